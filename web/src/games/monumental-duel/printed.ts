// What is printed on cards, policies, people, free cities and civilizations, and the numbers of the rules.

import type { Printed as Facts } from '../../api/types/monumental-duel';
import { Printed } from '../printed.svelte';

export const print = new Printed<Facts>();
export const take = (printed: unknown) => print.take(printed as Facts);
