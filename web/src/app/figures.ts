/** Numbers as they are written in the language of the page. */
import { settings } from "./settings.svelte.ts";

export const decimal = (n: number, digits = 1): string => n.toLocaleString(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace("-", "−");

/** A rating, or another large number. */
export const whole = (n: number): string => n.toLocaleString(settings.lang);

/** A minus as long as a plus. */
export const minus = (n: number): string => String(n).replace("-", "−");

/** With its sign, a minus as long as the plus. */
export function signed(n: number): string {
  const told = decimal(Math.abs(n));
  return n < 0 && told !== decimal(0) ? `−${told}` : `+${told}`;
}
