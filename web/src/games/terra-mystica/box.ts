import type { Printed } from '../shelf';
import cover from './cover.svg?raw';

export default {
  id: 'terra-mystica',
  place: 1,
  minutes: 90,
  weight: 4,
  icon: 't-mountains',
  edge: '#0e322e',
  cover,
  first: 3,
  range: '2–5',
} satisfies Printed;
