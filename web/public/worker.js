/* Beside the page, and while it is closed: shows notices, and an honest page where there is no network. Keeps nothing else. */
const SHELF = "kogge-1";
const KEPT = ["/offline.html", "/icon-192.png"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== SHELF).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const asked = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  else if (KEPT.includes(asked)) event.respondWith(fetch(event.request).catch(() => caches.match(asked)));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  // A notice that arrives twice has the same tag, and takes the place of the first.
  const options = { body: told.body, tag: told.id, icon: "/icon-192.png", badge: "/icon-192.png", data: { link: told.link } };
  event.waitUntil(Promise.all([self.registration.showNotification(told.title ?? "Kogge", options), self.navigator.setAppBadge?.()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? "/", self.location.origin).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((each) => each.url === link) ?? pages[0];
    if (!page) return self.clients.openWindow(link);
    await page.focus();
    return page.url === link ? undefined : page.navigate(link);
  };
  event.waitUntil(open());
});
