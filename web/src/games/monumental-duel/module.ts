// Monumental Duel, drawn.

import './cards.css';
import './monumental-duel.css';
import { t } from '../../text/locale.svelte';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { closing } from './closing';
import { describe } from './describe';
import { motion } from './motion';
import { KINDS } from './faces';
import icons from './icons-monumental.svg?raw';
import Piece from './Piece.svelte';
import { take } from './printed';
import Picture from './Picture.svelte';
import PlayerMat from './PlayerMat.svelte';
import SeatCard from './SeatCard.svelte';
import Supply from './Supply.svelte';
import vignettes from './vignettes.svg?raw';

/** A token of a province is called by its type. */
const called: GameModule['called'] = (scene, { kind, id }) =>
  kind === 'type_token' ? scene.term(id.replace('type_token_', 'type-')) : null;

/** A place of a city: its row and column. */
const where: GameModule['where'] = ({ targets }) => {
  const place = targets.find(({ kind }) => kind === 'place')?.id.split(':')[1];
  const at = Number(place);
  return place === undefined || Number.isNaN(at)
    ? null
    : t('mono-cross', { row: Math.floor(at / 3) + 1, column: (at % 3) + 1 });
};

const monumental: GameModule = {
  Board,
  PlayerMat,
  SeatCard,
  Supply,
  Choice,
  describe,
  closing,
  motion,
  where,
  tracks_tab: 'tab-score',
  mat_with_board: true,
  called,
  take,
  Picture,
  pictures: [...KINDS, 'civilization'],
  Piece,
  pieces: KINDS,
  sprite: icons + vignettes,
};
export default monumental;
