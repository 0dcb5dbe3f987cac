/** What the frame shows of Nauticus: chips of the prompt, pieces in the log, parts of the dock. */
import { worker } from "../../pieces/nauticus.ts";
import { use } from "../../pieces/svg.ts";
import { coin } from "../../pieces/tokens.ts";
import type { BoardModule, Chip } from "../board.ts";
import { drawn, GOODS, HULLS, MASTS, SAILS } from "./pieces.ts";
import { texts } from "./texts.ts";
import type { View } from "./view.ts";
import { TILE_ICONS } from "./wheel.ts";

type Module = BoardModule<View>;
const PIECES = [...HULLS, ...MASTS, ...SAILS, ...GOODS];
const square = (markup: string) => ({ markup, box: "-16 -16 32 32" });

export const chips: Module["chips"] = ({ figures, answer, lang }) => {
  const t = texts(lang);
  const found: Chip[] = [];
  const blue = answer?.figures.blue ?? figures.blue;
  if (typeof blue === "number") found.push({ icon: { piece: worker(0.72, true) }, label: t.blueWorkers, about: "symbol-blue-worker", has: blue });
  if (typeof figures.workers === "number") found.push({ icon: { piece: worker(0.72) }, label: t.workers, about: "workers", has: figures.workers });
  if (typeof figures.taler === "number" && "uses" in figures) {
    const takes = answer?.figures.price as number | undefined;
    const brings = answer?.action === "use a worker" && answer.figures.unit === "taler" ? (answer.figures.gain as number) : undefined;
    found.push({ icon: { piece: coin(0, -0.6, 8.2) }, label: t.taler, about: "symbol-taler", has: figures.taler, takes, brings });
  }
  return found;
};

export const mark: Module["mark"] = (verb, word) => {
  if (PIECES.includes(word)) return drawn(word);
  if (word in TILE_ICONS && (verb === "lay" || verb === "choose" || verb === "extra")) return square(use(TILE_ICONS[word], 0, 0, 28, "currentColor"));
  if (verb === "use") return square(`<g transform="translate(0 1) scale(1.15)">${worker(1)}</g>`);
  return null;
};

export const parts: Module["parts"] = (view, owner, lang) => {
  const t = texts(lang);
  const player = view.players[owner];
  const delivered = Object.values(player.delivered).reduce((sum, count) => sum + count, 0);
  return [t.purse, `${t.yard(false)} ${player.ships.length}`, `${t.warehouse} ${view.slots - player.room}/${view.slots}`, `${t.delivered} ${delivered}`];
};
