/** The app's own words. What belongs to a game comes rendered from the server. */
import { de } from "./texts.de.ts";
import { en } from "./texts.en.ts";
import { settings, type Lang } from "./settings.svelte.ts";

export type Texts = typeof en;

const CATALOGUES: Record<Lang, Texts> = { en, de };

/** The words in the language of now; read it inside `$derived`. */
export const texts = (): Texts => CATALOGUES[settings.lang];

/** Where the server names the line or the version that is wrong, in English; a refusal by a rule comes in the reader's language. */
const DETAILED = ["bad-option", "bad-parts", "bad-record"];

/** What went wrong, in the reader's language. */
export function problem({ code, message }: { code: string; message: string }): string {
  const known = texts().problems[code];
  if (!known) return message;
  return DETAILED.includes(code) && message ? `${known} (${message})` : known;
}
