/** Where we are. Paths: /, /new/GAME, /table/ID(?at=COUNT), /study/ID(?at=COUNT&study=SAVED), /review/ID, /mistakes/ID(?seat=SEAT&number=ANSWER), /games/GAME, /learn(/GAME/LESSON), /how/GAME, /aid/GAME, /puzzles, /rankings, /people/NAME, /clubs(/ID), /tournaments(/ID), /account, /reset#TOKEN, /confirm#TOKEN, /unsubscribe#TOKEN, /settings, /about. */

interface Route {
  path: string;
  query: URLSearchParams;
}

const current = (): Route => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const route: Route = $state(current());

function show(): void {
  Object.assign(route, current());
}
addEventListener("popstate", show);

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const turned = location.pathname !== route.path;
  show();
  if (turned) scrollTo(0, 0);
}

/** Put on the whole app: links of our own turn the page without loading it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
