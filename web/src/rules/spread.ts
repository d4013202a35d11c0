// Where the blocks of a section stand on an open book.

import type { Block } from './markdown';

export interface Laid {
  /** Sentences and lists. */
  words: Block[];
  /** What fits on the page beside them. */
  beside: Block[];
  /** What wants the width of both pages. */
  below: Block[];
}

/** A table of so many rows is longer than the words beside it. */
const LONG = 9;

export function laid(blocks: readonly Block[]): Laid {
  const isWords = (block: Block) => block.kind === 'paragraph' || block.kind === 'list';
  const words = blocks.filter(isWords);
  const plates = blocks.filter((block) => !isWords(block));
  const small = (block: Block) => block.kind === 'table' && block.rows.length < LONG;
  const beside = words.length ? plates.filter(small) : [];
  return { words, beside, below: plates.filter((block) => !beside.includes(block)) };
}
