/** What the frame shows of Grog Island: chips of the prompt, pieces in the log, parts of the dock. */
import bullseye from "icon:bullseye";
import chest from "icon:locked-chest";
import parrot from "icon:parrot-head";
import sail from "icon:shooner-sailboat";
import { BUILDINGS, die, good, PENINSULAS, type Peninsula } from "../../pieces/grog.ts";
import { at, use } from "../../pieces/svg.ts";
import { coin } from "../../pieces/tokens.ts";
import type { BoardModule, Drawn } from "../board.ts";
import { texts } from "./texts.ts";
import type { View } from "./view.ts";

type Module = BoardModule<View>;
const square = (markup: string): Drawn => ({ markup, box: "-16 -15 32 32" });

export const chips: Module["chips"] = ({ kind, figures, answer, view, seat, lang }) => {
  const t = texts(lang);
  const money = (label: string, has: number) => ({ icon: { piece: coin(0, -0.6, 8.2) }, label, about: "symbol-coin", has });
  if (kind === "bid") return [{ ...money(t.ceiling, Number(figures.ceiling)), takes: answer?.figures.sum as number | undefined }];
  const coins = money(t.coins, view.players[seat].coins);
  if (kind === "pay") return [{ ...coins, takes: Number(figures.bid) }];
  return [{ ...coins, brings: answer?.figures.coins as number | undefined }];
};

export const mark: Module["mark"] = (verb, word, place) => {
  const colour = (place.split(" ").at(-1) ?? "") as Peninsula;
  if (verb === "roll" && PENINSULAS.includes(colour)) return square(die(colour, Number(word), 26));
  if (verb === "bid" || verb === "hold") {
    const row = word.split(" ") as Peninsula[];
    return { markup: row.map((each, i) => at(i * 27, 0, good(each, 11))).join(""), box: `-13 -13 ${row.length * 27} 28` };
  }
  if ((verb === "take" || verb === "give") && PENINSULAS.includes(word as Peninsula)) return square(good(word as Peninsula, 12));
  if (verb === "claim" || verb === "lock") return square(use(BUILDINGS[word.split(" on ")[0]], 0, 0, 27, "currentColor"));
  const icon = { visit: sail, parrot, chest, goal: bullseye, return: bullseye, show: chest }[verb];
  return icon ? square(use(icon, 0, 0, 26, "currentColor")) : null;
};

export const parts: Module["parts"] = (view, owner, lang) => {
  const t = texts(lang);
  const player = view.players[owner];
  const goods = Object.values(player.goods).reduce((sum, count) => sum + count, 0);
  return [`${t.crewTab} ${player.crew}`, `${t.goodsOwned} ${goods}`, `${t.goals} ${player.goals}`, `${t.cards} ${player.parrots + player.chests}`];
};
