/** The words of what is there for keys and for ears. */
import { settings, type Lang } from "../app/settings.svelte.ts";
import type { Command, Walked } from "./keys.svelte.ts";

const en = {
  keys: "All keys",
  now: "Now:",
  commands: {
    answer: "one of the first nine answers", undo: "take back a step", restart: "take back the whole turn", hint: "ask for a hint", rules: "rules of what is asked", explain: "explain what has the focus",
    log: "the log", describe: "describe the table", command: "command line", next: "the next table that waits for you", plan: "plan", orders: "standing orders", talk: "talk",
    match: "quick match", planner: "launch planner", speed: "another speed of the launch", best: "the best load again", digest: "what happened since my last turn", explorer: "explorer", branch: "the next branch of the plan", comment: "comment on this position", keep: "keep the study", pause: "offer a pause, or to go on", section: "the next section", sectionBack: "the section before", learn: "learn from your mistakes", why: "why the lesson says so", skip: "skip this step", mute: "sound on or off", keys: "what has the focus, and this table of keys",
  } as Record<Command, string>,
  walked: {
    plan: [["↑ ↓", "steps of the plan"], ["Del", "cut the plan here"], ["Ctrl+Enter", "do it"], ["Space", "held: the real table"]],
    orders: [["↑ ↓", "from standing order to standing order"], ["Del", "put a standing order away"]],
    replay: [["← →", "a turn back, a turn on"], ["⇧ ← ⇧ →", "a step back, a step on"], ["Home End", "to the beginning, to the end"]],
    explorer: [["← →", "back and on"], ["↑ ↓", "among branches"], ["Home End", "to the beginning, to the end"], ["⇧ ↑", "make this variation the first"], ["Del", "cut this variation"]],
    review: [["← →", "along the chances"], ["Enter", "open the explorer there"]],
  } as Record<Walked, [string, string][]>,
  always: [["Tab", "from thing to thing"], ["Enter", "press what has the focus; give the chosen answer"], ["←↑→↓", "move what has the focus"], ["Esc", "close, back, let go"]],
  close: "Close",
  describe: "The table in words",
  regions: { question: "Question", own: "Own things", board: "Board", rivals: "Players", log: "Log" } as Record<string, string>,
  command: "Command line",
  type: "Type an answer, its number or a question",
  examples: (answer: string, rival: string) => `For instance: ${answer && `“${answer}”, “1”, `}“why”, “what is on the board”, “what is on the dock”, ${rival && `“what does ${rival} have”, `}“how many points”, “since my turn”, “what can I do”.`,
  answers: (n: number) => (n === 0 ? "No answer fits." : n === 1 ? "One answer fits, Enter gives it:" : `${n} answers fit:`),
  onlySoMany: (n: number) => (n === 1 ? "There is only one answer." : `There are only ${n} answers.`),
  noStepBack: "There is nothing to take back.",
  noTurn: "It is not your turn.",
  noReason: "Nothing that is forbidden now fits.",
  nothingForbidden: "Nothing is forbidden now.",
  notNow: (typed: string) => `“${typed}” is no answer now. Of it the table says:`,
  notTold: (typed: string) => `The table says nothing of “${typed}”.`,
  forbidden: (what: string, reason: string) => `Not possible now: ${what}. ${reason}`,
  nothingFits: (typed: string, some: string[]) => `Nothing fits “${typed}”. You can answer, for instance: ${some.map((each) => `“${each}”`).join(", ")}.`,
  nothingNew: "Nothing has happened since your turn.",
  /** The first words of a question, and which part of the table a word means. */
  asks: { why: "why", what: "what", whats: "what", describe: "what", how: "what", where: "what", who: "what", whose: "what", which: "what", show: "what", tell: "what", when: "what", since: "since" } as Record<string, "why" | "what" | "since">,
  parts: {
    question: "question", game: "question", asked: "question", repeat: "question", again: "question", round: "question", lap: "question", phase: "question", end: "question", ends: "question", dock: "own", own: "own", have: "own", things: "own", board: "board", table: "board", market: "board", players: "rivals", rivals: "rivals", opponents: "rivals",
    others: "rivals", score: "rivals", scores: "rivals", points: "rivals", turn: "rivals", winning: "rivals", leads: "rivals", log: "log", history: "log",
  } as Record<string, string>,
  /** Anywhere in a line: what can be answered, what has happened. */
  options: ["help", "options", "answers", "choices", "moves", "possible", "can"],
  happened: ["happened", "news"],
  latest: ["last", "latest"],
  deeds: ["did", "done", "played", "doing"],
  /** Words that only hold a line together. */
  fillers: ["the", "a", "an", "my", "i", "to", "want", "would", "like", "please", "of", "on", "in", "at", "for", "with", "do", "does", "did", "is", "are", "it", "there", "can", "cannot", "not", "t", "s", "me", "you", "many", "much", "and", "about", "now", "let", "us", "money"],
  /** Words that only say that one thing is to be done. */
  choosing: ["choose", "select", "pick"],
  /** Whose, where and who, as words of a question. */
  mine: ["my", "mine"], yours: ["your"], where: ["where"], who: ["who"],
  /** A last word that may say what to do. */
  doing: /^$/,
  /** Of what is not made by a letter more. */
  singular: { dice: "die" } as Record<string, string>,
  /** One word that does what a key does. */
  does: { undo: "undo", back: "undo", restart: "restart", hint: "hint", advice: "hint", rules: "rules", plan: "plan", advance: "orders", orders: "orders", talk: "talk", chat: "talk", keys: "keys", shortcuts: "keys", digest: "digest", describe: "describe" } as Record<string, Command>,
  listed: (n: number) => (n === 1 ? "One answer is possible:" : `${n} answers are possible:`),
};

const de: typeof en = {
  keys: "Alle Tasten",
  now: "Jetzt:",
  commands: {
    answer: "eine der ersten neun Antworten", undo: "einen Schritt zurück", restart: "den ganzen Spielzug zurück", hint: "um einen Tipp bitten", rules: "Regeln zu dem, was gefragt ist", explain: "erklären, was den Fokus hat",
    log: "der Verlauf", describe: "den Tisch beschreiben", command: "Befehlszeile", next: "der nächste Tisch, der auf dich wartet", plan: "planen", orders: "Aufträge im Voraus", talk: "reden",
    match: "schnelle Runde", planner: "Stapellauf planen", speed: "eine andere Geschwindigkeit", best: "wieder die beste Ladung", digest: "was seit deinem Spielzug geschah", explorer: "erkunden", branch: "der nächste Zweig des Plans", comment: "diese Stellung kommentieren", keep: "die Studie behalten", pause: "Pause anbieten, oder weiterzuspielen", section: "der nächste Abschnitt", sectionBack: "der Abschnitt davor", learn: "aus Fehlern lernen", why: "warum die Lektion das sagt", skip: "diesen Schritt überspringen", mute: "Ton an oder aus", keys: "was den Fokus hat, und diese Liste der Tasten",
  },
  walked: {
    plan: [["↑ ↓", "Schritte des Plans"], ["Entf", "den Plan hier abschneiden"], ["Strg+Enter", "ausführen"], ["Leertaste", "gehalten: der echte Tisch"]],
    orders: [["↑ ↓", "von Auftrag zu Auftrag"], ["Entf", "einen Auftrag weglegen"]],
    replay: [["← →", "einen Spielzug zurück, einen Spielzug weiter"], ["⇧ ← ⇧ →", "einen Schritt zurück, einen Schritt weiter"], ["Pos1 Ende", "zum Anfang, zum Ende"]],
    explorer: [["← →", "zurück und weiter"], ["↑ ↓", "unter den Zweigen"], ["Pos1 Ende", "zum Anfang, zum Ende"], ["⇧ ↑", "diese Variante zur ersten machen"], ["Entf", "diese Variante abschneiden"]],
    review: [["← →", "an den Chancen entlang"], ["Enter", "dort erkunden"]],
  },
  always: [["Tab", "von einem zum nächsten"], ["Enter", "drücken, was den Fokus hat; die gewählte Antwort geben"], ["←↑→↓", "bewegen, was den Fokus hat"], ["Esc", "schließen, zurück, loslassen"]],
  close: "Schließen",
  describe: "Der Tisch in Worten",
  regions: { question: "Frage", own: "Eigenes", board: "Spielplan", rivals: "Mitspieler", log: "Verlauf" },
  command: "Befehlszeile",
  type: "Tippe eine Antwort, ihre Nummer oder eine Frage",
  examples: (answer, rival) => `Zum Beispiel: ${answer && `„${answer}“, „1“, `}„warum“, „was liegt auf dem Spielplan“, „was liegt im Dock“, ${rival && `„was hat ${rival}“, `}„wie viele Punkte“, „seit meinem Spielzug“, „was kann ich tun“.`,
  answers: (n) => (n === 0 ? "Keine Antwort passt." : n === 1 ? "Eine Antwort passt, Enter gibt sie:" : `${n} Antworten passen:`),
  onlySoMany: (n) => (n === 1 ? "Es gibt nur eine Antwort." : `Es gibt nur ${n} Antworten.`),
  noStepBack: "Es gibt nichts zurückzunehmen.",
  noTurn: "Du bist nicht dran.",
  noReason: "Nichts, was jetzt verboten ist, passt dazu.",
  nothingForbidden: "Jetzt ist nichts verboten.",
  notNow: (typed) => `„${typed}“ ist jetzt keine Antwort. Auf dem Tisch steht davon:`,
  notTold: (typed) => `Von „${typed}“ ist auf dem Tisch nichts zu sagen.`,
  forbidden: (what, reason) => `Jetzt nicht möglich: ${what}. ${reason}`,
  nothingFits: (typed, some) => `Nichts passt zu „${typed}“. Antworten kannst du zum Beispiel: ${some.map((each) => `„${each}“`).join(", ")}.`,
  nothingNew: "Seit deinem Spielzug ist nichts geschehen.",
  asks: { warum: "why", wieso: "why", weshalb: "why", was: "what", beschreibe: "what", wie: "what", wieviel: "what", wieviele: "what", wo: "what", wer: "what", wem: "what", wen: "what", wessen: "what", welche: "what", welcher: "what", welches: "what", zeige: "what", zeig: "what", sag: "what", wann: "what", seit: "since" },
  parts: {
    frage: "question", spiel: "question", gefragt: "question", wiederhole: "question", nochmal: "question", runde: "question", umlauf: "question", phase: "question", ende: "question", schluss: "question", endet: "question", dock: "own", eigenes: "own", habe: "own", plan: "board", spielplan: "board", angebot: "board", brett: "board", tisch: "board", spieler: "rivals", mitspieler: "rivals", gegner: "rivals", rivalen: "rivals",
    anderen: "rivals", punkte: "rivals", punktestand: "rivals", stand: "rivals", dran: "rivals", führt: "rivals", gewinnt: "rivals", verlauf: "log",
  },
  options: ["hilfe", "antworten", "möglichkeiten", "möglich", "kann", "tun", "machen"],
  happened: ["geschehen", "geschah", "passiert", "neues"],
  latest: ["zuletzt", "letzte", "letzter", "letzten"],
  deeds: ["gemacht", "getan", "tat", "gespielt", "macht"],
  fillers: ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "mein", "meine", "meinen", "meinem", "ich", "du", "mir", "will", "möchte", "bitte", "auf", "im", "in", "am", "an", "von", "vom", "zu", "für", "mit", "und", "ist", "sind", "es", "gibt", "liegt", "steht", "nicht", "kann", "jetzt", "viele", "viel", "denn", "mal", "hat", "geld", "aus"],
  choosing: ["wähle", "wählen", "nimm", "nehme"],
  mine: ["mein", "meine", "meiner", "meinen"], yours: ["dein", "deine"], where: ["wo"], who: ["wer"],
  doing: /en$/,
  singular: {},
  does: { rückgängig: "undo", zurück: "undo", neu: "restart", tipp: "hint", rat: "hint", regeln: "rules", planen: "plan", voraus: "orders", aufträge: "orders", reden: "talk", gespräch: "talk", tasten: "keys", kürzel: "keys", beschreibe: "describe", beschreiben: "describe" },
  listed: (n) => (n === 1 ? "Eine Antwort ist möglich:" : `${n} Antworten sind möglich:`),
};

const TEXTS: Record<Lang, typeof en> = { en, de };
export const words = (): typeof en => TEXTS[settings.lang];
