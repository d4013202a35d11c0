/** Is a key meant for the page: not for a field, for the browser or for a window above? */
export function isForTable(event: KeyboardEvent): boolean {
  const typing =
    event.target instanceof HTMLElement &&
    event.target.matches('input:not([type=range]), textarea, select, [contenteditable]');
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector('dialog[open]');
}
