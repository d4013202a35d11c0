// A position with everything a drawing needs to show it; a live table adds the options.

import type { FluentVariable } from '@fluent/bundle';
import type { ContentItem, OptionLine, SeatInfo, Text } from '../api/types';
import { api } from '../api/client';
import type { GameModule } from '../games/module';
import { loadModule } from '../games/registry';
import { occupantName } from '../lobby/names';
import type { Catalogue, Part } from '../text/fluent';
import { locale, t } from '../text/locale.svelte';
import { type Colour, seatColour } from '../ui/colours';
import { useSigns } from '../ui/signs.svelte';
import { addSprite } from '../ui/sprite';
import { inWords } from '../ui/words';
import { isAbout } from './options';
import { Story } from './story.svelte';

interface Look {
  colour: Colour | null;
  title: string | null;
}

const NONE: readonly OptionLine[] = [];

/** What is recommended to newcomers at a question, in notation, and the words of the teacher. */
export interface Advice {
  steps: ReadonlySet<string>;
  words: Catalogue | null;
}

export class Scene {
  /** The position as the game shows it to the viewer. */
  view = $state.raw<unknown>(null);
  seats = $state.raw<SeatInfo[]>([]);
  /** The viewer's seat. */
  me = $state<number | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  module = $state.raw<GameModule | null>(null);
  options = $state.raw<OptionLine[]>([]);
  /** Seats that may answer. */
  awaited = $state.raw<number[]>([]);
  /** What is printed on cards and tiles, by id; the plain table shows it. */
  pieces = $state.raw<ReadonlyMap<string, ContentItem>>(new Map());
  /** The option pointed at: its changes are shown. */
  pointed = $state.raw<OptionLine | null>(null);
  /** Did the position come by a leap in time? Then nothing in it happened just now. */
  leapt = false;
  advice = $state.raw<Advice | null>(null);
  /** Is somebody still asked what to recommend? Until then nothing is laid out that advice would move. */
  advising = $state(false);
  /** Things that a hint speaks of. */
  fresh = $state.raw<Set<string>>(new Set());

  /** What happened, as people tell it. */
  readonly story = new Story();

  constructor(readonly game: string) {}

  /** Fetches drawings and words. */
  async prepare(content: string) {
    const [module] = await Promise.all([loadModule(this.game), locale.game(this.game)]);
    await this.readPrinted(module, content);
    // The language may have changed meanwhile; the files are at hand.
    const catalogue = await locale.game(this.game);
    if (module.sprite) addSprite(module.sprite);
    useSigns(module.describe.signs);
    this.module = module;
    this.catalogue = catalogue;
  }

  async translate() {
    this.catalogue = await locale.game(this.game);
  }

  /** What the view says of each seat, as one text: it stays equal while no seat changes, so a step does not write every name again. */
  #looks = $derived(JSON.stringify(this.seats.map((_, seat) => this.#lookOf(seat))));
  #known = $derived(JSON.parse(this.#looks) as Look[]);

  #lookOf(seat: number): Look {
    const { view } = this;
    return {
      colour: this.module?.describe.colour(view, seat) ?? null,
      title: view === null ? null : (this.module?.describe.title(view, seat) ?? null),
    };
  }

  #look(seat: number): Look {
    return this.#known[seat] ?? this.#lookOf(seat);
  }

  colour(seat: number): Colour {
    return this.#look(seat).colour ?? seatColour(seat);
  }

  /** Who sits there: the name of the person or bot. */
  person(seat: number): string {
    const info = this.seats.find((one) => one.seat === seat);
    if (!info) return t('seat-n', { n: seat + 1 });
    const name = occupantName(info.occupant);
    if (info.occupant.kind !== 'bot') return name;
    // Bots of one level are told apart by their number.
    const alike = this.seats.filter(({ occupant }) => occupant.kind === 'bot' && occupantName(occupant) === name);
    return alike.length > 1 ? `${name} ${alike.indexOf(info) + 1}` : name;
  }

  /** What the seat plays, or who sits there. */
  name(seat: number): string {
    const { title } = this.#look(seat);
    return title ? this.term(title) : this.person(seat);
  }

  readonly names = (seat: number): string => this.name(seat);

  say(text: Text): string {
    return this.catalogue?.say(this.#read(text), this.names) ?? text.key;
  }

  parts(text: Text): Part[] {
    return this.catalogue?.parts(this.#read(text), this.names) ?? [{ kind: 'plain', text: text.key }];
  }

  /** The text with its ids in words, where the drawings know them. */
  #read(text: Text): Text {
    const inWords = this.module?.describe.label;
    if (!inWords) return text;
    const args = Object.entries(text.args).map(([name, arg]): [string, typeof arg] => {
      if (arg && 'label' in arg) return [name, { label: inWords(arg.label, (key) => this.term(key)) ?? arg.label }];
      return [name, arg && 'terms' in arg ? { terms: arg.terms.map((one) => this.#read(one)) } : arg];
    });
    return { ...text, args: Object.fromEntries(args) };
  }

  /** A line of the log after the name of who acted: a sentence where the language and the name allow it. */
  deed(text: Text, seat: number): Part[] {
    const parts = this.catalogue?.parts(this.#read(text), this.names, 'log') ?? this.parts(text);
    const [first, ...rest] = parts;
    if (!this.reads(seat) || first?.kind !== 'plain') return parts;
    return [{ kind: 'plain', text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest];
  }

  /** A line of the story as plain words, with who did it. */
  deedInWords(text: Text, seat: number | null): string {
    if (seat === null) return this.say(text);
    const name = this.name(seat);
    const words = this.deed(text, seat)
      .map((part) => part.text)
      .join('');
    return `${this.reads(seat) ? name : t('log-says', { name })} ${words}`;
  }

  /** Can a deed follow the name of the seat directly? */
  reads(seat: number): boolean {
    return this.module?.describe.plural === true && locale.tag === 'en' && this.name(seat) !== this.person(seat);
  }

  /** The round in words, once there is one. */
  get roundName(): string | null {
    const round = this.view === null ? null : this.module?.describe.round(this.view);
    if (!round) return null;
    return round.of === null ? t('round-now', { now: round.now }) : t('round-of', { now: round.now, of: round.of });
  }

  /** A message of the game without arguments; unknown keys become readable words. */
  term(key: string): string {
    return this.catalogue?.has(key) ? this.catalogue.format(key) : inWords(key);
  }

  /** A thing of the game for a message of the page, with its cases and its gender. */
  word(key: string): FluentVariable {
    return this.catalogue?.has(key) ? this.catalogue.word(key) : inWords(key);
  }

  /** A message if the game or the page has it. */
  known(key: string): string | null {
    return this.catalogue?.has(key) ? this.catalogue.format(key) : null;
  }

  /** Fetches what is printed on the pieces; a server without the content of the table tells the standard one. */
  async readPrinted(module: GameModule, content: string) {
    if (module.take) {
      const standard = async () => (await api.games()).find(({ id }) => id === this.game)?.content ?? content;
      module.take(await api.printed(this.game, content).catch(async () => api.printed(this.game, await standard())));
    }
    if (!module.reads_content) return;
    try {
      this.pieces = new Map((await api.content(this.game, content)).map((item) => [item.id, item]));
    } catch {
      // Without it the cards have only their names.
    }
  }

  /** The options in the light by the things they speak of: a board asks for hundreds of things at once. */
  #about = $derived.by(() => {
    const about = new Map<string, OptionLine[]>();
    for (const option of this.shown()) {
      for (const thing of new Set(option.targets.map(({ kind, id }) => `${kind}:${id}`))) {
        const known = about.get(thing);
        if (known) known.push(option);
        else about.set(thing, [option]);
      }
    }
    return about;
  });

  /** Options that speak of a thing. */
  optionsAt(kind: string, id: string): readonly OptionLine[] {
    return this.#about.get(`${kind}:${id}`) ?? NONE;
  }

  /** The options in the light now. */
  shown(): readonly OptionLine[] {
    return this.options;
  }

  /** The seat of another that touched a thing since the viewer's last turn. */
  touchedBy: (kind: string, id: string) => number | undefined = () => undefined;

  /** The key cap on a thing. */
  keyAt: (kind: string, id: string) => string = () => '';

  /** How a number of a seat would change. */
  delta(seat: number, key: string): number {
    return (
      this.pointed?.changes
        .filter((change) => change.seat === seat && change.key === key)
        .reduce((sum, change) => sum + change.by, 0) ?? 0
    );
  }

  /** Is the thing part of the option pointed at? */
  isPointed(kind: string, id: string): boolean {
    return this.pointed !== null && isAbout(this.pointed, kind, id);
  }

  /** Is it recommended to choose this thing? */
  isAdvised(kind: string, id: string): boolean {
    const { advice } = this;
    return advice !== null && this.optionsAt(kind, id).some(({ step }) => advice.steps.has(step));
  }

  /** Attributes of a drawn thing: a button while it is an option. */
  attrs(kind: string, id: string, label: string): Record<string, string | number | undefined> {
    const options = this.optionsAt(kind, id);
    const target = `${kind}:${id}`;
    const first = options[0];
    if (!first) return { 'data-target': target, role: 'img', 'aria-label': label };
    const words = options.length === 1 ? this.say(first.text) : t('n-choices', { n: options.length });
    const advised = this.isAdvised(kind, id) ? t('guide-advised') : undefined;
    return {
      'data-target': target,
      'data-legal': '',
      'data-pointed': this.isPointed(kind, id) ? '' : undefined,
      'data-advised': advised,
      role: 'button',
      tabindex: 0,
      'aria-label': `${label}: ${words}${advised ? `. ${advised}` : ''}`,
    };
  }
}
