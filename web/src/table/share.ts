// What did not change between two states stays the same object, so that only the rest is drawn again.

/** The fresh value, with every part of the old one that is equal; the old one itself when nothing changed. */
export function share<A>(old: unknown, fresh: A): A {
  return merge(old, fresh) as A;
}

function merge(old: unknown, fresh: unknown): unknown {
  if (old === fresh) return old;
  if (!isBranch(old) || !isBranch(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const names = Object.keys(fresh);
  let equal = names.length === Object.keys(old).length;
  for (const name of names) {
    const part = merge(old[name], fresh[name]);
    // A state is read from an answer and belongs to nobody else yet.
    fresh[name] = part;
    if (part !== old[name] || !(name in old)) equal = false;
  }
  return equal ? old : fresh;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
