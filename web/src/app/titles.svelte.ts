/** What the games are called: their own texts say it, in the language of now. */
import { games } from "./api.ts";
import { settings } from "./settings.svelte.ts";

const known: Record<string, string> = $state({});
let asked = "";

/** The title of a game; as long as nobody has told it, its name as it is spelled: grog-island, Grog Island. */
export function titleOf(game: string): string {
  if (asked !== settings.lang) {
    asked = settings.lang;
    games().then((found) => found.forEach(({ name, title }) => (known[name] = title)), () => (asked = ""));
  }
  return known[game] ?? game.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
