import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installThirdParty } from '../../../third-party/install.ts';
import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import {
  addLine,
  picture,
  productOf,
  products,
  reais,
  type Session,
  sessionOf,
  subtotalOf,
} from './data.ts';
import { STATIC } from './layout.ts';
import { account } from './modules/account.ts';
import { checkout } from './modules/checkout.ts';
import { core } from './modules/core.ts';
import { product } from './modules/product.ts';
import { shop } from './modules/shop.ts';
import { templates } from './modules/templates.ts';
import * as more from './pages-more.ts';
import * as pages from './pages-shop.ts';

const packages = join(import.meta.dirname, '../../../stories/packages');
const modules: Readonly<Record<string, string>> = {
  ...core,
  ...shop,
  ...product,
  ...checkout,
  ...account,
};
const cached = { 'cache-control': 'max-age=3600' };
const script = (body: string): Reply => ({
  body,
  type: 'text/javascript',
  afterMs: 20,
  headers: cached,
});

function fileOf(path: string): Reply | undefined {
  if (path.startsWith(`${STATIC}/lib/`)) {
    const file = path.slice(`${STATIC}/lib/`.length);
    return script(
      readFileSync(join(installThirdParty(packages, 'stories'), 'node_modules', file), 'utf8'),
    );
  }
  if (path.startsWith(`${STATIC}/`)) {
    const source = modules[path.slice(STATIC.length + 1).replace(/\.js$/, '')];
    return source === undefined
      ? { body: 'Not found', status: 404, type: 'text/plain' }
      : script(source);
  }
  const template = templates[/^\/static\/template\/(\w+)\.html$/.exec(path)?.[1] ?? ''];
  if (template) return { body: template, afterMs: 40, headers: cached };
  const [, hue, view] = /^\/media\/catalog\/product\/(\d+)-(\d+)\.svg$/.exec(path) ?? [];
  if (hue)
    return {
      body: picture(Number(hue), Number(view)),
      type: 'image/svg+xml',
      afterMs: 50,
      headers: cached,
    };
  if (path === '/recaptcha/api.js')
    return script(
      'window.captcha = { queue: [], execute: function (key, done) { this.queue.push([key, done]); } };',
    );
  return undefined;
}

const rates = [
  {
    code: 'transportadora',
    title: 'Transportadora',
    amount: 49.9,
    price: 'R$ 49,90',
    days: '9 dias úteis',
  },
  {
    code: 'expressa',
    title: 'Entrega expressa',
    amount: 89.9,
    price: 'R$ 89,90',
    days: '3 dias úteis',
  },
  {
    code: 'retirada',
    title: 'Retirada na loja Pinheiros',
    amount: 0,
    price: 'Grátis',
    days: '2 dias úteis',
  },
];

const bulky = new Set([2001, 2010]);

function sections(session: Session): object {
  const messages = session.messages.splice(0);
  return {
    cart: {
      summary_count: session.lines.reduce((total, { qty }) => total + qty, 0),
      subtotal: reais(subtotalOf(session)),
      items: session.lines.map(({ item, product: { name, slug, price }, options, qty }) => ({
        item_id: item,
        product_name: name,
        product_url: `/${slug}.html`,
        product_price: reais(price),
        options,
        qty,
      })),
    },
    messages: { messages },
    customer: {},
    wishlist: { counter: session.wishlist.length },
  };
}

function suggest(q: string): Reply {
  const found = products.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return jsonReply(
    found
      .slice(0, 5)
      .map(({ name, slug, price }) => ({ title: name, url: `/${slug}.html`, price: reais(price) })),
    { afterMs: 320 },
  );
}

function dataOf({ path, query }: SiteRequest, session: Session): Reply | undefined {
  switch (path) {
    case '/customer/section/load/':
      return jsonReply(sections(session), { afterMs: 650 });
    case '/search/ajax/suggest/':
      return suggest(query.get('q') ?? '');
    case '/frete/calcular/': {
      const id = Number(query.get('product'));
      return bulky.has(id)
        ? jsonReply([], { afterMs: 620 })
        : jsonReply(rates, { afterMs: id === 2022 ? 3_300 : 900 });
    }
    case '/catalog/ajax/more/':
      return { body: pages.morePieces(session, Number(query.get('p'))), afterMs: 1_300 };
    case '/lojas/lista/':
      return jsonReply(
        [{ name: `Loja ${query.get('uf') || 'Centro'}`, address: 'Avenida Brasil, 1500' }],
        { afterMs: 700 },
      );
    case '/rastreio/':
      return jsonReply({ text: 'Saiu do centro de distribuição de Cajamar.' }, { afterMs: 6_000 });
    case '/pix/status/':
      return jsonReply({ paid: false }, { afterMs: 90 });
    default:
      return path.startsWith('/rest/default/V1/cep/')
        ? jsonReply(
            {
              street: 'Rua das Laranjeiras',
              district: 'Vila Mariana',
              city: 'São Paulo',
              region: 'SP',
            },
            { afterMs: 1_400 },
          )
        : undefined;
  }
}

const redirect = (location: string): Reply => ({
  body: '',
  status: 302,
  headers: { location },
  afterMs: 160,
});
const say = (session: Session, text: string, type: 'success' | 'error' = 'success') =>
  session.messages.push({ type, text });

function updateCart(session: Session, form: URLSearchParams): Reply {
  const removed = Number(form.get('remove'));
  for (const line of session.lines) line.qty = Number(form.get(`cart[${line.item}]`) ?? line.qty);
  session.lines = session.lines.filter(({ item, qty }) => qty > 0 && item !== removed);
  say(session, removed ? 'O item foi removido do carrinho.' : 'O carrinho foi atualizado.');
  return redirect('/checkout/cart/');
}

function applyCoupon(session: Session, code: string): Reply {
  const isRight = code.toUpperCase() === 'CASA10';
  session.coupon = isRight ? 'CASA10' : '';
  say(
    session,
    isRight ? 'Você usou o código de cupom "CASA10".' : `O código de cupom "${code}" não é válido.`,
    isRight ? 'success' : 'error',
  );
  return redirect('/checkout/cart/');
}

function posted({ path, form = '' }: SiteRequest, session: Session): Reply {
  const fields = new URLSearchParams(form);
  const product = productOf(Number(fields.get('product')));
  switch (path) {
    case '/checkout/cart/add/':
      addLine(session, product?.id ?? 0, Number(fields.get('qty') ?? 1));
      say(session, `Você adicionou ${product?.name} ao carrinho.`);
      return jsonReply([], { afterMs: 700 });
    case '/checkout/sidebar/updateItemQty/': {
      const line = session.lines.find(({ item }) => item === Number(fields.get('item_id')));
      if (line) line.qty = Number(fields.get('item_qty'));
      return jsonReply({ success: true }, { afterMs: 380 });
    }
    case '/checkout/sidebar/removeItem/':
      session.lines = session.lines.filter(({ item }) => item !== Number(fields.get('item_id')));
      return jsonReply({ success: true }, { afterMs: 420 });
    case '/checkout/cart/updatePost/':
      return updateCart(session, fields);
    case '/checkout/cart/couponPost/':
      return applyCoupon(session, fields.get('coupon_code') ?? '');
    case '/catalog/product_compare/add/':
      if (product && !session.compare.includes(product.id)) session.compare.push(product.id);
      say(session, `Você adicionou ${product?.name} à lista de comparação.`);
      return redirect(fields.get('uenc') ?? '/');
    case '/wishlist/index/add/':
    case '/wishlist/index/remove/':
      session.wishlist = session.wishlist.filter((id) => id !== product?.id);
      if (product && path.includes('/add')) session.wishlist.push(product.id);
      return jsonReply([], { afterMs: 350 });
    case '/newsletter/subscriber/new/':
      return jsonReply({ message: 'Obrigado pela sua assinatura.' }, { afterMs: 800 });
    case '/rest/default/V1/guest-carts/estimate-shipping-methods':
      return jsonReply(rates, { afterMs: 1_900 });
    case '/gateway/v1/card_tokens':
      return jsonReply(
        { message: 'invalid public_key', cause: [{ code: '201' }] },
        { status: 400, afterMs: 900 },
      );
    default:
      return jsonReply({ ok: true }, { afterMs: 600 });
  }
}

function pageOf({ path, query }: SiteRequest, session: Session): string | undefined {
  const found = products.find(({ slug }) => path === `/${slug}.html`);
  if (found) return pages.productPage(found);
  switch (path) {
    case '/':
      return pages.home(session);
    case '/moveis/poltronas.html':
      return pages.armchairs(session, query);
    case '/moveis/mesas.html':
      return pages.tables(session);
    case '/decoracao.html':
      return pages.decoration(session);
    case '/colecoes/verao.html':
      return pages.summer();
    case '/catalog/product_compare/':
      return pages.compare(session);
    case '/checkout/cart/':
      return more.cart(session);
    case '/checkout/':
      return more.checkoutPage(session);
    case '/catalogsearch/result/':
      return more.results(query.get('q') ?? '');
    default:
      return simple[path]?.();
  }
}

const simple: Readonly<Record<string, () => string>> = {
  '/checkout/onepage/success/': more.success,
  '/customer/account/login/': more.login,
  '/customer/address/new/': more.addressForm,
  '/sales/order/history/': more.orders,
  '/trocas-e-devolucoes': more.returns,
  '/perguntas-frequentes': more.faq,
  '/nossas-lojas': more.stores,
  '/casamento.html': more.wedding,
  '/manual-de-montagem': more.manual,
  '/blog/madeira-macica.html': more.blog,
};

let sessionCount = 0;

export function reply(request: SiteRequest): Reply | undefined {
  const file = fileOf(request.path);
  if (file) return file;
  const known = /PHPSESSID=(\w+)/.exec(request.cookie ?? '')?.[1];
  if (!known) sessionCount += 1;
  const id = known ?? `s${sessionCount}`;
  const session = sessionOf(id);
  if (request.method === 'POST') return posted(request, session);
  const data = dataOf(request, session);
  if (data) return data;
  const body = pageOf(request, session);
  if (body === undefined) return undefined;
  // Filtered lists are not in the page cache.
  const afterMs =
    request.path === '/moveis/mesas.html' ? 5_400 : 140 + ((request.path.length * 31) % 160);
  return {
    body,
    isPage: true,
    afterMs,
    ...(!known && { headers: { 'set-cookie': `PHPSESSID=${id}; path=/; HttpOnly` } }),
  };
}
