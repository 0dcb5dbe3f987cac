/* Written by `npm run types` from the server's JSON schema. Do not edit. */

export interface View {
  round: number;
  rounds: number;
  phase: number;
  starter: number;
  dial: number;
  space: number;
  blue_left: number;
  uses: number;
  extra: boolean;
  hand: string;
  rewards_left: number;
  slots: number;
  mast_slots: number;
  pass_tiles: number[];
  spaces: SpaceView[];
  stock: {
    [k: string]: number;
  };
  players: PlayerView[];
  edition: string;
}
export interface SpaceView {
  bonus: string;
  prices: number[];
  blue: number;
  tile: string;
  used: boolean;
  anchor: boolean;
}
export interface PlayerView {
  workers: number;
  taler: number;
  points: number;
  room: number;
  store: {
    [k: string]: number;
  };
  ships: ShipView[];
  delivered: {
    [k: string]: number;
  };
  delivered_points: {
    [k: string]: number;
  };
  passes: number;
  next_loss: number;
  crowns: number;
  extra: boolean;
  all_taler: number;
}
export interface ShipView {
  bow: boolean;
  stern: boolean;
  single: boolean;
  middles: number;
  size: number;
  closed: boolean;
  crest: string;
  masts: number;
  sails: number;
  crown_masts: number;
  crown_sails: number;
  cargo: string[];
  finished: boolean;
  points: number;
}
