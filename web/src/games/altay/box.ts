import type { Printed } from '../shelf';
import cover from './cover.svg?raw';

export default {
  id: 'altay',
  place: 2,
  minutes: 60,
  weight: 2,
  icon: 'camp',
  edge: '#8a5a1c',
  cover,
  first: 3,
  range: '2–4',
} satisfies Printed;
