import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import {
  type Cart,
  type Category,
  card,
  cartOf,
  categories,
  cookieOf,
  productOf,
  products,
} from './catalog.ts';
import * as account from './pages-account.ts';
import * as order from './pages-order.ts';
import * as service from './pages-service.ts';
import * as shop from './pages-shop.ts';

const pages: Readonly<Record<string, string>> = {
  '/': shop.home,
  '/herbst-aktion': shop.autumn,
  '/vergleich': shop.comparison,
  '/kasse': order.checkout,
  '/kasse/danke': order.thanks,
  '/konto': account.account,
  '/konto/anmelden': account.login,
  '/konto/registrieren': account.register,
  '/konto/willkommen': account.welcome,
  '/konto/bestellungen': account.orders,
  '/merkzettel': account.wishlist,
  '/haendlersuche': service.dealers,
  '/ersatzteile': service.spareParts,
  '/gutscheine': service.vouchers,
  '/versand': service.delivery,
  '/kontakt': service.contact,
  '/kontakt/danke': service.done('Vielen Dank!', 'Wir antworten innerhalb eines Werktags.'),
  '/newsletter': service.newsletter,
  '/newsletter/danke': service.done(
    'Fast geschafft!',
    'Bitte bestätigen Sie den Link in der E-Mail.',
  ),
  '/ratgeber': service.guides,
  '/ratgeber/rosen-schneiden': service.guide,
  '/ratgeber/rasen-vertikutieren': service.guide,
  '/ratgeber/beete-winterfest': service.guide,
  '/widerruf': account.legal('Widerrufsbelehrung'),
  '/impressum': account.legal('Impressum'),
  '/datenschutz': account.legal('Datenschutz'),
  '/agb': account.legal('Allgemeine Geschäftsbedingungen'),
};

const isCategory = (name: string): name is Category => name in categories;

/** The bar is not in the page after a choice. */
const shown = (body: string, cookie: string): Reply => ({
  body: cookie.includes('cookie-auswahl=')
    ? body.replace('data-plugin="cookies"', 'data-plugin="cookies" hidden')
    : body,
  isPage: true,
  type: 'text/html; charset=utf-8',
  afterMs: 60,
});
const piece = (body: string, afterMs = 160, headers: Reply['headers'] = {}): Reply => ({
  body,
  type: 'text/html; charset=utf-8',
  afterMs,
  headers,
});

const hues: Readonly<Record<string, number>> = { '1': 95, '2': 20, '3': 200, '4': 320 };
const picture = (path: string): Reply => {
  const hue = hues[path.at(-5) ?? ''] ?? 60;
  return {
    type: 'image/svg+xml',
    afterMs: 80,
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 64 48"><rect width="64" height="48" fill="hsl(${hue} 30% 82%)"/><circle cx="32" cy="20" r="11" fill="hsl(${hue} 40% 45%)"/><path d="M32 31v13" stroke="#3a5a2a" stroke-width="3"/></svg>`,
  };
};

function changeCart(cart: Cart, action: string, query: URLSearchParams): Reply {
  const id = Number(query.get('id') ?? 0);
  const count = Number(query.get('menge') ?? 1);
  const next = new Map(cart);
  if (action === 'dazu') next.set(id, (next.get(id) ?? 0) + count);
  if (action === 'menge') next.set(id, count);
  if (action === 'entfernen') next.delete(id);
  if (action === 'entfernen') query.set('entfernt', String(id));
  const body = query.get('ganz') ? order.offcanvas(next, true) : order.cartList(next, query);
  return piece(body, 220, { 'set-cookie': cookieOf(next) });
}

function widget(path: string, { query, cookie = '' }: SiteRequest): Reply | undefined {
  const cart = cartOf(cookie);
  const [name = '', action = ''] = path.split('/');
  if (name === 'listing' && isCategory(action)) return piece(shop.listingOf(action, query), 350);
  if (path === 'warenkorb/seite') return piece(order.offcanvas(cart, false));
  if (name === 'warenkorb') return changeCart(cart, action, query);
  if (name === 'suche') return piece(shop.suggestions(query.get('q') ?? ''), 220);
  if (name === 'merkzettel') {
    const ids = (query.get('ids') ?? '').split(',').map(Number);
    const found = products.filter(({ id }) => ids.includes(id));
    return piece(
      found.length > 0
        ? `<div class="row row-cols-2 row-cols-md-4 g-3">${found.map(card).join('')}</div>`
        : '<p>Ihr Merkzettel ist leer. Merken Sie Artikel mit dem Herz.</p>',
    );
  }
  if (name === 'gutscheincode')
    return jsonReply({ gueltig: query.get('code') === 'HERBST10' }, { afterMs: 500 });
  if (name === 'ort')
    return jsonReply(
      { ort: query.get('plz') === '04105' ? 'Leipzig' : 'Dresden' },
      { afterMs: 250 },
    );
  if (name === 'bestellungen') return jsonReply(account.orderData, { afterMs: 300 });
  if (name === 'haendler') {
    const zip = query.get('plz') ?? '';
    return /^\d{5}$/.test(zip)
      ? piece(service.dealerList(zip, Number(query.get('umkreis'))), 1_500)
      : jsonReply({ fehler: 'plz' }, { status: 422, afterMs: 200 });
  }
  if (path === 'ersatzteile/modelle') {
    const found = service.models[query.get('hersteller') ?? ''];
    return found
      ? jsonReply(found, { afterMs: 300 })
      : jsonReply({ fehler: 'hersteller' }, { status: 404, afterMs: 150 });
  }
  if (path === 'ersatzteile/teile') return piece(service.parts(query.get('modell') ?? ''), 300);
  return undefined;
}

export function reply(request: SiteRequest): Reply | undefined {
  const { method, path, query, cookie = '' } = request;
  if (path.startsWith('/media/')) return picture(path);
  if (path.startsWith('/widgets/')) return widget(path.slice('/widgets/'.length), request);
  if (method !== 'GET') return undefined;
  const body = pages[path];
  if (body !== undefined) return shown(body, cookie);
  if (path === '/warenkorb') return shown(order.cartPage(cartOf(cookie)), cookie);
  if (path === '/kasse/pruefen') return shown(order.review(cartOf(cookie)), cookie);
  if (path === '/suche') return shown(shop.search(query.get('q') ?? ''), cookie);
  const [, category = '', id] = path.split('/');
  if (!isCategory(category)) return undefined;
  const product = id === undefined ? undefined : productOf(Number(id));
  if (product) return shown(shop.detail(product, query), cookie);
  return id === undefined ? shown(shop.listing(category, query), cookie) : undefined;
}
