// What is printed on cards, achievements, tokens and the map.

import type { Printed as Facts } from '../../api/types/altay';
import { Printed } from '../printed.svelte';

export const print = new Printed<Facts>();
export const take = (printed: unknown) => print.take(printed as Facts);
