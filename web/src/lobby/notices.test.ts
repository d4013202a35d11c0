// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { NoticeChoices, NoticeState } from '../api/types';
import { person } from '../app/session.svelte';
import Notices from './Notices.svelte';

const all = { push: true, mail: true, webhook: true };
const choices: NoticeChoices = {
  wants: { turn: all, time: all, over: all, invited: all },
  quiet: { on: false, from: 1320, until: 420, zone: 'UTC', wake: true },
  digest: 0,
  language: null,
};
const state = (chosen: NoticeChoices): NoticeState => ({
  offers: { push: null, mail: true, webhook: true },
  ways: [],
  choices: chosen,
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps every choice that is made while the answer to another one is under way', async () => {
  vi.spyOn(person, 'me', 'get').mockReturnValue({ id: 'ada', name: 'Ada', kind: 'guest' } as typeof person.me);
  vi.spyOn(api, 'notices').mockResolvedValue(state(choices));
  const sent: NoticeChoices[] = [];
  const answers: (() => void)[] = [];
  vi.spyOn(api, 'chooseNotices').mockImplementation((chosen) => {
    sent.push(chosen);
    return new Promise((done) => answers.push(() => done(state(chosen))));
  });
  render(Notices);
  const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox');
  const [first, second, third] = ticks as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  await fireEvent.click(first);
  await fireEvent.click(second);
  await fireEvent.click(third);
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  // The answer to the first knows nothing of the others, which stay as they were wished, and are sent together.
  await waitFor(() => expect(sent).toHaveLength(2));
  expect([first.checked, second.checked, third.checked]).toEqual([false, false, false]);
  const { turn, time } = sent.at(-1)?.wants ?? choices.wants;
  expect([turn.mail, turn.webhook, time.mail]).toEqual([false, false, false]);
  answers[1]?.();
  await waitFor(() => expect([first.checked, second.checked, third.checked]).toEqual([false, false, false]));
});
