// What may be wrong with the look of a lesson: light that nobody sees, numbers on top of each other, covered buttons.

import type { Page } from '@playwright/test';

/** What a learner could not see or press now; nothing where the teacher is clear. English lessons need no scrolling. */
export async function unclear(page: Page, language = 'en'): Promise<string[]> {
  return page.evaluate((language) => {
    const found: string[] = [];
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
    const boxOf = (thing: Element) => thing.getBoundingClientRect();
    const middle = (thing: Element) => {
      const { left, top, width, height } = boxOf(thing);
      return { x: left + width / 2, y: top + height / 2 };
    };
    const inside = ({ x, y }: { x: number; y: number }, { left, top, right, bottom }: DOMRect) =>
      x > left && x < right && y > top && y < bottom;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const lids = all('.g-cloth, .l-sheet, .actionbar');
    const marks = all('.g-pin');
    const lit = all('.g-rim, .g-pin');
    for (const thing of lit) {
      const name = `${thing.className} ${thing.textContent}`.trim();
      const at = middle(thing);
      if (!inside(at, screen)) found.push(`${name} is outside the window`);
      if (thing.matches('.g-rim') && boxOf(thing).height < 18) found.push(`${name} is too flat to be seen`);
      for (const lid of lids) if (inside(at, boxOf(lid))) found.push(`${name} lies under ${lid.className}`);
    }
    marks.forEach((one, i) => {
      for (const other of marks.slice(i + 1)) {
        const [a, b] = [middle(one), middle(other)];
        if (Math.hypot(a.x - b.x, a.y - b.y) < 15) found.push(`${one.textContent} lies on ${other.textContent}`);
      }
    });
    const away = Number(document.querySelector('.g-light')?.getAttribute('data-missing') ?? 0);
    // A phone has not room for all of them at once.
    if (away && (innerWidth >= 1440 || !lit.length)) found.push(`${away} of the things spoken of are out of sight`);
    const lesson = document.querySelector<HTMLElement>('.l-body');
    // What can be pressed is what lies there.
    const first = document.querySelector<HTMLElement>('.actionbar .opt:has(.ref)');
    for (const button of [...(first ? [first] : []), ...all('.l-foot .btn, .k-foot .btn')]) {
      const at = middle(button);
      const there = document.elementFromPoint(at.x, at.y);
      if (!there || !(button === there || button.contains(there)))
        found.push(`“${button.textContent?.trim()}” lies under ${there?.className ?? 'nothing'}`);
    }
    const asked = all('.l-ask li .ref').length;
    const shown = all('.actionbar .orow .opt .ref').length;
    // An asked-for step may lie in a group that is shut: then the group wears its number.
    const shut = all('.actionbar .arow:not(.orow) .opt .ref').length;
    if (asked && shown && !shut && shown !== asked)
      found.push(`${asked} steps are asked for, ${shown} are marked in the bar`);
    if (language === 'en' && lesson && innerWidth >= 1440 && lesson.scrollHeight > lesson.clientHeight + 1)
      found.push(`the lesson is ${lesson.scrollHeight} high, its place ${lesson.clientHeight}`);
    return found;
  }, language);
}
