// While a page of a game is open, the words of its rules open their meaning in every text.

import { untrack } from 'svelte';
import { locale } from '../text/locale.svelte';
import { useTerms } from '../ui/terms.svelte';
import { readTerms } from './terms';

/** To be called by the component that is the page. */
export function glossary(game: () => string | null | undefined) {
  $effect(() => {
    void locale.language;
    const id = game();
    if (!id) return undefined;
    let here = true;
    untrack(() => void readTerms(id, () => here));
    return () => {
      here = false;
      useTerms(id, null);
    };
  });
}
