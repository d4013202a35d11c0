// What a drawn game brings to the table. No rule of it: only looks, words and places.

import type { Component } from 'svelte';
import type { ContentItem, OptionLine, Text } from '../api/types';
import type { Scene } from '../table/scene.svelte';
import type { Key } from '../text/keys';
import type { Colour } from '../ui/colours';

/** A family of options that share a button in the first row of the action bar. */
export interface Group {
  /** Options with the same id stand together. */
  id: string;
  icon?: string;
  /** The key of this kind of action, the same at every moment of the game. */
  letter?: string;
  /** Key of the name in the game's catalogue or the page's; the words of the option otherwise. */
  label?: string;
}

/** What kind of step it is and what it is about: an option, or a wish that the server says no to. */
export type Spoken = Pick<OptionLine, 'kind' | 'targets'>;

/** How a number of a seat is shown. */
export interface TallyLook {
  icon: string;
  /** Class with the tint of the resource, such as `r-coin`. */
  tint?: string;
}

export interface Describe {
  colour: (view: unknown, seat: number) => Colour | null;
  /** What a seat plays: a faction, a people, a god. A key of the game's catalogue. */
  title: (view: unknown, seat: number) => string | null;
  group: (option: Spoken) => Group;
  /** The button of a wish, where it is not that of its options. */
  wished?: (wish: Spoken) => Group | null;
  tally: (key: string) => TallyLook | null;
  /** Are its titles plurals, so that “Witches pass” is a sentence? */
  plural?: boolean;
  /** The order of play, where the game has one. */
  order: (view: unknown) => number[] | null;
  /** Seats that are out for now. */
  passed: (view: unknown) => number[];
  /** What a refusal says is missing, as changes of tallies; empty when it is about something else. */
  lacks?: (refusal: Text) => { key: string; by: number }[];
  /** Short words of the game's texts that have a sign: `2 C` is drawn as 2 and a coin. */
  signs?: Record<string, TallyLook>;
  /** Ids in the game's texts, such as `gaia4_b3`, in words; `null` where it is none. */
  label?: (label: string, term: (key: string) => string) => string | null;
  /** The round and the like, for headings: a number of now and of all. */
  round: (view: unknown) => { now: number; of: number | null } | null;
}

/** What an option is to the turn: its end, the end of a question, a pass, or giving something away for nothing. */
export type Role = 'end' | 'stop' | 'pass' | 'give-up';

/** Something that would be lost: in words, or counted with the signs of tallies. */
export interface Waste {
  text: string;
  goods?: { key: string; n: number }[];
}

/** How a turn of the game is brought to an end. */
export interface Closing {
  /** By the kind of its step; `null` for an ordinary option. */
  role: (option: Spoken) => Role | null;
  /** What ending now would waste, as far as the position tells it. */
  wasted?: (scene: Scene, end: OptionLine) => Waste[];
}

/** Something that goes from one place of the table to another: a piece, a card, a token. */
export interface Move {
  /** Its drawing in the sprite, such as `pc-dwelling`; `{colour}` stands for the colour of its seat. */
  piece: string;
  /** Whose colour it has. */
  seat: number | null;
  /** A thing as the table names it (`hex:E6`), or the mat of a seat (`seat:1`). */
  from: string;
  to: string;
}

/** What moves between two positions, as far as everybody may see it. */
export interface Motion {
  /** Numbers of a seat that have a counter on the table, by the keys of tallies. */
  counts: (view: unknown, seat: number) => Record<string, number>;
  moves: (before: unknown, after: unknown) => Move[];
}

/** How somebody to lead looks before the first game. */
export interface Lead {
  /** A portrait. */
  Face: Component<{ id: string }>;
  /** The map with the home land and the places where one begins. */
  Ground: Component<{ scene: Scene; id: string; starts: readonly string[] }>;
  colour: (id: string) => Colour;
  /** The home land: a sign, the class of its colour and the key of its name. */
  home: (id: string) => { icon: string; tint: string; key: string } | null;
}

type Part = Component<{ scene: Scene }>;
type OptionPart = Component<{
  scene: Scene;
  option: OptionLine;
  /** Does an open group say already what kind of step it is? */ grouped: boolean;
}>;
type SeatPart = Component<{ scene: Scene; seat: number }>;

export interface GameModule {
  Board: Part;
  PlayerMat: SeatPart;
  /** The summary of another seat. */
  SeatCard: SeatPart;
  Hand?: Part;
  /** Shared tracks beside the board. */
  Tracks?: Part;
  /** Things that can be had. */
  Supply?: Part;
  /** An option in the action bar, where a drawing says it shorter than words. */
  Choice?: OptionPart;
  describe: Describe;
  lead?: Lead;
  closing?: Closing;
  motion?: Motion;
  /** Where the thing of an option lies, for options whose words are the same. */
  where?: (option: OptionLine) => string | null;
  /** What a piece does, line by line, where the server has no messages for it. */
  about?: (scene: Scene, item: ContentItem) => string[];
  /** The name of a piece in the list of everything in the box, where no message of the game is named after it. */
  called?: (scene: Scene, item: ContentItem) => string | null;
  /** Draws one piece from what is printed on it, for the workshop; kinds that it does not draw are shown as text. */
  Piece?: Component<{ scene: Scene; item: ContentItem; values: Readonly<Record<string, unknown>> }>;
  /** Kinds that `Piece` draws. */
  pieces?: readonly string[];
  /** Draws one piece as it lies on the table, from what is printed in the box of the table: for lists and rules. */
  Picture?: Component<{ scene: Scene; kind: string; id: string }>;
  /** Kinds of the list of pieces that `Picture` draws. */
  pictures?: readonly string[];
  /** Takes what is printed on the pieces, as the server tells it for the content of the table. */
  take?: (printed: unknown) => void;
  /** On a phone the board shares a tab of this name with the tracks, and the mat has the room of both. */
  board_tab?: Key;
  /** What the tab of the tracks holds on a phone, where that is not tracks. */
  tracks_tab?: Key;
  /** Is its board little without a mat? A review shows that of the followed seat with it. */
  mat_with_board?: boolean;
  /** Does it show the list of pieces? */
  reads_content?: boolean;
  /** Icons of this game. */
  sprite?: string;
}
