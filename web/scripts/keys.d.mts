/** The text that keys.ts should have. */
export function keysFile(fluent: string): string;
