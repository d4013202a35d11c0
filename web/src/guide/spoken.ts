// Where the things that a lesson speaks of are drawn: `part:NAME` is a part of the table, `number:KEY` an own counter, and
// everything else a thing by the name that options have for it.

/** All drawings of a thing; those of the own mat come first. */
export function spoken(thing: string, seat: number): Element[] {
  const [kind, name] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  const what =
    kind === 'part'
      ? `[data-part="${CSS.escape(name)}"]`
      : kind === 'number'
        ? `[data-counter="${CSS.escape(`${seat}:${name}`)}"]`
        : `[data-target="${CSS.escape(thing)}"]`;
  const own = (one: Element) => (one.closest('.mat.me') ? 0 : 1);
  return [...document.querySelectorAll(`.tableroom .table ${what}`)].sort((a, b) => own(a) - own(b));
}
