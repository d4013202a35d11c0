// Who sits before the screen, and how that person likes things.

import { api, NetworkError } from '../api/client';
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

/** What was wished for and is not known to have reached the server: who left or reloaded in between still gets it. */
const wishes = {
  key: 'wished',
  keep: (by: string | null, preferences: Preferences) => remember(wishes.key, JSON.stringify({ by, preferences })),
  forget() {
    try {
      localStorage.removeItem(wishes.key);
    } catch {
      // Then there is none.
    }
  },
  of(by: string | null): Preferences | null {
    try {
      const kept = JSON.parse(localStorage.getItem(wishes.key) ?? 'null') as {
        by: string | null;
        preferences: Preferences;
      } | null;
      if (kept?.by === by) return kept.preferences;
    } catch {
      // What cannot be read was not wished for.
    }
    wishes.forget();
    return null;
  },
};

class Person {
  /** The caller; `null` for a newcomer. */
  me = $state.raw<Me | null>(null);
  /** Was the server asked? */
  known = $state(false);
  games = $state.raw<GameCard[]>([]);
  preferences = $state.raw<Preferences>(DEFAULTS);
  /** Server time minus ours, in milliseconds. */
  skew = 0;
  /** Counts what was wished for. */
  #wished = 0;

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
    const wished = wishes.of(session.me?.id ?? null);
    if (!wished) return this.take(session);
    this.preferences = wished;
    await this.take({ ...session, me: session.me && { ...session.me, preferences: wished } });
    // Who is not heard now either asks again at the next visit.
    await this.#save(wished).catch(() => undefined);
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
    wishes.keep(this.me?.id ?? null, preferences);
    await this.#apply(preferences);
    await this.#save(preferences);
  }

  /** Tells the server; an answer that a newer wish has overtaken changes nothing. */
  async #save(preferences: Preferences) {
    const wish = ++this.#wished;
    const newest = () => wish === this.#wished;
    try {
      const session = await api.changeSession({ preferences });
      if (newest()) await this.take(session);
    } catch (problem) {
      if (newest() && !(problem instanceof NetworkError)) wishes.forget();
      throw problem;
    }
    if (newest()) wishes.forget();
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
