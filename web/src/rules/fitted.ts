// Letters as large as the room of a sheet allows: what stands in columns grows until it would need one more.

import type { Attachment } from 'svelte/attachments';

/** Sizes of letters, in points. */
const LARGEST = 11;
const LEAST = 7;
const BY = 0.2;
/** A sheet that has no size yet is measured again so many times, after so many milliseconds. */
const TIMES = 20;
const AGAIN = 250;

/** The largest size that fits; `null` where none does. */
export function largest(fits: (size: number) => boolean): number | null {
  for (let size = LARGEST; size >= LEAST; size -= BY) if (fits(size)) return Math.round(size * 10) / 10;
  return null;
}

/** Columns of a fixed height, fitted again whenever `what` stands in them changes. */
export const fitted =
  (what: () => unknown): Attachment<HTMLElement> =>
  (columns) => {
    void what();
    const sheet = columns.parentElement;
    let left = TIMES;
    let timer = 0;
    const fit = () => {
      clearTimeout(timer);
      sheet?.classList.add('measured');
      const size = largest((points) => {
        columns.style.fontSize = `${points}pt`;
        return columns.clientWidth > 0 && columns.scrollWidth <= columns.clientWidth + 2;
      });
      // Where nothing fits, the letters of the style sheet stay.
      columns.style.fontSize = size === null ? '' : `${size}pt`;
      sheet?.classList.remove('measured');
      left -= 1;
      if (size === null && left > 0) timer = window.setTimeout(fit, AGAIN);
    };
    // Faces of letters change the length of lines, and the sheet has its size only when its style is there.
    const watch = new ResizeObserver(fit);
    watch.observe(columns);
    for (const section of columns.children) watch.observe(section);
    // Drawings come after the words, and need room.
    const more = new MutationObserver(fit);
    more.observe(columns, { childList: true, subtree: true });
    document.fonts?.addEventListener('loadingdone', fit);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      more.disconnect();
      document.fonts?.removeEventListener('loadingdone', fit);
    };
  };
