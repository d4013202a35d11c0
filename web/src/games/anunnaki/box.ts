import type { Printed } from '../shelf';
import cover from './cover.svg?raw';

export default {
  id: 'anunnaki',
  place: 3,
  minutes: 90,
  weight: 3,
  icon: 'star8',
  edge: '#091538',
  cover,
  first: 3,
  range: '2–4',
} satisfies Printed;
