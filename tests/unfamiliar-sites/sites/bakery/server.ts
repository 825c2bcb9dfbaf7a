import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { answers, items, orders, posts, shops } from './data.ts';

const colours = ['#c98a4b', '#b5743a', '#d9a566', '#a8642f', '#e0b67c'];

function picture(id: number): Reply {
  const colour = colours[id % colours.length];
  const round = 40 + ((id * 17) % 50);
  return {
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><rect width="320" height="200" fill="#f2e7d5"/><rect x="60" y="55" width="200" height="95" rx="${round}" fill="${colour}"/><path d="M100 75 l22 50 M150 70 l22 55 M200 75 l22 50" stroke="#f7ead2" stroke-width="6" fill="none"/></svg>`,
    type: 'image/svg+xml',
    afterMs: 60,
  };
}

const PAGE_SIZE = 10;

function menu(query: URLSearchParams): Reply {
  const words = (query.get('q') ?? '').toLowerCase();
  const tags = (query.get('tags') ?? '').split(',').filter(Boolean);
  const cat = query.get('cat') ?? 'all';
  const found = items.filter(
    (item) =>
      (cat === 'all' || item.cat === cat) &&
      item.name.toLowerCase().includes(words) &&
      tags.every((tag) => item.tags.includes(tag)),
  );
  const page = Number(query.get('page') ?? 0);
  const list = found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return jsonReply(
    { list, hasMore: found.length > (page + 1) * PAGE_SIZE, total: found.length },
    { afterMs: 320 },
  );
}

function slots(): Reply {
  const times = ['6.45', '7.00', '7.15', '7.30', '7.45', '8.00', '8.30', '9.00'];
  const full = ['7.00', '8.00'];
  return jsonReply(
    times.map((time) => ({ time, isFull: full.includes(time) })),
    { afterMs: 280 },
  );
}

function order(id: number): Reply {
  const found = orders.find((each) => each.id === id);
  if (!found) return jsonReply({ error: 'No such order' }, { status: 404, afterMs: 250 });
  const lines = items
    .slice(id % 7, (id % 7) + found.count)
    .map(({ name, price }) => ({ name, price }));
  const shop = shops.find(({ name }) => name === found.shop);
  return jsonReply({ ...found, lines, shop: shop ?? null }, { afterMs: 380 });
}

/** One of the early answers is an error, as behind a balancer that restarts; the page asks again. */
function progress(query: URLSearchParams): Reply {
  const round = Number(query.get('round') ?? 0);
  if (round === 2) return jsonReply({ error: 'Try again' }, { status: 503, afterMs: 120 });
  const states = ['Baking', 'Baking', 'Baking', 'Cooling', 'Cooling', 'Packed'];
  return jsonReply(
    { state: states[Math.min(round, 5)], percent: Math.min(95, 40 + round * 9) },
    { afterMs: 160 },
  );
}

const catering = {
  intro:
    'Trays of rolls, quiche by the metre and cakes that feed a hall. Tell us how many people come and we bring it between six and nine in the morning, on wooden boards which we collect again the next day. ',
  sets: [
    'Breakfast board for 12',
    'Savoury board for 20',
    'Tea and cake for 30',
    'Wedding table for 60',
  ].map((name, index) => ({ name, price: 4800 + index * 5200, image: 150 + index })),
};

const exact: Readonly<Record<string, (request: SiteRequest) => Reply>> = {
  'GET /api/shops': () => jsonReply(shops, { afterMs: 220 }),
  'GET /api/menu': ({ query }) => menu(query),
  'GET /api/slots': slots,
  'GET /api/featured': () =>
    jsonReply(
      [101, 122, 145, 161, 108, 126, 142, 165].map((id) => items.find((item) => item.id === id)),
      { afterMs: 260 },
    ),
  'GET /api/queue': () =>
    jsonReply(
      shops.map(({ id }) => ({ id, people: Math.floor(Math.random() * 7) })),
      { afterMs: 140 },
    ),
  'GET /api/orders': () => jsonReply(orders, { afterMs: 420 }),
  'POST /api/orders': () => jsonReply({ id: 1053 }, { status: 201, afterMs: 850 }),
  'GET /api/progress': ({ query }) => progress(query),
  'GET /api/standing': () => jsonReply({ error: 'Unavailable' }, { status: 503, afterMs: 600 }),
  'GET /api/catering': () => jsonReply(catering, { afterMs: 5_600 }),
  'PUT /api/settings/texts': () =>
    jsonReply({ error: 'Number not confirmed' }, { status: 409, afterMs: 260 }),
  'PUT /api/settings/other': () => jsonReply({ saved: true }, { afterMs: 240 }),
  'POST /api/stamps': () => jsonReply({ error: 'Till offline' }, { status: 500, afterMs: 420 }),
  'GET /api/answers': () => jsonReply(answers, { afterMs: 240 }),
  'GET /api/posts': () => jsonReply(posts, { afterMs: 330 }),
  'POST /api/likes': () => jsonReply({ saved: true }, { afterMs: 150 }),
  'POST /api/messages': () => jsonReply({ saved: true }, { status: 201, afterMs: 700 }),
  'POST /api/cakes': () => jsonReply({ saved: true }, { status: 201, afterMs: 700 }),
  'POST /api/gifts': () => jsonReply({ saved: true }, { status: 201, afterMs: 700 }),
  'POST /api/basket': () => jsonReply({ saved: true }, { afterMs: 180 }),
  'GET /api/balance': () => jsonReply({ pounds: 17.5 }, { afterMs: 4_400 }),
  'GET /api/distances': () => jsonReply({ 1: 0.6, 2: 1.4, 3: 2.1 }, { afterMs: 340 }),
  'GET /api/allergens': () =>
    jsonReply(
      items.map(({ id, name, tags, cat }) => ({ id, name, tags, cat })),
      { afterMs: 300 },
    ),
};

export function reply(request: SiteRequest): Reply | undefined {
  const { method, path } = request;
  const image = /^\/images\/(\d+)\.svg$/.exec(path);
  if (image) return picture(Number(image[1]));
  const known = exact[`${method} ${path}`];
  if (known) return known(request);
  const one = /^\/api\/(items|orders|shops)\/(\d+)$/.exec(path);
  if (!one) return undefined;
  const id = Number(one[2]);
  if (one[1] === 'orders') return order(id);
  if (one[1] === 'shops')
    return jsonReply(
      shops.find((shop) => shop.id === id),
      { afterMs: 240 },
    );
  return jsonReply(items.find((item) => item.id === id) ?? items[0], { afterMs: 300 });
}
