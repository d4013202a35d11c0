// Pointing at and choosing things on the table, for the whole table at once.

import type { OptionLine } from '../api/types';

/** A table, or a part of one, whose things can be chosen. */
export interface Pickable {
  optionsAt: (kind: string, id: string) => readonly OptionLine[];
  pointed: OptionLine | null;
  readonly chosen: OptionLine | null;
  pick: (kind: string, id: string, at: { x: number; y: number }, touch: boolean) => unknown;
}

function thing(event: Event): { kind: string; id: string; element: Element } | null {
  const element = event.target instanceof Element ? event.target.closest('[data-target]') : null;
  const target = element?.getAttribute('data-target') ?? '';
  const cut = target.indexOf(':');
  return element && cut > 0 ? { kind: target.slice(0, cut), id: target.slice(cut + 1), element } : null;
}

/** An action for the element that holds the table. */
export function targets(node: HTMLElement, table: Pickable) {
  let touch = false;
  let dragged = false;
  let from = { x: 0, y: 0 };
  // A finger does not point: what its touch showed would move things away from under it before they are pressed.
  const isFinger = (event: Event) => (event instanceof PointerEvent ? event.pointerType === 'touch' : touch);
  const point = (event: Event) => {
    const at = thing(event);
    if (!at || isFinger(event)) return;
    const [first] = table.optionsAt(at.kind, at.id);
    table.pointed = first ?? table.chosen;
  };
  const leave = (event: PointerEvent) => {
    if (thing(event) && !isFinger(event)) table.pointed = table.chosen;
  };
  const down = (event: PointerEvent) => {
    touch = event.pointerType === 'touch';
    dragged = false;
    from = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > 8) dragged = event.buttons > 0 || dragged;
  };
  const pick = (at: NonNullable<ReturnType<typeof thing>>) => {
    const box = at.element.getBoundingClientRect();
    void table.pick(at.kind, at.id, { x: box.left + box.width / 2, y: box.top + box.height / 2 }, touch);
  };
  const click = (event: MouseEvent) => {
    const at = thing(event);
    if (at && !dragged) pick(at);
  };
  const key = (event: KeyboardEvent) => {
    touch = false;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const at = thing(event);
    if (!at || at.element.getAttribute('role') !== 'button' || at.element !== event.target) return;
    event.preventDefault();
    pick(at);
  };
  node.addEventListener('pointerover', point);
  node.addEventListener('pointerout', leave);
  node.addEventListener('focusin', point);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  return {
    update(next: Pickable) {
      table = next;
    },
    destroy() {
      node.removeEventListener('pointerover', point);
      node.removeEventListener('pointerout', leave);
      node.removeEventListener('focusin', point);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
}
