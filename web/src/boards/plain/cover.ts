/** For a game that has no cover yet: open water. */
import wheel from "icon:ship-wheel";
import { wave } from "../../pieces/harbour.ts";
import type { Cover } from "../covers.ts";

const poster = (): string =>
  `<rect width="300" height="200" fill="#8fbcc1"/><circle cx="222" cy="62" r="30" fill="#fbf6ea"/>` +
  wave(300, 120, 7, 60, 10, "#2b6a7c") + wave(300, 148, 7, 70, 40, "#225c6e") + wave(300, 176, 7, 80, 20, "#1a4a5d");

export default { emblem: wheel, colour: "#12283a", poster } satisfies Cover;
