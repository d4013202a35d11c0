// On a phone parts of a table scroll, so keys must reach them.

import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 720px');

/** Is this the width of a phone? */
export const narrow = () => phone.current;

/** Attributes of a part that scrolls on a phone only. */
export const reach = () => (phone.current ? { tabindex: 0 } : {});
