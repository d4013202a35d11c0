// Names of things that no catalogue knows, made readable.

/** `trading_post` as `Trading post`. */
export function inWords(id: string): string {
  const words = id
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence or a choice begins with a capital, whatever its words do inside others. */
export function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
