import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import * as data from './data.ts';

/** Things that the deployment of the day before removed from the assets. */
const removedChunks = ['/assets/price-guide-5b1d.js'];
const MODULE = 'text/javascript';
const PAGE = 24;

const svg = (hue: number, label: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="hsl(${hue} 30% 86%)"/><rect x="150" y="200" width="340" height="60" rx="8" fill="hsl(${hue} 45% 38%)"/><path d="M180 260v130M460 260v130M180 200V90h20v110" stroke="hsl(${hue} 45% 30%)" stroke-width="18" fill="none"/><text x="24" y="452" font-family="sans-serif" font-size="22" fill="#555">${label}</text></svg>`;

const cardFrame = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title><style>body{font:15px system-ui;margin:0;padding:4px}input{font:inherit;padding:9px;border:1px solid #bbb;border-radius:6px;width:100%;box-sizing:border-box}div{display:flex;gap:8px;margin-top:8px}</style>
<input name="card" placeholder="Card number" inputmode="numeric" autocomplete="cc-number"><div><input name="expiry" placeholder="MM / YY"><input name="cvc" placeholder="CVC"></div>
<script>const tell=()=>parent.postMessage({card:[...document.querySelectorAll('input')].every((field)=>field.value.length>2)},'*');addEventListener('input',tell);tell()</script></html>`;

function found(query: URLSearchParams) {
  const kinds = query.getAll('kind').flatMap((value) => value.split(',').filter(Boolean));
  const text = (query.get('q') ?? '').toLowerCase();
  const max = Number(query.get('max') ?? 0) || Number.POSITIVE_INFINITY;
  const min = Number(query.get('min') ?? 0);
  const hits = data.items.filter(
    ({ kind, title, price }) =>
      (kinds.length === 0 || kinds.includes(kind)) &&
      title.toLowerCase().includes(text) &&
      price >= min &&
      price <= max,
  );
  if (query.get('sort') === 'price') hits.sort((a, b) => a.price - b.price);
  const from = Number(query.get('page') ?? 0) * PAGE;
  const next = from + PAGE < hits.length ? Number(query.get('page') ?? 0) + 1 : null;
  return { items: hits.slice(from, from + PAGE), total: hits.length, next };
}

/** Every response follows from the address alone, so that visitors do not meet each other. */
function readings(path: string, query: URLSearchParams): Reply | undefined {
  const id = Number(path.split('/')[3]);
  switch (path.replace(/\d+/, ':id')) {
    case '/api/featured':
      return jsonReply(data.items.slice(0, 9));
    case '/api/items':
      return jsonReply(found(query), { afterMs: 420 });
    case '/api/suggest':
      return jsonReply(found(query).items.slice(0, 5), { afterMs: 180 });
    case '/api/items/:id':
      return jsonReply(data.itemOf(id), { afterMs: 150 });
    case '/api/items/:id/offers':
      return jsonReply([], { afterMs: 200 });
    case '/api/favorites':
      return jsonReply(data.favorites, { afterMs: 500 });
    case '/api/saved-searches':
      return jsonReply(data.savedSearches, { afterMs: 350 });
    case '/api/orders':
      return jsonReply(data.orders, { afterMs: 400 });
    case '/api/rooms':
      return jsonReply(data.rooms, { afterMs: 300 });
    case '/api/pickup':
      return jsonReply(data.pickupPlaces, { afterMs: 250 });
    // The address book of the dealers is on an old database.
    case '/api/dealers':
      return jsonReply(data.dealers, { afterMs: 5_900 });
    case '/api/wanted':
      return query.get('page') === '1'
        ? jsonReply({ ads: data.wantedAds(1), next: 2 }, { afterMs: 350 })
        : jsonReply({ error: 'cursor_expired' }, { status: 500, afterMs: 700 });
    case '/api/threads/:id': {
      const sent = Number(query.get('sent'));
      const answers = ['Yes, it is still here!', 'No wobble at all.', 'Saturday works for me.'];
      return jsonReply({ answers: answers.slice(0, sent) }, { afterMs: 250 });
    }
    case '/api/vouchers/LEAF:id':
      return jsonReply({ off: 10 }, { afterMs: 600 });
    case '/api/quotes':
      return jsonReply({ van: 38, courier: 24, collect: 0 }, { afterMs: 2_300 });
    case '/api/photos/:id': {
      const isDone = query.get('type') !== 'heic' && Number(query.get('poll')) >= 2;
      return jsonReply({ status: isDone ? 'ready' : 'processing' }, { afterMs: 200 });
    }
    default:
      return undefined;
  }
}

function changes(path: string): Reply | undefined {
  const id = Number(path.split('/')[3]);
  switch (path.replace(/\d+/, ':id')) {
    case '/api/items/:id/offers':
      return id === 4_152
        ? jsonReply({ error: 'seller_paused' }, { status: 500, afterMs: 900 })
        : jsonReply({ ok: true, counter: true }, { afterMs: 700 });
    case '/api/favorites/:id':
      return jsonReply({ ok: true }, { afterMs: 450 });
    case '/api/saved-searches/:id':
      return jsonReply({ ok: true }, { afterMs: 1_400 });
    case '/api/photos':
      return jsonReply({ id: 71 }, { afterMs: 800 });
    case '/api/listings':
      return jsonReply({ id: 4_400 }, { afterMs: 900 });
    case '/api/threads/:id/messages':
    case '/api/threads/:id/accept':
      return jsonReply({ ok: true }, { afterMs: 500 });
    case '/api/ratings':
      return jsonReply({ ok: true }, { afterMs: 600 });
    case '/api/notifications/read':
      return jsonReply({ ok: true }, { afterMs: 300 });
    case '/api/purchases':
      return jsonReply({ order: 90_017 }, { afterMs: 1_500 });
    case '/collect':
      return { body: '', status: 204 };
    default:
      return undefined;
  }
}

export function reply({ method, path, query }: SiteRequest): Reply | undefined {
  if (path.startsWith('/photos/')) {
    const [id = 0, view = 1] = (path.match(/\d+/g) ?? []).map(Number);
    const body = svg((id * 37 + view * 40) % 360, `${data.itemOf(id).title}, view ${view}`);
    return { body, type: 'image/svg+xml', afterMs: 60 };
  }
  if (path.startsWith('/tiles/'))
    return {
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e8efe4" stroke="#d3dccd"/><path d="M0 90q120 40 256 0M140 0q-30 130 20 256" stroke="#fff" stroke-width="7" fill="none"/></svg>',
      type: 'image/svg+xml',
      afterMs: 90,
    };
  if (removedChunks.includes(path)) return { body: 'Not Found', status: 404, type: 'text/plain' };
  // Carries a 3D engine for the estimate, from a slow bucket.
  if (path.startsWith('/assets/valuation'))
    return { body: 'export default {}', type: MODULE, afterMs: 16_000 };
  if (path.startsWith('/assets/')) return { body: 'export default {}', type: MODULE, afterMs: 450 };
  if (path === '/secure/card') return { body: cardFrame };
  if (path === '/api/live') {
    const unread = 3 + (Math.floor(Date.now() / 5_000) % 4);
    return {
      body: `retry: 5000\nevent: counters\ndata: {"unread":${unread},"online":${180 + unread * 3}}\n\n`,
      type: 'text/event-stream',
    };
  }
  // Another service, which sends no CORS headers to this shop.
  if (path === '/v2/quote') return jsonReply({ pounds: 41 }, { afterMs: 500 });
  if (path.startsWith('/api/vouchers/') && !path.endsWith('LEAF10'))
    return jsonReply({ off: 0 }, { afterMs: 500 });
  return method === 'GET' ? readings(path, query) : changes(path);
}
