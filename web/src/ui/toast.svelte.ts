// Short notes at the foot of the page.

import { fault } from './faults';

/** Where a note leads: an address, and what a plain click does instead of going there. */
interface Link {
  text: string;
  href: string;
  go: () => void;
}
interface Toast {
  id: number;
  text: string;
  link: Link | null;
  bad: boolean;
}

export const toasts = $state<{ list: Toast[] }>({ list: [] });
let next = 1;

export function dismiss(id: number) {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** Shows a note for a few seconds; longer when there is something to click. */
export function toast(text: string, { link = null, bad = false }: { link?: Link | null; bad?: boolean } = {}) {
  const id = next++;
  toasts.list = [...toasts.list.slice(-2), { id, text, link, bad }];
  setTimeout(() => dismiss(id), link ? 12_000 : 5000);
}

/** Shows what went wrong. */
export function complain(problem: unknown) {
  toast(fault(problem), { bad: true });
}
