import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const pick = <T>(items: readonly T[], at: number) => items[at % items.length] as T;
const titles = [
  'The last eel catchers',
  'A year on a shingle spit',
  'What the curlew knows',
  'How to read a tide table',
  'The lighthouse that moved',
  'Mud, slowly',
];
const sentences = [
  'The marsh is never the same shape twice, and the people who work on it do not expect it to be.',
  'At low water the creeks are paths, and at high water they are roads for those with a boat.',
  'My grandmother could tell the hour from the smell of the mud.',
  'In winter forty thousand geese come down at dusk, and the village stops talking for a while.',
  'The wall was raised in 1953 and again in 2013, and the sea has not finished with it.',
];
const names = ['Hetty', 'Jonas', 'Priya', 'Callum', 'Maud', 'Ewan'];
const goods = [
  ['Tide calendar', 'Print', 14],
  ['Map of the creeks', 'Print', 18],
  ['Wax jacket', 'Clothing', 118],
  ['Fisherman’s jumper', 'Clothing', 86],
  ['Samphire salt', 'Kitchen', 7],
  ['Oyster knife', 'Kitchen', 22],
] as const;

const products = Array.from({ length: 12 }, (_, at) => {
  const [name, kind, price] = pick(goods, at);
  return { id: at + 1, name: at < 6 ? name : `${name}, second edition`, kind, price: price + at };
}).map((product) => ({ ...product, arrivals: { S: { date: '2026-02-02' } } }));

function piece(id: number) {
  return {
    id,
    title: pick(titles, id),
    section: pick(['Wildlife', 'Places', 'People'], id),
    minutes: 4 + (id % 5),
    likes: 31 + id,
    metered: id === 12,
    body: Array.from({ length: 7 }, (_, at) => pick(sentences, id + at).repeat(3)),
    next: id < 14 ? id + 1 : undefined,
  };
}

const ok = (afterMs: number, status = 200) => jsonReply({ ok: true }, { afterMs, status });
const list = (items: unknown, afterMs: number) => jsonReply({ items }, { afterMs });
const reject = (status: number, message: string, afterMs: number) =>
  jsonReply({ message }, { status, afterMs });
const few = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

const fixed: Readonly<Record<string, Reply>> = {
  'GET /api/home': jsonReply(
    {
      covers: few(6, (at) => ({
        id: at + 1,
        name: `No. ${152 - at}`,
        season: pick(['Winter', 'Autumn', 'Summer', 'Spring'], at),
      })),
    },
    { afterMs: 150 },
  ),
  'GET /api/latest': list(
    few(5, (at) => ({ id: at + 11, title: pick(titles, at + 11), minutes: 3 + at })),
    1_300,
  ),
  'GET /api/reviews': list(['A present I gave myself.', 'My children fight over it.'], 600),
  'GET /api/products': list(products, 250),
  'GET /api/issues': list(
    few(900, (at) => ({ id: at + 1, title: pick(titles, at), number: 152 - Math.floor(at / 6) })),
    400,
  ),
  'GET /api/stockists': list(
    few(14, (at) => ({ name: `The ${pick(names, at)} bookshop ${at}`, town: 'Norfolk' })),
    6_000,
  ),
  'GET /api/crossword': jsonReply(
    {
      solution: 'TERNS#AI#E#AVODUNES#CE#T#FOGS#BOATSHALE#REROSION#',
      clues: {
        across: [
          [0, 'Sea swallows'],
          [14, 'Hills of sand'],
          [25, 'It hides the harbour'],
        ],
        down: [
          [0, 'It comes twice a day'],
          [2, 'A wading bird'],
        ],
      },
    },
    { afterMs: 250 },
  ),
  'GET /api/deliveries': list(
    few(4, (at) => ({
      id: at + 1,
      name: `No. ${153 + at}`,
      date: pick(['5 March', '4 June', '3 September', '3 December'], at),
    })),
    300,
  ),
  'GET /api/writers': reject(404, 'Not found', 250),
  'POST /api/newsletter': ok(700),
  'POST /api/votes': ok(300),
  'POST /api/meter': jsonReply({ granted: false }, { afterMs: 350 }),
  'POST /api/comments': ok(900, 201),
  'POST /api/promotions': reject(422, 'That code has expired', 450),
  'POST /api/gifts': ok(900, 201),
  'POST /api/codes': ok(600, 201),
  'POST /api/offers': ok(600),
  'POST /api/letters': ok(900, 201),
  'POST /api/donations': jsonReply({ url: '/pay/donation' }, { afterMs: 800 }),
  'DELETE /api/subscription': ok(700),
};

const html = (body: string): Reply => ({ body, type: 'text/html; charset=utf-8' });
const small = 'body{margin:0;font:14px system-ui}input{font:inherit;padding:6px;margin:2px}';

// The number that the bank declines ends in 0002.
const CARD = `<!doctype html><meta charset="utf-8"><style>${small}</style><input name="number" placeholder="Card number" size="19" inputmode="numeric"><input name="expiry" placeholder="MM / YY" size="7"><input name="cvc" placeholder="CVC" size="4">
<script>const [number, expiry, cvc] = document.querySelectorAll('input'); const digits = () => number.value.replace(/\\D/g, '');
number.oninput = () => { number.value = digits().slice(0, 16).replace(/(.{4})(?=.)/g, '$1 '); };
addEventListener('message', ({ data, source }) => { if (data !== 'tokenize') return; setTimeout(() => source.postMessage(digits().length < 16 ? { error: 'Your card number is incomplete.' } : !expiry.value || !cvc.value ? { error: 'Your card’s security code or date is incomplete.' } : { token: 'tok_' + digits().slice(-4) }, '*'), 400); });</script>`;

const MESSENGER = `<!doctype html><meta charset="utf-8"><style>${small}#panel{display:none;height:260px;padding:8px;background:#fff;border:1px solid #bcc}.open #panel{display:block}#bubble{position:fixed;right:4px;bottom:4px;border:0;border-radius:24px;padding:12px 18px;background:#24505a;color:#fff;font:inherit}</style>
<div id="panel"><div id="log">Hello! Ask us anything.</div><form><input aria-label="Message"><button>Send</button></form></div><button id="bubble">Help</button>
<script>const log = document.querySelector('#log'), input = document.querySelector('input');
document.querySelector('#bubble').onclick = () => parent.postMessage(document.body.classList.toggle('open') ? 'chat:open' : 'chat:shut', '*');
document.querySelector('form').onsubmit = (event) => { event.preventDefault(); log.innerHTML += '<br>You: …'; input.value = ''; setTimeout(() => { log.innerHTML += '<br>Maud: One moment, please.'; }, 1400); };</script>`;

const BANK =
  '<!doctype html><meta charset="utf-8"><p>Your bank is checking the payment…</p><script>setTimeout(() => location.replace("/welcome"), 1800)</script>';
const MAX_PHOTO = 20_000;

export function reply({ method, path, query, form = '' }: SiteRequest): Reply | undefined {
  if (path === '/messenger') return html(MESSENGER);
  if (path === '/elements/card') return html(CARD);
  if (path === '/pay/bank') return html(BANK);
  if (path === '/pay/donation') return html('<h1>Secure payment</h1><p>Card number</p>');
  if (path.startsWith('/api/204/')) return { body: '', status: 204 };
  const known = fixed[`${method} ${path}`];
  if (known) return known;
  const [, , kind, id, part] = path.split('/');
  if (kind === 'articles' && part === 'comments')
    return list(
      few(8, (at) => ({ id: at + 1, who: pick(names, at), text: pick(sentences, at) })),
      900,
    );
  if (kind === 'articles') return jsonReply(piece(Number(id)), { afterMs: 200 });
  if (kind === 'addresses') {
    const q = query.get('q') ?? '';
    return list(
      q.startsWith('zz') ? [] : few(4, (at) => `${at + 1} Staithe Street, Wells NR23 1AA`),
      400,
    );
  }
  if (kind === 'stock') return jsonReply({ stock: form.includes('"L"') ? 0 : 4 }, { afterMs: 450 });
  if (kind === 'photos')
    return form.length > MAX_PHOTO ? reject(413, 'Payload Too Large', 700) : ok(800, 201);
  if (kind === 'sessions')
    return form.includes('482913') ? ok(600, 201) : reject(401, 'Wrong code', 500);
  if (kind === 'subscriptions')
    return form.includes('tok_0002')
      ? reject(402, 'Your card was declined', 900)
      : jsonReply({ url: '/pay/bank' }, { afterMs: 900 });
  return method === 'PUT' || (method === 'DELETE' && kind === 'likes') ? ok(350) : undefined;
}
