import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { cartOf, cookieOf, price, sarees } from './catalog.ts';
import { catalogView, glanceView, sareeView } from './views/catalog.ts';
import { layout } from './views/layout.ts';
import { lookView, pages, rate, slotsView, trending } from './views/pages.ts';
import { addressView, cartView, dateView, payView } from './views/shop.ts';

const CHAT = `<!doctype html><meta charset="utf-8"><style>body{margin:0;font:14px system-ui}#panel{display:none;height:260px;background:#fff;border:1px solid #b99;padding:8px;box-sizing:border-box}.is-open #panel{display:block}#bubble{position:fixed;right:4px;bottom:4px;border:0;border-radius:20px;padding:10px 16px;background:#8e1b2d;color:#fff;cursor:pointer}</style>
<div id="panel"><div id="log">Namaste!</div><form><input aria-label="Message"><button>&gt;</button></form></div><button id="bubble">Chat</button>
<script>const body = document.body;
document.querySelector('#bubble').onclick = () => { body.classList.toggle('is-open'); parent.postMessage(body.classList.contains('is-open') ? 'open' : 'shut', '*'); };
document.querySelector('form').onsubmit = (event) => { event.preventDefault(); document.querySelector('#log').innerHTML += '<br>…'; };</script>`;

const html = (body: string, rest: Partial<Reply> = {}): Reply => ({
  body,
  type: 'text/html; charset=utf-8',
  ...rest,
});

const shown = (main: string, cookie: string, rest: Partial<Reply> = {}): Reply => ({
  body: layout(main, cartOf(cookie), cookie.includes('kuki=')),
  isPage: true,
  afterMs: 140,
  ...rest,
});

function changeCart(path: string, form: URLSearchParams, cookie: string): Reply {
  const cart = cartOf(cookie);
  const id = Number(form.get('id'));
  const count =
    path === '/jhola/jodo' ? (cart.get(id) ?? 0) + 1 : Math.max(0, Number(form.get('kitne')));
  const changed = new Map(cart).set(id, count);
  if (count === 0) changed.delete(id);
  const type =
    path === '/jhola/jodo' ? 'cart:added' : count === 0 ? 'cart:removed' : 'cart:changed';
  return shown(cartView(changed), `${cookieOf(changed)} ${cookie}`, {
    afterMs: 350,
    headers: {
      'set-cookie': cookieOf(changed),
      'x-up-events': JSON.stringify([{ type, id, before: cart.get(id) ?? 0 }]),
    },
  });
}

function posted(path: string, text: string, cookie: string): Reply | undefined {
  const cart = cartOf(cookie);
  const form = new URLSearchParams(text);
  if (path === '/jhola/jodo' || path === '/jhola/badlo') return changeCart(path, form, cookie);
  if (path === '/jhola/coupon')
    return shown(cartView(cart, 'यह कूपन इस झोले पर नहीं चलता।'), cookie, { afterMs: 450 });
  if (path === '/bhugtan')
    return shown(form.get('kadam') === '1' ? dateView() : payView(cart), cookie, { afterMs: 500 });
  if (path === '/darzi')
    return html('<h1>500</h1><p>Internal Server Error</p>', { status: 500, afterMs: 600 });
  if (path === '/sampark')
    return shown('<h1>धन्यवाद</h1><p>हम आज ही उत्तर देंगे।</p>', cookie, { afterMs: 500 });
  return undefined;
}

function search(query: URLSearchParams): Reply {
  const wanted = query.get('q') ?? '';
  const results = sarees
    .filter(({ name }) => name.includes(wanted))
    .slice(0, 5)
    .map(({ id, name, price: cost }) => ({
      title: name,
      description: price(cost),
      to: `/saree/${id}`,
    }));
  return jsonReply({ results }, { afterMs: 350 });
}

const serves = (pin: string | null) => /^(22|11)\d{4}$/.test(pin ?? '');
let polls = 0;

const pieces: Readonly<Record<string, (query: URLSearchParams) => Reply>> = {
  '/tukda/pasand': () => html(trending(), { afterMs: 900 }),
  '/tukda/bhav': () => {
    polls += 1;
    return html(rate(polls), { afterMs: 200 });
  },
  '/tukda/samay': () => html(slotsView(), { afterMs: 500 }),
  '/nazara': (query) => html(lookView(Number(query.get('n'))), { afterMs: 300 }),
  '/pin': (query) =>
    html(
      `<p id="jawab">${serves(query.get('pin')) ? 'चार दिन में पहुँच जाएगी।' : 'इस पिनकोड पर अभी नहीं पहुँचाते।'}</p>`,
      { afterMs: 500 },
    ),
  '/api/khoj': search,
  '/bank': () => html('<main><h1>आपका बैंक</h1><p>ओटीपी लिखिए।</p></main>'),
  '/baat': () => html(CHAT),
};

export function reply({
  method,
  path,
  query,
  cookie = '',
  form = '',
}: SiteRequest): Reply | undefined {
  const cart = cartOf(cookie);
  if (path.startsWith('/api/pasand/') || path === '/api/khabar')
    return { body: '', status: 204, afterMs: 300 };
  if (path === '/api/photo')
    return { body: method === 'POST' ? 'photo-1' : '', type: 'text/plain', afterMs: 600 };
  if (method === 'POST') return posted(path, form, cookie);
  const piece = pieces[path];
  if (piece) return piece(query);
  const id = Number(path.split('/')[2]);
  if (path.startsWith('/jhalak/')) return html(glanceView(id), { afterMs: 350 });
  if (path.startsWith('/saree/')) return shown(sareeView(id, query), cookie);
  if (path === '/saree') return shown(catalogView(query), cookie, { afterMs: 300 });
  if (path === '/jhola') return shown(cartView(cart), cookie);
  if (path === '/bhugtan') return shown(addressView(), cookie);
  const page = pages[path];
  if (page === undefined) return undefined;
  return shown(page, cookie, { afterMs: path === '/karigar' ? 5_400 : 140 });
}
