// Names of things that no catalogue knows, made readable.

/** `trading_post` as `Trading post`. */
export function inWords(id: string): string {
  const words = id.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
