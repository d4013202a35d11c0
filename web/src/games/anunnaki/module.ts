// Anunnaki, drawn.

import './anunnaki.css';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { closing } from './closing';
import { describe } from './describe';
import { motion } from './motion';
import icons from './icons-anunnaki.svg?raw';
import { about, called } from './pieces';
import { take } from './printed';
import Piece from './Piece.svelte';
import Picture from './Picture.svelte';
import PlayerMat from './PlayerMat.svelte';
import SeatCard from './SeatCard.svelte';
import Tracks from './Tracks.svelte';

const anunnaki: GameModule = {
  Board,
  PlayerMat,
  SeatCard,
  Tracks,
  Choice,
  describe,
  closing,
  motion,
  about,
  called,
  take,
  Picture,
  pictures: [
    'house',
    'major god',
    'minor god',
    'weapon',
    'trade agreement',
    'action token',
    'culture token',
    'ancient civilization',
    'goal tile',
    'artifact',
    'pandora token',
  ],
  Piece,
  pieces: ['minor god', 'major god', 'weapon', 'trade agreement'],
  sprite: icons,
  board_tab: 'anunnaki-worlds',
};
export default anunnaki;
