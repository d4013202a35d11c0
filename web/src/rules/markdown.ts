// Just enough Markdown for our own rule texts: headings, paragraphs, lists, tables, stress, code, and pictures of pieces:
// `![](pieces:favor_tile)` shows all of a kind, `![](pieces:wonder/petra;policy/calendar)` some.

export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  /** Another part of the text, by its address. */
  | { kind: 'rule'; text: string; to: string };
export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  /** Drawings of pieces by their kinds; all of a kind, or those that are named. */
  | { kind: 'pieces'; of: { kind: string; only: string[] }[] };

/** Stress and code inside a line; links keep their words. */
export function inline(source: string): Inline[] {
  const text = source.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const parts: Inline[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|`[^`]+`|(?<![\w*])[*_][^*_]+[*_](?![\w*]))/)) {
    if (!piece) continue;
    if (piece.startsWith('**')) parts.push({ kind: 'strong', text: piece.slice(2, -2) });
    else if (piece.startsWith('`')) parts.push({ kind: 'code', text: piece.slice(1, -1) });
    else if (/^[*_].+[*_]$/.test(piece)) parts.push({ kind: 'em', text: piece.slice(1, -1) });
    else parts.push({ kind: 'text', text: piece });
  }
  return parts;
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

/** The blocks of a text. */
export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.replaceAll('\r', '').split('\n');
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim() || /^(---+|```.*)$/.test(line)) {
      if (line.startsWith('```')) for (at += 1; at < lines.length && !lines[at]?.startsWith('```'); at += 1);
      at += 1;
    } else if (heading) {
      const words = heading[2] ?? '';
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: inline(words), id: anchor(words) });
      at += 1;
    } else if (/^!\[[^\]]*\]\(pieces:[^)]+\)$/.test(line.trim())) {
      const of = (/\(pieces:([^)]+)\)/.exec(line)?.[1] ?? '').split(';').map((part) => {
        const [kind = '', only = ''] = part.split('/');
        return { kind: kind.replaceAll('+', ' '), only: only.split(',').filter(Boolean) };
      });
      blocks.push({ kind: 'pieces', of });
      at += 1;
    } else if (line.trimStart().startsWith('|')) {
      const table: string[] = [];
      for (; lines[at]?.trimStart().startsWith('|'); at += 1) table.push(lines[at] ?? '');
      const [head = '', ...rest] = table.filter((row) => !/^[\s|:-]+$/.test(row));
      blocks.push({ kind: 'table', head: cells(head), rows: rest.map(cells) });
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const ordered = /^\s*\d/.test(line);
      const items: string[] = [];
      for (; at < lines.length; at += 1) {
        const item = /^\s*([-*]|\d+\.)\s+(.*)$/.exec(lines[at] ?? '');
        if (item) items.push(item[2] ?? '');
        else if (lines[at]?.trim() && /^\s+/.test(lines[at] ?? '') && items.length)
          items[items.length - 1] += ` ${lines[at]?.trim()}`;
        else break;
      }
      blocks.push({ kind: 'list', ordered, items: items.map(inline) });
    } else {
      const words: string[] = [];
      for (; lines[at]?.trim() && !/^(#|\||!\[|\s*([-*]|\d+\.)\s)/.test(lines[at] ?? ''); at += 1)
        words.push(lines[at]?.trim() ?? '');
      blocks.push({ kind: 'paragraph', text: inline(words.join(' ')) });
    }
  }
  return blocks;
}

const NUMBER = /^(\d+(\.\d+)*( R\d+)?|R\d+)(?![\p{L}\d])/u;

/**
 * A heading and the number of its rule, by which refusals and other parts of the text name it. Not every rule of the
 * exact text is told to players, so numbers leave gaps: they are addresses, and people are shown names.
 */
export function numbered(heading: string): { name: string; number: string } {
  const number = NUMBER.exec(heading)?.[0] ?? '';
  return { name: heading.slice(number.length).trim(), number };
}

/** The address of a heading: the number of its rule if it has one, such as `4.1.2`, `R9` or `8 R1`. */
export function anchor(heading: string): string {
  const number = NUMBER.exec(heading);
  return number
    ? `rule-${number[0].replace(' ', '-')}`
    : heading
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, '-')
        .replace(/^-|-$/g, '');
}

export const plain = (parts: Inline[]) => parts.map((part) => part.text).join('');

export interface Section {
  title: string;
  level: number;
  id: string;
  blocks: Block[];
  /** All words in lower case, to search in. */
  words: string;
}

/** The text cut at its headings. */
export function sections(source: string): Section[] {
  const all: Section[] = [];
  for (const block of parse(source)) {
    if (block.kind === 'heading')
      all.push({
        title: plain(block.text),
        level: block.level,
        id: block.id,
        blocks: [],
        words: plain(block.text).toLowerCase(),
      });
    else {
      const last = all.at(-1) ?? { title: '', level: 1, id: 'start', blocks: [], words: '' };
      if (!all.length) all.push(last);
      last.blocks.push(block);
      const words =
        block.kind === 'paragraph'
          ? plain(block.text)
          : block.kind === 'list'
            ? block.items.map(plain).join(' ')
            : block.kind === 'table'
              ? [block.head, ...block.rows].flat().map(plain).join(' ')
              : '';
      last.words += ` ${words.toLowerCase()}`;
    }
  }
  const names = new Map(all.map(({ id, title }) => [id, numbered(title).name]));
  for (const section of all) section.blocks = section.blocks.map((block) => linked(block, names));
  return all;
}

/** A block in which parts of the text are called by their names instead of their numbers. */
function linked(block: Block, names: ReadonlyMap<string, string>): Block {
  const lines = (parts: Inline[]) => parts.flatMap((part) => (part.kind === 'text' ? links(part.text, names) : [part]));
  if (block.kind === 'paragraph') return { ...block, text: lines(block.text) };
  if (block.kind === 'list') return { ...block, items: block.items.map(lines) };
  if (block.kind === 'table')
    return { ...block, head: block.head.map(lines), rows: block.rows.map((row) => row.map(lines)) };
  return block;
}

/**
 * Numbers of rules inside a sentence. A chapter has a bare number, which names it in brackets or after “see”; “×5 (11)”
 * counts something.
 */
const NAMED =
  /(?<![\p{L}\d.,])(\d+ R\d+|R\d+|\d+(?:\.\d+)+|(?<=(?<!×\d )\(|see |см\. |vedi )\d{1,2}(?=[).,;]))(?![\p{L}\d])/u;

function links(text: string, names: ReadonlyMap<string, string>): Inline[] {
  let chapter = '';
  return text.split(NAMED).flatMap((part, i): Inline[] => {
    if (i % 2 === 0) return part ? [{ kind: 'text', text: part }] : [];
    chapter = /^\d+(?= R)/.exec(part)?.[0] ?? chapter;
    // “8 R19, R40” names two cases of one chapter.
    const to = [anchor(part), anchor(`${chapter} ${part}`)].find((id) => names.has(id));
    return [to ? { kind: 'rule', text: names.get(to) ?? part, to } : { kind: 'text', text: part }];
  });
}

/** The words that are searched for. */
export const wordsOf = (search: string): string[] => search.trim().toLowerCase().split(/\s+/).filter(Boolean);

/** How well a section fits: words of its heading count most, then how often the words are said for its length. */
function worth(section: Section, wanted: readonly string[]): number {
  const title = section.title.toLowerCase();
  const times = (word: string) => section.words.split(word).length - 1;
  return wanted.reduce(
    (sum, word) => sum + (title.includes(word) ? 100 : 0) + (100 * times(word)) / (20 + section.words.length / 6),
    0,
  );
}

/** The text cut into what is searched for and the rest. */
export function marked(text: string, wanted: readonly string[]): { text: string; found: boolean }[] {
  const words = wanted.filter((word) => word.length > 1).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return [{ text, found: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .flatMap((part, i) => (part ? [{ text: part, found: i % 2 === 1 }] : []));
}

/** The sections that have every word, the best first; the number of a rule finds that rule and what stands under it. */
export function find(all: Section[], search: string): Section[] {
  const wanted = wordsOf(search);
  const id = anchor(search.trim().toUpperCase());
  const rule = id.startsWith('rule-')
    ? all.filter((section) => section.id === id || section.id.startsWith(`${id}.`) || section.id.startsWith(`${id}-`))
    : [];
  if (rule.length > 0) return rule;
  const found = all.filter((section) => wanted.every((word) => section.words.includes(word)));
  return wanted.length ? found.sort((a, b) => worth(b, wanted) - worth(a, wanted)) : found;
}
