// Addresses to give to others.

import type { TableState } from '../api/types';

/** A moment of a table, with the word that opens the door where one is needed. */
export function momentLink({ table, invite }: TableState, step: number, more: Record<string, string> = {}): string {
  const door: Record<string, string> = invite !== null && table.visibility === 'link' ? { invite } : {};
  return `${location.origin}/replay/${table.id}?${new URLSearchParams({ at: String(step), ...more, ...door })}`;
}
