/* Written by `npm run types` from the server's JSON schema. Do not edit. */

export interface View {
  round: number;
  rounds: number;
  phase: string;
  seat: number | null;
  ring: PlaceView[];
  order: number[];
  street: MarketView[];
  row: OfferView[];
  cards: CardView[];
  bag: number;
  deck: number;
  players: PlayerView[];
  routes: RouteView[];
  routes_of: number;
  now: NowView;
  price_counts: string;
}
/**
 * A place of the ring: a harbour (seat) or an island (colour, points, holder).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "PlaceView".
 */
export interface PlaceView {
  name: string;
  harbour: boolean;
  seat: number;
  colour?: string;
  points?: number;
  knights?: TileView[];
  swords?: number;
  free_cubes?: number;
  ships?: number[];
}
/**
 * A tile with all that its visible side shows.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "TileView".
 */
export interface TileView {
  name: string;
  kind: string;
  upgraded?: boolean;
  wheels?: number;
  sacks?: number;
  plus?: number;
  swords?: number;
  cube_symbol?: boolean;
  scrolls?: number;
  cubes?: number[];
  prestige?: number;
  filled?: boolean;
}
/**
 * A place of the market street.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "MarketView".
 */
export interface MarketView {
  tiles: number;
  coins: number;
  seat: number;
}
/**
 * A place of the tile row; empty where a tile was just taken.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "OfferView".
 */
export interface OfferView {
  tile: TileView | null;
  price: number;
}
export interface CardView {
  name: string;
  points: number;
  wheels: number;
  reversal: boolean;
  anchor: boolean;
  arrows: number;
  cubes: number[];
}
export interface PlayerView {
  harbour: string;
  coins: number;
  place: number;
  clockwise: boolean | null;
  wheels: number;
  steps: number;
  sacks: number;
  hold: number[];
  hold_size: number;
  docks: number[];
  rows: RowView[];
  envoy_price: number;
  cards: CardView[];
  beaten: number;
  plus_and_minus: number;
  at_risk: number;
  screen: ScreenView | null;
  forecast: {
    [k: string]: number;
  } | null;
}
/**
 * A row of a harbour with the diplomat field in front of it.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "RowView".
 */
export interface RowView {
  name: string;
  tiles: TileView[];
  places: number;
  envoy: number;
}
/**
 * What lies behind a screen.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "ScreenView".
 */
export interface ScreenView {
  knights: TileView[];
  diplomats: TileView[];
  orders: TileView[];
  cubes: number[];
  swords: number;
  scrolls: number;
}
/**
 * A place that a ship can reach, by heading.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "RouteView".
 */
export interface RouteView {
  place: number;
  clockwise: boolean;
  steps: number;
  stop: boolean;
  end: boolean;
}
/**
 * What the present question is about, as far as it has numbers.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "NowView".
 */
export interface NowView {
  seat?: number;
  tiles_left?: number;
  upgrades_left?: number;
  cubes_left?: number;
  price_left?: number;
  place?: number;
  landed?: TileView[];
  landed_swords?: number;
}
