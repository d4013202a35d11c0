// The middle of a thing is where people press. Every kind of thing that may be chosen, in every game, by mouse and by finger.

import type { Page } from '@playwright/test';
import { GAMES } from './games';
import { awaitTurn, dice, duel, expect, play, test } from './table';

/** So many questions are looked at in each game. */
const QUESTIONS = 26;

/** A thing that may be chosen, and what lies in its middle. */
interface Middle {
  target: string;
  /** What kind of thing it is, and what would be done with it: `hex build`. */
  kind: string;
  x: number;
  y: number;
  /** What the pointer meets instead of the thing; empty when it meets the thing. */
  instead: string;
}

/** The middles of everything that lies in sight and may be chosen, and of the buttons of the action bar. */
async function middles(page: Page, only: string | null = null): Promise<Middle[]> {
  return page.evaluate((only) => {
    /** A hex or a region is no rectangle: its middle is the middle of what lies inside the outline. */
    const inside = (thing: Element) => {
      const used = thing.querySelector<SVGUseElement>('use.case');
      const drawn = used ? document.querySelector(used.getAttribute('href') ?? '') : thing.querySelector('path');
      if (!(drawn instanceof SVGGeometryElement) || !drawn.getAttribute('d')) return null;
      const back = (used ?? drawn).getScreenCTM()?.inverse();
      if (!back) return null;
      const [dx, dy] = used ? [used.x.baseVal.value, used.y.baseVal.value] : [0, 0];
      const box = thing.getBoundingClientRect();
      const points: { x: number; y: number }[] = [];
      for (let i = 0; i < 21; i += 1)
        for (let j = 0; j < 21; j += 1) {
          const at = { x: box.left + (box.width * (i + 0.5)) / 21, y: box.top + (box.height * (j + 0.5)) / 21 };
          const local = new DOMPoint(at.x, at.y).matrixTransform(back);
          if (drawn.isPointInFill(new DOMPoint(local.x - dx, local.y - dy))) points.push(at);
        }
      const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
      const mean = { x: sum.x / points.length, y: sum.y / points.length };
      const far = (one: { x: number; y: number }) => Math.hypot(one.x - mean.x, one.y - mean.y);
      return points.sort((a, b) => far(a) - far(b))[0] ?? null;
    };
    const name = (thing: Element | null) =>
      thing ? `${thing.tagName.toLowerCase()}.${thing.getAttribute('class') ?? ''}` : 'nothing';
    const seen = (x: number, y: number, thing: Element) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      // What a frame that scrolls or moves has cut away is not in sight.
      for (let up = thing.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const box = up.getBoundingClientRect();
        if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return false;
      }
      return true;
    };
    const found = [];
    for (const thing of document.querySelectorAll('[data-target][data-legal], .acts .opt:not([data-muted])')) {
      if (!thing.checkVisibility()) continue;
      const target = thing.getAttribute('data-target');
      const called = target ?? `button ${thing.textContent?.trim() ?? ''}`;
      if (only !== null && called !== only) continue;
      // Lists and hands scroll; a board that was enlarged does not.
      if (!thing.closest('.pz')) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = thing.getBoundingClientRect();
      const { x, y } = inside(thing) ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      if (!box.width || !seen(x, y, thing)) continue;
      const hit = document.elementFromPoint(x, y);
      const met = target ? hit?.closest('[data-target]')?.getAttribute('data-target') === target : thing.contains(hit);
      const says = thing.getAttribute('aria-label') ?? '';
      found.push({
        target: called,
        kind: target
          ? `${target.split(':')[0]} ${/: (\S+)[^:]*$/.exec(says)?.[1] ?? ''}`
          : thing.hasAttribute('data-group')
            ? 'group'
            : 'option',
        x,
        y,
        instead: met ? '' : name(hit),
      });
    }
    return found;
  }, only);
}

/** What the table did with a press: a step, a question which one, something armed, a group opened. */
const reaction = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.actionbar');
    return [
      bar?.getAttribute('data-rev'),
      bar?.getAttribute('aria-busy'),
      document.querySelectorAll('.choice .pickone').length,
      bar?.querySelectorAll('[aria-pressed="true"]').length,
      bar?.querySelector('.go')?.getAttribute('data-step') ?? '',
    ].join(' ');
  });

const SIZES = [
  { name: 'mouse, 1440x900', viewport: { width: 1440, height: 900 }, touch: false },
  { name: 'finger, 390x844', viewport: { width: 390, height: 844 }, touch: true },
] as const;

for (const { name, viewport, touch } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: touch, ...(touch ? { isMobile: true } : {}) });
    for (const game of GAMES) {
      test(`the middle of everything in ${game} can be pressed`, async ({ page, context, server, problems }) => {
        await page.goto(`/table/${await duel(context, server.url, game, 'middles')}`);
        const pick = dice(77);
        const pressed = new Set<string>();
        const dead: string[] = [];
        const press = ({ x, y }: Middle) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        for (let question = 0; question < QUESTIONS && (await awaitTurn(page)) === 'turn'; question += 1) {
          const tabs = touch ? await page.locator('.ptabs .tab').count() : 1;
          let made = false;
          for (let tab = 0; tab < tabs && !made; tab += 1) {
            if (touch) await page.locator('.ptabs .tab').nth(tab).tap();
            // What is under the pointer shows its ghost: that must not take the press either.
            const all = await middles(page);
            for (const one of all.filter(({ instead }) => instead))
              dead.push(`${one.kind} ${one.target}: the pointer meets ${one.instead}`);
            const news = all.find(({ kind, instead }) => !instead && !pressed.has(kind));
            // Looking at the others may have scrolled it away.
            const [fresh] = news ? await middles(page, news.target) : [];
            if (!fresh) continue;
            pressed.add(fresh.kind);
            const before = await reaction(page);
            if (!touch) {
              await page.mouse.move(fresh.x, fresh.y);
              await page.evaluate(
                () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
              );
            }
            await press(fresh);
            await expect.poll(() => reaction(page), `${fresh.kind} ${fresh.target}`).not.toBe(before);
            await page.keyboard.press('Escape');
            made = true;
          }
          await awaitTurn(page);
          await play(page, pick, 1, touch);
        }
        expect([...new Set(dead)]).toEqual([]);
        // A table without things to press would prove nothing.
        expect([...pressed].filter((kind) => kind !== 'group' && kind !== 'option').length).toBeGreaterThan(2);
        expect(problems).toEqual([]);
      });
    }
  });
}
