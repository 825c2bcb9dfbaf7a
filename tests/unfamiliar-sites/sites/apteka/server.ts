import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const names = [
  'Apap, 24 tabletki',
  'Witamina C 1000, 30 tabletek',
  'Syrop prawoślazowy, 125 g',
  'Krople do nosa, 10 ml',
  'Maść nagietkowa, 50 g',
  'Magnez z B6, 60 tabletek',
  'Tran norweski, 250 ml',
  'Witamina D3 2000, 120 kapsułek',
];
const forms = ['tabletki', 'tabletki', 'syrop', 'krople', 'maść', 'tabletki', 'syrop', 'tabletki'];
const TOTAL = 64;
const PER_PAGE = 12;

const products = Array.from({ length: TOTAL }, (_, index) => ({
  id: index + 1,
  name: `${names[index % names.length]}${index < names.length ? '' : ` (${Math.floor(index / names.length) + 1})`}`,
  form: forms[index % forms.length] ?? '',
  price: 6.9 + ((index * 37) % 50),
}));

const cities = [
  'Busko-Zdrój',
  'Chęciny',
  'Kielce',
  'Końskie',
  'Ostrowiec',
  'Sandomierz',
  'Skarżysko',
];

function catalog(query: URLSearchParams): Reply {
  const chosen = (query.get('forms') ?? '').split(',').filter(Boolean);
  const order = query.get('order');
  const found = products
    .filter(({ form }) => chosen.length === 0 || chosen.includes(form))
    .sort((a, b) => {
      if (order === 'rosnaco') return a.price - b.price;
      if (order === 'malejaco') return b.price - a.price;
      return order === 'nazwa' ? a.name.localeCompare(b.name, 'pl') : a.id - b.id;
    });
  const first = Number(query.get('page') ?? 0) * PER_PAGE;
  return jsonReply(
    { items: found.slice(first, first + PER_PAGE), last: first + PER_PAGE >= found.length },
    { afterMs: 320 },
  );
}

function part<Item>(all: readonly Item[], query: URLSearchParams): Reply {
  const size = Number(query.get('size') ?? 50);
  const first = Number(query.get('page') ?? 0) * size;
  return jsonReply({ items: all.slice(first, first + size), total: all.length }, { afterMs: 380 });
}

const WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request));
});`;

const posts: Readonly<Record<string, Reply>> = {
  '/api/koszyk': jsonReply({ ok: true }, { afterMs: 420 }),
  '/api/kody': jsonReply(
    { message: 'Ten kod wygasł 31 października' },
    { status: 422, afterMs: 300 },
  ),
  '/api/zamowienia': jsonReply({ id: 1201 }, { status: 201, afterMs: 700 }),
  '/api/recepty': jsonReply({ error: 'RECEPTA_NIE_ISTNIEJE' }, { status: 422, afterMs: 450 }),
  '/api/skany': jsonReply({ ok: true }, { afterMs: 900 }),
  '/api/interakcje': {
    body: 'upstream timed out',
    type: 'text/plain',
    status: 504,
    afterMs: 11_000,
  },
  '/api/wiadomosci': jsonReply({ ok: true }, { status: 201, afterMs: 500 }),
};

export function reply({ method, path, query }: SiteRequest): Reply | undefined {
  if (path === '/sw.js') return { body: WORKER, type: 'text/javascript' };
  if (path.startsWith('/chunks/')) return { body: 'Not found', type: 'text/plain', status: 404 };
  if (path === '/bank')
    return {
      body: '<main><h1>Bank Świętokrzyski</h1><p>Zatwierdź płatność w aplikacji.</p></main>',
      isPage: true,
    };
  if (method === 'POST') return posts[path];
  if (method === 'PATCH' && path === '/api/koszyk/3')
    return jsonReply({ error: 'LIMIT' }, { status: 409, afterMs: 900 });
  if (path.startsWith('/api/koszyk/')) return jsonReply({ ok: true }, { afterMs: 350 });
  if (path === '/api/terminy')
    return jsonReply({ error: 'Internal Server Error' }, { status: 500, afterMs: 600 });
  if (path === '/api/leki') return catalog(query);
  if (path.startsWith('/api/leki/'))
    return jsonReply(products[Number(path.split('/')[3]) - 1] ?? products[0], { afterMs: 300 });
  if (path === '/api/ostatnio') return jsonReply({ items: products.slice(4, 7) }, { afterMs: 900 });
  if (path === '/api/promocje')
    return jsonReply({ items: products.slice(20, 32) }, { afterMs: 5_400 });
  if (path === '/api/dyzury')
    return jsonReply(
      { items: ['Jarzębina Dworcowa, cała doba', 'Pod Lwem, do 23:00'] },
      { afterMs: 500 },
    );
  const wanted = (query.get('q') ?? '').toLowerCase();
  if (path === '/api/szukaj')
    return part(
      products.filter(({ name }) => name.toLowerCase().includes(wanted)),
      query,
    );
  if (path === '/api/miasta')
    return part(
      cities.filter((city) => city.toLowerCase().includes(wanted)),
      query,
    );
  return undefined;
}
