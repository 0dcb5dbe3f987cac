/* Written by `npm run types` from the server's JSON schema. Do not edit. */

export type Anything =
  | TimeRule
  | NewClub
  | SeasonRow
  | ClubTableInfo
  | ClubInfo
  | Clubs
  | ClubTable
  | NewTournament
  | RoundCell
  | StandingRow
  | TournamentTable
  | RoundDates
  | Substitute
  | TournamentInfo
  | TournamentLine
  | Tournaments
  | OptionInfo
  | Choice
  | Source
  | GameInfo
  | GameAbout
  | RuleClause
  | RuleChapter
  | RulesBook
  | About
  | Reason
  | Update
  | QuestionInfo
  | Candidate
  | Rows
  | LogLine
  | Score
  | Points
  | Undo
  | Refused
  | LessonLine
  | Learned
  | PuzzleLine
  | Today
  | Taught
  | Lit
  | LessonRemark
  | LessonStep
  | LessonInfo
  | Try
  | Tried
  | SheetLine
  | SheetSection
  | AboutThing
  | TableInfo
  | SeatInfo
  | Offer
  | Happening
  | Greet
  | Answer
  | TakeBack
  | Restart
  | At
  | Why
  | AskHint
  | AskEvaluation
  | Ping
  | Welcome
  | Operation
  | Patch
  | People
  | Ack
  | Refusal
  | Moment
  | Reasons
  | Advice
  | Hint
  | Outlook
  | Evaluation
  | Pong
  | Bye
  | Leader
  | Leaders
  | RatingPoint
  | RatingInfo
  | Peers
  | SourceShare
  | GameRecord
  | Rival
  | PlayedGame
  | Met
  | Lately
  | Shown
  | Profile
  | TieChange
  | TieInfo
  | Ties
  | Seek
  | Pool
  | Match
  | Matches
  | Invitation
  | Say
  | LineReport
  | Spoken
  | Talk
  | NoticeInfo
  | Notices
  | Seen
  | NewWay
  | WayChange
  | WayInfo
  | AddedWay
  | Ways
  | Confirmation
  | NewOrder
  | OrderStep
  | Counted
  | OrderInfo
  | Orders
  | OrderChange
  | Me
  | Hello
  | SignedIn
  | Credentials
  | Change
  | Farewell
  | NewPassword
  | Reset
  | SessionInfo
  | Sessions
  | DaysOff
  | Rhythm
  | Recovery
  | StudyWish
  | StudyStep
  | StudyMoment
  | StudyBot
  | StudyWhy
  | StudyReasons
  | StudyPlanner
  | StudyPlanned
  | StudyAnswer
  | StudyThink
  | StudyBest
  | StudyThought
  | StudyNode
  | StudyTrunk
  | StudyTree
  | SaveStudy
  | StudyInfo
  | Studies
  | PlayOn
  | AskReview
  | ReviewInfo
  | MistakeWords
  | SeatWish
  | NewTable
  | OfferTo
  | Tables
  | Join
  | SeatChange
  | NewReport
  | StandIn
  | NoteText
  | Note
  | Notes
  | Problem
  | ClientMessage
  | ServerMessage;
export type ClientMessage = Greet | Answer | TakeBack | Restart | At | Why | AskHint | AskEvaluation | Ping;
export type ServerMessage =
  Welcome | Update | Patch | People | Ack | Refusal | Moment | Reasons | Hint | Evaluation | Pong | Bye;

/**
 * How long the seats may think. `live`: a bank of seconds for each seat, and so many more for each of its turns. `days`: so
 *     many seconds for each turn; with `nights` those between a person's own evening and morning do not count, holidays never do.
 */
export interface TimeRule {
  kind: "days" | "live";
  bank?: number;
  increment?: number;
  turn?: number;
  nights?: boolean;
}
export interface NewClub {
  name: string;
  about?: string;
}
/**
 * This year at a club's tables, with the points of a tournament.
 */
export interface SeasonRow {
  name: string;
  points: number;
  games: number;
}
/**
 * A table that counts for a club's season.
 */
export interface ClubTableInfo {
  table: string;
  game: string;
  status: "abandoned" | "over" | "playing" | "waiting";
  names: string[];
  turn: number | null;
  mine: boolean;
}
export interface ClubInfo {
  id: string;
  name: string;
  about: string;
  owner: boolean;
  member: boolean;
  size: number;
  members: string[];
  season: SeasonRow[];
  tournaments: string[];
  tables: ClubTableInfo[];
}
export interface Clubs {
  clubs: ClubInfo[];
}
export interface ClubTable {
  table: string;
}
/**
 * Swiss goes by the standings; in a round robin everybody meets everybody as evenly as can be.
 */
export interface NewTournament {
  name: string;
  game: string;
  time: TimeRule;
  mode?: "robin" | "swiss";
  rounds?: number;
  size?: number;
}
/**
 * Somebody's table in a round; place and points once it is over.
 */
export interface RoundCell {
  number: number;
  table: string;
  place: number | null;
  points: number | null;
}
/**
 * Where somebody stands: points, those of whom they have met, their share of the points at their tables in percent.
 */
export interface StandingRow {
  rank: number;
  name: string;
  me: boolean;
  withdrawn: boolean;
  rating: number | null;
  points: number;
  opponents: number;
  share: number;
  cells: (RoundCell | null)[];
}
export interface TournamentTable {
  round: number;
  number: number;
  table: string;
  status: "abandoned" | "over" | "playing" | "waiting";
  names: string[];
  turn: number | null;
  deadline: string | null;
  mine: boolean;
}
/**
 * When a round began, and ended; null while it is played.
 */
export interface RoundDates {
  begun: string;
  ended: string | null;
}
/**
 * Who is missing, and who of those that wait takes the place.
 */
export interface Substitute {
  missing: string;
  substitute: string;
}
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  mode: "robin" | "swiss";
  rounds: number;
  size: number;
  time: TimeRule;
  status: "over" | "registering" | "running";
  paused: boolean;
  round: number;
  club: string;
  club_name: string;
  owner: boolean;
  entered: boolean;
  standings: StandingRow[];
  tables: TournamentTable[];
  reserves: string[];
  dates: RoundDates[];
}
/**
 * A tournament in a list.
 */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  status: "over" | "registering" | "running";
  round: number;
  rounds: number;
  entrants: number;
  club: string;
  club_name: string;
  entered: boolean;
}
export interface Tournaments {
  tournaments: TournamentLine[];
}
/**
 * What players agree on beforehand; the first choice is the default.
 */
export interface OptionInfo {
  name: string;
  text: string;
  choices: Choice[];
}
export interface Choice {
  name: string;
  text: string;
}
/**
 * Where a group of printed values comes from.
 */
export interface Source {
  group: string;
  provenance: string;
  source: string;
}
/**
 * One game of the catalogue, in the language asked for.
 */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  description: string;
  length: string;
  weight: string;
  players: number[];
  options: OptionInfo[];
  levels: ("admiral" | "captain" | "deckhand" | "legend" | "mate")[];
  rules_version: number;
}
/**
 * The about page of a game: its parts and where each group of values comes from.
 */
export interface GameAbout {
  game: GameInfo;
  parts: string;
  parts_hash: string;
  sources: Source[];
}
export interface RuleClause {
  id: string;
  text: string;
  ruling: string;
}
export interface RuleChapter {
  number: string;
  title: string;
  clauses: RuleClause[];
}
/**
 * The ledger of a game in one language, in the order of its rule book.
 */
export interface RulesBook {
  game: string;
  lang: "de" | "en";
  chapters: RuleChapter[];
}
export interface About {
  version: string;
  compiled: boolean;
  games: string[];
  languages: string[];
}
/**
 * By how much a source of points promises more or less.
 */
export interface Reason {
  source: string;
  text: string;
  points: number;
}
/**
 * The table after log number `number`. The log lines replace all from `log_from` on.
 */
export interface Update {
  type: "update";
  edition: number;
  number: number;
  length: number;
  seat: number | null;
  view: unknown;
  question: QuestionInfo | null;
  log: LogLine[];
  log_from: number;
  scores: Score[];
  undo: Undo;
  over: boolean;
}
/**
 * What the game waits for. Only the seat that is asked gets more than `seat` and `kind`.
 */
export interface QuestionInfo {
  seat: number;
  kind: string;
  prompt: string;
  figures: {
    [k: string]: number | string;
  };
  candidates: Candidate[];
  rows: Rows[];
  refused: {
    [k: string]: {
      [k: string]: number | string;
    };
  };
  refusals: number;
}
/**
 * An answer that nothing forbids.
 */
export interface Candidate {
  action: string;
  text: string;
  place: string;
  final: boolean;
  warning: string;
  times: number;
  figures: {
    [k: string]: number | string;
  };
}
/**
 * Many answers of one verb that differ in their word and one figure: the answer is `verb` and the word; {word}, {what} and
 *     the figure in braces stand open in `place` and `text`.
 */
export interface Rows {
  verb: string;
  place: string;
  text: string;
  final: boolean;
  warning: string;
  figure: string;
  words: {
    [k: string]: string;
  };
  rows: {
    [k: string]: number;
  };
}
/**
 * One answer as this reader may know it; a hidden one reads `verb ?`. `index` counts answers from 0, `stage` is a heading.
 */
export interface LogLine {
  index: number;
  seat: number;
  action: string;
  text: string;
  place: string;
  stage: string;
  forced?: boolean;
  begins?: boolean;
  gains?: {
    [k: string]: number;
  };
  thought?: number;
}
/**
 * Points if the game ended now; sources that this reader may not know are left out while it runs.
 */
export interface Score {
  seat: number;
  total: number;
  sources: Points[];
  rank: number | null;
  secret?: number | null;
}
export interface Points {
  source: string;
  text: string;
  points: number;
}
/**
 * How many of my last answers I may take back, and what stops me there.
 */
export interface Undo {
  steps: number;
  barrier: "" | "luck" | "seat" | "shown" | "start";
}
/**
 * An answer that a rule forbids.
 */
export interface Refused {
  action: string;
  text: string;
  place: string;
  rule: string;
  reason: string;
}
/**
 * A lesson as a list shows it.
 */
export interface LessonLine {
  name: string;
  title: string;
  idea: string;
  minutes: number;
  steps: number;
}
/**
 * Lessons by `game/name` with the step to go on with, -1 when finished; puzzles by whether the first try was right; a
 *     rating of one's own by puzzles; and the days, counted as `Today` does, on which the day's puzzle was solved.
 */
export interface Learned {
  lessons?: {
    [k: string]: number;
  };
  puzzles?: {
    [k: string]: boolean;
  };
  rating?: number;
  days?: number[];
}
/**
 * A puzzle: how hard it is (1 to 5), the points at stake, the answers to be found, the next best first one in words, and
 *     what makes the best one better.
 */
export interface PuzzleLine {
  id: string;
  grade: number;
  points: number;
  line: string[];
  second?: string;
  reasons?: Reason[];
}
/**
 * The puzzle of the day, the same for everybody. Days are counted from one to the next.
 */
export interface Today {
  day: number;
  game: string;
  id: string;
  grade: number;
  points: number;
}
export interface Taught {
  game: string;
  puzzles: number;
  lessons: LessonLine[];
}
/**
 * A place that the words speak of as [A].
 */
export interface Lit {
  letter: string;
  place: string;
}
/**
 * What is said of answers that begin with `answer`, or of all others where it is empty; with its clause.
 */
export interface LessonRemark {
  answer: string;
  rule: string;
  clause: string;
  text: string;
}
/**
 * One idea of a lesson. Without `expected` it is only read.
 */
export interface LessonStep {
  title: string;
  at: number;
  lights: Lit[];
  say: string;
  why: string;
  task: string;
  expected: string[];
  right: string;
  better: LessonRemark[];
  wrong: LessonRemark[];
  clauses: string[];
  scene: Update;
  refused: Refused[];
}
/**
 * A whole lesson. Names stand as {0}, {1} …
 */
export interface LessonInfo {
  game: string;
  name: string;
  title: string;
  idea: string;
  minutes: number;
  seat: number;
  players: number;
  options: {
    [k: string]: string;
  };
  steps: LessonStep[];
  end: Update;
}
/**
 * Answers tried at a step; `on`: rivals and luck answer until the pupil is asked again.
 */
export interface Try {
  step: number;
  line: string[];
  on?: boolean;
}
/**
 * The table after it, and all answers since the step, the others' included.
 */
export interface Tried {
  scene: Update;
  refused: Refused[];
  line: string[];
}
/**
 * A sentence, and the clause it stands on.
 */
export interface SheetLine {
  text: string;
  rule: string;
  clause: string;
}
export interface SheetSection {
  kind: string;
  title: string;
  lines: SheetLine[];
}
/**
 * What something is that is drawn: its name, what kind of thing, what it does, and the clauses behind it.
 */
export interface AboutThing {
  name: string;
  kind: string;
  does: string;
  clauses: {
    [k: string]: string;
  };
}
/**
 * A table as lists and the table page show it.
 */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: {
    [k: string]: string;
  };
  parts: string;
  custom_parts: boolean;
  status: "abandoned" | "over" | "playing" | "waiting";
  public: boolean;
  hints: boolean;
  host: boolean;
  seats: SeatInfo[];
  invited: boolean;
  spectators: number;
  turn: number | null;
  my_turn: boolean;
  length: number;
  created: string;
  changed: string;
  link: string;
  rematch: string | null;
  alone: boolean;
  endable: boolean;
  resumable: number;
  time: TimeRule | null;
  rated: boolean;
  since: string | null;
  deadline: string | null;
  overtime: number | null;
  paused: string | null;
  talk?: number;
  offers?: Offer[];
  happenings?: Happening[];
}
/**
 * A seat and who sits on it, or is asked to. `present`: somebody is connected for it; a bot always is.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "invited" | "open" | "person";
  level: ("admiral" | "captain" | "deckhand" | "legend" | "mate") | null;
  character: ("builder" | "gambler" | "sober" | "trader") | null;
  mine: boolean;
  present: boolean;
  away: boolean;
  stand_in: "admiral" | "captain" | "deckhand" | "legend" | "mate";
  grace: number | null;
  kept_for_me: boolean;
  left: number | null;
  lost: boolean;
  seen: string | null;
  holiday: string | null;
}
/**
 * What somebody has offered: it happens once all who are needed agree. Silence is no consent.
 */
export interface Offer {
  kind: "end" | "let-go" | "pause" | "resume" | "wait";
  seat: number | null;
  agreed: number[];
  needed: number[];
}
/**
 * What happened to the time or the people of a table, for all to read.
 */
export interface Happening {
  at: string;
  kind: "back" | "ended" | "left" | "let-go" | "paused" | "ran-out" | "resumed" | "stand-in";
  seat: number | null;
  level: ("admiral" | "captain" | "deckhand" | "legend" | "mate") | null;
}
/**
 * First message of every connection; a later one asks for the whole anew. `resume`: the number up to which the client has
 *     the log. `patches`: whether it wants to be told of changes as patches, or always the whole.
 */
export interface Greet {
  type: "hello";
  lang?: "de" | "en";
  resume?: number | null;
  patches?: boolean;
}
/**
 * My answer to the question that stood at `number`.
 */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
  action: string;
  times?: number;
}
export interface TakeBack {
  type: "undo";
  id: string;
  number: number;
  steps?: number;
}
/**
 * Undo as far as it goes.
 */
export interface Restart {
  type: "restart";
  id: string;
  number: number;
}
/**
 * The position after `count` answers. Once the game is over, from any seat's eyes (`seat`; -1: a spectator's).
 */
export interface At {
  type: "at";
  id: string;
  count: number;
  seat?: number | null;
}
/**
 * Why nothing can be done at a place, or why all that is forbidden now is.
 */
export interface Why {
  type: "why";
  id: string;
  place?: string | null;
}
export interface AskHint {
  type: "hint";
  id: string;
}
export interface AskEvaluation {
  type: "evaluate";
  id: string;
}
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * Answers hello. An update follows at once.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: number[];
}
/**
 * One step of a JSON Patch (RFC 6902); `remove` has no value.
 */
export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: {
    [k: string]: unknown;
  };
}
/**
 * What makes the update of the edition before this one: number, length and log as there, the rest by a JSON Patch on it.
 */
export interface Patch {
  type: "patch";
  edition: number;
  number: number;
  length: number;
  log: LogLine[];
  log_from: number;
  patch: Operation[];
}
/**
 * Seats, presence or status have changed.
 */
export interface People {
  type: "people";
  table: TableInfo;
}
/**
 * The command is in the log for good, as row `number`; luck's answers to it follow there.
 */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}
/**
 * The command changed nothing. `rule` names the clause when a rule of the game forbids it.
 */
export interface Refusal {
  type: "refused";
  id: string | null;
  code:
    | "busy"
    | "cannot-store"
    | "hello-first"
    | "log-full"
    | "malformed"
    | "no-hints"
    | "no-such-position"
    | "not-playing"
    | "not-seated"
    | "not-your-turn"
    | "nothing-to-undo"
    | "paused"
    | "rule"
    | "stale"
    | "too-fast"
    | "too-large"
    | "unavailable"
    | "unknown-action";
  reason: string;
  number: number;
  rule?: string | null;
}
/**
 * Answers `at`: the position after `count` answers, and the answer that came next.
 */
export interface Moment {
  type: "moment";
  id: string;
  count: number;
  length: number;
  seat: number | null;
  view: unknown;
  question: QuestionInfo | null;
  scores: Score[];
  next: LogLine | null;
}
/**
 * Answers `why`: what is forbidden, and by which rule. Empty where there is nothing to forbid.
 */
export interface Reasons {
  type: "reasons";
  id: string;
  number: number;
  refused: Refused[];
}
/**
 * `gain`: what it is worth against the second best (the best answer) or against the best (the others); `reasons`: where that
 *     comes from, the most telling source first.
 */
export interface Advice {
  action: string;
  text: string;
  place: string;
  score: number;
  share: number;
  gain?: number;
  reasons?: Reason[];
}
/**
 * The best answers to my question, best first: the final score each promises, and its share (0 to 1) of the thinking.
 *
 *     `part` (0 to 1): how much of the usual thinking went into it; less than 1 where others waited.
 */
export interface Hint {
  type: "hint";
  id: string;
  number: number;
  advice: Advice[];
  part?: number;
}
export interface Outlook {
  seat: number;
  score: number;
  win: number;
}
/**
 * What each seat may expect, as far as this reader can know; `part` as in a hint.
 */
export interface Evaluation {
  type: "evaluation";
  id: string;
  number: number;
  seats: Outlook[];
  part?: number;
}
export interface Pong {
  type: "pong";
  id: string;
  number: number;
}
/**
 * The server closes this connection; with `again` a client should reconnect and resume. `code` as of an HTTP error.
 */
export interface Bye {
  type: "bye";
  reason: string;
  again: boolean;
  code: string;
}
/**
 * Somebody in a list of the best: points, how uncertain they are (95 %), and of how many games. Bots stand among those who
 *     play against them, without a rank.
 */
export interface Leader {
  rank: number | null;
  name: string;
  points: number;
  deviation: number;
  games: number;
  me: boolean;
  level?: ("admiral" | "captain" | "deckhand" | "legend" | "mate") | null;
}
export interface Leaders {
  leaders: Leader[];
}
export interface RatingPoint {
  at: string;
  points: number;
  deviation: number;
}
/**
 * A rating in one list, title and speed, with its course; `provisional` until ten games are known.
 */
export interface RatingInfo {
  pool: "bots" | "people";
  game: string;
  speed: string;
  points: number;
  deviation: number;
  games: number;
  provisional: boolean;
  course: RatingPoint[];
}
/**
 * Who somebody is held against: people with a rating about theirs, and how many there are.
 */
export interface Peers {
  low: number;
  high: number;
  people: number;
}
/**
 * Points that a source brings on average: mine, and those of my level (everybody's, while I have no rating).
 */
export interface SourceShare {
  source: string;
  text: string;
  mine: number;
  average: number;
}
/**
 * How somebody has done in a title: places from first to fourth, games and wins by seat, the best score and where.
 */
export interface GameRecord {
  game: string;
  played: number;
  places: number[];
  seats: number[];
  wins: number[];
  best: number;
  best_table: string | null;
  mean: number;
  sources: SourceShare[];
  level: Peers | null;
}
export interface Rival {
  name: string;
  points: number;
}
/**
 * How a game ended for somebody, and for the others, the best first; and by how much a rating changed, if it counted.
 */
export interface PlayedGame {
  table: string;
  game: string;
  speed: string;
  players: number;
  seat: number;
  place: number;
  points: number;
  lost: boolean;
  at: string;
  rivals: Rival[];
  change: number | null;
}
/**
 * Somebody with an account whom one has met often: games together, and in how many one came out ahead.
 */
export interface Met {
  name: string;
  games: number;
  ahead: number;
}
/**
 * What has ended for me since yesterday, the latest first, and my ratings with the course of the last games.
 */
export interface Lately {
  games: PlayedGame[];
  ratings: RatingInfo[];
}
/**
 * What others may see of me: my ratings, my results as figures, my last games.
 */
export interface Shown {
  ratings?: boolean;
  results?: boolean;
  games?: boolean;
}
/**
 * Somebody with an account. What they do not show is null.
 */
export interface Profile {
  name: string;
  mine: boolean;
  since: string;
  shown: Shown;
  ratings: RatingInfo[] | null;
  records: GameRecord[] | null;
  games: PlayedGame[] | null;
  met: Met[] | null;
  tie: ("block" | "follow" | "mute") | null;
}
export interface TieChange {
  kind: "block" | "follow";
}
/**
 * `mute`: I do not hear them.
 */
export interface TieInfo {
  name: string;
  kind: "block" | "follow" | "mute";
}
export interface Ties {
  ties: TieInfo[];
}
/**
 * What I want to play: live (20 minutes and 30 seconds a turn), or a day or three for each turn.
 */
export interface Seek {
  game: string;
  pace: "day" | "days" | "live";
}
export interface Pool {
  game: string;
  pace: "day" | "days" | "live";
  waiting: number;
}
/**
 * Where I wait: since when, how many points others may be away by now, and the table once there is one.
 */
export interface Match {
  game: string;
  pace: "day" | "days" | "live";
  since: string;
  seconds: number;
  width: number;
  table: string | null;
}
export interface Matches {
  pools: Pool[];
  mine: Match | null;
}
/**
 * For whom a seat is to be kept.
 */
export interface Invitation {
  name: string;
}
/**
 * Words of my own, or a phrase that everybody reads in their language.
 */
export interface Say {
  text?: string;
  phrase?: ("good-luck" | "hello" | "one-moment" | "oops" | "thanks" | "well-played") | null;
}
/**
 * Why an operator should read this line.
 */
export interface LineReport {
  text?: string;
}
export interface Spoken {
  id: number;
  at: string;
  name: string;
  seat: number | null;
  mine: boolean;
  phrase: ("good-luck" | "hello" | "one-moment" | "oops" | "thanks" | "well-played") | null;
  text: string;
}
/**
 * What was said, the latest last, and to whom I speak: players among themselves, those who watch among themselves, all to
 *     all when the game is over.
 */
export interface Talk {
  room: "all" | "players" | "spectators";
  lines: Spoken[];
}
/**
 * Something that I should know of: at which table, with whom, who did it, when, and whether I have seen it.
 */
export interface NoticeInfo {
  kind: "began" | "ended" | "invited" | "joined" | "paired" | "ran-out" | "round" | "spoke" | "turn";
  table: string;
  game: string;
  names: string[];
  who: string;
  at: string;
  read: boolean;
}
export interface Notices {
  notices: NoticeInfo[];
  unread: number;
}
/**
 * Notices of one table, or all, are seen.
 */
export interface Seen {
  table?: string | null;
}
/**
 * One more way to be told: a browser's push subscription with its keys, an address for mail, or a webhook.
 */
export interface NewWay {
  kind: "mail" | "push" | "webhook";
  address: string;
  kinds: ("began" | "ended" | "invited" | "joined" | "paired" | "ran-out" | "round" | "spoke" | "turn")[];
  lang?: "de" | "en";
  digest?: boolean;
  p256dh?: string;
  auth?: string;
}
/**
 * What is told by a way, and for mail whether each notice or all at once.
 */
export interface WayChange {
  kinds: ("began" | "ended" | "invited" | "joined" | "paired" | "ran-out" | "round" | "spoke" | "turn")[];
  digest?: boolean;
  lang?: "de" | "en";
}
export interface WayInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
  kinds: ("began" | "ended" | "invited" | "joined" | "paired" | "ran-out" | "round" | "spoke" | "turn")[];
  digest: boolean;
  lang: "de" | "en";
}
/**
 * A new way; the secret of a webhook is told only now.
 */
export interface AddedWay {
  way: WayInfo;
  secret: string;
}
/**
 * My ways, the key that a browser needs to subscribe, and whether this server can send mail.
 */
export interface Ways {
  ways: WayInfo[];
  push_key: string;
  mail: boolean;
}
export interface Confirmation {
  token: string;
}
/**
 * Answer like this when I am asked. A `plan` is a line as in a study: its exact way, or, with `when`, only those of the
 *     others' answers in it (by their number among them), and, with `having`, whenever I have at least so much. `pass`: until
 *     something happens. `forced`: what has only one answer.
 */
export interface NewOrder {
  kind: "forced" | "pass" | "plan";
  name?: string;
  at?: number;
  line?: string[];
  seed?: number;
  seat?: number | null;
  when?: number[];
  having?: {
    [k: string]: number;
  };
  until?: ("mine" | "rival" | "round")[];
}
export interface OrderStep {
  seat: number;
  action: string;
  text: string;
}
/**
 * So much of something that everybody can count: its name in the rules, and in words.
 */
export interface Counted {
  name: string;
  text: string;
  count: number;
}
/**
 * A standing order of mine. `done` of its steps, or of its conditions, have come true; `reason`: what broke it.
 */
export interface OrderInfo {
  id: string;
  kind: "forced" | "pass" | "plan";
  name: string;
  seat: number;
  active: boolean;
  state: "broken" | "ended" | "off" | "possible" | "used" | "waits";
  used: number;
  done: number;
  at: number;
  steps: OrderStep[];
  when: string[];
  having: Counted[];
  until: ("mine" | "rival" | "round")[];
  reason: string;
}
/**
 * `passing`: one can pass in this game. `answered`: the lines of the log that orders of mine gave. `purse`: what I have now
 *     that can be named as a condition.
 */
export interface Orders {
  orders: OrderInfo[];
  passing: boolean;
  answered: number[];
  purse?: Counted[];
}
export interface OrderChange {
  active: boolean;
  until?: ("mine" | "rival" | "round")[] | null;
}
/**
 * Who I am here.
 */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  asks?: boolean;
  rating?: number | null;
}
/**
 * A guest's first click.
 */
export interface Hello {
  name?: string | null;
}
/**
 * Who I am now, and the token for clients that keep no cookies.
 */
export interface SignedIn {
  me: Me;
  token: string;
}
/**
 * For a new account, or to sign in.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * What I want to be called, and whether I want to be asked also where there is but one answer; None: as it is.
 */
export interface Change {
  name?: string | null;
  asks?: boolean | null;
}
/**
 * An account is deleted with its password, a guest without.
 */
export interface Farewell {
  password?: string;
}
/**
 * A password is changed by whoever knows the old one.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * A new password for whoever was given the link.
 */
export interface Reset {
  token: string;
  password: string;
}
/**
 * Where I am signed in: browser and system, since when, and when last, to the day.
 */
export interface SessionInfo {
  id: string;
  device: string;
  created: string;
  used: string;
  current: boolean;
}
export interface Sessions {
  sessions: SessionInfo[];
}
/**
 * The first and the last day, as 2026-07-31.
 */
export interface DaysOff {
  first: string;
  last: string;
}
/**
 * When I sleep, in minutes after midnight (the same twice: never), by which zone's clocks, and my holidays that
 *     are not over.
 */
export interface Rhythm {
  zone: string;
  night_from: number;
  night_to: number;
  holidays?: DaysOff[];
}
/**
 * Whose password is forgotten.
 */
export interface Recovery {
  name: string;
}
/**
 * A line on a position of a table: the first `at` answers of its log, then these. `seed` deals what I cannot know; `seat`
 *     says whose eyes look: one of mine at a running table, anybody's at a finished one, by default whoever is asked.
 */
export interface StudyWish {
  table: string;
  at: number;
  line?: string[];
  seed?: number;
  seat?: number | null;
}
/**
 * One answer of a line. `gain`: what it changes in the points of the eyes' seat, or of whoever gave it once all is open.
 */
export interface StudyStep {
  seat: number;
  action: string;
  text: string;
  place: string;
  stage: string;
  kind: string;
  gain: number;
}
/**
 * The position at the end of a line, with the answers of whoever is asked, luck included.
 */
export interface StudyMoment {
  at: number;
  length: number;
  guessed: boolean;
  seat: number | null;
  view: unknown;
  question: QuestionInfo | null;
  odds: number[];
  steps: StudyStep[];
  before: Score[];
  scores: Score[];
  over: boolean;
}
/**
 * What would a bot of this level answer at the end of the line?
 */
export interface StudyBot {
  table: string;
  at: number;
  line?: string[];
  seed?: number;
  seat?: number | null;
  level?: "admiral" | "captain" | "deckhand" | "legend" | "mate";
}
/**
 * Why nothing can be done at this place there; null: what is forbidden anywhere.
 */
export interface StudyWhy {
  table: string;
  at: number;
  line?: string[];
  seed?: number;
  seat?: number | null;
  place?: string | null;
}
export interface StudyReasons {
  refused: Refused[];
}
/**
 * What would the game's own planner work out there? What it may be asked is the game's, see `games` of the schema.
 */
export interface StudyPlanner {
  table: string;
  at: number;
  line?: string[];
  seed?: number;
  seat?: number | null;
  wish?: {
    [k: string]: unknown;
  };
}
/**
 * What it answers is the game's as well.
 */
export interface StudyPlanned {
  found: unknown;
}
export interface StudyAnswer {
  action: string;
}
/**
 * What do the bots think of the end of the line? `times`: how many times as much thinking.
 */
export interface StudyThink {
  table: string;
  at: number;
  line?: string[];
  seed?: number;
  seat?: number | null;
  times?: number;
}
/**
 * One of the best answers: final points that it promises, and how far it is behind the best, against the best rival.
 */
export interface StudyBest {
  action: string;
  text: string;
  place: string;
  points: number;
  behind: number;
}
/**
 * What each seat may expect, and the best answers of whoever is asked. `part`: how much of the usual thinking it was.
 */
export interface StudyThought {
  seats: Outlook[];
  best: StudyBest[];
  part: number;
}
/**
 * An answer in a saved study, with what may follow; from the server it comes in words.
 */
export interface StudyNode {
  action: string;
  comment?: string;
  children?: StudyNode[];
  seat?: number;
  text?: string;
  stage?: string;
  place?: string;
  kind?: string;
}
/**
 * What was said and tried after so many answers of the game.
 */
export interface StudyTrunk {
  at: number;
  comment?: string;
  branches?: StudyNode[];
}
export interface StudyTree {
  trunk: StudyTrunk[];
}
/**
 * A study of a finished table; `id`: mine that it replaces.
 */
export interface SaveStudy {
  table: string;
  title: string;
  tree: StudyTree;
  id?: string | null;
}
export interface StudyInfo {
  id: string;
  table: string;
  game: string;
  title: string;
  mine: boolean;
  changed: string;
  tree?: StudyTree | null;
}
export interface Studies {
  studies: StudyInfo[];
}
/**
 * Go on from the end of the line at a table of its own: I take this seat, bots the others.
 */
export interface PlayOn {
  table: string;
  at: number;
  line?: string[];
  seed?: number;
  seat?: number | null;
  level?: "admiral" | "captain" | "deckhand" | "legend" | "mate";
  mine?: number;
}
export interface AskReview {
  level?: "admiral" | "captain" | "mate";
}
/**
 * How far a review is, and as much of it as there is: a `Review` of kogge.learn.review, while it is made with its curve
 *     alone, and the words for it.
 */
export interface ReviewInfo {
  state: "none" | "ready" | "running";
  progress?: number;
  level?: string;
  review?: unknown;
  mistakes?: MistakeWords[];
  stages?: string[];
}
/**
 * A costly answer in words: what was answered, what was better and why, and how far the game was.
 */
export interface MistakeWords {
  number: number;
  played: string;
  better: string;
  stage: string;
  place: string;
  reasons: Reason[];
}
/**
 * Who shall sit here: me, another person on this screen, a bot, or whoever has the link.
 */
export interface SeatWish {
  kind: "bot" | "here" | "me" | "open";
  name?: string | null;
  level?: ("admiral" | "captain" | "deckhand" | "legend" | "mate") | null;
  character?: ("builder" | "gambler" | "sober" | "trader") | null;
}
/**
 * What a table is to be.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: {
    [k: string]: string;
  };
  parts?: string | null;
  public?: boolean;
  hints?: boolean;
  time?: TimeRule | null;
  rated?: boolean;
}
/**
 * What I would agree to: to pause, to go on, to wait a little for whoever ran out of time, to end the game for all, or to
 *     let somebody go for whom a bot plays.
 */
export interface OfferTo {
  kind: "end" | "let-go" | "pause" | "resume" | "wait";
  seat?: number | null;
}
export interface Tables {
  tables: TableInfo[];
  next?: string | null;
}
/**
 * Take an open seat: a certain one, or the first.
 */
export interface Join {
  seat?: number | null;
  name?: string | null;
}
/**
 * Hand a seat to a bot, or take it back. Without a level it is the one that its person has chosen. A bot on a seat without
 *     a name gets this one, or that of its level; one without a character gets one that no other bot there has.
 */
export interface SeatChange {
  kind: "bot" | "person";
  level?: ("admiral" | "captain" | "deckhand" | "legend" | "mate") | null;
  character?: ("builder" | "gambler" | "sober" | "trader") | null;
  name?: string | null;
}
/**
 * Something about another person at the table that an operator should look at.
 */
export interface NewReport {
  seat: number;
  why: "cheating" | "name" | "other" | "stalling";
  text?: string;
}
/**
 * Which bot is to sit in for me.
 */
export interface StandIn {
  level: "admiral" | "captain" | "deckhand" | "legend" | "mate";
}
/**
 * What I write down; nothing: the note goes.
 */
export interface NoteText {
  text: string;
}
/**
 * What I wrote down for a seat of mine, and when.
 */
export interface Note {
  seat: number;
  text: string;
  at: string;
}
export interface Notes {
  notes: Note[];
}
/**
 * The body of every HTTP error: a fixed code for programs, a sentence for people, and the bound that would be passed.
 */
export interface Problem {
  code: string;
  message: string;
  bound?: number | null;
}
