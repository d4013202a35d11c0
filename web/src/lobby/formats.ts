// Which format a file is written in.

/** The format that a text shows by itself; `null` when it shows none. */
export function formatOf(text: string): string | null {
  if (/^\s*ziggurat record \d/.test(text)) return 'ziggurat';
  // A row of a ledger: faction, points, coins and the rest, parted by tabs.
  return /^[a-z]+\t.*\b\d+ VP\t/m.test(text) ? 'snellman' : null;
}
