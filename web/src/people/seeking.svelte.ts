/** Waiting for strangers goes on wherever in the app one is: a game with bots meanwhile does not end it. */
import { untrack } from "svelte";
import { matches, seek, stopSeeking } from "../app/api.ts";
import { person } from "../app/person.svelte.ts";
import type { Match, Matches, Seek } from "../app/protocol.ts";
import { settings } from "../app/settings.svelte.ts";
import { bell } from "../table/cues.ts";
import { latest } from "./latest.ts";

class Seeking {
  now: Matches = $state.raw({ pools: [], mine: null });
  /** The table to which those who waited here were brought, until it was opened. */
  found = $state("");

  get mine(): Match | null {
    return this.now.mine && !this.now.mine.table ? this.now.mine : null;
  }

  look = (): Promise<void> => this.#hear(matches());
  begin = (wish: Seek): Promise<void> => this.#hear(seek(wish));
  leave = (): Promise<void> => this.#hear(stopSeeking());
  #hear = latest<Matches>((now) => {
    if (this.mine && now.mine?.table) {
      this.found = now.mine.table;
      if (settings.sound) bell();
    }
    this.now = now;
  });
}
export const seeking = new Seeking();

/** For as long as the page lives. */
export function keepSeeking(): void {
  const known = $derived(person.me?.id);
  $effect(() => {
    if (known) untrack(() => void seeking.look().catch(() => {}));
  });
  const waits = $derived(seeking.mine !== null);
  $effect(() => {
    if (!waits) return;
    const beat = new Worker(new URL("./beat.ts", import.meta.url), { type: "module" });
    beat.onmessage = () => void seeking.look().catch(() => {}); // the server must hear that they are there
    return () => beat.terminate();
  });
}
