// The plain table: panels made from any view. The fallback for every game without drawings.

import './plain.css';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import { describe } from './describe';
import PlayerMat from './PlayerMat.svelte';
import SeatCard from './SeatCard.svelte';

const plain: GameModule = { Board, PlayerMat, SeatCard, describe, reads_content: true };
export default plain;
