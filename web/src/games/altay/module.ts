// Altay, drawn.

import './altay.css';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import { closing } from './closing';
import { describe } from './describe';
import { motion } from './motion';
import Hand from './Hand.svelte';
import icons from './icons-altay.svg?raw';
import motifs from './motifs.svg?raw';
import { take } from './printed';
import Picture from './Picture.svelte';
import PlayerMat from './PlayerMat.svelte';
import SeatCard from './SeatCard.svelte';
import Tracks from './Tracks.svelte';

/** A border is called by its regions. */
const called: GameModule['called'] = (scene, { kind, id }) =>
  kind === 'border'
    ? id
        .split(' - ')
        .map((region) => scene.term(`region-${region}`))
        .join(' – ')
    : null;

const altay: GameModule = {
  Board,
  PlayerMat,
  SeatCard,
  Tracks,
  Hand,
  Choice,
  describe,
  closing,
  motion,
  tracks_tab: 'tab-market',
  called,
  take,
  Picture,
  pictures: ['faction', 'starting card', 'market card', 'technology', 'wonder', 'conquest token', 'terrain'],
  sprite: icons + motifs,
};
export default altay;
