// Who sits before the screen, and how that person likes things.

import { api } from '../api/client';
import { renewStreams } from '../api/stream';
import type { GameCard, Me, Preferences, Session } from '../api/types';
import { inventName } from '../lobby/invented';
import { locale } from '../text/locale.svelte';

const DEFAULTS: Preferences = { language: null, theme: 'system', motion: 'system', turn_end: 'automatic' };

function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the first paint follows the system.
  }
}

class Person {
  /** The caller; `null` for a newcomer. */
  me = $state.raw<Me | null>(null);
  /** Was the server asked? */
  known = $state(false);
  games = $state.raw<GameCard[]>([]);
  preferences = $state.raw<Preferences>(DEFAULTS);
  /** Server time minus ours, in milliseconds. */
  skew = 0;

  /** Takes an answer of the server. */
  async take(session: Session) {
    if (this.known && session.me?.id !== this.me?.id) renewStreams();
    this.me = session.me;
    this.known = true;
    this.skew = session.now - Date.now();
    await this.#apply(session.me?.preferences ?? this.preferences);
  }

  /** Asks the server who we are. */
  async load() {
    const [session, games] = await Promise.all([api.session(), api.games()]);
    this.games = games;
    await this.take(session);
  }

  /** Makes sure the server knows us, as a guest if need be. */
  async ensure() {
    if (!this.me)
      await this.take(await api.changeSession({ name: inventName(locale.language), preferences: this.preferences }));
  }

  async rename(name: string) {
    await this.take(await api.changeSession({ name }));
  }

  async prefer(change: Partial<Preferences>) {
    const preferences = { ...this.preferences, ...change };
    await this.#apply(preferences);
    await this.take(await api.changeSession({ preferences }));
  }

  game(id: string): GameCard | undefined {
    return this.games.find((game) => game.id === id);
  }

  async #apply(preferences: Preferences) {
    this.preferences = preferences;
    remember('theme', preferences.theme);
    remember('motion', preferences.motion);
    paint(preferences);
    if (locale.language !== preferences.language) await locale.use(preferences.language);
  }
}

/** Is the page light now? */
export const look = $state({ theme: document.documentElement.dataset.theme ?? 'dark', calm: false });

function paint(preferences: Preferences) {
  const light =
    preferences.theme === 'light' ||
    (preferences.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  const calm =
    preferences.motion === 'reduced' ||
    (preferences.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  look.theme = light ? 'light' : 'dark';
  look.calm = calm;
  document.documentElement.dataset.theme = look.theme;
  document.documentElement.dataset.motion = calm ? 'reduced' : 'full';
}

export const person = new Person();
