// The keyboard: what it does at a live table, and the list of all keys for people to read.

import { isForTable } from '../app/keys';
import { waiting } from '../app/waiting.svelte';
import type { Key } from '../text/keys';
import type { LiveTable } from './live.svelte';

/** Keys that do the same, and what that is. */
interface KeyLine {
  keys: readonly string[];
  text: Key;
}

export const TABLE_KEYS: readonly KeyLine[] = [
  { keys: ['1', '…', '9', 'A', '…', 'Z'], text: 'keys-choose' },
  { keys: ['↵'], text: 'keys-enter' },
  { keys: ['Esc'], text: 'keys-back' },
  { keys: ['U'], text: 'keys-undo' },
  { keys: ['Shift+U'], text: 'keys-redo' },
  { keys: ['H'], text: 'keys-hint' },
  { keys: ['N'], text: 'next-table' },
  { keys: ['Esc'], text: 'keys-skip' },
  { keys: ['Shift+A'], text: 'keys-again' },
  { keys: ['Tab'], text: 'keys-tab' },
  { keys: ['F2'], text: 'text-view' },
  { keys: ['?'], text: 'keys-list' },
];

/** Signs belong to the teacher of a guided game; letters and digits are those of options. */
export const GUIDE_KEYS: readonly KeyLine[] = [
  { keys: ['/'], text: 'keys-why' },
  { keys: [','], text: 'keys-slower' },
  { keys: [';'], text: 'keys-later' },
  { keys: ['.'], text: 'keys-know' },
  { keys: ['↵'], text: 'keys-go-on' },
  { keys: ['U'], text: 'keys-try-again' },
];

export const REPLAY_KEYS: readonly KeyLine[] = [
  { keys: ['←', '→'], text: 'keys-step' },
  { keys: ['Shift+←', 'Shift+→', ',', '.'], text: 'keys-turn' },
  { keys: ['PageUp', 'PageDown', '[', ']'], text: 'keys-round' },
  { keys: ['Home', 'End'], text: 'keys-ends' },
  { keys: ['Space'], text: 'keys-play' },
  { keys: ['?'], text: 'keys-list' },
];

export const REVIEW_KEYS: readonly KeyLine[] = [
  { keys: ['1', '2', '3'], text: 'keys-costly' },
  { keys: ['N', 'Shift+N'], text: 'keys-mistake' },
  { keys: ['B'], text: 'keys-on-board' },
  ...REPLAY_KEYS,
];

export const THINK_KEYS: readonly KeyLine[] = [
  { keys: ['1', '…', '9', 'A', '…', 'Z'], text: 'keys-choose' },
  { keys: ['↵'], text: 'keys-enter' },
  { keys: ['Esc'], text: 'keys-back' },
  { keys: ['←', 'U'], text: 'keys-think-back' },
  { keys: ['→', 'Shift+U'], text: 'keys-think-on' },
  { keys: ['↑', '↓'], text: 'keys-think-lines' },
  { keys: ['Home'], text: 'think-to-start' },
  { keys: [',', '.'], text: 'keys-think-deals' },
  { keys: ['?'], text: 'keys-list' },
];

/** Acts on a key; tells whether it meant something. */
export function onKey(table: LiveTable, event: KeyboardEvent): boolean {
  if (!isForTable(event)) return false;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  // A key of an option ends what is being shown, and is not lost.
  if (table.follow.busy && key !== 'Escape' && !event.shiftKey && /^([0-9A-Z]|Enter)$/.test(key)) table.follow.skip();
  if (key === 'Escape' && table.follow.busy) table.follow.skip();
  else if (key === 'A' && event.shiftKey) table.follow.again();
  else if (key === 'U') void (event.shiftKey ? table.redo() : table.undo());
  else if (key === 'H') void table.hint();
  else if (key === 'N') return waiting.go();
  else if (key === 'Escape') back(table);
  else if (key === 'Enter') return enter(table, event);
  else return letter(table, key);
  return true;
}

/** Is something in focus that answers to Enter itself? */
const inFocus = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('button, a, summary, [data-target][role="button"]') !== null;

/** Acts on a key of the guided game; tells whether it meant something. */
export function teach(table: LiveTable, event: KeyboardEvent): boolean {
  const { teacher } = table;
  if (!teacher) return false;
  if (event.key === '/') teacher.why();
  else if (event.key === ';') void teacher.skip();
  else if (event.key === ',') teacher.slower();
  else if (event.key === '.') void teacher.know();
  // A chosen option and a turn to confirm come first: the bar shows their key as well.
  else if (event.key === 'Enter' && teacher.waits && !table.chosen && !table.held && !inFocus(event))
    void teacher.goOn();
  else if (event.key.toUpperCase() === 'U' && !event.shiftKey && teacher.comment && table.state?.can_undo)
    void teacher.tryAgain();
  else return false;
  return true;
}

function back(table: LiveTable) {
  if (table.choice) table.choice = null;
  else if (table.chosen) table.chosen = null;
  else table.open = null;
  table.pointed = null;
}

function enter(table: LiveTable, event: KeyboardEvent): boolean {
  if (inFocus(event)) return false;
  if (table.chosen) void table.step(table.chosen);
  else if (table.held) void table.confirm();
  else {
    // The primary button says what comes next, and warns of waste.
    const next = document.querySelector<HTMLElement>('.actionbar .go[data-closing]');
    next?.click();
    return next !== null;
  }
  return true;
}

function letter(table: LiveTable, key: string): boolean {
  const row = table.choice
    ? table.choice.options.map((option, i) => ({ option, key: `${i + 1}` }))
    : table.arranged.row;
  const keyed = row.find((one) => one.key === key);
  if (keyed) {
    if (table.chosen === keyed.option) void table.step(keyed.option);
    else table.chosen = table.pointed = keyed.option;
    return true;
  }
  const group = table.arranged.groups.find((one) => one.key === key);
  if (!group) return false;
  const [only] = group.options;
  if (group.options.length === 1 && only) {
    if (table.chosen === only) void table.step(only);
    else table.chosen = table.pointed = only;
  } else {
    table.open = table.open === group.group.id ? null : group.group.id;
    table.chosen = table.pointed = null;
  }
  return true;
}
