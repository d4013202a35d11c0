// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Deed, LogLine, OptionLine, Story, TableWords, Text } from '../api/types';
import { api } from '../api/client';
import plain from '../games/plain/module';
import { Catalogue } from '../text/fluent';
import { LiveTable } from './live.svelte';
import Log from './Log.svelte';
import TextView from './TextView.svelte';
import Words from './Words.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
HTMLDialogElement.prototype.showModal ??= () => undefined;

const FLUENT = `
words-players = players
words-standing = how things stand
points = points
words-number = { $n }
words-seat = { $seat }
prompt-turn = Choose a pebble.
step-take = Take { $n } pebbles
deed-town = Found a town
step-convert = Convert a coin
deed-several = { $steps }
    .log = { FORM($steps, case: "log") }
`;
const text = (key: string, args: Text['args'] = {}): Text => ({ key, args });
const number = (n: number) => text('words-number', { n: { number: n } });

function table(): LiveTable {
  const live = new LiveTable('t', 'pebbles');
  live.catalogue = new Catalogue('en', [{ locale: 'en', text: FLUENT }]);
  live.module = plain;
  const person = (seat: number, name: string) => ({
    seat,
    occupant: { kind: 'person' as const, user: `u${seat}`, name },
    stand_in: null,
    resigned: false,
    present: true,
  });
  live.seats = [person(0, 'Ada'), person(1, 'Marek')];
  return live;
}
const line = (step: number, seat: number): LogLine => ({
  step,
  actor: { seat },
  notation: null,
  text: text('step-take', { n: { number: step } }),
  round: 1,
});
function deed(from: number, to: number, seat: number, more: Partial<Deed> = {}): Deed {
  return {
    from,
    to,
    actor: { seat },
    text: text('step-take', { n: { number: from } }),
    gains: [],
    weight: 1,
    opens: false,
    turn: seat,
    round: 1,
    ...more,
  };
}
const story = (deeds: Deed[]): Story => ({ from: 0, steps: 9, deeds });

describe('a page of words', () => {
  it('has headings, sentences, and tables with headings for rows and columns', () => {
    render(Words, {
      scene: table(),
      blocks: [
        { kind: 'heading', level: 2, text: text('words-standing') },
        { kind: 'said', text: text('prompt-turn') },
        {
          kind: 'table',
          caption: text('words-players'),
          head: [text('points')],
          rows: [{ head: text('words-seat', { seat: { seat: 1 } }), cells: [number(7)] }],
        },
      ],
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('How things stand');
    expect(screen.getByRole('columnheader').textContent).toBe('Points');
    expect(screen.getByRole('rowheader').textContent).toBe('Marek');
    expect(screen.getByRole('cell', { name: '7' })).toBeTruthy();
  });
});

describe('the text view', () => {
  it('asks the question, lists the answers as buttons, tells what happened and how things stand', async () => {
    const page: TableWords = { step: 0, blocks: [{ kind: 'heading', level: 2, text: text('words-players') }] };
    vi.spyOn(api, 'words').mockResolvedValue(page);
    const gains = [{ seat: 1, key: 'points', by: 3 }];
    vi.spyOn(api, 'story').mockResolvedValue(story([deed(1, 1, 1, { text: text('deed-town'), gains })]));
    const live = table();
    const option: OptionLine = {
      kind: 'take',
      step: 'take 2',
      text: text('step-take', { n: { number: 2 } }),
      targets: [],
      changes: [],
    };
    live.options = [option];
    live.log = [line(1, 1)];
    const made = vi.spyOn(live, 'step').mockResolvedValue(undefined);
    render(TextView, { table: live, onclose: () => undefined });
    await waitFor(() => expect(screen.getByTestId('text-news').textContent).toMatch(/Marek: .*town: \+3 points/i));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Players' })).toBeTruthy());
    await fireEvent.click(screen.getByRole('button', { name: 'Take 2 pebbles' }));
    expect(made).toHaveBeenCalledWith(option);
  });
});

describe('the log', () => {
  it('is one line per turn with what it came to, the deeds on request, and their steps below', async () => {
    vi.spyOn(api, 'story').mockResolvedValue(
      story([
        deed(1, 1, 1, { text: text('step-convert'), gains: [{ seat: 1, key: 'points', by: -1 }] }),
        deed(2, 4, 1, { text: text('deed-town'), weight: 9, gains: [{ seat: 1, key: 'points', by: 6 }] }),
        deed(5, 5, 0, { opens: true }),
      ]),
    );
    const lines = [line(1, 1), line(2, 1), line(3, 1), line(4, 1), line(5, 0)];
    const { container } = render(Log, { scene: table(), id: 't', lines, href: (step: number) => `#${step}` });
    const turns = () => [...container.querySelectorAll('.log > .turn')];
    await waitFor(() => expect(turns()).toHaveLength(2));
    expect(turns()[1]?.textContent).toContain('+5');
    expect(container.querySelectorAll('.deeds > li')).toHaveLength(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Show the deeds of this turn' }));
    expect(container.querySelectorAll('.deeds > li')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Show every step' }));
    expect([...container.querySelectorAll('.steps a')].map((link) => link.getAttribute('href'))).toEqual([
      '#2',
      '#3',
      '#4',
    ]);
  });

  it('joins the sentences of one deed with small letters inside', () => {
    const scene = table();
    const steps = { terms: [text('deed-town'), text('step-convert')] };
    expect(scene.deedInWords(text('deed-several', { steps }), 1)).toBe('Marek: Found a town and convert a coin');
  });
});
