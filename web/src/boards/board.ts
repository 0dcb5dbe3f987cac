/** What a board is: a function of the view and of what can be done where. README.md beside this file tells how to make one. */
import type { Component } from "svelte";
import { createAttachmentKey } from "svelte/attachments";
import { naming } from "../access/naming.ts";
import type { Candidate } from "../app/protocol.ts";
import type { Lang } from "../app/settings.svelte.ts";
import { texts } from "../app/texts.ts";
import type { Icon } from "../pieces/sprite.ts";
import type { Mode } from "../table/layout.ts";

interface Shared<View> {
  view: View;
  /** Whose eyes the view has; null for a spectator. */
  seat: number | null;
  /** The seat whose answer is awaited; -1 luck's, null when nobody's. */
  asked: number | null;
  /** The name of the question that is open, "choose-tile"; "" when none is. */
  question: string;
  places: Places;
  names: string[];
  lang: Lang;
  /** How the table lies on the screen. */
  mode: Mode;
  /** Draw for a phone: larger numerals, no captions. */
  compact: boolean;
}

export interface BoardProps<View> extends Shared<View> {
  /** The place of the answer that is pointed at, "" when none is. */
  pointed: string;
  /** Asks the game's own planner, where there is one; what it is asked and answers are the game's. */
  planner?: ((wish: unknown) => Promise<unknown>) | null;
  /** Lays what each source of points would bring as planned beside what it brings now; null takes it away. Where there is a forecast in sight. */
  foresee?: ((then: Record<string, number> | null) => void) | null;
  /** The room there is, in pixels. On a phone only the width counts. */
  width: number;
  height: number;
}

/** A dock draws what one seat owns: mine always, a rival's on demand. */
export interface DockProps<View> extends Shared<View> {
  /** The seat whose things are drawn. */
  owner: number;
  /** Back from a rival's things to mine; null while mine are shown. */
  leave: (() => void) | null;
}

/** One number in a player's row: workers 3. */
export interface Count {
  /** An icon of the sprite, or markup of a piece round the origin (about 20 × 20). */
  icon: Icon | { piece: string };
  /** What it is, in words: the label for screen readers and the tooltip. */
  label: string;
  /** The text that explains it, `about-…`. */
  about: string;
  value: string | number;
  /** The value as it is said, where it is written with signs. */
  told?: string;
}

/** A chip in the prompt: what I have, and what the answer that is pointed at takes of it or adds to it. */
export interface Chip extends Omit<Count, "value"> {
  has: number;
  takes?: number;
  brings?: number;
}

/** My question as the chips need it: its figures, and those of the answer that is pointed at. */
export interface Asked<View> {
  kind: string;
  figures: Figures;
  answer: Candidate | null;
  view: View;
  seat: number;
  lang: Lang;
}

export type Figures = Candidate["figures"];

/** A drawing with the box it stands in. */
export interface Drawn {
  markup: string;
  box: string;
}

/** "Round 3 of 5" with pips; without `of` only the words. */
export interface Progress {
  text: string;
  now?: number;
  of?: number;
}

/** A button that opens and closes something of the game's own. */
export interface Tool {
  name: string;
  label: string;
  icon: Icon;
  open: boolean;
  turn: () => void;
}

/** A card that lay hidden until the end, and what it brought. */
export interface Kept {
  text: string;
  points: number;
}

/** Why a game has ended, where it can end in several ways, and the clause that says so. */
export interface Ending {
  text: string;
  clause: string;
}

export interface BoardModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  Dock: Component<DockProps<View>>;
  /** How far the game is, for the header. */
  progress: (view: View, lang: Lang) => Progress[];
  /** The numbers that rivals look at, the most important first; a phone shows two, a desktop five. */
  counts: (view: View, seat: number, lang: Lang) => Count[];
  /** What I have for the open question, as chips in the prompt. */
  chips?: (asked: Asked<View>) => Chip[];
  /** How high the dock is on an upright tablet: a tall one, a shorter one; 0 where its parts have to be tabs. */
  upright: [tall: number, short: number];
  /** The parts of the dock, in its order; on a phone they are tabs. */
  parts: (view: View, owner: number, lang: Lang) => string[];
  /** What lies in each of these parts, below its tab on a phone held across; without it the counts are shown there. */
  glance?: (view: View, owner: number, lang: Lang) => Count[][];
  /** The piece that an answer in the log is about. */
  mark?: (verb: string, word: string, place: string) => Drawn | null;
  /** Places whose answers are buttons in the prompt too, besides those without a place: ["done"]. */
  prompt?: string[];
  /** What lies over the board on demand, as buttons in the prompt: a planner. */
  tools?: (view: View, seat: number, lang: Lang) => Tool[];
  /** Nothing is hidden in this game, so people who share a screen need no curtain between them. */
  open?: boolean;
  /** Verbs that bring a piece from its place to the seat, so that it is the piece that travels: ["buy", "take"]. */
  takes?: string[];
  /** A seat's own figure, which flies to the place of whatever else it answers; round the origin, about 24 high. */
  token?: (seat: number) => string;
  /** What a winner is proud of, for the end screen: markup in a box 640 × 180 that stands on y = 150. */
  trophy?: (view: View, seat: number) => string;
  /** Which goals, contracts or orders a seat held, for the end screen. */
  kept?: (view: View, seat: number, lang: Lang) => Kept[];
  /** Why the game is over, for the end screen. */
  ending?: (view: View, lang: Lang) => Ending | null;
}

export type PlaceState = "legal" | "refused" | "none";

interface Handlers {
  /** Somebody clicked a place or chose it with the keyboard. */
  pick: (place: string, element: Element) => void;
  /** Somebody points at a place, with the mouse or the keyboard; "" when no longer. */
  point?: (place: string) => void;
  /** An answer is put together on the board; the prompt shows it as its main button. `then`: the answers that go with it. */
  propose?: (place: string, label: string, then?: string[]) => void;
  give?: (actions: string[]) => void;
}

/** The attributes that make an element a place; spread them on a `<g>` or a `<button>`. */
export interface Target {
  "data-place": string;
  class: string;
  role?: "button" | "img";
  tabindex?: 0;
  "aria-label"?: string;
  "aria-disabled"?: true;
  /** Names the element once its drawing is known; see `naming`. */
  [attachment: symbol]: (element: Element) => () => void;
  onpointerenter?: () => void;
  onpointerleave?: () => void;
  onfocus?: () => void;
  onblur?: () => void;
  onclick?: (event: MouseEvent) => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/** What can be done where: the legal answers to the open question by their place, and where all is forbidden. */
export class Places {
  #by = new Map<string, Candidate[]>();
  #refused: Record<string, Figures>;
  #handlers: Handlers;
  /** The place of the answer that is chosen but not yet confirmed. */
  readonly chosen: string | null;

  constructor(candidates: Candidate[], refused: Record<string, Figures>, handlers: Handlers, chosen: string | null = null) {
    this.#refused = refused;
    this.#handlers = handlers;
    this.chosen = chosen;
    for (const candidate of candidates) {
      if (!candidate.place) continue;
      this.#by.set(candidate.place, [...(this.#by.get(candidate.place) ?? []), candidate]);
    }
  }

  /** The allowed answers at this place. */
  legal(place: string): Candidate[] {
    return this.#by.get(place) ?? [];
  }

  state(place: string): PlaceState {
    return this.#by.has(place) ? "legal" : place in this.#refused ? "refused" : "none";
  }

  /** A figure of the first answer here, such as its price; undefined where the game tells none. */
  figure(place: string, name: string): number | string | undefined {
    return (this.legal(place)[0]?.figures ?? this.#refused[place])?.[name];
  }

  /** Offer the answer at this place as the prompt's main button, "Bid 9"; "" takes it back. `then` follows it: how it is turned. */
  propose(place: string, label = "", then: string[] = []): void {
    this.#handlers.propose?.(place, label, then);
  }

  /** Give several answers, one after the other, as long as they are allowed. */
  give(actions: string[]): void {
    this.#handlers.give?.(actions);
  }

  /** Attributes for the element that draws this place. `more` are further classes; `label` says in words what lies there. */
  target(place: string, more = "", label = ""): Target {
    const state = this.state(place);
    const name = ["place", state, this.chosen === place ? "chosen" : "", more].filter(Boolean).join(" ");
    if (state === "none") return { "data-place": place, class: name, ...(label ? { role: "img" as const, "aria-label": label } : {}) };
    const pick = (element: Element) => this.#handlers.pick(place, element);
    return {
      "data-place": place,
      class: name,
      role: "button",
      tabindex: 0,
      [createAttachmentKey()]: naming(state === "legal" ? this.legal(place).map((candidate) => candidate.text).join("; ") : texts().notNow, label),
      ...(state === "refused" ? { "aria-disabled": true as const } : {}),
      onpointerenter: () => this.#handlers.point?.(place),
      onpointerleave: () => this.#handlers.point?.(""),
      onfocus: () => this.#handlers.point?.(place),
      onblur: () => this.#handlers.point?.(""),
      onclick: (event) => {
        event.stopPropagation();
        pick(event.currentTarget as Element);
      },
      onkeydown: (event) => {
        if ((event.key !== "Enter" && event.key !== " ") || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        pick(event.currentTarget as Element);
      },
    };
  }
}
