/** What this browser remembers of its user's taste. */

export type Lang = "en" | "de";
export type Theme = "light" | "dark" | "system";
/** How fast bots' turns are shown. */
export type Pace = "step" | "slow" | "normal" | "instant";

interface Settings {
  lang: Lang;
  theme: Theme;
  /** A sound when it is my turn. */
  sound: boolean;
  /** A mark in the window's title when it is my turn. */
  badge: boolean;
  /** Ask once before an answer by which something is lost or shown for good. */
  confirm: boolean;
  /** Pieces travel. The system's wish for reduced motion counts as well. */
  motion: boolean;
  /** The tab of the rail that is open. */
  tab: string;
  /** The forecast is unfolded. */
  forecast: boolean;
  pace: Pace;
  /** What the others did is told when it is my turn. */
  digest: boolean;
  /** The log shows single answers, not results. */
  everyAnswer: boolean;
}

const KEY = "kogge-settings";
const german = navigator.language.toLowerCase().startsWith("de");
const DEFAULTS: Settings = { lang: german ? "de" : "en", theme: "system", sound: true, badge: true, confirm: true, motion: true, tab: "log", forecast: true, pace: "normal", digest: true, everyAnswer: false };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private mode, or somebody else's text
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces shall travel now. */
export const moving = (): boolean => settings.motion && !stillSystem.matches;

/** Keep the page and the browser's memory in step with the settings, for as long as the page lives. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.lang;
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    const show = () => {
      const dark = settings.theme === "dark" || (settings.theme === "system" && darkSystem.matches);
      document.documentElement.dataset.theme = dark ? "dark" : "light";
    };
    show();
    darkSystem.addEventListener("change", show);
    return () => darkSystem.removeEventListener("change", show);
  });
  $effect(() => {
    const show = () => void document.documentElement.toggleAttribute("data-still", !moving());
    show();
    stillSystem.addEventListener("change", show);
    return () => stillSystem.removeEventListener("change", show);
  });
}
