/** Every piece by its name in the catalogue, drawn in a box of its own. */
import { at, use } from "../../pieces/svg.ts";
import { CRESTS, good, hull, mast, sail, worker, type Crest, type Good, type Hull } from "../../pieces/nauticus.ts";
import { coin, seal } from "../../pieces/tokens.ts";
import type { Count } from "../board.ts";
import type { texts } from "./texts.ts";

export const HULLS: string[] = ["bow", "middle", "stern", "single"];
export const MASTS: string[] = ["lighthouse-mast", "anchor-mast", "whale-mast", "wheel-mast", "crown-mast"];
export const SAILS: string[] = ["lighthouse-sail", "anchor-sail", "whale-sail", "wheel-sail", "crown-sail"];
export const GOODS: string[] = ["fish", "grain", "coffee", "salt"];
export type Family = "hulls" | "masts" | "sails" | "goods";
export const SHELVES: [Family, string[]][] = [["hulls", HULLS], ["masts", MASTS], ["sails", SAILS], ["goods", GOODS]];

/** The crest, the part or the good a piece is of: "whale" for "whale-sail". */
export const kind = (piece: string): string => piece.replace(/-(mast|sail)$/, "");

/** A piece by its whole name: "Whale sail". */
export const called = (piece: string, t: ReturnType<typeof texts>): string => t.rewards[piece] ?? t.pieces[kind(piece)] + (piece.endsWith("-mast") ? t.mastOf : piece.endsWith("-sail") ? t.sailOf : "");

interface Drawn {
  markup: string;
  box: string;
}

/** A piece with its box. A mast carries its crest on a roundel, so that the pennant alone does not have to tell it. */
export function drawn(piece: string): Drawn {
  if (piece.endsWith("-mast")) {
    const crest = kind(piece) as Crest;
    const roundel = `<circle cx="32" cy="-36" r="14.5" fill="#fdf8ea" stroke="var(--ink)" stroke-width="1.3"/>` + use(CRESTS[crest], 32, -36, 19, "#16242f");
    return { markup: mast(crest) + roundel, box: "-14 -98 92 104" };
  }
  if (piece.endsWith("-sail")) return { markup: sail(kind(piece) as Crest), box: "-3 -68 70 68" };
  if (HULLS.includes(piece)) return { markup: hull(piece as Hull), box: "-14 -24 92 66" };
  return { markup: good(piece as Good, 22), box: "-32 -30 64 64" };
}

/** What a reward brings. */
export function reward(name: string): Drawn {
  if (name === "crown-mast" || name === "crown-sail") return drawn(name);
  const box = "-32 -30 64 64";
  if (name === "points") return { markup: seal(0, 0, 24, ""), box };
  if (name === "taler") return { markup: coin(0, 0, 22), box };
  if (name === "workers") return { markup: at(-12, 0, worker(1.3)) + at(12, 0, worker(1.3)), box };
  return { markup: at(-14, 0, good("grain", 13)) + at(14, 0, good("fish", 13)), box };
}

export const workerCount = (label: string, value: number): Count => ({ icon: { piece: worker(0.72) }, label, about: "workers", value });
export const talerCount = (label: string, value: number): Count => ({ icon: { piece: coin(0, -0.6, 8.2) }, label, about: "symbol-taler", value });
