/** How Nauticus shows itself outside its table. */
import wheel from "icon:ship-wheel";
import { wave } from "../../pieces/harbour.ts";
import { ship } from "../../pieces/nauticus.ts";
import { at, polar, r } from "../../pieces/svg.ts";
import type { Cover } from "../covers.ts";
import "./colours.css";

function poster(): string {
  const [cx, cy] = [150, 118];
  const rays = Array.from({ length: 32 }, (_, i) => {
    const [x, y] = polar(cx, cy, 260, i * 11.25).map(r);
    return `<path d="M${cx} ${cy}L${x} ${y}" stroke="#e9b440" stroke-opacity="${i % 2 ? 0.12 : 0.28}" stroke-width="${i % 4 ? 1 : 1.6}"/>`;
  });
  const rose = Array.from({ length: 8 }, (_, i) => {
    const [tx, ty] = polar(cx, cy, i % 2 ? 50 : 82, i * 45).map(r);
    const [lx, ly] = polar(cx, cy, 15, i * 45 - 45).map(r);
    const [rx, ry] = polar(cx, cy, 15, i * 45 + 45).map(r);
    const [dark, light] = i % 2 ? ["#dcb77d", "#ecd3a4"] : ["#c9392c", "#e58a6e"];
    return `<path d="M${tx} ${ty}L${lx} ${ly}L${cx} ${cy}z" fill="${dark}" opacity=".55"/><path d="M${tx} ${ty}L${rx} ${ry}L${cx} ${cy}z" fill="${light}" opacity=".5"/>`;
  });
  return (
    `<rect width="300" height="200" fill="#163449"/>${rays.join("")}<circle cx="150" cy="118" r="92" fill="#f3e3bf" stroke="#c8902b" stroke-width="3"/>` +
    `<circle cx="150" cy="118" r="84" fill="none" stroke="#c8902b"/>${rose.join("")}` +
    at(54, 150, ship({ hulls: ["bow", "middle", "stern"], masts: ["whale", "wheel", "lighthouse"], sails: ["whale", "wheel", "lighthouse"] })) +
    wave(300, 176, 7, 60, 10, "#2f7384") + wave(300, 188, 7, 70, 40, "#225c6e")
  );
}

export default { emblem: wheel, colour: "#12283a", poster } satisfies Cover;
