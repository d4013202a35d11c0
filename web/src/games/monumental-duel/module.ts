// Monumental Duel, drawn.

import './cards.css';
import './monumental-duel.css';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { describe } from './describe';
import icons from './icons-monumental.svg?raw';
import PlayerMat from './PlayerMat.svelte';
import SeatCard from './SeatCard.svelte';
import Supply from './Supply.svelte';
import vignettes from './vignettes.svg?raw';

const monumental: GameModule = { Board, PlayerMat, SeatCard, Supply, Choice, describe, sprite: icons + vignettes };
export default monumental;
