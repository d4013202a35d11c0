import type { Printed } from '../shelf';

// Without a drawing: the plain table shows it.
export default {
  id: 'pebbles',
  place: 5,
  toy: true,
  minutes: 1,
  weight: 1,
  icon: 'table',
  edge: '#3d4a4f',
  cover: '',
  first: 2,
  range: '2–4',
} satisfies Printed;
