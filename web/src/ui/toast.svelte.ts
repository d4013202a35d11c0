// Short notes at the foot of the page.

import { fault } from './faults';

interface Toast {
  id: number;
  text: string;
  more: string;
  bad: boolean;
}

export const toasts = $state<{ list: Toast[] }>({ list: [] });
let next = 1;

/** Shows a note for a few seconds. */
export function toast(text: string, { more = '', bad = false }: { more?: string; bad?: boolean } = {}) {
  const id = next++;
  toasts.list = [...toasts.list.slice(-2), { id, text, more, bad }];
  setTimeout(() => {
    toasts.list = toasts.list.filter((one) => one.id !== id);
  }, 5000);
}

/** Shows what went wrong. */
export function complain(problem: unknown) {
  toast(fault(problem), { bad: true });
}
