import { jsonReply, type Reply, type SiteRequest, type SiteSocket } from '../../site.ts';

const towns = ['Tucson', 'Marana', 'Vail', 'Oro Valley', 'Sahuarita'];
const names = ['Alvarez', 'Boone', 'Castillo', 'Dietz', 'Engel', 'Farris', 'Goode', 'Hale'];
const works = [
  'Water heater',
  'Leaking valve',
  'Drain cleaning',
  'New faucet',
  'Gas line',
  'Sump pump',
];
const pick = <T>(items: readonly T[], at: number) => items[at % items.length] as T;

const customers = Array.from({ length: 900 }, (_, at) => ({
  id: at + 1,
  name: at % 4 === 3 ? `${pick(names, at)} Property LLC` : `${pick(names, at)} ${String(at + 1)}`,
  town: pick(towns, at),
  kind: at % 4 === 3 ? 'business' : 'home',
  balance: (at * 37) % 900,
}));
const jobs = Array.from({ length: 10 }, (_, at) => ({
  id: at + 10,
  title: pick(works, at),
  town: pick(towns, at),
  urgent: at % 4 === 0,
  crew: '',
  column: pick(['Unassigned', 'Today', 'On the way'], at),
}));
const invoices = Array.from({ length: 33 }, (_, at) => ({
  id: at + 1,
  number: `HL-${1_040 + at}`,
  customer: pick(names, at),
  amount: 180 + ((at * 131) % 2_400),
  state: pick(['Open', 'Overdue', 'Paid'], at),
  lines: [pick(works, at), 'Service call'],
}));
const prices = (kind: string) =>
  Array.from({ length: 60 }, (_, at) => ({
    id: at + 1,
    name: kind === 'labor' ? `${pick(works, at)}, level ${1 + (at % 3)}` : `Fitting ${at + 1}`,
    unit: kind === 'labor' ? 'hour' : 'each',
    price: 12 + ((at * 17) % 140),
    active: at % 5 !== 0,
  }));
const kinds = ['Accounting', 'Payments', 'Suppliers', 'Marketing', 'Phones'];
const apps = Array.from({ length: 120 }, (_, at) => ({
  id: at + 1,
  name: `${pick(['Ledger', 'Swipe', 'Depot', 'Postcard', 'Dial'], at)} ${at + 1}`,
  kind: pick(kinds, at),
}));
const PER_PAGE = 18;

function integrations(query: URLSearchParams): Reply {
  const chosen = (query.get('kinds') ?? '').split(',').filter(Boolean);
  const term = (query.get('q') ?? '').toLowerCase();
  const found = apps.filter(
    ({ name, kind }) =>
      name.toLowerCase().includes(term) && (chosen.length === 0 || chosen.includes(kind)),
  );
  const first = Number(query.get('page')) * PER_PAGE;
  return jsonReply(
    { items: found.slice(first, first + PER_PAGE), last: first + PER_PAGE >= found.length },
    { afterMs: 400 },
  );
}

function visits(from: string): Reply {
  const day = (offset: number) =>
    new Date(Date.parse(from) + offset * 86_400_000).toISOString().slice(0, 10);
  const items = [0, 1, 2, 3, 4].map((at) => ({
    id: String(at + 1),
    title: pick(works, at),
    start: `${day(at)}T${String(8 + at).padStart(2, '0')}:00:00`,
    end: `${day(at)}T${String(10 + at).padStart(2, '0')}:00:00`,
  }));
  return jsonReply({ items }, { afterMs: 350 });
}

const ok = (afterMs: number, status = 200) => jsonReply({ ok: true }, { afterMs, status });
const list = (items: unknown, afterMs: number) => jsonReply({ items }, { afterMs });
const checklist = ['Shut off the water', 'Photo before', 'Replace the unit', 'Photo after'];

const fixed: Readonly<Record<string, Reply>> = {
  'GET /api/stats': list(
    [
      { value: '41,000', label: 'jobs a day' },
      { value: '9 min', label: 'to the first invoice' },
      { value: '4.8', label: 'out of five stars' },
    ],
    900,
  ),
  'GET /api/jobs': list(jobs, 500),
  'GET /api/customers': list(customers, 700),
  'GET /api/invoices': list(invoices, 500),
  'GET /api/prices/labor': list(prices('labor'), 400),
  'GET /api/prices/materials': list(prices('materials'), 400),
  'GET /api/reports/revenue': jsonReply(
    { months: [42, 38, 55, 61, 70, 66, 74, 81, 69, 77, 84, 90] },
    { afterMs: 5_800 },
  ),
  'GET /api/billing/history': jsonReply({ message: 'Not found' }, { status: 404, afterMs: 350 }),
  'POST /api/newsletter': ok(500),
  'POST /api/sales': ok(600, 201),
  'POST /api/signup': ok(900, 201),
  'POST /api/signup/confirm': ok(700),
  'POST /api/demos': ok(700, 201),
  'POST /api/texts': ok(500),
  'POST /api/visits': ok(500, 201),
  'POST /api/exports': jsonReply({ id: 'x-81', state: 'queued' }, { status: 202, afterMs: 350 }),
  'POST /api/reminders': jsonReply({ message: 'Internal error' }, { status: 500, afterMs: 500 }),
  'POST /api/invitations': ok(600, 201),
  'POST /api/key': ok(400),
  'POST /api/photos': ok(900, 201),
  'POST /api/coupons': jsonReply(
    { message: 'This coupon has expired' },
    { status: 422, afterMs: 400 },
  ),
  'POST /api/checkout': jsonReply({ url: '/pay/session' }, { afterMs: 600 }),
  'PUT /api/invoices': ok(500),
  'PUT /api/people': ok(300),
  'DELETE /api/people': ok(300),
  'PUT /api/settings': ok(300),
};

const prefixed: readonly (readonly [string, Reply])[] = [
  [
    'PUT /api/prices/materials/',
    jsonReply({ message: 'Supplier locked' }, { status: 500, afterMs: 800 }),
  ],
  ['PUT /api/prices/labor/', ok(400)],
  [
    'GET /api/proposals/',
    jsonReply({ html: '<p>Replace the water heater.</p>' }, { afterMs: 400 }),
  ],
  ['PUT /api/', ok(350)],
  ['DELETE /api/jobs/', ok(350)],
  ['POST /api/integrations/', ok(700, 201)],
  ['POST /api/jobs/', ok(900, 201)],
];

const MESSENGER = `<!doctype html><meta charset="utf-8"><style>body{margin:0;font:14px system-ui}#panel{display:none;height:270px;background:#fff;border:1px solid #aab;padding:8px;box-sizing:border-box;overflow:auto}.is-open #panel{display:block}button{cursor:pointer}#bubble{position:fixed;right:4px;bottom:4px;border:0;border-radius:22px;padding:12px 18px;background:#111827;color:#fff}</style>
<div id="panel"><div id="log">Hi! How can we help?</div><form><input aria-label="Message"><button>Send</button></form></div><button id="bubble">Chat</button>
<script>const body = document.body, log = document.querySelector('#log'), input = document.querySelector('input');
document.querySelector('#bubble').onclick = () => { body.classList.toggle('is-open'); parent.postMessage(body.classList.contains('is-open') ? 'open' : 'shut', '*'); };
document.querySelector('form').onsubmit = (event) => { event.preventDefault(); log.innerHTML += '<br>You: a message'; input.value = ''; setTimeout(() => { log.innerHTML += '<br>Sam: Let me check.'; }, 1500); };</script>`;

const html = (body: string): Reply => ({ body, type: 'text/html; charset=utf-8' });

export function reply({ method, path, query, form }: SiteRequest): Reply | undefined {
  if (path === '/messenger') return html(MESSENGER);
  if (path === '/pay/session')
    return html('<main><h1>Secure checkout</h1><p>Card number</p></main>');
  if (path.startsWith('/api/204/')) return { body: '', status: 204 };
  if (path === '/api/integrations') return integrations(query);
  if (path === '/api/visits' && method === 'GET') return visits(query.get('from') ?? '2026-01-05');
  if (path === '/api/slots')
    return list(
      ['9:00 AM', '10:30 AM', '1:00 PM', '3:30 PM'].map((hour, at) => ({ hour, full: at === 1 })),
      500,
    );
  if (path.startsWith('/api/workspaces/'))
    return jsonReply({ free: !path.endsWith('/ortega') }, { afterMs: 350 });
  if (path === '/api/sessions')
    return form?.includes('"length":13')
      ? ok(600, 201)
      : jsonReply({ message: 'Wrong' }, { status: 401, afterMs: 500 });
  const known = fixed[`${method} ${path}`];
  if (known) return known;
  if (method === 'GET' && path.endsWith('/notes'))
    return list([{ id: 1, who: 'Marcus Lee', text: 'The shutoff is behind the washer.' }], 300);
  if (method === 'GET' && path.startsWith('/api/jobs/'))
    return jsonReply(
      {
        title: 'Water heater',
        town: 'Tucson',
        state: 'Planned',
        checklist: checklist.map((text, at) => ({ id: at + 1, text, done: false })),
        route: null,
      },
      { afterMs: 450 },
    );
  return prefixed.find(([start]) => `${method} ${path}`.startsWith(start))?.[1];
}

const EVERY_MS = 2_500;

/** Sends where the trucks are. Proposals to sign are queued and never confirmed. */
export function sockets(socket: SiteSocket): void {
  const send = () =>
    socket.send(JSON.stringify({ kind: 'trucks', at: new Date().toLocaleTimeString('en-US') }));
  const timer = setInterval(send, EVERY_MS);
  send();
  socket.onMessage(() => socket.send(JSON.stringify({ kind: 'queued' })));
  socket.onClose(() => clearInterval(timer));
}
