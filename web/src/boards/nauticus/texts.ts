/** What is written on the board of Nauticus. Names of actions and prompts come from the server. */
import type { Lang } from "../../app/settings.svelte.ts";
import type { ShipView } from "./view.ts";

/** What is told of a ship. */
type Counted = Pick<ShipView, "size" | "bow" | "stern" | "single" | "middles" | "crest" | "masts" | "sails" | "crown_masts" | "crown_sails" | "cargo">;

/** Its hull from bow to stern, and which end is open. */
const parts = (ship: Counted, pieces: Record<string, string>, noBow: string, noStern: string): string =>
  ship.single ? pieces.single : [ship.bow ? pieces.bow : noBow, ship.middles && `${ship.middles} × ${pieces.middle}`, ship.stern ? pieces.stern : noStern].filter(Boolean).join(", ");
const loaded = (ship: Counted, pieces: Record<string, string>): string => (ship.cargo.length ? `: ${ship.cargo.map((each) => pieces[each] ?? each).join(", ")}` : "");

const en = {
  tiles: { hulls: "Hulls", masts: "Masts", sails: "Sails", goods: "Goods", transport: "Transport", money: "Money", delivery: "Delivery", crowns: "Crowns" } as Record<string, string>,
  pieces: {
    bow: "Bow", middle: "Middle", stern: "Stern", single: "Single hull", fish: "Fish", grain: "Grain", coffee: "Coffee", salt: "Salt",
    lighthouse: "Lighthouse", anchor: "Anchor", whale: "Whale", wheel: "Wheel", crown: "Crown",
  } as Record<string, string>,
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  phase: (n: number, of: number) => `Phase ${n} of ${of}`,
  mastsTake: "take 2 slots each",
  oneGood: "one for each hull part",
  hullsHint: "bow, middle, stern",
  sailsHint: "on a mast of their crest",
  forSale: (tile: string) => `${tile} for sale`,
  forFree: (tile: string) => `${tile} for free`,
  shelfRule: "a second of a kind costs more · all four kinds bring a gift",
  gift: "goes to the warehouse",
  build: "may be built",
  store: "to warehouse",
  never: "never for sale",
  you: "you",
  passTiles: "Pass tiles",
  turned: "flipped: counts as a crown",
  turnedOf: (n: number) => `${n} flipped: ${n === 1 ? "counts" : "each counts"} as a crown`,
  loss: (n: number) => `an unflipped one costs ${n} ${n === 1 ? "point" : "points"} at the end of the round`,
  extraReady: "Extra action unused",
  extraGone: "Extra action used",
  yard: (mine: boolean): string => (mine ? "Your yard" : "Yard"),
  yardSum: (full: number, finished: number, open: number) =>
    [full && `${full} finished and full`, finished && `${finished} finished`, open && `${open} in build`].filter(Boolean).join(" · ") || "no ship yet",
  mastOf: " mast",
  sailOf: " sail",
  newShip: "New ship",
  ship: (n: number, ship: Counted, pieces: Record<string, string>): string => `Ship ${n}: ${parts(ship, pieces, "no bow yet", "no stern yet")}; ${ship.masts + ship.crown_masts} of ${ship.size} ${ship.size === 1 ? "mast" : "masts"}${ship.crest ? `, ${pieces[ship.crest]}` : ""}${ship.crown_masts ? `, crown: ${ship.crown_masts}` : ""}; ${ship.sails + ship.crown_sails} of ${ship.size} ${ship.size === 1 ? "sail" : "sails"}${ship.crown_sails ? `, crown: ${ship.crown_sails}` : ""}; ${ship.cargo.length} of ${ship.size} ${ship.size === 1 ? "good" : "goods"}${loaded(ship, pieces)}`,
  /** One of the wheel's spaces, counted from the top: what its prices are for, its bonus, the workers of the dial. */
  wedge: (n: number, prices: string, bonus: string, blue: number, state: "" | "now" | "used" | "anchor"): string =>
    [`space ${n} from the top`, { "": "", now: "chosen for this phase", used: "already chosen this round", anchor: "chosen first this round: the anchor lies here" }[state], `prices: ${prices} taler`, `bonus${state ? ", taken" : ""}: ${bonus}`, blue ? `blue workers: ${blue}` : "no blue workers: the dial's anchor"].filter(Boolean).join("; "),
  bonuses: { "3-workers": "3 workers", mast: "a mast", sail: "a sail", "2-points": "2 points", "2-workers": "2 workers", "worker-good": "a worker and a good", "worker-point": "1 worker and 1 point", "4-taler": "4 taler" } as Record<string, string>,
  warehouse: "Warehouse",
  ofSlots: (n: number, of: number) => `${n} of ${of}`,
  room: (used: number, of: number) => `${used} of ${of}`,
  golden: "Golden rule.",
  goldenText: "Whatever costs no taler goes to the warehouse first.",
  crowns: (n: number) => (n === 1 ? "1 crown shown" : `${n} crowns shown`),
  delivered: "Delivered",
  points: (n: number) => (n === 1 ? "1 point" : `${n} points`),
  atEnd: (n: number) => `${n === 1 ? "1 point" : `${n} points`} at the end`,
  workers: "Workers",
  blueWorkers: "Blue workers",
  purse: "Purse",
  taler: "Taler",
  priced: (n: string | number) => `${n} taler`,
  reward: (n: number) => (n === 1 ? "Choose a reward" : `Choose ${n} rewards`),
  rewards: { "crown-mast": "Crown mast", "crown-sail": "Crown sail", points: "Points", taler: "Taler", workers: "Workers", goods: "Goods" } as Record<string, string>,
  oneReward: { points: "Point", workers: "Worker", goods: "Good" } as Record<string, string>,
  left: (n: number) => `${n} left`,
  wheel: "Wheel of actions",
  quay: "Quay",
};

const de: typeof en = {
  tiles: { hulls: "Rümpfe", masts: "Masten", sails: "Segel", goods: "Waren", transport: "Transport", money: "Geld", delivery: "Ausliefern", crowns: "Kronen" },
  pieces: {
    bow: "Bug", middle: "Mittelteil", stern: "Heck", single: "1er-Rumpf", fish: "Fisch", grain: "Getreide", coffee: "Kaffee", salt: "Salz",
    lighthouse: "Leuchtturm", anchor: "Anker", whale: "Wal", wheel: "Steuerrad", crown: "Krone",
  },
  round: (n, of) => `Runde ${n} von ${of}`,
  phase: (n, of) => `Phase ${n} von ${of}`,
  mastsTake: "belegen 2 Lagerplätze",
  oneGood: "eine je Rumpfteil",
  hullsHint: "Bug, Mittelteil, Heck",
  sailsHint: "an Masten ihres Wappens",
  forSale: (tile) => `${tile} zu kaufen`,
  forFree: (tile) => `${tile} geschenkt`,
  shelfRule: "ein zweites Gleiches kostet mehr · alle vier bringen ein Geschenk",
  gift: "kommt ins Lager",
  build: "kann an Bord",
  store: "ins Lager",
  never: "nie zu kaufen",
  you: "du",
  passTiles: "Passe-Plättchen",
  turned: "umgedreht: zählt als Krone",
  turnedOf: (n) => `${n} umgedreht: ${n === 1 ? "zählt" : "jedes zählt"} als Krone`,
  loss: (n) => `ein offenes kostet am Rundenende ${n} ${n === 1 ? "Punkt" : "Punkte"}`,
  extraReady: "Extra-Aktion frei",
  extraGone: "Extra-Aktion verbraucht",
  yard: (mine) => (mine ? "Deine Werft" : "Werft"),
  yardSum: (full, finished, open) =>
    [full && `${full} fertig und voll`, finished && `${finished} fertig`, open && `${open} im Bau`].filter(Boolean).join(" · ") || "noch kein Schiff",
  mastOf: "-Mast",
  sailOf: "-Segel",
  newShip: "Neues Schiff",
  ship: (n, ship, pieces) => `Schiff ${n}: ${parts(ship, pieces, "noch kein Bug", "noch kein Heck")}; ${ship.masts + ship.crown_masts} von ${ship.size} ${ship.size === 1 ? "Mast" : "Masten"}${ship.crest ? `, ${pieces[ship.crest]}` : ""}${ship.crown_masts ? `, Krone: ${ship.crown_masts}` : ""}; ${ship.sails + ship.crown_sails} von ${ship.size} Segeln${ship.crown_sails ? `, Krone: ${ship.crown_sails}` : ""}; ${ship.cargo.length} von ${ship.size} ${ship.size === 1 ? "Ware" : "Waren"}${loaded(ship, pieces)}`,
  wedge: (n, prices, bonus, blue, state) =>
    [`Feld ${n} von oben`, { "": "", now: "für diese Phase gewählt", used: "in dieser Runde schon gewählt", anchor: "in dieser Runde als Erstes gewählt: hier liegt der Anker" }[state], `Preise: ${prices} Taler`, `Bonus${state ? ", schon vergeben" : ""}: ${bonus}`, blue ? `blaue Arbeiter: ${blue}` : "keine blauen Arbeiter: der Anker der Scheibe"].filter(Boolean).join("; "),
  bonuses: { "3-workers": "3 Arbeiter", mast: "ein Mast", sail: "ein Segel", "2-points": "2 Punkte", "2-workers": "2 Arbeiter", "worker-good": "ein Arbeiter und eine Ware", "worker-point": "1 Arbeiter und 1 Punkt", "4-taler": "4 Taler" },
  warehouse: "Lager",
  ofSlots: (n, of) => `${n} von ${of}`,
  room: (used, of) => `${used} von ${of}`,
  golden: "Goldene Regel.",
  goldenText: "Was keinen Taler kostet, kommt erst ins Lager.",
  crowns: (n) => (n === 1 ? "1 Krone zu sehen" : `${n} Kronen zu sehen`),
  delivered: "Geliefert",
  points: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
  atEnd: (n) => `${n === 1 ? "1 Punkt" : `${n} Punkte`} am Ende`,
  workers: "Arbeiter",
  blueWorkers: "Blaue Arbeiter",
  purse: "Kasse",
  taler: "Taler",
  priced: (n) => `${n} Taler`,
  reward: (n) => (n === 1 ? "Wähle eine Belohnung" : `Wähle ${n} Belohnungen`),
  rewards: { "crown-mast": "Kronen\u00ADmast", "crown-sail": "Kronen\u00ADsegel", points: "Punkte", taler: "Taler", workers: "Arbeiter", goods: "Waren" },
  oneReward: { points: "Punkt", workers: "Arbeiter", goods: "Ware" },
  left: (n) => `noch ${n}`,
  wheel: "Aktionsrad",
  quay: "Kai",
};

const TEXTS: Record<Lang, typeof en> = { en, de };
export const texts = (lang: Lang): typeof en => TEXTS[lang];
