// Results of many as bars of equal width.

export interface Bin {
  from: number;
  /** The last value in it. */
  to: number;
  count: number;
}

/** At most so many bars over the whole numbers from the least to the greatest result. */
export function bins(field: readonly number[], most: number): Bin[] {
  if (!field.length) return [];
  const low = Math.min(...field);
  const high = Math.max(...field);
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  const all = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, n): Bin => {
    const from = low + n * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const value of field) {
    const bin = all[Math.floor((value - low) / width)];
    if (bin) bin.count += 1;
  }
  return all;
}

/** The result that half of them did not reach or just reached. */
export function middle(sorted: readonly number[]): number | null {
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
