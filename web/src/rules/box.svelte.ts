// Everything in the box of a game, fetched once it is wanted for pictures.

import { api } from '../api/client';
import type { ContentItem } from '../api/types';
import { Pieces } from './pieces.svelte';

export class Box {
  items = $state.raw<ContentItem[]>([]);
  readonly pieces: Pieces;

  constructor(readonly game: string) {
    this.pieces = new Pieces(game);
  }

  /** Loads drawings and list; called in an effect. Beside a table its own box stays in force: `standard` is false there. */
  open(standard = true) {
    this.pieces.draw(standard);
    api.content(this.game).then(
      (all) => (this.items = all),
      () => (this.items = []),
    );
  }
}
