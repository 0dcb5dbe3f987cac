/** What was learned: lessons finished, and the step where one was left. This browser keeps it; with a session the server does too. */
import { keepLearned } from "../app/api.ts";
import type { PuzzleLine } from "../app/protocol.ts";
import { person } from "../app/person.svelte.ts";

interface Progress {
  /** By "game/lesson": the step to go on with; -1 when it is finished. */
  lessons: Record<string, number>;
  /** By its id: whether the first try at a puzzle was right. */
  puzzles: Record<string, boolean>;
  /** My own rating by puzzles. */
  rating: number;
  /** The days on which the day's puzzle was solved, as the server counts them. */
  days: number[];
}
const NOTHING: Progress = { lessons: {}, puzzles: {}, rating: 1200, days: [] };

const KEY = "kogge-learned";

function stored(): Partial<Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private mode, or somebody else's text
  }
}

export const progress: Progress = $state({ ...NOTHING, ...stored() });

/** Grows with everything that is learned: an answer to what was told before it is too old. */
let told = 0;

function keep(): void {
  told++;
  localStorage.setItem(KEY, JSON.stringify(progress));
  if (person.me) void share();
}

/** Both together: what is known here, and what is known of me. */
export async function share(): Promise<void> {
  const before = told;
  try {
    const both = await keepLearned($state.snapshot(progress));
    if (told !== before) return; // somebody learned on meanwhile, and that is told too
    Object.assign(progress, both);
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // it stays in this browser, and goes along the next time
  }
}

/** Whoever leaves takes what was learned along; the next one at this browser begins anew. */
export function leave(): void {
  told++;
  Object.assign(progress, structuredClone(NOTHING));
  localStorage.removeItem(KEY);
}

const FINISHED = -1;
const key = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The step where this lesson was left, 0 for one that was not begun or is finished. */
export const leftAt = (game: string, lesson: string): number => Math.max(0, progress.lessons[key(game, lesson)] ?? 0);

export const finished = (game: string, lesson: string): boolean => progress.lessons[key(game, lesson)] === FINISHED;

/** Note where the pupil is. What is finished stays finished. */
export function reach(game: string, lesson: string, step: number): void {
  if (finished(game, lesson)) return;
  progress.lessons[key(game, lesson)] = step;
  keep();
}

export function finish(game: string, lesson: string): void {
  progress.lessons[key(game, lesson)] = FINISHED;
  keep();
}

/** How many puzzles of a game were solved; their ids begin with its name. */
export const solved = (game: string): number => Object.entries(progress.puzzles).filter(([id, right]) => right && id.startsWith(`${game}-`)).length;

const K = 32;
/** What a puzzle of this grade counts as. */
const strength = (grade: number): number => 900 + 150 * grade;

/** The next that was not tried, the nearest to one's own strength first. */
export const nextOf = (lines: PuzzleLine[]): PuzzleLine | undefined =>
  lines.filter((each) => !(each.id in progress.puzzles)).sort((a, b) => Math.abs(strength(a.grade) - progress.rating) - Math.abs(strength(b.grade) - progress.rating))[0];

/** The first try at a puzzle changes the rating; a hint halves what it gains. Null for every later try. */
export function tried(id: string, grade: number, right: boolean, hinted: boolean): { change: number } | null {
  if (id in progress.puzzles) return null;
  const expected = 1 / (1 + 10 ** ((strength(grade) - progress.rating) / 400));
  const whole = K * ((right ? 1 : 0) - expected);
  const change = Math.round(right && hinted ? whole / 2 : whole);
  progress.rating += change;
  progress.puzzles[id] = right;
  keep();
  return { change };
}

/** The day's puzzle was solved, at whichever try. */
export function solvedOn(day: number): void {
  if (progress.days.includes(day)) return;
  progress.days = [...progress.days, day].sort((a, b) => a - b).slice(-400);
  keep();
}

/** Days in a row up to today, or up to yesterday while today's puzzle is still to be solved. */
export function streak(today: number): number {
  let day = progress.days.includes(today) ? today : today - 1;
  let count = 0;
  while (progress.days.includes(day--)) count++;
  return count;
}
