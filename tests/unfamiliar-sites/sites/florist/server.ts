import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { accountPage } from './account-pages.ts';
import { productOf } from './catalogue.ts';
import { build, cart, checkout, giftCards, subscriptions, thanks } from './order-pages.ts';
import { drawing } from './pictures.ts';
import {
  article,
  contact,
  delivery,
  help,
  journal,
  journalPart,
  shopsPage,
  weddings,
} from './reading-pages.ts';
import {
  allFlowers,
  collections,
  home,
  luxury,
  offers,
  productPage,
  search,
} from './shop-pages.ts';

const pages: Readonly<Record<string, string>> = {
  '/': home,
  '/collections': collections,
  '/collections/luxury': luxury,
  '/offers': offers,
  '/cart': cart,
  '/checkout': checkout,
  '/thank-you': thanks,
  '/subscriptions': subscriptions,
  '/subscriptions/build': build,
  '/gift-cards': giftCards,
  '/weddings': weddings,
  '/shops': shopsPage,
  '/help': help,
  '/help/delivery': delivery,
  '/contact': contact,
};

const shown = (body: string, afterMs = 180): Reply => ({ body, isPage: true, afterMs });

function pageReply({ path, query, cookie = '' }: SiteRequest): Reply | undefined {
  if (path === '/collections/all-flowers') return shown(allFlowers(query.get('group') ?? ''), 320);
  if (path === '/search') return shown(search(query.get('q') ?? ''), 450);
  if (path.startsWith('/products/')) return shown(productPage(productOf(path.slice(10))), 260);
  if (path === '/journal') {
    const part = Number(query.get('part') ?? 0);
    return part > 0 ? { body: journalPart(part), afterMs: 260 } : shown(journal);
  }
  if (path.startsWith('/journal/')) return shown(article(path.slice(9)), 240);
  if (path.startsWith('/account'))
    return shown(accountPage(path, cookie.includes('hv-member=1')), 300);
  const body = pages[path];
  return body === undefined ? undefined : shown(body);
}

function pictureReply({ path, query }: SiteRequest): Reply {
  const name = path.slice(7, -4);
  const svg = (width: number, height: number, count: number, afterMs = 60) => ({
    body: drawing(name, width, height, count),
    type: 'image/svg+xml',
    afterMs,
  });
  // The original from the photographer, resized by a service on each request.
  if (name === 'lookbook') return svg(1_600, 900, 130, 5_600);
  if (name.startsWith('hero-')) return svg(1_280, 520, 60, 140);
  return query.has('large') ? svg(900, 900, 30, 220) : svg(400, 400, 9);
}

const pixel = `(function () {
  var queue = window.__pixelQueue;
  setTimeout(function () { queue.flush('view'); }, 900);
})();`;

const api: Readonly<Record<string, (request: SiteRequest) => Reply>> = {
  'POST /api/basket': () => jsonReply({ ok: true }, { afterMs: 450 }),
  'POST /api/discounts': ({ query }) =>
    query.get('code')?.toUpperCase() === 'AUTUMN10'
      ? jsonReply({ error: 'internal' }, { status: 500, afterMs: 420 })
      : jsonReply({ message: 'This code has expired.' }, { status: 422, afterMs: 380 }),
  'GET /api/estimate': () => jsonReply({ text: 'Tomorrow, £6.95' }, { afterMs: 5_200 }),
  'GET /api/slots': () => jsonReply({ slots: [] }, { afterMs: 380 }),
  'POST /api/payments': () => jsonReply({ error: 'gateway' }, { status: 502, afterMs: 900 }),
  'POST /api/session': ({ query }) =>
    query.get('key') === 'peony2024'
      ? jsonReply({ ok: true }, { afterMs: 500, headers: { 'set-cookie': 'hv-member=1; Path=/' } })
      : jsonReply({ message: 'Email and password do not match.' }, { status: 401, afterMs: 480 }),
  'POST /api/chat': () =>
    jsonReply({ text: 'Good question, one of us will have a look at once.' }, { afterMs: 2_400 }),
  'POST /api/messages': () => jsonReply({ ok: true }, { afterMs: 700 }),
  'POST /api/reminders': () => jsonReply({ ok: true }, { afterMs: 320 }),
  'POST /api/letters': () => jsonReply({ ok: true }, { afterMs: 420 }),
  'GET /api/viewers': () =>
    jsonReply({ viewers: 2 + (Math.floor(Date.now() / 5_000) % 4) }, { afterMs: 140 }),
  'GET /api/open-now': () => jsonReply({ error: 'busy' }, { status: 503, afterMs: 200 }),
  'GET /api/promo': () =>
    jsonReply({ title: 'Give a gift card', text: 'Any amount, sent at once.' }, { afterMs: 800 }),
  'GET /api/suggest': ({ query }) => jsonReply({ words: query.get('q') ?? '' }, { afterMs: 240 }),
  'GET /api/lookup': () =>
    jsonReply({ addresses: ['1 Mill Lane', '2 Mill Lane', '3 Mill Lane'] }, { afterMs: 400 }),
};

export function reply(request: SiteRequest): Reply | undefined {
  const { method, path } = request;
  if (path.startsWith('/media/')) return pictureReply(request);
  if (path === '/pixel.js') return { body: pixel, type: 'text/javascript', afterMs: 150 };
  return api[`${method} ${path}`]?.(request) ?? (method === 'GET' ? pageReply(request) : undefined);
}
