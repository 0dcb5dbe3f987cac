/** The words of the view and the pictures they stand for. */
import abacus from "icon:abacus";
import clock from "icon:backward-time";
import propeller from "icon:boat-propeller";
import cannon from "icon:cannon";
import cargo from "icon:cargo-ship";
import crane from "icon:crane";
import gear from "icon:gear-hammer";
import captain from "icon:k-captain";
import canals from "icon:k-canal";
import funnel from "icon:k-funnel";
import merchant from "icon:k-merchant";
import soldier from "icon:k-soldier";
import subsidies from "icon:receive-money";
import sail from "icon:sail";
import scales from "icon:scales";
import wheel from "icon:ship-wheel";
import rigging from "icon:shooner-sailboat";
import spanner from "icon:spanner";
import locomotive from "icon:steam-locomotive";
import friends from "icon:three-friends";
import type { Icon } from "../../pieces/sprite.ts";
import { use } from "../../pieces/svg.ts";
import { employee, load, tile, type Feature, type Load, type Role, type TileKind } from "../../pieces/werft.ts";
import type { texts } from "./texts.ts";
import type { Canal, Hull } from "./view.ts";

export const ACTIONS: Record<string, Icon> = {
  build: cargo, trains: locomotive, canals, equipment: gear, crew: friends, hire: spanner, trade: scales, subsidies,
};
export const ITEMS: Record<string, Icon> = { sail, smokestack: funnel, crane, cannon, propeller, captain, soldier, businessman: merchant };
export const ITEM_NAMES = ["sail", "smokestack", "propeller", "crane", "cannon", "captain", "soldier", "businessman"];
export const LOADS: Load[] = ["coal", "steel", "grain"];

/** The features of the view, as the pieces call them. */
const FEATURES: Record<string, Feature> = {
  cabin: "cabin", mast: "mast", "crane-mount": "crane", "cannon-mount": "cannon", "propeller-mount": "propeller",
  lifebelt: "lifebelt", lifeboat: "lifeboat", lantern: "lantern",
};

/** A ship tile, 78 × 40; one without features is a blank. */
export const shipTile = (part: Hull): string => tile(part.hull as TileKind, part.features.map((name) => FEATURES[name]), part.features.length ? undefined : "#d9dee2");

const ROLE: Record<string, Role> = { engineer: "brown", recruiter: "green", dealer: "orange", master: "orange", craftsman: "blue", helmsman: "blue", rigger: "blue", accountant: "yellow", foreman: "yellow" };
const SPECIAL: Record<string, Icon> = { helmsman: wheel, rigger: rigging, accountant: abacus, foreman: clock };

/** "bow (cabin, lantern)". */
export const tileName = (part: Hull, t: ReturnType<typeof texts>): string => `${t.hulls[part.hull]} (${part.features.map((name) => t.features[name] ?? name).join(", ") || t.blank})`;

/** Which of the eight directions a quarter turn makes of one. */
export const direction = (at: number, turned: number): number => (at + 2 * turned) % 8;

/** "canal 22: north lantern, east trade", as it lies. */
export const canalName = (of: Canal, t: ReturnType<typeof texts>, turned = 0): string =>
  t.canal(of.number, of.symbols.flatMap((name, i) => (name ? [`${t.sides[direction(2 * i, turned)]} ${t.signs[name] ?? name}`] : [])).join(", "));

/** How much more an employee brings, where the tile says so. */
const added = (kind: string): string => (kind === "master" ? "+2" : kind === "craftsman" || kind in SPECIAL ? "" : "+1");

/** "Engineer, 1 sail more", "Grain dealer, level 1", "Rigger": as answers and log call them. */
export function employeeName(name: string, t: ReturnType<typeof texts>): string {
  const words = name.split("-");
  const [kind, what] = [words[0], words[words.length - 1]];
  if (kind === "dealer" || kind === "master") return t.dealer(t.loads[what], kind === "master" ? 2 : 1);
  if (kind === "craftsman") return t.craftsmanFor(t.several[what]);
  return kind in SPECIAL ? t.roles[kind] : t.oneMore(t.roles[kind], t.items[what]);
}

/** An employee tile, 58 × 37: what the role adds to, and by how much. */
export function employeeTile(name: string): string {
  const words = name.split("-");
  const kind = words[0];
  const what = words[words.length - 1];
  const picture = what in ITEMS ? use(ITEMS[what], 0, 0, 19) : LOADS.includes(what as Load) ? load(what as Load, 17) : use(kind === "craftsman" ? friends : SPECIAL[kind], 0, 0, 19);
  const label = kind === "craftsman" ? "✓" : added(kind);
  return employee(ROLE[kind], picture, label);
}
