// Where things are on the screen, by the names that the table gives them.

export interface Point {
  x: number;
  y: number;
}

/** Is the middle of a thing in the window, and not cut away by a frame that scrolls? */
export function inSight(thing: Element): boolean {
  if (!thing.checkVisibility?.()) return false;
  const box = thing.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  // What a frame that scrolls or moves has cut away is not in sight.
  for (let up = thing.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const frame = up.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
  }
  return true;
}

function find(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

function middle(thing: Element | undefined): Point | null {
  if (!thing) return null;
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const quoted = (text: string) => `"${CSS.escape(text)}"`;

/** The middle of a thing of the board or of a mat, if it is in sight; a seat is also found in the order of play. */
export function placeOf(name: string): Point | null {
  const found = name.startsWith('seat:')
    ? find(`[data-seat=${quoted(name.slice(5))}]`)
    : find(`[data-target=${quoted(name)}]`);
  return middle(found.find(inSight));
}

/** The counter of a seat that shows a number, if it is in sight. */
export function counterOf(seat: number, key: string): Point | null {
  return middle(find(`[data-counter=${quoted(`${seat}:${key}`)}]`).find(inSight));
}

/** Asks a board that was enlarged to bring a thing into sight, or to go back to where it was. */
export function lookAt(name: string | null) {
  if (name === null) {
    for (const board of find('.pz')) board.dispatchEvent(new CustomEvent('look', { detail: null }));
    return;
  }
  const thing = find(`[data-target=${quoted(name)}]`).find((one) => one.closest('.pz'));
  if (thing && !inSight(thing)) thing.closest('.pz')?.dispatchEvent(new CustomEvent('look', { detail: middle(thing) }));
}
