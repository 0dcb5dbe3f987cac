/** Die Werft: ship tiles with their mounts, loads and trains, canal tiles, employees. */
import abacus from "icon:abacus";
import propeller from "icon:boat-propeller";
import cannon from "icon:cannon";
import coal from "icon:coal-pile";
import crane from "icon:crane";
import gear from "icon:gear-hammer";
import cabin from "icon:k-cabin";
import captain from "icon:k-captain";
import funnel from "icon:k-funnel";
import lifeboat from "icon:k-lifeboat";
import mastMount from "icon:k-mastmount";
import merchant from "icon:k-merchant";
import riband from "icon:k-riband";
import soldier from "icon:k-soldier";
import lantern from "icon:lantern-flame";
import lifebelt from "icon:life-buoy";
import metal from "icon:metal-bar";
import sail from "icon:sail";
import scales from "icon:scales";
import spanner from "icon:spanner";
import locomotive from "icon:steam-locomotive";
import friends from "icon:three-friends";
import wheat from "icon:wheat";
import type { Icon } from "./sprite.ts";
import { at, r, rounded, text, use } from "./svg.ts";

export type TileKind = "bow" | "middle" | "stern";
/** What is printed on a ship tile: a cabin, a mount for equipment, or safety that is simply there. */
export type Feature = "cabin" | "mast" | "crane" | "cannon" | "propeller" | "lifebelt" | "lifeboat" | "lantern";
export type Load = "coal" | "steel" | "grain";
export type Sign = "military" | "trade" | "riband" | "lantern" | "lifeboat" | "lifebelt";
export type Role = "brown" | "green" | "orange" | "blue" | "yellow";

export const FEATURES: Record<Feature, [icon: Icon, ink: string]> = {
  cabin: [cabin, "#4a5a68"], mast: [mastMount, "#16242f"], crane: [crane, "#16242f"], cannon: [cannon, "#16242f"],
  propeller: [propeller, "#16242f"], lifebelt: [lifebelt, "#b5321f"], lifeboat: [lifeboat, "#7a4a1e"], lantern: [lantern, "#8a5600"],
};
/** Equipment and crew. */
export const ITEMS: Record<string, Icon> = { sail, funnel, crane, cannon, propeller, captain, soldier, merchant };

const HULLS: Record<TileKind, [hull: string, red: string, deckFrom: number, deckTo: number]> = {
  bow: ["M78 23H26L5 18C9 29 17 37 31 37H78z", "M78 31H19q5 6 12 6H78z", 27, 77],
  middle: ["M0 23H78V37H0z", "M0 31H78V37H0z", 1, 77],
  stern: ["M0 23H57L73 19C73 28 69 37 58 37H0z", "M0 31H70q-4 6-12 6H0z", 1, 57],
};
const isMount = (feature: Feature): boolean => ["mast", "crane", "cannon", "propeller"].includes(feature);

export function feature(kind: Feature, x: number, y: number, s = 20): string {
  const [icon, ink] = FEATURES[kind];
  if (kind === "cabin")
    return (
      `<path d="M${x - 10} ${y - 6}h20v15h-20z" fill="#fff" stroke="#16242f" stroke-width="1.2"/><path d="M${x - 11.5} ${y - 8.5}h23v3.6h-23z" fill="#c98d52" stroke="#16242f"/>` +
      `<circle cx="${x - 4.5}" cy="${y + 1}" r="2.7" fill="#8fbcdc" stroke="#16242f"/><circle cx="${x + 4.5}" cy="${y + 1}" r="2.7" fill="#8fbcdc" stroke="#16242f"/>`
    );
  if (!isMount(kind)) return use(icon, x, y, s * 0.95, ink);
  return `<circle cx="${x}" cy="${y}" r="${r(s * 0.52)}" fill="#fffaf0" stroke="#16242f" stroke-width="1.3" stroke-dasharray="3.2 2.2"/>` + use(icon, x, y, s * 0.74, ink);
}

/** How far from its left edge the features of a ship tile stand. */
export const featurePlaces = (kind: TileKind, count: number): number[] =>
  count === 1 ? [kind === "bow" ? 48 : kind === "stern" ? 34 : 39] : kind === "bow" ? [34, 60] : kind === "stern" ? [20, 47] : [21, 57];

/** A piece on board, on a stem that leads down to its mount; the origin is the middle of the piece. */
export const aboard = (icon: Icon, stem = 0): string =>
  (stem ? `<path d="M0 10V${stem}" stroke="#16242f" stroke-width="2.2"/>` : "") + `<circle r="11" fill="#fffaf0" stroke="#16242f" stroke-width="1.3"/>` + use(icon, 0, 0, 16, "#16242f");

/** A ship tile, 78 × 40. */
export function tile(kind: TileKind, features: Feature[], fill = "#f7f0df"): string {
  const [hull, red, from, to] = HULLS[kind];
  const places = featurePlaces(kind, features.length);
  return (
    `<path d="${rounded(0, 2.6, 78, 40, 5)}" fill="#0006"/><path d="${rounded(0, 0, 78, 40, 5)}" fill="${fill}" stroke="var(--ink)" stroke-width="1.4"/>` +
    `<path d="${hull}" fill="#4d6c86" stroke="#16242f" stroke-width="1.3" stroke-linejoin="round"/><path d="${red}" fill="#a8432f"/>` +
    `<path d="M${from} 23H${to}" stroke="#e8d9b4" stroke-width="2"/>` +
    features.map((each, i) => feature(each, places[i], each === "cabin" ? 14 : 12, 22)).join("")
  );
}

/** A load in its own form, origin centre. */
export function load(kind: Load, s = 15): string {
  if (kind === "coal")
    return `<path d="${rounded(-s / 2, -s / 2, s, s, 2)}" fill="var(--com-coal)" stroke="var(--ink)" stroke-width="1.1"/>` + use(coal, 0, 0, s * 0.8, "#f3ead6");
  if (kind === "steel")
    return `<path d="M0 ${r(-s * 0.62)}L${r(s * 0.62)} 0L0 ${r(s * 0.62)}L${r(-s * 0.62)} 0z" fill="var(--com-steel)" stroke="var(--ink)" stroke-width="1.1"/>` + use(metal, 0, 0, s * 0.66, "#10202c");
  return `<circle r="${r(s * 0.54)}" fill="var(--com-grain)" stroke="var(--ink)" stroke-width="1.1"/>` + use(wheat, 0, 0, s * 0.72, "#4a2f06");
}

/** A train with its wagons, 34 high. */
export function train(loads: Load[], w = 112): string {
  const wagon = (w - 26) / loads.length;
  return (
    `<path d="${rounded(0, 2.5, w, 34, 6)}" fill="#0006"/><path d="${rounded(0, 0, w, 34, 6)}" fill="#f7f0df" stroke="var(--ink)" stroke-width="1.4"/>` +
    use(locomotive, 14, 16, 20, "#16242f") +
    loads
      .map((kind, i) => {
        const x = 28 + i * wagon;
        return (
          `<path d="${rounded(x, 5, wagon - 4, 21, 3)}" fill="#c9b48a" stroke="var(--ink)" stroke-width="1.1"/>` +
          at(x + (wagon - 4) / 2, 15.5, load(kind, 15)) +
          `<circle cx="${r(x + 5)}" cy="28" r="2.6" fill="#16242f"/><circle cx="${r(x + wagon - 9)}" cy="28" r="2.6" fill="#16242f"/>`
        );
      })
      .join("")
  );
}

export const SIGNS: Record<Sign, [icon: Icon, ink: string]> = {
  military: [cannon, "#8e1f14"], trade: [scales, "#1a5a34"], riband: [riband, "#14508f"], lantern: [lantern, "#8a5600"],
  lifeboat: [lifeboat, "#7a4a1e"], lifebelt: [lifebelt, "#b5321f"],
};

/** Where the spaces of a canal tile lie: four sides and the three corners between them. */
export const canalPlaces = (s: number): Record<string, [number, number]> => ({
  N: [s / 2, s * 0.155], NE: [s * 0.8, s * 0.2], E: [s * 0.845, s / 2], ES: [s * 0.8, s * 0.8], S: [s / 2, s * 0.845], SW: [s * 0.2, s * 0.8], W: [s * 0.155, s / 2],
});

/** A canal tile, s × s, with its signs on N, E, S and W (null: none). */
export function canal(signs: (Sign | null)[], s = 74): string {
  const places = canalPlaces(s);
  const channel =
    `M${s / 2} 0V${r(s * 0.14)}Q${r(s * 0.84)} ${r(s * 0.1)} ${r(s * 0.86)} ${s / 2}H${s}M${r(s * 0.86)} ${s / 2}Q${r(s * 0.84)} ${r(s * 0.88)} ${s / 2} ${r(s * 0.86)}V${s}` +
    `M${s / 2} ${r(s * 0.86)}Q${r(s * 0.12)} ${r(s * 0.9)} ${r(s * 0.14)} ${s / 2}H0`;
  const locks = ["NE", "ES", "SW"].map((k) => {
    const [x, y] = places[k];
    return `<circle cx="${r(x - (k === "SW" ? -1 : 1) * s * 0.03)}" cy="${r(y)}" r="${r(s * 0.045)}" fill="#d9eef6" stroke="#2b6a7c"/>`;
  });
  const discs = ["N", "E", "S", "W"].map((k, i) => {
    const sign = signs[i];
    if (!sign) return "";
    const [x, y] = places[k];
    const [icon, ink] = SIGNS[sign];
    return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(s * 0.145)}" fill="#fffaf0" stroke="var(--ink)" stroke-width="1.2"/>` + use(icon, x, y, s * 0.215, ink);
  });
  return (
    `<path d="${rounded(0, 2.5, s, s, 5)}" fill="#0006"/><path d="${rounded(0, 0, s, s, 5)}" fill="#b9cf9a" stroke="var(--ink)" stroke-width="1.4"/>` +
    `<path d="${channel}" fill="none" stroke="#6b5a36" stroke-width="${r(s * 0.2)}"/><path d="${channel}" fill="none" stroke="#79b4cf" stroke-width="${r(s * 0.155)}"/>` +
    locks.join("") +
    discs.join("") +
    (s > 60 ? at(s / 2, s / 2 + 2, `<path d="M-11 5c2-8 8-9 11-6 3-5 11-2 11 6z" fill="#7fa35e" stroke="#4d6b34"/>`) : "")
  );
}

/** Role of each colour of employees, and what is legible on it. */
export const ROLES: Record<Role, [icon: Icon, ink: string]> = {
  brown: [gear, "#fff"], green: [friends, "#16242f"], orange: [scales, "#fff"], blue: [spanner, "#fff"], yellow: [abacus, "#16242f"],
};

/** An employee tile, 58 × 37: colour strip with the role, a picture (markup, origin centre), a label. */
export function employee(role: Role, picture: string, label: string): string {
  const [icon, ink] = ROLES[role];
  return (
    `<path d="${rounded(0, 2.4, 58, 37, 5)}" fill="#0006"/><path d="${rounded(0, 0, 58, 37, 5)}" fill="#f7f0df" stroke="var(--ink)" stroke-width="1.3"/>` +
    `<path d="M5 .7h13v35.6H5a4.3 4.3 0 0 1-4.3-4.3V5A4.3 4.3 0 0 1 5 .7z" fill="var(--emp-${role})"/><path d="M18 0v37" stroke="var(--ink)" stroke-width="1.1"/>` +
    use(icon, 9.5, 18.5, 14, ink) +
    at(28.6, 18.5, picture) +
    text(55, 23, label, 14, { anchor: "end", weight: 700, colour: "#16242f" }) // grown, it stays within the rim
  );
}
