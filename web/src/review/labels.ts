// Labels that keep their distance from each other and stay as near as they can to what they name.

/**
 * Places for labels, in the order given: at least `gap` apart, inside `low` to `high` as long as there is room, and
 * together as near to the wished places as can be.
 */
export function apart(wished: readonly number[], gap: number, low = -Infinity, high = Infinity): number[] {
  const order = wished.map((_, i) => i).sort((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0) || a - b);
  // With the gaps taken out, labels that would touch are labels out of order: neighbours join and share their mean.
  const blocks: { sum: number; size: number }[] = [];
  order.forEach((index, rank) => {
    blocks.push({ sum: (wished[index] ?? 0) - rank * gap, size: 1 });
    for (;;) {
      const [before, last] = [blocks.at(-2), blocks.at(-1)];
      if (!before || !last || before.sum / before.size < last.sum / last.size) break;
      blocks.splice(-2, 2, { sum: before.sum + last.sum, size: before.size + last.size });
    }
  });
  const most = Math.max(low, high - (wished.length - 1) * gap);
  const flat = blocks.flatMap(({ sum, size }) => {
    const mean = Math.min(most, Math.max(low, sum / size));
    return Array.from({ length: size }, () => mean);
  });
  const placed = new Array<number>(wished.length).fill(0);
  order.forEach((index, rank) => (placed[index] = (flat[rank] ?? 0) + rank * gap));
  return placed;
}

/** Something to write beside a place: the first of the list matter most. */
export interface Note {
  at: number;
  wide: number;
}

/** The notes that can be written without touching one written before. */
export function fitting<N extends Note>(notes: readonly N[], room: number, gap = 6): N[] {
  const written: N[] = [];
  for (const note of notes) {
    const free = written.every(
      (other) => note.at >= other.at + other.wide + gap || other.at >= note.at + note.wide + gap,
    );
    if (free && note.at >= 0 && note.at + note.wide <= room) written.push(note);
  }
  return written;
}
