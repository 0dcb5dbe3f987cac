/** What the frame shows of Die Werft: chips of the prompt, pieces in the log, parts of the dock. */
import speed from "icon:boat-propeller";
import { at, use } from "../../pieces/svg.ts";
import { coin } from "../../pieces/tokens.ts";
import { load, type Load } from "../../pieces/werft.ts";
import type { BoardModule, Drawn } from "../board.ts";
import { ACTIONS, employeeTile, ITEMS, LOADS } from "./names.ts";
import { texts } from "./texts.ts";
import type { View } from "./view.ts";

type Module = BoardModule<View>;
const square = (markup: string): Drawn => ({ markup, box: "-16 -16 32 32" });

export const chips: Module["chips"] = ({ kind, figures, answer, view, seat, lang }) => {
  const t = texts(lang);
  if (kind === "fitting-out" || kind === "boosting") return [{ icon: speed, label: t.speedOfReach, about: "sail", has: Number(figures.reach), takes: Number(answer?.figures.speed ?? figures.speed) }];
  const sells = kind === "unloading" || (kind === "trading" && answer?.action.startsWith("sell"));
  const buys = answer && kind !== "trading" && "price" in answer.figures && answer.place !== "act" && answer.place !== "pass" && answer.place !== "done";
  return [{
    icon: { piece: coin(0, -0.6, 8.2) },
    label: t.guilders,
    about: "symbol-guilder",
    has: Number(figures.guilders ?? view.players[seat].guilders),
    takes: buys ? Number(answer.figures.price) : undefined,
    brings: Number(answer?.figures.income ?? (sells ? (answer?.figures.guilders ?? answer?.figures.price) : 0) ?? 0),
  }];
};

export const mark: Module["mark"] = (verb, word) => {
  if (word in ACTIONS && ["choose", "extra", "lay"].includes(verb)) return square(use(ACTIONS[word], 0, 0, 28, "currentColor"));
  if (verb === "hire" || verb === "post") return { markup: employeeTile(word), box: "-1 -1 60 41" };
  const item = word.replace(/^for /, "");
  if (item in ITEMS) return square(use(ITEMS[item], 0, 0, 27, "currentColor"));
  const loads = word.split(" ") as Load[];
  if (loads.every((each) => LOADS.includes(each))) return { markup: loads.map((each, i) => at(i * 26, 0, load(each, 22))).join(""), box: `-13 -13 ${loads.length * 26} 26` };
  return null;
};

export const parts: Module["parts"] = (view, owner, lang) => {
  const t = texts(lang);
  const player = view.players[owner];
  return [t.yard, `${t.waterway} ${player.canals.length}`, `${t.contractsTitle} ${player.blue + player.green}`];
};
