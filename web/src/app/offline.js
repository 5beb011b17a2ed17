// @ts-nocheck -- the types of pages and of service workers do not go together
// The service worker: everything that was built is kept with the first visit, so that the page works without a network from then on; catalogues only of the
// languages that the reader asks for.
// A new version is fetched in the background and is used when all its pages have been closed.
const version = 'meander-__VERSION__';
const files = ['__FILES__'];
const catalogues = ['__CATALOGUES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))));
});

self.addEventListener('message', (event) => {
  const spoken = catalogues.filter((file) => file.includes(`/catalogue-${event.data.language}-`));
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(spoken)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name.startsWith('meander-') && name !== version) await caches.delete(name);
  };
  event.waitUntil(clean());
});

async function answer(request) {
  const cache = await caches.open(version);
  const page = request.mode === 'navigate' ? await cache.match('index.html') : undefined;
  return page ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
