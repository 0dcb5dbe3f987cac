/* Written by `npm run types` from the server's JSON schema. Do not edit. */

export interface View {
  round: number;
  starter: number;
  over: boolean;
  peninsulas: PeninsulaView[];
  kinds: KindView[];
  buildings: BuildingView[];
  ships: ShipView[];
  auction: AuctionView;
  players: PlayerView[];
  own: OwnView | null;
  passing: PassingView | null;
  chests: number;
  parrots: number;
  goals: number;
  chest_box: {
    [k: string]: number;
  };
  parrot_box: {
    [k: string]: number;
  };
  locks: number;
  ghosts: number;
  last_round: boolean;
  without_crew: number;
  without_crew_end: number;
  ended_by: string;
  claim_tiles: number;
  replacement: number;
  worth: WorthView;
}
export interface PeninsulaView {
  colour: string;
  good: string;
  cloud: string;
  crew: number[];
  ghosts: number;
}
export interface KindView {
  kind: string;
  points: number;
  free: number;
}
export interface BuildingView {
  peninsula: string;
  kind: string;
  state: string;
  seat: number;
  coins: number;
}
export interface ShipView {
  ship: string;
  place: string;
  ghost: boolean;
  marker: number;
  coins: number;
  limit: number;
  cards: number;
  own_tiles: number;
}
export interface AuctionView {
  bid: number;
  bidder: number;
  dice: DieView[];
  rewards: string[];
  played: string[];
  turned: boolean;
}
export interface DieView {
  colour: string;
  face: number;
  space: number;
  after: string[];
}
export interface PlayerView {
  coins: number;
  ceiling: number;
  points: number;
  crew: number;
  goods: {
    [k: string]: number;
  };
  chests: number;
  parrots: number;
  goals: number;
  drawn: number;
  passed: boolean;
  hand: GoalView[];
  sources: {
    [k: string]: number;
  };
}
export interface GoalView {
  goal: string;
  family: string;
  subject: string;
  copies: number;
  points: number;
}
/**
 * What only the viewer knows.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "OwnView".
 */
export interface OwnView {
  chests: {
    [k: string]: number;
  };
  money: number;
  parrots: {
    [k: string]: number;
  };
  spent: {
    [k: string]: number;
  };
  drawn: string[];
  under: string[];
}
/**
 * What passing would bring the viewer now.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "PassingView".
 */
export interface PassingView {
  goods: string[];
  ships: string[];
}
/**
 * What the goals that are not about buildings bring.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "WorthView".
 */
export interface WorthView {
  parrot: number;
  good: number;
  majority: number;
  presence: number;
}
