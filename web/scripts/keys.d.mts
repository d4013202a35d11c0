/** The English catalogues of the page in a folder of sources. */
export function english(source: string): string[];
/** The text that keys.ts should have. */
export function keysFile(catalogues: string[]): string;
