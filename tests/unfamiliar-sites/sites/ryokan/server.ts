import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { inns, news, plans, questions, reviews, rooms } from './data.ts';

// The JSON API of the inns' reservation system, and their photographs.

const photo = (seed: string): Reply => {
  const hue = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  return {
    type: 'image/svg+xml',
    afterMs: 120,
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue},35%,78%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},30%,52%)"/></linearGradient></defs><rect width="1200" height="700" fill="url(#s)"/><circle cx="${300 + hue}" cy="190" r="70" fill="#fff8e7" opacity=".85"/><path d="M0 560 260 330 470 520 720 260 1200 590V700H0z" fill="hsl(${(hue + 120) % 360},22%,30%)"/><path d="M0 640Q300 570 600 640T1200 630V700H0z" fill="hsl(${(hue + 180) % 360},30%,38%)"/></svg>`,
  };
};

const monthsFromNow = (month: string) => {
  const now = new Date();
  const [year = 0, index = 1] = month.split('-').map(Number);
  return (year - now.getFullYear()) * 12 + index - 1 - now.getMonth();
};

/** Prices per night; a plan that isn't sold in that month has none. */
function pricesOf(id: number, month: string): Reply {
  const base = plans.find((plan) => plan.id === id)?.price ?? 20_000;
  if (id === 203 && monthsFromNow(month) > 1)
    return jsonReply({ plan: id, month, status: 'OUT_OF_SALE_PERIOD' }, { afterMs: 260 });
  const nights = Object.fromEntries(
    Array.from({ length: 31 }, (_, index) => {
      const day = index + 1;
      const isWeekend = [5, 6].includes(
        new Date(`${month}-${String(day).padStart(2, '0')}`).getDay(),
      );
      return [
        day,
        { price: base + (isWeekend ? 5_500 : 0), left: day % 9 === 4 ? 0 : (day * 3) % 7 },
      ];
    }),
  );
  return jsonReply({ plan: id, month, status: 'ON_SALE', nights }, { afterMs: 260 });
}

const addresses = [{ prefecture: '神奈川県', city: '足柄下郡箱根町', town: '強羅' }];
const guest = { sei: '小林', mei: '美咲', tel: '09012345678', email: 'misaki@mail.example' };

const collections: Readonly<Record<string, () => unknown>> = {
  inns: () => inns,
  news: () => news,
  questions: () => questions,
  'reservations/draft': () => ({
    plan: plans[5],
    inn: inns[2],
    nights: 1,
    people: 2,
    inDays: 24,
    guest,
    options: {},
  }),
  viewers: () => ({ viewers: 3 + (Math.floor(Date.now() / 5_000) % 6) }),
  vacancies: () =>
    inns.map((inn, index) => ({
      inn,
      days: Array.from({ length: 14 }, (_, day) => (day * 5 + index) % 6),
    })),
};

function read(path: string, query: URLSearchParams): Reply | undefined {
  const [name = '', id = '', detail] = path.split('/');
  if (name === 'rooms')
    return jsonReply(id ? rooms.find((room) => String(room.id) === id) : rooms, { afterMs: 180 });
  if (name === 'plans' && detail === 'prices')
    return pricesOf(Number(id), query.get('month') ?? '');
  if (name === 'plans' && id) {
    const found = plans.find((plan) => String(plan.id) === id);
    return jsonReply(found ?? { id: Number(id), name: '冬の蟹会席プラン', closed: true }, {
      afterMs: 160,
    });
  }
  if (name === 'plans') {
    const isTooMany = Number(query.get('people')) > 5;
    const inn = query.get('inn');
    const found = plans.filter((plan) => !isTooMany && (!inn || plan.inn === inn));
    return jsonReply(found, { afterMs: 450 });
  }
  if (name === 'reviews') {
    const stars = Number(query.get('stars'));
    const page = Number(query.get('page') ?? 1);
    const found = reviews.filter((review) => !stars || review.stars === stars);
    const items = found.slice((page - 1) * 6, page * 6);
    return jsonReply({ items, total: found.length, next_page: page + 1 }, { afterMs: 300 });
  }
  if (name === 'addresses') {
    const isFound = /^\d{7}$/.test(query.get('zip') ?? '');
    return jsonReply({ status: 200, results: isFound ? addresses : null }, { afterMs: 900 });
  }
  if (path === 'reservations/lookup')
    return jsonReply(
      { no: 'TW-482913', plan: plans[0], inn: inns[0], people: 2, inDays: 31 },
      { afterMs: 800 },
    );
  const collection = collections[path];
  return collection && jsonReply(collection(), { afterMs: path === 'vacancies' ? 5_400 : 140 });
}

function write(path: string, cookie: string): Reply | undefined {
  if (path === 'events') return { body: '', status: 204 };
  if (path.startsWith('favorites/'))
    return jsonReply({ code: 'UNAUTHORIZED' }, { status: 401, afterMs: 420 });
  if (path === 'members/session')
    return cookie.includes('tried=1')
      ? jsonReply({ name: '小林 美咲' }, { afterMs: 600 })
      : jsonReply(
          { message: 'メールアドレスまたはパスワードが正しくありません。' },
          { status: 401, afterMs: 500, headers: { 'set-cookie': 'tried=1; Path=/' } },
        );
  if (path === 'payments/authorizations')
    return jsonReply({ code: 'E_GATEWAY' }, { status: 502, afterMs: 700 });
  if (path === 'reservations')
    return jsonReply({ no: 'TW-501277' }, { status: 201, afterMs: 3_200 });
  if (path === 'members/settings') return jsonReply({ ok: true }, { afterMs: 350 });
  return jsonReply({ ok: true }, { status: 200, afterMs: 700 });
}

export function reply({ method, path, query, cookie = '' }: SiteRequest): Reply | undefined {
  if (path.startsWith('/photos/')) return photo(path);
  if (path === '/vendor/maps-api.js')
    return {
      type: 'text/javascript',
      body: 'console.warn("Maps JavaScript API: RefererNotAllowedMapError")',
    };
  if (!path.startsWith('/api/v1/')) return undefined;
  const resource = path.slice('/api/v1/'.length);
  return method === 'GET' ? read(resource, query) : write(resource, cookie);
}
