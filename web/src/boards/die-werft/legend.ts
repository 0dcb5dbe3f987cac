/** Die Werft in pictures. */
import propeller from "icon:boat-propeller";
import cargo from "icon:cargo-ship";
import flag from "icon:flying-flag";
import { pawn } from "../../pieces/seats.ts";
import { rounded, use } from "../../pieces/svg.ts";
import { coin, seal } from "../../pieces/tokens.ts";
import { aboard, canal, FEATURES, feature, load, SIGNS, tile, train, type Feature, type Sign } from "../../pieces/werft.ts";
import type { Drawn } from "../board.ts";
import { boxed, row, sign, type Legend } from "../legend.ts";
import { ACTIONS, employeeTile, ITEM_NAMES, ITEMS, LOADS } from "./names.ts";
import { texts } from "./texts.ts";

const MOUNTS: Feature[] = ["crane", "cannon", "propeller"];
const SAFETY = ["lantern", "lifeboat", "lifebelt"] as const;
const STAFF = ["engineer-sail", "recruiter-soldier", "dealer-coal", "master-coal", "craftsman-crew", "helmsman", "rigger", "accountant", "foreman"];

const action = (name: string): Drawn =>
  boxed(`<path d="${rounded(-20, -20, 40, 40, 6)}" fill="#f7f0df" stroke="var(--ink)" stroke-width="1.4"/>` + use(ACTIONS[name], 0, 0, 29, "#16242f"), 43);
const printed = (name: Feature): Drawn => boxed(feature(name, 0, 0, 24), 30);
const item = (name: string): Drawn => boxed(aboard(ITEMS[name]), 26);
const official = (name: Sign): Drawn => {
  const [icon, ink] = SIGNS[name];
  return boxed(`<circle r="15" fill="#fffaf0" stroke="var(--ink)" stroke-width="1.2"/>` + use(icon, 0, 0, 22, ink), 33);
};
const staff = (name: string): Drawn => ({ markup: employeeTile(name), box: "-1 -1 60 42" });
const guilders = (n?: number): Drawn => boxed(coin(0, -1, 15, n), 34);
const hull = (kind: "bow" | "middle" | "stern", ...features: Feature[]): Drawn => ({ markup: tile(kind, features), box: "-1 -1 80 45" });
const waters: Drawn = { markup: canal(["military", null, "riband", "lantern"]), box: "-1 -1 76 79" };
const figure: Drawn = { markup: pawn(0), box: "-12 -27 24 29" };

export default {
  symbols: (lang) => {
    const t = texts(lang);
    return [
      ...Object.keys(ACTIONS).map((name) => ({ about: `tile-${name}`, figures: [action(name)] })),
      { about: "symbol-mast", figures: [printed("mast")] },
      { about: "symbol-mounts", figures: MOUNTS.map((name) => ({ ...printed(name), word: t.items[name] })) },
      { about: "symbol-cabin", figures: [printed("cabin"), sign(FEATURES.cabin[0])] },
      { about: "symbol-safety", figures: SAFETY.map((name) => ({ ...printed(name), word: t.features[name] })) },
      ...ITEM_NAMES.map((name) => ({ about: `ring-${name}`, figures: [item(name)] })),
      { about: "symbol-loads", figures: LOADS.map((name) => ({ ...boxed(load(name, 24), 32), word: t.loads[name] })) },
      { about: "symbol-guilder", figures: [guilders()] },
      { about: "symbol-military", figures: [official("military")] },
      { about: "symbol-trade", figures: [official("trade")] },
      { about: "symbol-officials", figures: SAFETY.map(official) },
      { about: "symbol-riband", figures: [official("riband")] },
      ...STAFF.map((name) => ({ about: `employee-${name.split("-")[0]}`, figures: [staff(name)] })),
      { about: "symbol-point", figures: [boxed(seal(0, 0, 16), 34)] },
      { about: "symbol-fleet", figures: [sign(cargo)] },
      { about: "seat", figures: [sign(flag)] },
    ];
  },
  pictures: {
    "front.new-lead": row(action("build"), action("trade"), action("hire")),
    "choose.not-occupied": row(figure, action("canals")),
    "income.tiles-ahead": row(action("crew"), figure, guilders(1)),
    "act.extra-action": row(action("trains"), guilders(6), action("trade")),
    "voyage.must-leave": row(hull("bow", "mast"), hull("stern", "cabin", "propeller")),
    "score.crew": row(...["captain", "soldier", "crane", "cannon"].map(item)),
    "score.speed": row(item("smokestack"), boxed(use(propeller, 0, 0, 30, "#16242f"), 34), boxed(seal(0, 0, 16, 4), 34)),
    "route.military": row(official("military"), official("trade"), official("lantern")),
    "route.riband": row(official("riband"), boxed(seal(0, 0, 16, 5), 34)),
    "contracts.fleet-only": row(waters, { markup: train(["coal", "grain"], 90), box: "-1 -1 92 39" }),
  },
  parts: [["tile", "track"], ["market", "market"], ["trains", "trains"], ["canals", "canals"], ["ring", "ring"], ["load", "load"], ["employee", "oval"]],
} satisfies Legend;
