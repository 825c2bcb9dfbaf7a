import type { Reply, SiteRequest } from '../../site.ts';
import { adminAction, feedback, shopEndpoint } from './ajax.ts';
import { errorList, message } from './layout.ts';
import { account, cart, checkout, lostPassword, orders, wishlist } from './pages-cart.ts';
import * as info from './pages-info.ts';
import * as shop from './pages-shop.ts';
import { pluginScripts } from './scripts-plugins.ts';
import { shopScripts } from './scripts-shop.ts';
import { themeScripts } from './scripts-theme.ts';
import {
  addLine,
  byId,
  bySlug,
  categories,
  keeping,
  picture,
  type Session,
  sessionOf,
} from './shop.ts';

const files: Readonly<Record<string, string>> = {
  ...themeScripts,
  ...pluginScripts,
  ...shopScripts,
};
const cached = { 'cache-control': 'max-age=3600' };

function fileOf(path: string): Reply | undefined {
  const script = files[path];
  if (script !== undefined)
    return { body: script, type: 'text/javascript', afterMs: 25, headers: cached };
  if (path === '/wp-content/uploads/forno-acceso.svg')
    return { body: picture(211, 3), type: 'image/svg+xml', afterMs: 5_300 };
  const [, id, view] = /^\/wp-content\/uploads\/(\d+)-(\d+)\.svg$/.exec(path) ?? [];
  if (id)
    return {
      body: picture(Number(id), Number(view)),
      type: 'image/svg+xml',
      afterMs: 60,
      headers: cached,
    };
  if (path === '/wp-json/instagram-feed/v1/media')
    return {
      body: '{"error":"token expired"}',
      type: 'application/json',
      status: 502,
      afterMs: 640,
    };
  return undefined;
}

/** 120 to 400 ms, like a small shared host with a warm cache. */
const latency = (path: string) => 120 + ((path.length * 37) % 280);

function cartReply({ query }: SiteRequest, session: Session): Reply {
  let notices = '';
  const removed = Number(query.get('remove_item'));
  if (removed) {
    session.removed = session.cart.find(({ id }) => id === removed);
    session.cart = session.cart.filter(({ id }) => id !== removed);
    notices = message(
      `“${byId(removed)?.name}” rimosso.`,
      `/carrello/?undo_item=${removed}`,
      'Annulla?',
    );
  }
  if (query.has('undo_item') && session.removed) {
    addLine(session, session.removed.id, session.removed.count, session.removed.glaze);
    session.removed = undefined;
  }
  if (query.has('update_cart')) {
    session.cart = session.cart
      .map((line) => ({ ...line, count: Number(query.get(`cart[${line.id}][qty]`) ?? line.count) }))
      .filter(({ count }) => count > 0);
    notices = '<div class="woocommerce-message" role="alert">Carrello aggiornato.</div>';
  }
  if (query.has('calc_shipping')) {
    session.province = query.get('calc_shipping_state') ?? session.province;
    notices = '<div class="woocommerce-info" role="status">Costi di spedizione aggiornati.</div>';
  }
  return {
    body: cart(session, notices),
    isPage: true,
    headers: keeping(session),
    afterMs: query.size ? 720 : 260,
  };
}

/** The first password is always mistyped. */
function accountReply({ method, query }: SiteRequest, session: Session): Reply {
  let notices = '';
  if (query.has('esci')) session.isMember = false;
  if (method === 'POST') {
    session.attempts += 1;
    session.isMember = session.attempts > 1;
    if (!session.isMember)
      notices = errorList(
        '<strong>Errore:</strong> la password inserita non è corretta. <a href="/mio-account/password-persa/">Hai perso la password?</a>',
      );
  }
  return { body: account(session, notices), isPage: true, headers: keeping(session), afterMs: 480 };
}

const simplePages: Readonly<Record<string, (session: Session) => string>> = {
  '/outlet/': shop.outlet,
  '/cassa/': checkout,
  '/mio-account/ordini/': orders,
  '/mio-account/password-persa/': lostPassword,
  '/lista-desideri/': wishlist,
  '/contatti/': info.contact,
  '/bomboniere/': info.favours,
  '/corsi/': info.courses,
  '/rivenditori/': info.dealers,
  '/spedizioni-e-resi/': info.shippingInfo,
  '/domande-frequenti/': info.faq,
  '/traccia-ordine/': info.tracking,
  '/diario/': info.journal,
  '/chi-siamo/': info.about,
  '/buono-regalo/': info.giftCard,
};

function pageReply(request: SiteRequest, session: Session): Reply {
  const { method, path, query } = request;
  const [, kind, slug = ''] = path.split('/');
  const html = (body: string, rest: Partial<Reply> = {}): Reply => ({
    body,
    isPage: true,
    afterMs: latency(path),
    ...rest,
  });
  if (path === '/')
    return html(query.has('s') ? shop.results(session, query.get('s') ?? '') : shop.home(session));
  if (path === '/carrello/') return cartReply(request, session);
  if (path === '/mio-account/') return accountReply(request, session);
  if (path === '/negozio/') return html(shop.shop(session, query));
  if (kind === 'categoria-prodotto' && slug in categories)
    return html(shop.category(session, slug as keyof typeof categories));
  if (kind === 'prodotto' && bySlug(slug)) {
    const isBuying = method === 'POST' && query.has('add-to-cart');
    if (isBuying)
      addLine(
        session,
        Number(query.get('add-to-cart')),
        Number(query.get('quantity') ?? 1),
        query.get('attribute_smalto') ?? undefined,
      );
    const body = shop.product(session, slug, query, method === 'POST');
    if (body) return html(body, { headers: keeping(session) });
  }
  const render = simplePages[path];
  return render ? html(render(session)) : html(info.notFound(session), { status: 404 });
}

export function reply(request: SiteRequest): Reply | undefined {
  const { path, query, cookie } = request;
  if (path === '/picture.svg' || path.startsWith('/api/')) return undefined;
  const session = sessionOf(cookie);
  if (path === '/' && query.has('wc-ajax')) return shopEndpoint(request, session);
  if (path === '/wp-admin/admin-ajax.php') return adminAction(request, session);
  if (path.startsWith('/wp-json/contact-form-7/')) return feedback(request);
  return fileOf(path) ?? (path.endsWith('/') ? pageReply(request, session) : undefined);
}
