// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { locale } from '../text/locale.svelte';
import { called, whom } from './names';
import { percent, points, seatDigits, signed, within } from './numbers';

describe('numbers', () => {
  it('have a true minus, a plus, and none of both for nothing', () => {
    expect([-3.44, 1.25, 0.04, -0.04, 0].map((n) => signed(n))).toEqual(['−3.4', '+1.3', '0.0', '0.0', '0.0']);
    expect(signed(0.19, 2)).toBe('+0.19');
    expect(within(0.58).replace(/\s/g, ' ')).toBe('± 0.6');
    expect(percent(0.367)).toBe('37%');
    expect(points(135.6, 0)).toBe('136');
  });

  it('are written as the language does', async () => {
    await locale.use('ru');
    expect(signed(-3.4)).toBe('−3,4');
    await locale.use('en');
    expect(signed(-3.4)).toBe('−3.4');
  });

  it('of seats are whole where they come to a hundred', () => {
    expect([seatDigits([36, 35, 10]), seatDigits([135, 62])]).toEqual([1, 0]);
  });
});

it('people are called by name; bots, and those of one name, by what they play', () => {
  const person = ['Ada', 'Marek', 'bot novice', 'bot novice', 'Bot, adept'];
  const scene = {
    seats: person.map((name, seat) => ({
      seat,
      occupant: seat < 4 ? { kind: 'person' as const, user: '', name } : { kind: 'bot' as const, level: 'adept' },
      stand_in: null,
      resigned: false,
      present: false,
    })),
    name: (seat: number) => `people ${seat}`,
    person: (seat: number) => person[seat] ?? '',
  } as unknown as Parameters<typeof called>[0];
  expect(person.map((_, seat) => called(scene, seat))).toEqual(['Ada', 'Marek', 'people 2', 'people 3', 'people 4']);
  expect(whom(scene, 0, 0)).toEqual({ who: 'you', name: 'Ada' });
  expect(whom(scene, 0, null)).toEqual({ who: 'other', name: 'Ada' });
});
