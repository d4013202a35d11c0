// Short words that are drawn as signs: in Terra Mystica `2 C` is a 2 and a coin.

export interface SignLook {
  icon: string;
  tint?: string;
}

export type Piece = string | { n: string; look: SignLook; word: string };

/** The signs of the game on the table. */
let known = $state.raw<Record<string, SignLook>>({});

/** The table of another game brings other signs. */
export function useSigns(of: Record<string, SignLook> = {}) {
  known = of;
}

/** Cuts a sentence at its signs. */
export function cut(text: string): Piece[] {
  const words = Object.keys(known);
  if (!words.length) return [text];
  const pattern = new RegExp(`(\\d+) (${words.sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`, 'gu');
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, n = '', word = ''] = match;
    const look = known[word];
    if (!look) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ n, look, word });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
