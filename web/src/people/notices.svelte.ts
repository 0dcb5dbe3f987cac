/** What waits for me, on every page: the list, its count, a sound, and the badge of the installed app. */
import { untrack } from "svelte";
import { myNotices, seen } from "../app/api.ts";
import { person } from "../app/person.svelte.ts";
import type { Notices } from "../app/protocol.ts";
import { settings } from "../app/settings.svelte.ts";
import { bell } from "../table/cues.ts";
import { latest } from "./latest.ts";

const EVERY = 20_000;

class Waiting {
  #now: Notices = $state.raw({ notices: [], unread: 0 });

  get list(): Notices["notices"] {
    return this.#now.notices;
  }
  get unread(): number {
    return this.#now.unread;
  }

  look = (): Promise<void> => this.#hear(person.me ? myNotices() : Promise.resolve({ notices: [], unread: 0 }));
  seen = (): Promise<void> => this.#hear(seen());
  #hear = latest<Notices>((now) => this.#take(now));

  #take(now: Notices): void {
    if (now.unread > this.#now.unread && document.hidden && settings.sound) bell();
    this.#now = now;
    const { setAppBadge, clearAppBadge } = navigator;
    void (now.unread ? setAppBadge?.call(navigator, now.unread) : clearAppBadge?.call(navigator))?.catch(() => {});
  }
}
export const notices = new Waiting();

/** For as long as the page lives. */
export function follow(): void {
  $effect(() => {
    void person.me?.id;
    const look = () => void notices.look().catch(() => {});
    untrack(look); // a stranger is told at once that nothing waits; what it writes is no reason to look again
    const timer = setInterval(look, EVERY);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  });
}
