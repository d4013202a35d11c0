import { describe, expect, it } from 'vitest';
import { area, type Drawn, layout, path, roundNumbers, stretches, tagPlaces } from './plot';
import { LABEL, onPaper } from './onboard';
import { bands } from './scale';

const rounds = bands(
  Array.from({ length: 16 }, (_, i) => ({ round: i + 1, from: i * 60 })),
  0,
  960,
);
const drawn: Drawn = {
  lines: [0, 1, 2, 3].map((seat) => ({
    seat,
    colour: 'lake',
    name: 'Smallfolk',
    end: '36',
    points: [
      [0, 24],
      [500, 30 + seat],
      [960, 35 + seat / 2],
    ],
  })),
  followed: 1,
  band: [
    [0, 18, 31],
    [960, 35.5, 35.5],
  ],
  decisions: [{ step: 560, by: 3.4, perhaps: false, tip: '' }],
  draws: [{ step: 570, by: -1.9, perhaps: false, tip: '' }],
  tags: [
    { n: 1, step: 560 },
    { n: 2, step: 562 },
    { n: 3, step: 959 },
  ],
  rounds,
  start: 0,
  steps: 960,
  span: null,
};
const papers = [
  { wide: 1032, high: 219, narrow: false },
  { wide: 350, high: 190, narrow: true },
];

describe.each(papers)('the graph on paper of $wide by $high', (paper) => {
  const on = layout(drawn, paper);

  it('puts lines, decisions, draws and the rail under each other', () => {
    expect(on.top).toBeLessThan(on.base);
    expect(on.base).toBeLessThan(on.zeroDecisions);
    expect(on.zeroDecisions + 3.4 * on.point).toBeLessThanOrEqual(on.floor + 1e-9);
    expect(on.floor).toBeLessThan((on.zeroDraws ?? 0) - 1);
    expect((on.zeroDraws ?? 0) + 1.9 * on.point).toBeLessThan(on.rail);
    expect(on.rail).toBeLessThan(paper.high);
  });

  it('keeps end labels and tags apart, and tags below the numbers of the rounds', () => {
    const ends = [...on.ends].sort((a, b) => a - b);
    for (let i = 1; i < ends.length; i += 1)
      expect((ends[i] ?? 0) - (ends[i - 1] ?? 0)).toBeGreaterThanOrEqual(15 - 1e-9);
    const tags = tagPlaces(drawn, on);
    expect((tags[1]?.x ?? 0) - (tags[0]?.x ?? 0)).toBeGreaterThanOrEqual(22 - 1e-9);
    for (const tag of tags) {
      expect(tag.y - 8).toBeGreaterThan(14);
      expect(tag.x + 8).toBeLessThanOrEqual(on.right);
    }
  });

  it('draws what the second look has reached apart from the rest', () => {
    const points = drawn.lines[0]?.points ?? [];
    expect(path(points, on, 0, 500).split(' ')).toHaveLength(2);
    expect(path(points, on, 500, 960).split(' ')).toHaveLength(2);
    // The band closes to a point at the end.
    const last = area(drawn.band, on, 0, 960).split(' ');
    expect(last[1]).toBe(last[2]);
  });

  it('shows as many numbers of rounds as fit, the one of now among them', () => {
    const shown = roundNumbers(rounds, 470, on.x, paper.narrow ? 26 : 18);
    expect(shown.map(({ round }) => round)).toContain(8);
    expect(shown.length).toBe(paper.narrow ? shown.length : 16);
  });
});

it('a game without luck has no lane for it, and more room for decisions', () => {
  const paper = papers[0] ?? { wide: 1, high: 1, narrow: false };
  const plain = layout({ ...drawn, draws: null }, paper);
  expect(plain.zeroDraws).toBeNull();
  expect(plain.base).toBeGreaterThan(layout(drawn, paper).base);
});

describe('the looks', () => {
  it('are drawn apart, each only where there is something of it', () => {
    const game = { start: 0, steps: 960 };
    expect(stretches(game, 400)).toEqual([
      { soft: false, from: 0, to: 400 },
      { soft: true, from: 400, to: 960 },
    ]);
    // Between the first look and the first piece of the second nothing is known twice.
    expect(stretches(game, 0)).toEqual([{ soft: true, from: 0, to: 960 }]);
    expect(stretches({ start: 25, steps: 960 }, 0)).toEqual([{ soft: true, from: 25, to: 960 }]);
    expect(stretches(game, 960)).toEqual([{ soft: false, from: 0, to: 960 }]);
  });
});

describe('labels on the board', () => {
  const paper = { wide: 752, high: 520 };
  const box = (x: number, y: number) => ({ x, y, w: 60, h: 60 });
  const lies = (spot: { x: number; y: number }) => ({ ...spot, ...LABEL });
  const meets = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

  it('lie on the board, not on each other and not on what they name', () => {
    for (const [px, py, bx, by] of [
      [10, 10, 680, 450],
      [300, 200, 380, 210],
      [690, 0, 690, 60],
      [0, 460, 40, 400],
    ] as const) {
      const [played, better] = [box(px, py), box(bx, by)];
      const { was, best } = onPaper([played], [better], paper);
      for (const label of [was, best]) {
        expect(label.x).toBeGreaterThanOrEqual(0);
        expect(label.y).toBeGreaterThanOrEqual(0);
        expect(label.x + LABEL.w).toBeLessThanOrEqual(paper.wide);
        expect(label.y + LABEL.h).toBeLessThanOrEqual(paper.high);
      }
      expect(meets(lies(was), lies(best))).toBe(false);
      expect(meets(lies(was), better) || meets(lies(best), better) || meets(lies(was), played)).toBe(false);
    }
  });

  it('have a corner where their thing does not lie on the board', () => {
    const { was, best } = onPaper([], [], paper);
    expect(meets(lies(was), lies(best))).toBe(false);
    expect([was.stem, best.stem, was.rings.length]).toEqual([null, null, 0]);
  });
});
