// Monumental Duel, drawn.

import './cards.css';
import './monumental-duel.css';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { closing } from './closing';
import { describe } from './describe';
import icons from './icons-monumental.svg?raw';
import PlayerMat from './PlayerMat.svelte';
import SeatCard from './SeatCard.svelte';
import Supply from './Supply.svelte';
import vignettes from './vignettes.svg?raw';

/** A token of a province is called by its type. */
const called: GameModule['called'] = (scene, { kind, id }) =>
  kind === 'type_token' ? scene.term(id.replace('type_token_', 'type-')) : null;

const monumental: GameModule = {
  Board,
  PlayerMat,
  SeatCard,
  Supply,
  Choice,
  describe,
  closing,
  called,
  sprite: icons + vignettes,
};
export default monumental;
