/** The app's own words. What belongs to a game comes rendered from the server. */
import { de } from "./texts.de.ts";
import { en } from "./texts.en.ts";
import { settings, type Lang } from "./settings.svelte.ts";

export type Texts = typeof en;

const CATALOGUES: Record<Lang, Texts> = { en, de };

/** The words in the language of now; read it inside `$derived`. */
export const texts = (): Texts => CATALOGUES[settings.lang];

interface Explained { code: string; message: string; bound?: number | null }

/** What went wrong, in the reader's language. A refusal by a rule comes rendered. */
export const problem = ({ code, message, bound }: Explained): string => (texts().problems[code] ?? message).replace("{bound}", String(bound ?? ""));

/** What is wrong with a file, with its line, as the server tells it in the reader's language; "" where the problem says it all. */
export const detail = ({ code, message }: Explained): string => (["bad-parts", "bad-record"].includes(code) ? message : "");
