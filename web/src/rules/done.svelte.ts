// Which boxes the reader has done, kept in this browser.

const PLACE = 'ziggurat.practice';

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Done {
  #known = $state.raw(read());

  has(game: string, id: string): boolean {
    return this.#known[game]?.includes(id) ?? false;
  }

  add(game: string, id: string) {
    if (this.has(game, id)) return;
    this.#known = { ...this.#known, [game]: [...(this.#known[game] ?? []), id] };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#known));
    } catch {
      // Without a place to keep it, it is forgotten with the page.
    }
  }
}

export const done = new Done();
