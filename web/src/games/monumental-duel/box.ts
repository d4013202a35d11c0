import type { Printed } from '../shelf';
import cover from './cover.svg?raw';

export default {
  id: 'monumental-duel',
  place: 4,
  minutes: 45,
  weight: 3,
  icon: 'column',
  edge: '#5d1b12',
  cover,
  first: 2,
  range: '2',
} satisfies Printed;
