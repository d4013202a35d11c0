// The language of a table, and what may be wrong with its words.

import type { BrowserContext, Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import type { Preferences } from '../../src/api/types';
import { BEGINNINGS } from './games';
import { expect } from './table';

export const LANGUAGES = readdirSync(new URL('../../src/text', import.meta.url))
  .filter((file) => file.endsWith('.ftl'))
  .map((file) => file.slice(0, -4));

/** Sets the language of a person; the theme is that of the browser. */
export async function speak(context: BrowserContext, url: string, language: string) {
  const preferences: Preferences = { language, theme: 'system', motion: 'reduced', turn_end: 'automatic' };
  const answer = await context.request.post(`${url}/api/session`, { data: { preferences }, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Words that stick out of their button, label or card, a page wider than the window, words that are keys, and English where another language is spoken. */
export async function flaws(page: Page, language: string): Promise<string[]> {
  return page.evaluate(
    ({ language, beginnings }) => {
      const found: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth)
        found.push(`the page is ${document.documentElement.scrollWidth} wide`);
      const boxes = 'button, .btn, .opt, label, .card, .tab, h1, h2, h3';
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const box = node.parentElement?.closest<HTMLElement>(boxes);
        if (
          !box ||
          !node.textContent?.trim() ||
          box.closest('.vh, svg, [hidden]') ||
          // Key caps hang over the corners of cards.
          node.parentElement?.closest('.vh, .key')
        )
          continue;
        // What is cut with dots or scrolls on purpose does not stick out.
        let cut = false;
        for (let up: HTMLElement | null = node.parentElement; up && !cut; up = up === box ? null : up.parentElement)
          cut = getComputedStyle(up).overflowX !== 'visible';
        const range = document.createRange();
        range.selectNodeContents(node);
        const [words, room] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
        if (cut || !words.width || !room.width) continue;
        if (words.left < room.left - 2 || words.right > room.right + 2)
          found.push(`${box.tagName}.${box.className} “${node.textContent.trim().slice(0, 40)}” sticks out`);
      }
      // What is read aloud or shown when pointed at counts as well.
      const spoken = ['aria-label', 'title', 'placeholder', 'data-tip', 'data-tip-body'].flatMap((name) =>
        [...document.querySelectorAll(`body [${name}]`)].map((thing) => thing.getAttribute(name) ?? ''),
      );
      // The drawings on boxes are named in English and hidden from readers.
      const lines = [...document.body.innerText.split('\n'), ...spoken.filter((text) => !text.startsWith('Cover: '))];
      const starts =
        'prompt|step|ask|do|deal|refusal|refused|tally|points|score|place|reward|option|kind|structure|faction';
      const looks = new RegExp(`\\b(?:${starts}|${beginnings.join('|')})-[a-z_]+(?:-[a-z_]+)*\\b`, 'g');
      const keys = lines.join('\n').match(looks) ?? [];
      // Names that are the same in every language: of the product, of people, of keys and languages, of commands; and numbers: Roman ones and the fingerprint of a shuffle.
      const names =
        /\b(?:[IVX]+|[0-9a-f]{12,64}|Ziggurat|Ada|Enter|Esc|Alt|Ctrl|Shift|Tab|English|Italiano|ziggurat serve --content \S+)\b/g;
      const foreign =
        language === 'ru'
          ? /[A-Za-z]{3,}/
          : language === 'it'
            ? /\b(?:the|of|and|your|you|with|from|this|that|are|is|takes?|gains?|pays?|choose|each|until|into)\b/i
            : null;
      const english = foreign
        ? lines.map((line) => line.trim()).filter((line) => foreign.test(line.replace(names, '')))
        : [];
      return [
        ...found,
        ...new Set(keys.map((key) => `the key ${key} is shown`)),
        ...new Set(english.map((line) => `not ${language}: “${line.slice(0, 90)}”`)),
      ];
    },
    { language, beginnings: BEGINNINGS },
  );
}
