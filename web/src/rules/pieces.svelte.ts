// What the pieces of a game are called and what they do, in the language of now.

import { api } from '../api/client';
import type { ContentItem } from '../api/types';
import type { GameModule } from '../games/module';
import { loadModule } from '../games/registry';
import { Scene } from '../table/scene.svelte';
import type { Catalogue } from '../text/fluent';
import { locale, tOr } from '../text/locale.svelte';
import { addSprite } from '../ui/sprite';
import { capital, inWords } from '../ui/words';

export class Pieces {
  words = $state.raw<Catalogue | null>(null);
  module = $state.raw<GameModule | null>(null);
  /** A scene without a position, for drawings. */
  scene = $derived.by(() => {
    const shown = new Scene(this.game);
    shown.catalogue = this.words;
    shown.module = this.module;
    return shown;
  });

  constructor(readonly game: string) {}

  /**
   * Loads the drawings, with what is printed in the standard box; called in an effect. Beside a table its own box stays
   * in force: `standard` is false there.
   */
  draw(standard = true) {
    this.#draw(standard).then(
      (drawn) => (this.module = drawn),
      () => undefined,
    );
  }

  async #draw(standard: boolean): Promise<GameModule> {
    const drawn = await loadModule(this.game);
    if (drawn.sprite) addSprite(drawn.sprite);
    if (!standard) return drawn;
    const games = await api.games();
    const content = games.find(({ id }) => id === this.game)?.content;
    if (content && drawn.take) drawn.take(await api.printed(this.game, content));
    return drawn;
  }

  /** Loads the words of the language of now; called in an effect. */
  speak() {
    void locale.language;
    locale.game(this.game).then(
      (catalogue) => (this.words = catalogue),
      () => undefined,
    );
  }

  /** Is there a drawing of pieces of this kind? */
  drawn(kind: string): boolean {
    return this.words !== null && (this.module?.pictures?.includes(kind) ?? false);
  }

  /** What a piece is called in the language of now; `null` for entries that only the content file names. */
  known(item: ContentItem): string | null {
    // A piece is named by its kind, by a word of it, or by what its game calls such things.
    const parts = item.kind.split(/[ _]/);
    const kinds = [item.kind, parts[0] ?? '', parts.at(-1) ?? '', 'card', 'kind', 'achievement'];
    const ids = [item.id, item.id.replaceAll('_', '-')];
    const key = kinds.flatMap((kind) => ids.map((id) => `${kind}-${id}`)).find((one) => this.words?.has(one));
    if (key && this.words) return this.words.format(key);
    const own = this.module?.called?.(this.scene, item);
    return own ? capital(own, locale.tag) : null;
  }

  name(item: ContentItem): string {
    return this.known(item) ?? item.id;
  }

  /** What a piece does in the language of now; the server's own sentence is English. */
  lines(item: ContentItem): string[] {
    const said = this.words ? item.texts.map((text) => this.words?.say(text) ?? '') : [];
    const own = said.length ? said : (this.module?.about?.(this.scene, item) ?? []);
    return own.length
      ? own.map((line) => capital(line, locale.tag))
      : item.sentence && locale.tag === 'en'
        ? [item.sentence]
        : [];
  }
}

/** What pieces of a kind are called together. */
export const kindName = (kind: string) => tOr(`pieces-${kind.replace(/[ _]/g, '-')}`, inWords(kind));
