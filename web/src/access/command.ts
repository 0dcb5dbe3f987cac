/** What somebody means by a line they typed: its words, compared as people type them. */
import { describe, REGIONS, type Region } from "./describe.ts";
import type { words } from "./texts.ts";

type Words = ReturnType<typeof words>;

/** Words without capitals and accents; ä, ae and a are one letter. */
export const plain = (text: string): string[] =>
  text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/([aou])e/g, "$1").split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** What a word that was typed stands for; a slip of a key may be in it. */
export const meaning = <T>(of: Record<string, T>, word: string): T | undefined =>
  exactly(of, word) ?? Object.entries(of).find(([key]) => word.length > 4 && plain(key)[0][0] === word[0] && apart(plain(key)[0], word) === 1)?.[1];
export const exactly = <T>(of: Record<string, T>, word: string): T | undefined => Object.entries(of).find(([key]) => plain(key)[0] === word)?.[1];

/** Without its endings, of which there may be two: "parrots" and "parrot" have one stem. */
const stem = (word: string): string => word.replace(/(es|en|er|e|s|n|t)$/, "").replace(/(?<=.{4})(es|en|er|e|s|n|t)$/, "");

/** How many slips of a key apart two words are; two keys in the wrong order are one. */
function apart(a: string, b: string): number {
  let [before, row] = [[] as number[], [...Array(b.length + 1).keys()]];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}

export const same = (part: string, word: string): boolean => part === word || (word.length > 3 && stem(part) === stem(word));
const begins = (part: string, word: string): boolean => part.startsWith(word) || same(part, word);
/** In a word of four letters two of them may have changed places; of another letter it would be another word. */
const shuffled = (part: string, word: string): boolean => [...part].sort().join("") === [...word].sort().join("");
const slipped = (part: string, word: string): boolean =>
  begins(part, word) || (word.length > 3 && part.length > 3 && part[0] === word[0] && !/\d/.test(word) && (word.length > 4 || shuffled(part, word)) && apart(part, word) <= (word.length > 7 ? 2 : 1));

/** Whether a text begins with these words, of which the last may still be typed. */
export const beginsWith = (text: string[], line: string[]): boolean => line.every((word, i) => (i === line.length - 1 ? text[i]?.startsWith(word) : text[i] === word));

/** Part of a longer word, as German makes them. */
const within = (part: string, word: string): boolean => word.length > 3 && part.includes(stem(word));

/** What is left of a line without the words that only hold it together. */
export function told(line: string[], w: Words): string[] {
  const small = w.fillers.flatMap(plain);
  const rest = line.filter((word) => !small.includes(word));
  return rest.length ? rest : line;
}

/** How many words of a text are left when each of these was found in another one; null where one is missing. */
function left(text: string, sought: string[], like: (part: string, word: string) => boolean): number | null {
  const parts = plain(text);
  for (const word of sought) {
    const at = [parts.indexOf(word), parts.findIndex((part) => like(part, word))].find((each) => each >= 0);
    if (at === undefined) return null;
    parts.splice(at, 1);
  }
  return parts.length;
}

/** Those whose text has all these words; else their beginnings, what says least else first; where there are none, those a slip of a key away, then those in which they are parts of words. */
export function fitting<T>(all: T[], text: (each: T) => string, sought: string[]): T[] {
  if (!sought.length) return all;
  for (const like of [same, begins, slipped, within]) {
    const found = all.map((each) => ({ each, rest: left(text(each), sought, like) })).filter(({ rest }) => rest !== null);
    const least = Math.min(...found.map(({ rest }) => rest!));
    if (found.length) return [...found.filter(({ rest }) => rest === least), ...found.filter(({ rest }) => rest !== least)].map(({ each }) => each);
  }
  return [];
}

/**
 * Lines of the table in words that speak of this: of one part of it, or of all but the log; where none has all words, those that speak
 * of these things. A heading brings along what stands below it.
 */
export function lines(sought: string[], part?: Region, things = sought): string[] {
  const regions = part ? [part] : (Object.keys(REGIONS) as Region[]).filter((each) => each !== "log");
  const all = regions.flatMap(describe).map((line, i, every) => (line.endsWith(":") ? [line, ...following(every, i)] : [line]));
  const found = fitting(all, ([line]) => line, sought);
  const each = found.length || sought.length < 2 ? found : most(all, things);
  const single = each.filter(([line]) => !line.endsWith(":"));
  // what is headed by the word itself comes before what else has it
  const named = sought.length === 1 ? each.filter(([line]) => line.endsWith(":") && plain(line).slice(0, 2).some((part) => same(part, sought[0]))) : [];
  if (single.length > 2) return [...new Set([...named, ...single].flat())].slice(0, 30);
  // part of a longer word will do for a heading
  const heads = all.filter((lines) => lines[0].endsWith(":") && !each.includes(lines) && sought.every((word) => word.length > 4 && plain(lines[0]).some((part) => part.includes(stem(word)))));
  return [...heads, ...each].flat().slice(0, 30);
}

/** Lines that have the most of these words; where no line has two of them, those of each word. */
function most(all: string[][], sought: string[]): string[][] {
  const counts = all.map(([line]) => sought.filter((word) => left(line, [word], begins) !== null).length);
  const best = Math.max(...counts);
  return best > 1 ? all.filter((_, i) => counts[i] === best) : sought.flatMap((word) => fitting(all, ([line]) => line, [word]));
}

/** What is told below a heading; all that is left, where the next line is one of a part of it. */
const following = (all: string[], at: number): string[] => {
  const end = all[at + 1]?.endsWith(":") ? -1 : all.findIndex((line, i) => i > at && line.endsWith(":"));
  return all.slice(at + 1, end < 0 ? undefined : end).slice(0, 20);
};
