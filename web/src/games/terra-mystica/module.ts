// Terra Mystica, drawn.

import './terra-mystica.css';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { closing } from './closing';
import { lead } from './lead';
import { describe } from './describe';
import { motion } from './motion';
import { SPRITE } from './icons';
import { about } from './pieces';
import { take } from './printed';
import Picture from './Picture.svelte';
import PlayerMat from './PlayerMat.svelte';
import SeatCard from './SeatCard.svelte';
import Supply from './Supply.svelte';
import Tracks from './Tracks.svelte';

const terraMystica: GameModule = {
  Board,
  PlayerMat,
  SeatCard,
  Tracks,
  Supply,
  Choice,
  describe,
  lead,
  closing,
  motion,
  tracks_tab: 'tab-cults',
  about,
  take,
  Picture,
  pictures: [
    'faction',
    'scoring_tile',
    'bonus_tile',
    'favor_tile',
    'town_tile',
    'power_action',
    'structure',
    'cult',
    'terrain',
  ],
  sprite: SPRITE,
};
export default terraMystica;
