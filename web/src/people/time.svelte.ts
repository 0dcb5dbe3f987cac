/** Spans of time and times of day, as people read them. */
import { present } from "../app/present.ts";
import type { TableInfo, TimeRule } from "../app/protocol.ts";
import { settings } from "../app/settings.svelte.ts";
import { words } from "./texts.ts";

/** On a clock that runs: 11:42, 1:02:07. */
export function onClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((n) => String(n).padStart(2, "0"));
  return whole >= 3600 ? `${Number(h)}:${m}:${s}` : `${Number(m)}:${s}`;
}

/** The two largest units: 1 d 14 h, 5 h 10 min, 3 min. */
export function span(seconds: number): string {
  const { d, h, min } = words().short;
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  const parts = ([[Math.floor(minutes / 1440), d], [Math.floor(minutes / 60) % 24, h], [minutes % 60, min]] as const).filter(([n]) => n > 0);
  return parts.length ? parts.slice(0, 2).map(([n, unit]) => `${n} ${unit}`).join(" ") : `0 ${min}`;
}

/** What is left of the turn that runs, where a clock does. */
export function timeLeft(table: TableInfo): string {
  if (table.overtime !== null) return words().timeUp;
  return table.deadline ? words().left(span((Date.parse(table.deadline) - present()) / 1000)) : "";
}

const round = (seconds: number): string => {
  const w = words();
  if (seconds >= 86_400 && seconds % 86_400 === 0) return w.days(seconds / 86_400);
  if (seconds >= 3600 && seconds % 3600 === 0) return w.hours(seconds / 3600);
  return seconds >= 60 && seconds % 60 === 0 ? w.minutes(seconds / 60) : w.seconds(seconds);
};

/** The rule of a table in a few words, or in fewer, where it is one of many. */
export function ruleText(rule: TimeRule, fewer = false): string {
  const w = words();
  if (rule.kind === "live") return w.liveRule(round(rule.bank ?? 0), round(rule.increment ?? 0));
  return w.daysRule(round(rule.turn ?? 0)) + (rule.nights && !fewer ? `, ${w.nightsOff}` : "");
}

/** 20:14 today, otherwise with the day. */
export function clockTime(iso: string): string {
  const at = new Date(iso);
  const today = new Date(present()).toDateString() === at.toDateString();
  return at.toLocaleString(settings.lang, today ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

export const dayName = (iso: string): string => new Date(iso + "T12:00").toLocaleDateString(settings.lang, { weekday: "long" });

/** Seconds since this page last looked at the clock; one tick a second for all who ask. */
class Ticker {
  now = $state(performance.now());
  #users = 0;
  #timer = 0;

  /** Use it in an effect. */
  run = (): (() => void) => {
    if (this.#users++ === 0) this.#timer = window.setInterval(() => (this.now = performance.now()), 500);
    this.now = performance.now();
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer);
    };
  };
}
export const ticker = new Ticker();
