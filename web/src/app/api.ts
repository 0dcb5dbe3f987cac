/** The HTTP half of the protocol (docs/protocol.md, section 2). */
import { heard } from "./heard.ts";
import type {
  About, AboutThing, AddedWay, AskReview, ClubInfo, Clubs, Credentials, Farewell, GameAbout, GameInfo, Join, Leader, Leaders, Lately, Learned, LessonInfo, LineReport, Matches, Me, Moment, NewClub, NewOrder, NewPassword, NewReport, NewTable,
  NewTournament, NewWay, Note, Notes, Notices, OfferTo, OrderChange, Orders, PlayOn, Problem, Profile, PuzzleLine, Refused, Reset, ReviewInfo, Rhythm, RulesBook, SaveStudy, Say, SeatChange, Seek, SessionInfo,
  Sessions, SheetSection, Shown, SignedIn, StandIn, StudyAnswer, StudyBot, StudyInfo, StudyMoment, StudyPlanned, StudyPlanner, StudyReasons, StudyThink, StudyThought, StudyWhy, StudyWish, Substitute, TableInfo, Tables, Talk,
  Taught, TieInfo, Ties, TournamentInfo, TournamentLine, Today, Tournaments, Tried, Try, WayChange, Ways,
} from "./protocol.ts";
import { hearTime } from "./present.ts";
import { settings } from "./settings.svelte.ts";

/** An error the server explained; `code` is one of the protocol's. */
export class Failed extends Error {
  readonly code: string;
  readonly status: number;
  readonly bound: number | null;
  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.code = problem.code;
    this.status = status;
    this.bound = problem.bound ?? null;
  }
}

async function request(method: string, path: string, body?: unknown, plain = false): Promise<Response> {
  const address = new URL("/api" + path, location.origin);
  address.searchParams.set("lang", settings.lang);
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": plain ? "text/plain; charset=utf-8" : "application/json" };
  let response: Response;
  try {
    response = await fetch(address, { method, headers, body: body === undefined ? undefined : plain ? (body as string) : JSON.stringify(body) });
  } catch {
    throw new Failed(0, { code: "offline", message: "" });
  }
  hearTime(response);
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({ code: "unavailable", message: response.statusText }));
  throw new Failed(response.status, problem);
}

const read = async <T>(path: string): Promise<T> => heard(await (await request("GET", path)).text());
const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => heard(await (await request(method, path, body)).text());

export const about = (): Promise<About> => read("/about");
export const games = (): Promise<GameInfo[]> => read("/games");
export const gameAbout = (game: string): Promise<GameAbout> => read(`/games/${game}`);
export const rules = (game: string): Promise<RulesBook> => read(`/games/${game}/rules`);

export const taught = (): Promise<Taught[]> => read("/learn");
export const lesson = (game: string, name: string): Promise<LessonInfo> => read(`/learn/${game}/lessons/${name}`);
export const attempt = (game: string, name: string, what: Try): Promise<Tried> => send("POST", `/learn/${game}/lessons/${name}/try`, what);
export const sheet = (game: string): Promise<SheetSection[]> => read(`/learn/${game}/sheet`);
export const today = (): Promise<Today> => read("/learn/today");
export const puzzles = (game: string): Promise<PuzzleLine[]> => read(`/learn/${game}/puzzles`);
export const keepLearned = (what: Learned): Promise<Learned> => send("PUT", "/me/learned", what);
export const things = (game: string): Promise<Record<string, AboutThing>> => read(`/learn/${game}/about`);

export const whoAmI = (): Promise<Me> => read("/me");
export const beGuest = async (name: string): Promise<Me> => (await send<SignedIn>("POST", "/guest", { name })).me;
export const rename = (name: string): Promise<Me> => send("PATCH", "/me", { name });
export const askForced = (asks: boolean): Promise<Me> => send("PATCH", "/me", { asks });
export const openAccount = async (who: Credentials): Promise<Me> => (await send<SignedIn>("POST", "/account", who)).me;
export const signIn = async (who: Credentials): Promise<Me> => (await send<SignedIn>("POST", "/session", who)).me;
export const resetPassword = async (what: Reset): Promise<Me> => (await send<SignedIn>("POST", "/reset", what)).me;
export const signOut = (): Promise<unknown> => request("DELETE", "/session");
export const changePassword = (change: NewPassword): Promise<unknown> => request("PUT", "/me/password", change);
export const mySessions = async (): Promise<SessionInfo[]> => (await read<Sessions>("/me/sessions")).sessions;
export const endSession = (id: string): Promise<unknown> => request("DELETE", `/me/sessions/${id}`);
export const endOtherSessions = (): Promise<unknown> => request("DELETE", "/me/sessions");
export const myRhythm = (): Promise<Rhythm> => read("/me/rhythm");
export const changeRhythm = (rhythm: Rhythm): Promise<Rhythm> => send("PUT", "/me/rhythm", rhythm);
export const myNotices = (): Promise<Notices> => read("/me/notices");
export const seen = (table: string | null = null): Promise<Notices> => send("POST", "/me/notices/seen", { table });
export const myWays = (): Promise<Ways> => read("/me/ways");
export const addWay = (way: NewWay): Promise<AddedWay> => send("POST", "/me/ways", way);
export const changeWay = (id: string, change: WayChange): Promise<Ways> => send("PATCH", `/me/ways/${id}`, change);
export const removeWay = (id: string): Promise<unknown> => request("DELETE", `/me/ways/${id}`);
export const confirmAddress = (token: string): Promise<unknown> => request("POST", "/confirm", { token });
export const unsubscribe = (token: string): Promise<unknown> => request("POST", `/unsubscribe/${token}`);
export const recover = (name: string): Promise<unknown> => request("POST", "/recover", { name });
export const leaders = async (game: string, speed: string, pool: string): Promise<Leader[]> => (await read<Leaders>(`/ratings/${game}/${speed}?pool=${pool}`)).leaders;
export const profile = (name: string): Promise<Profile> => read(`/people/${encodeURIComponent(name)}`);
export const showProfile = (shown: Shown): Promise<Shown> => send("PUT", "/me/profile", shown);
export const tieTo = (name: string, kind: "follow" | "block"): Promise<Ties> => send("PUT", `/me/ties/${encodeURIComponent(name)}`, { kind });
export const untie = (name: string): Promise<Ties> => send("DELETE", `/me/ties/${encodeURIComponent(name)}`);
export const matches = (): Promise<Matches> => read("/matches");
export const seek = (wish: Seek): Promise<Matches> => send("PUT", "/matches", wish);
export const stopSeeking = (): Promise<Matches> => send("DELETE", "/matches");
export const invite = (id: string, name: string): Promise<TableInfo> => send("POST", `/tables/${id}/invitations`, { name });
export const talk = (id: string): Promise<Talk> => read(`/tables/${id}/talk`);
export const say = (id: string, what: Say): Promise<Talk> => send("POST", `/tables/${id}/talk`, what);
export const mute = (id: string, line: number): Promise<Talk> => send("POST", `/tables/${id}/talk/${line}/mute`);
export const reportLine = (id: string, line: number, what: LineReport): Promise<unknown> => request("POST", `/tables/${id}/talk/${line}/report`, what);
export const myNotes = async (id: string): Promise<Note[]> => (await read<Notes>(`/tables/${id}/notes`)).notes;
export const writeNote = async (id: string, seat: number, text: string): Promise<Note[]> => (await send<Notes>("PUT", `/tables/${id}/notes/${seat}`, { text })).notes;
export const lately = (): Promise<Lately> => read("/me/lately");
export const myTies = async (): Promise<TieInfo[]> => (await read<Ties>("/me/ties")).ties;
export const clubs = async (): Promise<ClubInfo[]> => (await read<Clubs>("/clubs")).clubs;
export const club = (id: string): Promise<ClubInfo> => read(`/clubs/${id}`);
export const foundClub = (wish: NewClub): Promise<ClubInfo> => send("POST", "/clubs", wish);
export const joinClub = (id: string): Promise<unknown> => request("POST", `/clubs/${id}/join`);
export const leaveClub = (id: string): Promise<unknown> => request("POST", `/clubs/${id}/leave`);
export const addClubTable = (id: string, table: string): Promise<unknown> => request("POST", `/clubs/${id}/tables`, { table });
export const announceTournament = (id: string, wish: NewTournament): Promise<TournamentInfo> => send("POST", `/clubs/${id}/tournaments`, wish);
export const tournaments = async (): Promise<TournamentLine[]> => (await read<Tournaments>("/tournaments")).tournaments;
export const tournament = (id: string): Promise<TournamentInfo> => read(`/tournaments/${id}`);
export const inTournament = (id: string, what: "enter" | "withdraw" | "start" | "next" | "pause" | "resume" | "end"): Promise<TournamentInfo> => send("POST", `/tournaments/${id}/${what}`);
export const substitute = (id: string, change: Substitute): Promise<TournamentInfo> => send("POST", `/tournaments/${id}/substitute`, change);
export const forgetMe = (word: Farewell): Promise<unknown> => request("DELETE", "/me", word);

/** All that goes on and the last that ended; with `next`, what ended before. */
export const myTables = (after: string | null = null): Promise<Tables> => read<Tables>(after ? `/tables/mine?after=${encodeURIComponent(after)}` : "/tables/mine");
export const openTables = (after: string | null = null): Promise<Tables> => read<Tables>(after ? `/tables/open?after=${encodeURIComponent(after)}` : "/tables/open");
export const table = (id: string): Promise<TableInfo> => read(`/tables/${id}`);
export const openTable = (wish: NewTable): Promise<TableInfo> => send("POST", "/tables", wish);
export const join = (id: string, wish: Join = {}): Promise<TableInfo> => send("POST", `/tables/${id}/join`, wish);
export const leave = (id: string): Promise<TableInfo> => send("POST", `/tables/${id}/leave`);
export const changeSeat = (id: string, seat: number, change: SeatChange): Promise<TableInfo> => send("PUT", `/tables/${id}/seats/${seat}`, change);
export const chooseStandIn = (id: string, seat: number, level: StandIn["level"]): Promise<TableInfo> => send("PATCH", `/tables/${id}/seats/${seat}`, { level });
export const report = (id: string, what: NewReport): Promise<unknown> => request("POST", `/tables/${id}/reports`, what);
export const sendAway = (id: string, seat: number): Promise<TableInfo> => send("DELETE", `/tables/${id}/seats/${seat}`);
export const abandon = (id: string): Promise<TableInfo> => send("POST", `/tables/${id}/abandon`);
export const resume = (id: string): Promise<TableInfo> => send("POST", `/tables/${id}/resume`);
export const agree = (id: string, offer: OfferTo): Promise<TableInfo> => send("PUT", `/tables/${id}/offers`, offer);
export const disagree = (id: string, offer: OfferTo): Promise<TableInfo> => send("DELETE", `/tables/${id}/offers`, offer);
export const rematch = (id: string): Promise<TableInfo> => send("POST", `/tables/${id}/rematch`);
export const moment = (id: string, count: number, seat: number): Promise<Moment> => read(`/tables/${id}/at/${count}?seat=${seat}`);
export const study = (wish: StudyWish): Promise<StudyMoment> => send("POST", "/study", wish);
export const studyWhy = async (wish: StudyWhy): Promise<Refused[]> => (await send<StudyReasons>("POST", "/study/why", wish)).refused;
export const studyPlanner = async (wish: StudyPlanner): Promise<unknown> => (await send<StudyPlanned>("POST", "/study/planner", wish)).found;
export const studyThink = (wish: StudyThink): Promise<StudyThought> => send("POST", "/study/think", wish);
export const playOn = (wish: PlayOn): Promise<TableInfo> => send("POST", "/study/play", wish);
export const saveStudy = (wish: SaveStudy): Promise<StudyInfo> => send("POST", "/studies", wish);
export const savedStudy = (id: string): Promise<StudyInfo> => read(`/studies/${id}`);
export const importStudy = async (text: string): Promise<StudyInfo> => heard(await (await request("POST", "/studies/import", text, true)).text());
export const studyAddress = (id: string): string => `/api/studies/${id}/text`;
export const review = (id: string): Promise<ReviewInfo> => read(`/tables/${id}/review`);
export const askReview = (id: string, level: AskReview["level"]): Promise<ReviewInfo> => send("POST", `/tables/${id}/review`, { level });
export const studyBot = (wish: StudyBot): Promise<StudyAnswer> => send("POST", "/study/bot", wish);
export const myOrders = (id: string): Promise<Orders> => read(`/tables/${id}/orders`);
export const leaveOrder = (id: string, order: NewOrder): Promise<Orders> => send("POST", `/tables/${id}/orders`, order);
export const changeOrder = (id: string, order: string, change: OrderChange): Promise<Orders> => send("PATCH", `/tables/${id}/orders/${order}`, change);
export const putAwayOrder = (id: string, order: string): Promise<Orders> => send("DELETE", `/tables/${id}/orders/${order}`);
export const cancelOrders = (id: string): Promise<Orders> => send("DELETE", `/tables/${id}/orders`);
export const importRecord = async (text: string): Promise<TableInfo> => heard(await (await request("POST", "/records", text, true)).text());
export const recordAddress = (id: string): string => `/api/tables/${id}/record`;
export const exportAddress = "/api/me/export";
