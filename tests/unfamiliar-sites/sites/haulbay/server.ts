import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import {
  articles,
  detailOf,
  PAGE_SIZE,
  receiptOf,
  reviewsOf,
  search,
  suggestions,
  trips,
  vanOf,
} from './data.ts';
import { frame } from './frame.ts';

const idIn = (path: string) => Number(/\d+/.exec(path)?.[0]);

const hues = ['#2f6f73', '#d97b29', '#5b6c8f', '#8a3b3b', '#6b7f3f'] as const;

/** A drawing instead of a photograph. */
function pictureOf(path: string): Reply {
  const [id = 1, view = 1] = (path.match(/\d+/g) ?? []).map(Number);
  const color = hues[(id + view) % hues.length];
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 260"><rect width="400" height="260" fill="#e8e4da"/><rect y="200" width="400" height="60" fill="#cfc8b8"/><path d="M60 190V92q0-10 10-10h170q8 0 14 6l44 46h36q16 0 16 16v40z" fill="${color}"/><path d="M248 98l38 38h-60V98z" fill="#dfeaf0"/><circle cx="120" cy="192" r="26" fill="#2b2b2b"/><circle cx="290" cy="192" r="26" fill="#2b2b2b"/><text x="16" y="30" font-family="sans-serif" font-size="14" fill="#8a8375">${view} of 5</text></svg>`;
  return { body, type: 'image/svg+xml', afterMs: 60 + ((id * 37) % 240) };
}

function listing(query: URLSearchParams): Reply {
  const all = search(query);
  const page = Number(query.get('page') ?? 0);
  const items = all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return jsonReply(
    { items, total: all.length, pins: all.slice(0, 14) },
    { afterMs: page > 0 ? 520 : 380 },
  );
}

function promo(code: string): Reply {
  if (code === 'WELCOME10') return jsonReply({ percent: 10 }, { afterMs: 420 });
  if (code === 'TRADE25')
    return jsonReply({ error: 'code_expired' }, { status: 410, afterMs: 460 });
  return jsonReply({ error: 'unknown_code' }, { status: 404, afterMs: 400 });
}

const read = (path: string, query: URLSearchParams): Reply | undefined => {
  if (path.startsWith('/img/')) return pictureOf(path);
  if (path === '/api/vans') return listing(query);
  if (path === '/api/vans/featured')
    return jsonReply([4, 12, 23, 31, 36, 44, 52].map(vanOf), { afterMs: 340 });
  if (path.endsWith('/reviews'))
    return jsonReply(reviewsOf(idIn(path), Number(query.get('page'))), { afterMs: 360 });
  if (/^\/api\/vans\/\d+$/.test(path)) return jsonReply(detailOf(idIn(path)), { afterMs: 290 });
  if (path === '/api/cities') return jsonReply(suggestions(query.get('q') ?? ''), { afterMs: 180 });
  if (path === '/api/rates') return jsonReply({ GBP: 1, EUR: 1.17, USD: 1.29 }, { afterMs: 240 });
  if (path.startsWith('/api/promo/')) return promo(path.split('/')[3] ?? '');
  if (path === '/api/trips') return jsonReply(trips(), { afterMs: 420 });
  if (path.endsWith('/receipt')) return jsonReply(receiptOf(idIn(path)), { afterMs: 310 });
  if (path === '/api/payments/status') return jsonReply({ status: 'pending' }, { afterMs: 380 });
  if (path === '/api/articles') {
    const wanted = (query.get('q') ?? '').toLowerCase();
    const found = articles.filter(({ title, intro }) =>
      `${title} ${intro}`.toLowerCase().includes(wanted),
    );
    return jsonReply(found, { afterMs: 260 });
  }
  if (path.startsWith('/api/articles/'))
    return jsonReply(articles.find(({ id }) => id === idIn(path)) ?? {}, { afterMs: 240 });
  return undefined;
};

const answers = [
  'You can add up to three drivers. Each of them needs a photo of the licence before pick-up, and all of them are insured.',
  'Yes. Open the trip and choose Change dates. If the van is free, the owner only has to confirm.',
  'I have passed that on to the team. Somebody will write to you within the hour.',
];

const write = (path: string, query: URLSearchParams): Reply | undefined => {
  if (path === '/collect') return { body: '', type: 'text/plain', status: 204 };
  if (path === '/api/login/verify')
    return query.get('code') === '424242'
      ? jsonReply({ name: 'Robin Hale' }, { afterMs: 480 })
      : jsonReply({ error: 'wrong_code' }, { status: 401, afterMs: 440 });
  if (path === '/api/vans/12/hold') return jsonReply({ ok: true }, { afterMs: 14_000 });
  if (/^\/api\/favorites\/\d+$/.test(path))
    return idIn(path) % 17 === 5
      ? jsonReply({ error: 'owner_archived' }, { status: 500, afterMs: 620 })
      : jsonReply({ ok: true }, { afterMs: 340 });
  if (path === '/api/licence')
    return /\.heic$/i.test(query.get('name') ?? '')
      ? jsonReply({ error: 'unsupported_media' }, { status: 415, afterMs: 1_400 })
      : jsonReply({ ok: true }, { afterMs: 1_300 });
  if (path === '/api/payments')
    return jsonReply(
      { status: 'challenge', kind: query.get('scheme') === '5' ? 'app' : 'code' },
      { afterMs: 1_100 },
    );
  if (path === '/api/assistant')
    return jsonReply(
      { text: answers[Number(query.get('turn')) % answers.length] },
      { afterMs: 4_600 },
    );
  if (path.startsWith('/api/')) return jsonReply({ ok: true }, { afterMs: 420 });
  return undefined;
};

export function reply({ method, path, query }: SiteRequest): Reply | undefined {
  if (path === '/acs')
    return { body: frame(query.get('kind') ?? 'code'), type: 'text/html', afterMs: 320 };
  return method === 'GET' || method === 'HEAD' ? read(path, query) : write(path, query);
}
