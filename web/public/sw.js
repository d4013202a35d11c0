// Shows what the server pushes while the page is closed, and a start page when the server cannot be reached. It keeps
// nothing else: pages and games always come from the server.

const SHELL = 'ziggurat-1';
const START = '/offline.html';
const FILES = [START, '/offline.css', '/offline.js', '/theme.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(SHELL);
    await cache.addAll(FILES);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

async function fromStart(request, problem) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  throw problem;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname.startsWith('/api/')) return;
    event.respondWith(fetch(request).catch((problem) => fromStart(START, problem)));
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch((problem) => fromStart(pathname, problem)));
  }
});

/** What came, if it can be read. */
function read(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Ziggurat', body: '', path: '/', tag: 'ziggurat', id: '' };
  }
}

async function show(said) {
  const { id, title, body, path, tag, lang } = said;
  const before = await self.registration.getNotifications({ tag });
  // The same message may come twice; it makes no sound the second time.
  const again = before.some((one) => one.data?.id === id);
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    renotify: !again && before.length > 0,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { id, path },
  });
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(read(event.data)));
});

async function go(path) {
  const address = new URL(path, self.location.origin);
  // Nothing that came from outside leads anywhere else.
  const url = address.origin === self.location.origin ? address.href : self.location.origin;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === new URL(url).pathname);
  return there ? there.focus() : self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.path ?? '/'));
});

/** The browser has changed its address: the server is told the new one. */
async function renew(old, fresh) {
  const subscription = fresh ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = subscription.toJSON();
  const send = (path, body) =>
    fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('/api/me/notices/push', { endpoint, p256dh: keys.p256dh, auth: keys.auth, label: navigator.userAgent.slice(0, 60) });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.newSubscription || event.oldSubscription) event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});
