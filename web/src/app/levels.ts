import type { SeatInfo } from "./protocol.ts";
import { texts } from "./texts.ts";

type Level = NonNullable<SeatInfo["level"]>;
type Character = NonNullable<SeatInfo["character"]>;

/** Bots' strengths, weakest first. */
export const LEVELS: readonly Level[] = ["deckhand", "mate", "captain", "admiral", "legend"];
/** What bots have a taste for. */
export const CHARACTERS: readonly Character[] = ["sober", "builder", "trader", "gambler"];

/** Which bot it is that sits there: "Captain, Builder". */
export function botOf(seat: SeatInfo): string {
  const t = texts();
  return [seat.level ? t.levels[seat.level] : "", seat.character ? t.characters[seat.character] : ""].filter(Boolean).join(", ");
}

/** The same with what the character means. */
export function botTold(seat: SeatInfo): string {
  const how = seat.character ? texts().characterHow[seat.character] : "";
  return how ? `${botOf(seat)}: ${how}` : botOf(seat);
}
