import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { apps } from './apps.ts';
import {
  cartItems,
  cartTotals,
  changed,
  cookieOf,
  cookieWith,
  countOf,
  drawerContents,
  type Line,
  linesOf,
  totalOf,
} from './cart.ts';
import { productOf } from './catalog.ts';
import * as cartPages from './pages-cart.ts';
import * as more from './pages-more.ts';
import * as shop from './pages-shop.ts';

const cuts: Readonly<Record<string, number>> = { '250g': 60, '500g': 110, '1kg': 170 };

/** A drawing of a cheese: a wheel with a missing piece, seen from four sides. */
function picture(name: string, query: URLSearchParams): Reply | undefined {
  const product = productOf(name);
  if (!product) return;
  const angle = Number(query.get('vue') ?? 0) * 80;
  const cut = cuts[query.get('taille') ?? ''] ?? 60;
  return {
    type: 'image/svg+xml',
    headers: { 'cache-control': 'max-age=600' },
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 400 400"><rect width="400" height="400" fill="#f4efe6"/><ellipse cx="200" cy="292" rx="130" ry="22" fill="#00000018"/><g transform="rotate(${angle} 200 200)"><circle cx="200" cy="200" r="118" fill="${product.color}" stroke="#7a5a2a" stroke-width="5"/><path d="M200 200L318 200A118 118 0 0 1 ${(200 + 118 * Math.cos((cut * Math.PI) / 180)).toFixed(1)} ${(200 + 118 * Math.sin((cut * Math.PI) / 180)).toFixed(1)}Z" fill="#f4efe6" stroke="#7a5a2a" stroke-width="3"/><circle cx="160" cy="160" r="9" fill="#ffffff55"/><circle cx="180" cy="240" r="6" fill="#ffffff55"/></g></svg>`,
  };
}

const cartState = (lines: readonly Line[], code?: string) => ({
  count: countOf(lines),
  total: totalOf(lines),
  sections: {
    tiroir: drawerContents(lines),
    lignes: cartItems(lines),
    total: cartTotals(lines, code),
  },
});

function cartReply({ path, query, cookie }: SiteRequest): Reply | undefined {
  const [id, quantity] = [Number(query.get('id')), Number(query.get('quantity') ?? 1)];
  const code = cookieOf(cookie, 'remise') || undefined;
  const lines = linesOf(cookie);
  if (path === '/cart/state') return jsonReply(cartState(lines, code), { afterMs: 150 });
  if (path !== '/cart/add' && path !== '/cart/change') return;
  const next = changed(lines, id, (old) => (path === '/cart/add' ? old + quantity : quantity));
  return jsonReply(cartState(next, code), {
    afterMs: path === '/cart/add' ? 420 : 300,
    headers: { 'set-cookie': cookieWith(next) },
  });
}

function discountReply({ query, cookie }: SiteRequest): Reply {
  const code = (query.get('code') ?? '').toUpperCase();
  if (code !== 'BIENVENUE' && code !== '')
    return jsonReply(
      { errors: { code: ['Ce code n’est plus valable.'] } },
      { status: 422, afterMs: 450 },
    );
  return jsonReply(cartState(linesOf(cookie), code || undefined), {
    afterMs: 350,
    headers: { 'set-cookie': `remise=${code}; path=/` },
  });
}

const RELAYS = ['Épicerie du Pont', 'Primeur Saint-Jean', 'Halles, stand 14'];
const opinions = [
  ['Odile', 5, 'Fondant, avec des cristaux, on y revient.'],
  ['Karim', 4, 'Très bon, un peu jeune à mon goût.'],
  ['Solange', 5, 'Envoi soigné et conseils au téléphone.'],
  ['Benoît', 5, 'Le meilleur que j’ai mangé cette année.'],
].map(([name, stars, text]) => ({ name, stars, text }));

function apiReply({ path, query, method }: SiteRequest): Reply | undefined {
  const [, area, name = ''] = path.split('/');
  if (area === 'apps' && path.endsWith('.js')) {
    const body = apps[name.replace('.js', '')];
    return body === undefined ? undefined : { body, type: 'text/javascript', afterMs: 60 };
  }
  if (area === 'cdn') return picture(name.replace('.svg', ''), query);
  if (path === '/apps/avis') {
    // The service sends no summary for products whose opinions all come from another language.
    const isImported = query.get('produit') === 'ossau-iraty';
    return jsonReply(
      isImported ? { items: opinions } : { summary: { average: 4.7 }, items: opinions },
      {
        afterMs: 520,
      },
    );
  }
  if (path === '/apps/boutiques')
    return jsonReply({ error: 'quota' }, { status: 503, afterMs: 600 });
  if (path === '/apps/relais') return jsonReply(RELAYS, { afterMs: 3_100 });
  if (path === '/apps/export') return jsonReply({ ok: true }, { afterMs: 4_200 });
  if (path === '/apps/mesure') return jsonReply({}, { status: 502, afterMs: 200 });
  if (path === '/apps/messagerie') return { body: apps['cadre-messagerie'] ?? '' };
  if (path === '/apps/carte') return { body: apps['cadre-carte'] ?? '', afterMs: 250 };
  if (path === '/account/session')
    return query.get('essai') === '1'
      ? jsonReply({ error: 'identifiants' }, { status: 401, afterMs: 500 })
      : jsonReply({ ok: true }, { afterMs: 600 });
  if (method === 'POST' && path === '/contact') return jsonReply({ ok: true }, { afterMs: 800 });
  if (method === 'POST' && path === '/lettre') return jsonReply({ ok: true }, { afterMs: 650 });
  return;
}

export function reply(request: SiteRequest): Reply | undefined {
  const { path } = request;
  const [, area, name = '', handle = ''] = path.split('/');
  const data = apiReply(request) ?? cartReply(request);
  if (data) return data;
  if (path === '/discount') return discountReply(request);
  if (path === '/') return shop.home(request);
  if (path === '/search') return shop.search(request);
  if (path === '/cart') return cartPages.cart(request);
  if (path === '/checkout/adresse') return cartPages.address(request);
  if (path === '/checkout/livraison') return cartPages.delivery(request);
  if (path === '/checkout/paiement') return cartPages.payment(request);
  if (path === '/account/login') return more.login(request);
  if (path === '/account') return more.account(request);
  if (path === '/blogs/recettes') return more.blog(request);
  const pages: Readonly<Record<string, (request: SiteRequest) => Reply>> = {
    boutiques: more.shops,
    contact: more.contact,
    faq: more.faq,
    livraison: more.shipping,
    envies: more.wishes,
  };
  const found =
    (area === 'collections' && shop.collection(request, name)) ||
    (area === 'products' && shop.product(request, name)) ||
    (area === 'blogs' && more.article(request, handle)) ||
    (area === 'pages' && pages[name]?.(request));
  return found || more.notFound(request);
}
