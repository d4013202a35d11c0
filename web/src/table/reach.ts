// On a phone parts of a table scroll, so keys must reach them.

import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('max-width: 720px');

/** Attributes of a part that scrolls on a phone only. */
export const reach = () => (narrow.current ? { tabindex: 0 } : {});
