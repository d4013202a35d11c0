// How somebody is told that a table waits: a sound, and a note of the browser while the page is hidden.

import type { TableSummary } from '../api/types';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it holds for nothing: the browser keeps nothing.
  }
}

/** A phone in a pocket is silent unless it is asked. */
export const soundOn = (): boolean =>
  (stored('sound') ?? (matchMedia('(pointer: coarse)').matches ? 'off' : 'on')) === 'on';
export const setSound = (on: boolean) => store('sound', on ? 'on' : 'off');

export const canNotify = (): boolean => typeof Notification !== 'undefined';
export const notesOn = (): boolean => canNotify() && Notification.permission === 'granted' && stored('notes') === 'on';

/** Switches notes on or off. The browser asks the person, so only call it for a click; tells whether they are on. */
export async function setNotes(on: boolean): Promise<boolean> {
  if (on && canNotify() && Notification.permission === 'default') await Notification.requestPermission();
  store('notes', on ? 'on' : 'off');
  return notesOn();
}

let speaker: AudioContext | undefined;

/** Two soft strokes, made here: nothing is loaded. */
export function chime() {
  const context = (speaker ??= new AudioContext());
  const stroke = (tone: number, at: number) => {
    const sound = context.createOscillator();
    const volume = context.createGain();
    sound.frequency.value = tone;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.7);
    sound.connect(volume).connect(context.destination);
    sound.start(at);
    sound.stop(at + 0.75);
  };
  stroke(587, context.currentTime);
  stroke(880, context.currentTime + 0.16);
}

/** Of several tabs one does it: the first that gets hold of the moment. */
async function once(name: string, work: () => Promise<void>) {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`ziggurat ${name}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await work();
    await new Promise((done) => setTimeout(done, 1000));
  });
}

async function note(table: TableSummary) {
  const { noticeOf } = await import('../table/notice');
  const { title, body } = await noticeOf(table);
  const shown = new Notification(title, { body, tag: table.id, icon: '/favicon.svg' });
  shown.onclick = () => {
    focus();
    location.href = `/table/${table.id}`;
  };
}

/** A table waits for the person before the screen. */
export async function ring(table: TableSummary) {
  await once(`${table.id} ${table.steps}`, async () => {
    try {
      if (soundOn()) chime();
      if (document.hidden && notesOn()) await note(table);
    } catch {
      // Who cannot be told sees it in the title.
    }
  });
}
