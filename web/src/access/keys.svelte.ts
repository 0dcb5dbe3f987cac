/**
 * Every key of the app, in one table: a key means one thing on every screen. A screen says with `onKeys` what a command does while it
 * is shown; whoever shows it last is asked first. Arrows, Enter, Escape, Delete and Space act on what has the focus.
 */
import { untrack } from "svelte";

export const KEYS = {
  answer: "1–9", undo: "z", restart: "Z", hint: "h", rules: "r", explain: "x", log: "l", describe: "d", command: "/", next: "n",
  plan: "p", orders: "o", talk: "t", match: "q", planner: "v", speed: "S", best: "B", digest: "g", explorer: "e", branch: "b", comment: "c", keep: "a", pause: "i", section: "j", sectionBack: "k", learn: "f", why: "w", skip: "s", mute: "m", keys: "?",
} as const;
export type Command = keyof typeof KEYS;

/** What a command does; given the key. False: not now. One that has nothing to do for longer is a getter that tells nothing. */
export type Commands = Partial<Record<Command, (key: string) => boolean | void>>;

/** Screens on which arrows and the like do more than move what has the focus. */
export const WALKED = ["plan", "orders", "replay", "explorer", "review"] as const;
export type Walked = (typeof WALKED)[number];

interface Screen {
  commands: Commands;
  walked?: Walked;
}
let shown: Screen[] = $state.raw([]);

export function onKeys(commands: Commands, walked?: Walked): void {
  const screen = { commands, walked };
  $effect(() => {
    untrack(() => (shown = [...shown, screen]));
    return () => (shown = shown.filter((each) => each !== screen));
  });
}

export const walked = (): Walked[] => shown.flatMap((each) => each.walked ?? []);

/** The commands that do something on this screen, in the order of the table. */
export const commands = (): Command[] => (Object.keys(KEYS) as Command[]).filter((command) => shown.some((each) => each.commands[command]));

/** Letters mean the same with and without capital lock; Shift makes another key of them. */
const pressed = (event: KeyboardEvent): string => (event.key.length > 1 ? event.key : event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase());
const meant = (key: string): Command | undefined =>
  /^[1-9]$/.test(key) ? "answer" : (Object.keys(KEYS) as Command[]).find((command) => KEYS[command] === key);

/** Does what the key of a command would do; false where it does nothing now. */
export function run(command: Command): boolean {
  const act = shown.findLast((each) => each.commands[command])?.commands[command];
  return act !== undefined && act(KEYS[command]) !== false;
}

/** The command whose key this is, unless somebody writes. */
export function commanded(event: KeyboardEvent): Command | undefined {
  const typing = event.target instanceof HTMLElement && event.target.matches("input:not([type=checkbox]), select, textarea");
  if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return undefined;
  return meant(pressed(event));
}

export function press(event: KeyboardEvent): void {
  const command = commanded(event);
  const act = command && shown.findLast((each) => each.commands[command])?.commands[command];
  if (act && act(pressed(event)) !== false) event.preventDefault();
}

/** Who uses a mouse or a finger needs no focus, and is not to be shown what it would point at. Known before a table is there: whoever
    comes to one by keys, or begins or ends a plan, goes on by keys. */
export const hands = { keys: false };
addEventListener("keydown", () => void (hands.keys = true), true);
addEventListener("pointerdown", () => void (hands.keys = false), true);
