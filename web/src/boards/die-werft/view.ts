/* Written by `npm run types` from the server's JSON schema. Do not edit. */

export interface View {
  starter: number;
  lap: number;
  laps: number;
  spaces: number;
  spaces_left: number;
  drops: number[];
  ending: boolean;
  phase: string;
  chosen: string;
  reserve: number;
  tiles: ActionTile[];
  ring: Sector[];
  circle: Sector[];
  oval: OvalSector[];
  hexagon: HexagonSpace[];
  sale_prices: {
    [k: string]: number;
  };
  swaps: {
    [k: string]: string[];
  };
  market: {
    [k: string]: Offer[];
  };
  decks: {
    [k: string]: number;
  };
  trains: TrainOffer[];
  train_deck: number;
  train_discard: number;
  canals: CanalOffer[];
  canal_deck: number;
  canal_discard: number;
  extra_price: number;
  hand: Hand;
  launch: Launch | null;
  players: PlayerView[];
}
/**
 * An action tile on the track; `income` is what it brings to the seat that chooses now, else -1.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "ActionTile".
 */
export interface ActionTile {
  tile: string;
  space: number;
  lead: boolean;
  figures: number[];
  income: number;
}
/**
 * A sector of the equipment ring or the crew circle, with its price for the seat that looks.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Sector".
 */
export interface Sector {
  item: string;
  marker: boolean;
  price: number;
}
export interface OvalSector {
  employees: Employee[];
  marker: boolean;
  price: number;
}
/**
 * An employee of the oval; `price` includes steps and surcharge.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Employee".
 */
export interface Employee {
  name: string;
  colour: string;
  left: number;
  price: number;
}
export interface HexagonSpace {
  prices: {
    [k: string]: number;
  };
  marker: boolean;
}
/**
 * One place of a market; `tile` is None when nothing lies there.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  price: number;
  tile: Hull | null;
}
/**
 * A ship tile: bow, middle or stern, with its features. A blank has none.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Hull".
 */
export interface Hull {
  hull: string;
  features: string[];
}
export interface TrainOffer {
  price: number;
  loads: string[];
}
export interface CanalOffer {
  price: number;
  canal: Canal | null;
}
/**
 * A canal; its symbols from the north side on, clockwise, before it is turned.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Canal".
 */
export interface Canal {
  number: number;
  symbols: string[];
}
/**
 * What the seat in turn has just taken and must lay, or the wagons it has to unload.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  hull?: Hull | null;
  canal?: Canal | null;
  berths?: Berth[];
  entries?: {
    [k: string]: number;
  };
  loads?: string[];
  swapped?: string[];
}
/**
 * A spot where the canal in hand may lie: the longest route that it would give, for each of its four turns.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Berth".
 */
export interface Berth {
  x: number;
  y: number;
  reach: number[];
}
/**
 * The ship that is being launched.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Launch".
 */
export interface Launch {
  seat: number;
  first: number;
  vessel: Vessel;
  captain: boolean;
  reach: number;
  moves: number;
  room: string[];
  previews: Preview[];
}
/**
 * A ship of the fleet, with all it has earned.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Vessel".
 */
export interface Vessel {
  tiles: Hull[];
  features: {
    [k: string]: number;
  };
  items: {
    [k: string]: number;
  };
  speed: number;
  crew_points: number;
  equipment_points: number;
  speed_points: number;
  official_points: number;
  riband_points: number;
  points: number;
}
/**
 * What the ship would score at a speed, sailed as well as possible; `route` are canal numbers and spaces.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  speed: number;
  possible: boolean;
  route: never[][];
  passed: Passed[];
  route_points: number;
  points: number;
}
/**
 * A symbol on the way: after how many moves, on which canal and space of it, and the points it brings.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  move: number;
  canal: number;
  space: number;
  symbol: string;
  points: number;
  later: boolean;
}
export interface PlayerView {
  guilders: number;
  points: number;
  store: {
    [k: string]: number;
  };
  trains: string[][];
  employees: string[];
  figures: string[];
  dock: (Hull | null)[];
  segments: Segment[];
  spaces: {
    [k: string]: number[];
  };
  finishes: {
    [k: string]: {
      [k: string]: number;
    };
  };
  ready: boolean;
  canals: LaidCanal[];
  figure: Figure | null;
  reach: number;
  used_canals: number;
  fleet: Vessel[];
  blue: number;
  green: number;
  contracts: Contract[];
}
/**
 * Tiles that lie together in the dock as one ship in the making.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Segment".
 */
export interface Segment {
  first: number;
  size: number;
  finished: boolean;
  needs: string[];
}
export interface LaidCanal {
  number: number;
  symbols: string[];
  x: number;
  y: number;
  turned: number;
}
/**
 * The ship figure: on which canal, on which of its seven spaces, and the space or edge its stern points to.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Figure".
 */
export interface Figure {
  canal: number;
  space: number;
  stern: number;
}
/**
 * A contract of one's own: what it counts, its points now, at its next step, and with the ship being launched.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Contract".
 */
export interface Contract {
  name: string;
  colour: string;
  held: boolean;
  count: number;
  points: number;
  needed: number;
  next: number;
  then: number;
}
/**
 * What the launch planner is asked; what is left open it chooses itself, as well as possible.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "LaunchWish".
 */
export interface LaunchWish {
  tile?: string;
  space?: number;
  load?: {
    [k: string]: number;
  } | null;
  speed?: number | null;
}
/**
 * What would finish a ship, best first, and one of them worked out.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "LaunchPlan".
 */
export interface LaunchPlan {
  tiles: LastTile[];
  planned: Planned | null;
}
/**
 * A tile that would finish a ship: the answer that takes it, where it would lie, and the best launch with it.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "LastTile".
 */
export interface LastTile {
  action: string;
  space: number;
  tile: Hull;
  price: number;
  short: number;
  size: number;
  points: number | null;
}
/**
 * A ship as it would be launched.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Planned".
 */
export interface Planned {
  tile: LastTile | null;
  vessel: Vessel;
  store: {
    [k: string]: number;
  };
  room: string[];
  best: boolean;
  top: number | null;
  refused: string;
  plain: number;
  reach: number;
  speeds: Preview[];
  speed: number;
  points: number;
  used: number[];
  lost: number[];
  waits: number;
  now: {
    [k: string]: number;
  };
  then: {
    [k: string]: number;
  };
  loading: string[];
}
