/** The app's own words. What belongs to a game comes rendered from the server. */
import type { Failed } from "./api.ts";
import { de } from "./texts.de.ts";
import { en } from "./texts.en.ts";
import { settings, type Lang } from "./settings.svelte.ts";

export type Texts = typeof en;

const CATALOGUES: Record<Lang, Texts> = { en, de };

/** The words in the language of now; read it inside `$derived`. */
export const texts = (): Texts => CATALOGUES[settings.lang];

/** What went wrong, in the reader's language where we know the code. */
export function problem(error: Failed): string {
  const t = texts();
  return t.problems[error.code] ?? error.message;
}
