import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { products } from './catalog.ts';

const PER_PAGE = 12;
const noContent: Reply = { body: '', status: 204 };
const problem = (status: number, message: string, afterMs = 250) =>
  jsonReply({ message }, { status, afterMs });

/** What the server remembers about a guest, by the token the app keeps. */
const removedBy = new Map<string, Set<string>>();
const versionOf = new Map<string, number>();

// biome-ignore format: one order per line
const orders = [
  { id: 7301, items: 14, total: 186.25, status: 'في الطريق إليك', courier: { name: 'سالم', phone: '0501112233' } },
  { id: 7288, items: 6, total: 74.5, status: 'تم التوصيل', courier: { name: 'ماجد', phone: '0504445566' } },
  { id: 7304, items: 9, total: 121, status: 'قيد التحضير', courier: null },
];
const stages = [
  'خرج المندوب من المتجر',
  'المندوب على طريق الملك فهد',
  'المندوب في حيّك',
  'المندوب عند الباب',
];
const streets = ['شارع التحلية', 'شارع العليا', 'طريق الأمير سلطان', 'شارع الستين', 'شارع الأمل'];

const listOf = (query: URLSearchParams) => {
  const slug = query.get('section') ?? '';
  const found = products.filter(
    ({ section, isOrganic }) => section === slug && (!query.has('organic') || isOrganic),
  );
  const sort = query.get('sort');
  if (sort === 'cheap') found.sort((a, b) => a.price - b.price);
  if (sort === 'name') found.sort((a, b) => a.name.localeCompare(b.name, 'ar'));
  const from = Number(query.get('page') ?? 0) * PER_PAGE;
  return { total: found.length, items: found.slice(from, from + PER_PAGE) };
};

function removeFromList(id: string, guest: string): Reply {
  const removed = removedBy.get(guest) ?? new Set();
  removedBy.set(guest, removed);
  if (removed.has(id)) return problem(404, 'item not in list');
  removed.add(id);
  return jsonReply({ ok: true }, { afterMs: 220 });
}

function savePreferences(version: number, guest: string): Reply {
  const current = versionOf.get(guest) ?? 1;
  if (version !== current) return problem(409, 'version conflict', 300);
  versionOf.set(guest, current + 1);
  return jsonReply({ version: current + 1 }, { afterMs: 300 });
}

const picture = (seed: number) => {
  const hue = (seed * 47) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 140"><rect width="200" height="140" fill="hsl(${hue} 45% 92%)"/><circle cx="${70 + (seed % 5) * 12}" cy="74" r="38" fill="hsl(${hue} 60% 55%)"/><path d="M100 36q18-26 40-16-8 22-40 16" fill="hsl(${(hue + 90) % 360} 45% 40%)"/></svg>`;
};

/** The card fields of the payment company, which the checkout shows in a frame of another origin. */
const cardFrame = `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><style>body{font:15px system-ui;margin:8px}input{box-sizing:border-box;font:inherit;padding:9px;width:47%;margin:3px;border:1px solid #ccc;border-radius:8px}input:first-of-type{width:97%}</style>
<form><input aria-label="رقم البطاقة" placeholder="رقم البطاقة" inputmode="numeric"><input aria-label="تاريخ الانتهاء" placeholder="MM/YY"><input aria-label="رمز الأمان" placeholder="CVC"></form>
<script>addEventListener('message',(event)=>{if(event.data?.type==='pay')event.source.postMessage({type:'paid',id:7321},event.origin)})</script>`;

export function reply({ method, path, query }: SiteRequest): Reply | undefined {
  const [, scope, kind = '', id = ''] = path.split('/');
  const guest = query.get('guest') ?? '';
  if (scope === 'img')
    return { body: picture(Number(kind.split('.')[0])), type: 'image/svg+xml', afterMs: 60 };
  if (scope === 'pay') return { body: cardFrame, type: 'text/html; charset=utf-8' };
  if (scope !== 'api') return undefined;
  switch (kind) {
    case 'events':
      return noContent;
    case 'shoppers':
      return jsonReply({ count: 24 + (Math.floor(Date.now() / 4000) % 9) });
    case 'products':
      if (id)
        return jsonReply(products.find((each) => each.id === Number(id)) ?? products[0], {
          afterMs: 180,
        });
      return jsonReply(listOf(query), { afterMs: Number(query.get('page')) > 0 ? 500 : 200 });
    case 'search': {
      const term = query.get('q') ?? '';
      return jsonReply(
        { items: products.filter(({ name }) => name.includes(term)).slice(0, 7) },
        { afterMs: 260 },
      );
    }
    case 'cart':
      return jsonReply({ id, quantity: Number(query.get('quantity')) }, { afterMs: 450 });
    case 'promo':
      if (query.get('code')?.toUpperCase() !== 'AHLAN10')
        return problem(422, 'رمز الخصم غير صحيح، تأكد من كتابته');
      return jsonReply({ percent: 10 }, { afterMs: 500 });
    case 'slots':
      return jsonReply(
        ['٨ – ١٠ ص', '١٠ – ١٢ م', '٤ – ٦ م', '٦ – ٨ م', '٨ – ١٠ م'].slice(
          Number(query.get('day')) % 2,
        ),
        { afterMs: 600 },
      );
    case 'geocode':
      return jsonReply(
        { street: streets[Math.floor(Number(query.get('x')) / 40) % streets.length] },
        { afterMs: 700 },
      );
    case 'orders':
      if (method === 'POST') return jsonReply({ id: 7321 }, { afterMs: 1_400 });
      if (id && query.has('tick'))
        return jsonReply({
          stage: stages[Math.min(Number(query.get('tick')), 3)],
          minutes: Math.max(2, 12 - Number(query.get('tick')) * 2),
        });
      return jsonReply(
        id
          ? (orders.find((each) => each.id === Number(id)) ?? { ...orders[0], id: Number(id) })
          : orders,
        { afterMs: 200 },
      );
    case 'lists':
      return removeFromList(id, guest);
    case 'preferences':
      if (method === 'GET')
        return jsonReply({
          version: versionOf.get(guest) ?? 1,
          offers: true,
          substitutes: false,
          bags: true,
        });
      return savePreferences(Number(query.get('version')), guest);
    case 'login':
      if (id === 'code') return jsonReply({ seconds: 30 }, { afterMs: 700 });
      return query.get('code') === '4821'
        ? jsonReply({ name: 'نورة' }, { afterMs: 800 })
        : problem(422, 'الرمز غير صحيح');
    case 'recipes':
      return jsonReply({ id, title: 'كبسة الدجاج' }, { afterMs: 1_350 });
    case 'topup':
      return jsonReply({ balance: 95 }, { afterMs: 3_200 });
    default:
      return undefined;
  }
}
