/** What is drawn can be asked what it is. All texts of a game come at once, in one language; then nothing is asked of the server. */
import { things } from "../app/api.ts";
import type { AboutThing } from "../app/protocol.ts";
import { settings, type Lang } from "../app/settings.svelte.ts";

export type Things = Record<string, AboutThing>;
const known = new Map<string, Promise<Things>>();

export function thingsOf(game: string, lang: Lang = settings.lang): Promise<Things> {
  const key = `${game} ${lang}`;
  if (!known.has(key)) known.set(key, things(game).catch((error) => { known.delete(key); throw error; }));
  return known.get(key)!;
}

/** `tile hulls` is explained by `about-tile-hulls`, else by `about-tile`; numbers say which one it is, not what. */
export function about(all: Things, place: string): AboutThing | null {
  const words = place.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word && !/^\d+$/.test(word));
  for (let count = words.length; count > 0; count--) {
    const found = all[`about-${words.slice(0, count).join("-")}`];
    if (found) return found;
  }
  return null;
}
