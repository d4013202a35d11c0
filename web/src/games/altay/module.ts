// Altay, drawn.

import './altay.css';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { describe } from './describe';
import Hand from './Hand.svelte';
import icons from './icons-altay.svg?raw';
import motifs from './motifs.svg?raw';
import PlayerMat from './PlayerMat.svelte';
import SeatCard from './SeatCard.svelte';
import Tracks from './Tracks.svelte';

const altay: GameModule = { Board, PlayerMat, SeatCard, Tracks, Hand, Choice, describe, sprite: icons + motifs, reads_content: true };
export default altay;
