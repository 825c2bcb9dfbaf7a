import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { euros, orders, wines } from './catalog.ts';
import { catalogue, missing, pageOf, product } from './pages.ts';

const html = (body: string, rest: Partial<Reply> = {}): Reply => ({
  body,
  isPage: true,
  afterMs: 140,
  ...rest,
});

const bottle = (path: string) => {
  const shade = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 90;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#efe6d8"/><rect x="135" y="40" width="30" height="110" fill="#3a2a2a"/><rect x="105" y="140" width="90" height="220" rx="18" fill="rgb(${60 + shade},30,${40 + shade})"/><rect x="112" y="210" width="76" height="80" fill="#fff8ec"/></svg>`;
};

const cardFrame = `<!doctype html><html lang="el"><meta charset="utf-8"><style>body{font:15px sans-serif;margin:8px}input{padding:8px;margin:4px}</style><input name="arithmos" placeholder="Αριθμός κάρτας" size="22"><br><input name="lixi" placeholder="ΜΜ/ΕΕ" size="7"><input name="cvc" placeholder="CVC" size="5"></html>`;

/** The page that WordPress serves without its theme after an error of PHP. */
const criticalError =
  '<!doctype html><html lang="el"><head><meta charset="utf-8"><title>WordPress &rsaquo; Σφάλμα</title></head><body id="error-page"><p>Παρουσιάστηκε κρίσιμο σφάλμα σε αυτόν τον ιστότοπο.</p></body></html>';

type Lines = Record<string, number>;
/** The lines of the cart are in a cookie: `slug.quantity-slug.quantity`. */
function cartOf(cookie = ''): Lines {
  const stored = /wc_cart=([^;]*)/.exec(cookie)?.[1] ?? 'assyrtiko.2';
  return Object.fromEntries(
    stored
      .split('-')
      .filter(Boolean)
      .map((line) => {
        const [id = '', quantity] = line.split('.');
        return [id, Number(quantity)];
      }),
  );
}

function cartReply(lines: Lines, afterMs: number): Reply {
  const items = Object.entries(lines)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => {
      const wine = wines.find((each) => each.id === id);
      const sum = (wine?.price ?? 0) * quantity;
      return { key: id, name: wine?.name ?? id, quantity, sum, total: euros(sum) };
    });
  const sum = items.reduce((total, each) => total + each.sum, 0);
  const stored = items.map(({ key, quantity }) => `${key}.${quantity}`).join('-');
  return jsonReply(
    { items, sum, total: euros(sum) },
    { afterMs, headers: { 'set-cookie': `wc_cart=${stored}; Path=/` } },
  );
}

function changedCart({ cookie, form }: SiteRequest, path: string): Reply {
  const lines = cartOf(cookie);
  const { id, quantity = 0 } = JSON.parse(form || '{}') as { id: string; quantity: number };
  lines[id] = path.endsWith('add-item') ? (lines[id] ?? 0) + quantity : quantity;
  return cartReply(lines, 380);
}

const slots = [
  { hour: '11:30', seats: 6 },
  { hour: '13:00', seats: 4 },
  { hour: '15:30', seats: 0 },
  { hour: '17:00', seats: 8 },
];

function book({ form }: SiteRequest): Reply {
  const { hour } = JSON.parse(form || '{}') as { hour: string };
  return hour === '17:00'
    ? jsonReply({ number: 'ΓΕΥ-2291' }, { afterMs: 700 })
    : jsonReply(
        { code: 'slot_taken', message: 'Η ώρα μόλις κλείστηκε. Διάλεξε άλλη ώρα.' },
        { status: 409, afterMs: 520 },
      );
}

function checkout({ form }: SiteRequest): Reply {
  const { payment_method: method } = JSON.parse(form || '{}') as { payment_method: string };
  return method === 'card'
    ? { body: criticalError, status: 500, afterMs: 900 }
    : jsonReply({ order: 4931 }, { afterMs: 1_100 });
}

const subscription = {
  plan: 'Μεγάλος κύκλος',
  next: { date: '2027-01-15', bottles: 4 },
  paused: false,
};

let reviewTries = 0;
function rest(request: SiteRequest, path: string): Reply {
  const { query } = request;
  if (path === '/wc/store/v1/cart') return cartReply(cartOf(request.cookie), 220);
  if (path.startsWith('/wc/store/v1/cart/coupon'))
    return query.get('code') === 'ALMYRA10'
      ? jsonReply({ discount: 5.5 }, { afterMs: 420 })
      : jsonReply(
          { code: 'invalid_coupon', message: 'Ο κωδικός δεν ισχύει.' },
          { status: 400, afterMs: 420 },
        );
  if (path.startsWith('/wc/store/v1/cart/shipping'))
    return jsonReply({ ok: true }, { afterMs: 1_700 });
  if (path.startsWith('/wc/store/v1/cart/')) return changedCart(request, path);
  if (path === '/wc/store/v1/checkout') return checkout(request);
  if (path === '/ktima/v1/slots') return jsonReply(slots, { afterMs: 460 });
  if (path === '/ktima/v1/bookings') return book(request);
  if (path === '/ktima/v1/orders') return jsonReply(orders, { afterMs: 640 });
  if (path === '/ktima/v1/subscription') return jsonReply(subscription, { afterMs: 520 });
  if (path === '/ktima/v1/subscription/skip')
    return jsonReply({ ...subscription, next: null }, { afterMs: 480 });
  if (path === '/ktima/v1/reviews') {
    reviewTries += 1;
    return reviewTries % 2 === 1
      ? jsonReply({ code: 'busy' }, { status: 503, afterMs: 350 })
      : jsonReply(['«Θα ξαναπαραγγείλω.» Σοφία', '«Εξαιρετικό Νυχτέρι.» Μάνος'], { afterMs: 500 });
  }
  if (path === '/ktima/v1/message') return jsonReply({ ok: true }, { afterMs: 5_000 });
  return jsonReply({ ok: true }, { afterMs: 380 });
}

export function reply(request: SiteRequest): Reply | undefined {
  const { path, query } = request;
  if (path.startsWith('/fiali/')) return { body: bottle(path), type: 'image/svg+xml', afterMs: 60 };
  if (path === '/pliromi/karta') return { body: cardFrame, afterMs: 200 };
  if (path.startsWith('/wp-json/')) return rest(request, path.slice('/wp-json'.length));
  if (path === '/krasia')
    return query.get('xroma')?.includes('afrodi')
      ? { body: criticalError, status: 500, afterMs: 600 }
      : html(catalogue(query), { afterMs: 330 });
  if (path === '/vravefseis') return html(pageOf(path) ?? '', { afterMs: 5_400 });
  const wine = /^\/krasi\/([a-z]+)$/.exec(path)?.[1];
  const body = wine ? product(wine) : pageOf(path);
  if (body) return html(body);
  return path.includes('.') ? undefined : html(missing, { status: 404 });
}
