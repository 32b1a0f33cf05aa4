// Opens the page of answering by link without a connection (docs/decisions/respostas.md, Q168). It keeps the page and its
// files, which are named after what is in them. The page is always asked for first: a new version comes at once.
const CAIXA = 'resposta';
const PAGINA = '/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (evento) => evento.waitUntil(self.clients.claim()));
self.addEventListener('message', (evento) => evento.waitUntil(guardar(evento.data)));

/** Page and files belong together: those of another version are not kept. */
async function guardar({ entrada, arquivos }) {
  const pagina = await fetch(PAGINA, { cache: 'no-cache' });
  const texto = await pagina.clone().text();
  if (!pagina.ok || !texto.includes(entrada)) return;
  const caixa = await caches.open(CAIXA);
  await Promise.all(arquivos.map(async (nome) => (await caixa.match(nome)) ?? caixa.add(nome)));
  await caixa.put(PAGINA, pagina);
  const ficam = new Set([PAGINA, ...arquivos]);
  for (const pedido of await caixa.keys())
    if (!ficam.has(new URL(pedido.url).pathname)) await caixa.delete(pedido);
}

self.addEventListener('fetch', (evento) => {
  const { request } = evento;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate')
    evento.respondWith(fetch(request).catch(async () => (await caches.match(PAGINA)) ?? Response.error()));
  else if (pathname.startsWith('/assets/'))
    evento.respondWith(caches.match(pathname).then((guardado) => guardado ?? fetch(request)));
});
