// A phone has no room for a panel beside the board: the teacher speaks from a sheet.

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 720px');
