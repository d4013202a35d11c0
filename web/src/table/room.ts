/** A part of the room; a phone shows one at a time. */
export type Tab = 'me' | 'others' | 'board' | 'log';
