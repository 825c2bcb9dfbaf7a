import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { articles, contactLenses, frames, reviews, stores } from './catalog.ts';

const picture = (color: string, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><rect width="320" height="200" fill="#f4f1ec"/><g fill="none" stroke="${color}" stroke-width="10"><rect x="46" y="66" width="96" height="70" rx="30"/><rect x="178" y="66" width="96" height="70" rx="30"/><path d="M142 88q18-14 36 0M46 84 18 72M274 84l28-12"/></g><text x="160" y="186" font-family="sans-serif" font-size="13" text-anchor="middle" fill="#998">${label}</text></svg>`;

/** The wallet buttons of a payment company, a page of another origin without the tag. */
const expressPay = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Express checkout</title><style>body{margin:0;font:15px system-ui}div{display:flex;gap:8px}button{flex:1;height:44px;border:0;border-radius:6px;color:#fff;background:#000;font-weight:600;cursor:pointer}button+button{background:#5a31f4}dialog{border:0;border-radius:10px;padding:10px 14px;background:#f6f6f6}dialog button{flex:none;height:28px;color:#222;background:#ddd}</style></head><body>
<div><button id="apple">Pay with wallet</button><button id="shop">shop Pay</button></div><dialog id="sheet"><span>Confirm on your phone…</span> <button id="cancel">Cancel</button></dialog>
<script>const sheet=document.getElementById('sheet');for(const id of ['apple','shop'])document.getElementById(id).onclick=()=>{sheet.show();parent.postMessage({wallet:'open'},'*')};document.getElementById('cancel').onclick=()=>{sheet.close();parent.postMessage({wallet:'cancel'},'*')};parent.postMessage({wallet:'ready'},'*')</script></body></html>`;

const formOf = ({ form }: SiteRequest): Record<string, string> => {
  try {
    return JSON.parse(form || '{}');
  } catch {
    return {};
  }
};

type Handler = (request: SiteRequest, id: string) => Reply;
const notFound = (message: string) => jsonReply({ message }, { status: 404, afterMs: 350 });

const routes: readonly (readonly [string, RegExp, Handler])[] = [
  [
    'GET',
    /^\/api\/flags$/,
    () => jsonReply({ bopis: false, chat: true, wallet: true, hero: 'B' }, { afterMs: 180 }),
  ],
  [
    'GET',
    /^\/api\/cart$/,
    () =>
      jsonReply(
        {
          lines: [
            {
              key: 'saved-1',
              name: 'Hollis in Jet Black',
              detail: 'Single vision, 1.60',
              price: 145,
              quantity: 1,
              frame: 1222,
            },
          ],
        },
        { afterMs: 150 },
      ),
  ],
  [
    'GET',
    /^\/api\/frames$/,
    ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const wanted = (name: string) => query.get(name)?.split(',').filter(Boolean) ?? [];
      const [shape, material] = [wanted('shape'), wanted('material')];
      const found = frames.filter(
        (each) =>
          (shape.length === 0 || shape.includes(each.shape)) &&
          (material.length === 0 || material.includes(each.material)),
      );
      if (query.get('sort') === 'price') found.sort((a, b) => a.price - b.price);
      return jsonReply(
        { total: found.length, items: found.slice((page - 1) * 12, page * 12) },
        { afterMs: 320 },
      );
    },
  ],
  [
    'GET',
    /^\/api\/frames\/(\d+)$/,
    (_, id) => {
      const frame = frames.find((each) => `${each.id}` === id);
      return frame ? jsonReply(frame, { afterMs: 220 }) : notFound('Frame not found');
    },
  ],
  [
    'GET',
    /^\/api\/frames\/\d+\/reviews$/,
    ({ query }) => {
      const from = Number(query.get('from') ?? 0);
      return jsonReply(
        { total: reviews.length, items: reviews.slice(from, from + 4) },
        { afterMs: 450 },
      );
    },
  ],
  [
    'GET',
    /^\/api\/suggest$/,
    ({ query }) => {
      const text = (query.get('q') ?? '').toLowerCase();
      return jsonReply(frames.filter(({ name }) => name.toLowerCase().includes(text)).slice(0, 5), {
        afterMs: 260,
      });
    },
  ],
  [
    'POST',
    /^\/api\/cart\/lines$/,
    (request) => {
      const { index, treatment } = formOf(request);
      // The lab cannot tint the thinnest lens.
      if (index === '1.74' && treatment === 'transitions')
        return jsonReply({ code: 'INCOMPATIBLE_OPTIONS' }, { status: 422, afterMs: 700 });
      return jsonReply({ ok: true }, { afterMs: 600 });
    },
  ],
  [
    'POST',
    /^\/api\/coupons$/,
    (request) => {
      const { code = '' } = formOf(request);
      return code === 'CLEAR20'
        ? jsonReply({ percent: 20 }, { afterMs: 400 })
        : jsonReply(
            { message: 'That code isn’t valid. Check the spelling or try another one.' },
            { status: 422, afterMs: 400 },
          );
    },
  ],
  [
    'POST',
    /^\/api\/eligibility$/,
    (request) => {
      const { carrier } = formOf(request);
      // The gateway of this carrier accepts the connection and never answers.
      if (carrier === 'VSP Vision Care')
        return jsonReply({ message: 'Upstream timeout' }, { status: 504, afterMs: 60_000 });
      return jsonReply(
        { frame: 150, lenses: 'covered after a $25 copay', used: 0 },
        { afterMs: 4_600 },
      );
    },
  ],
  [
    'POST',
    /^\/api\/prescriptions\/photo$/,
    () => jsonReply({ error: 'Request Entity Too Large' }, { status: 413, afterMs: 900 }),
  ],
  [
    'POST',
    /^\/api\/prescriptions$/,
    () => jsonReply({ id: 'rx_7Q2' }, { status: 201, afterMs: 650 }),
  ],
  [
    'GET',
    /^\/api\/contacts\/(\d+)$/,
    (_, id) =>
      jsonReply(contactLenses.find((each) => `${each.id}` === id) ?? contactLenses[0], {
        afterMs: 200,
      }),
  ],
  ['GET', /^\/api\/contacts$/, () => jsonReply(contactLenses, { afterMs: 250 })],
  [
    'GET',
    /^\/api\/contacts\/(\d+)\/powers$/,
    ({ query }, id) => {
      // The feed of the distributor lost the left eyes of one product.
      const isLost = id === '312' && query.get('eye') === 'os';
      const powers = isLost
        ? []
        : Array.from({ length: 25 }, (_, step) => (-0.25 * (step + 1)).toFixed(2));
      return jsonReply({ powers }, { afterMs: 300 });
    },
  ],
  [
    'GET',
    /^\/api\/stores$/,
    ({ query }) => {
      const zip = query.get('zip') ?? '';
      return jsonReply(/^98/.test(zip) || zip === '' ? stores : [], { afterMs: 380 });
    },
  ],
  [
    'GET',
    /^\/api\/stores\/(\d+)$/,
    (_, id) => {
      const store = stores.find((each) => `${each.id}` === id);
      return store ? jsonReply(store, { afterMs: 240 }) : notFound('Store not found');
    },
  ],
  [
    'POST',
    /^\/api\/appointments$/,
    (request) => {
      const { time } = formOf(request);
      return time === '10:40 am'
        ? jsonReply(
            { message: 'Sorry, someone just booked 10:40 am. Please pick another time.' },
            { status: 409, afterMs: 500 },
          )
        : jsonReply({ code: 'KX4-219' }, { status: 201, afterMs: 700 });
    },
  ],
  // The scheduling system of the optometrists answers slowly.
  [
    'GET',
    /^\/api\/exams$/,
    () =>
      jsonReply(
        { doctors: ['Dr. Anita Rao, OD', 'Dr. Luis Ferrer, OD', 'Dr. Grace Kim, OD'] },
        { afterMs: 5_700 },
      ),
  ],
  [
    'GET',
    /^\/api\/articles\/(\d+)$/,
    (_, id) => jsonReply(articles[id] ?? articles[13], { afterMs: 160 }),
  ],
  ['POST', /^\/api\/magic-link$/, () => jsonReply({}, { status: 202, afterMs: 800 })],
  [
    'GET',
    /^\/api\/orders\/(\w[\w-]*)$/,
    (_, id) =>
      id === 'CL-482913'
        ? jsonReply(
            {
              id,
              steps: ['Ordered', 'Prescription verified', 'At the lab', 'Shipped', 'Delivered'],
              at: 2,
              eta: 'Friday, December 4',
            },
            { afterMs: 600 },
          )
        : notFound(
            'We couldn’t find that order. It starts with CL- and is in your confirmation email.',
          ),
  ],
  [
    'POST',
    /^\/api\/orders$/,
    (request) => {
      const { card = '' } = formOf(request);
      // The new gateway is not set up for this network.
      return `${card}`.startsWith('6011')
        ? jsonReply({ code: 'processor_declined' }, { status: 402, afterMs: 1_400 })
        : jsonReply({ id: 'CL-482914' }, { status: 201, afterMs: 3_200 });
    },
  ],
  ['POST', /^\/api\/wishlist$/, () => jsonReply({}, { status: 200, afterMs: 500 })],
  ['POST', /^\/api\/helpful$/, () => jsonReply({}, { status: 204, afterMs: 250 })],
  ['POST', /^\/api\/newsletter$/, () => jsonReply({}, { status: 201, afterMs: 500 })],
  [
    'POST',
    /^\/api\/chat$/,
    () =>
      jsonReply(
        {
          text: 'Hi! Most single-vision orders ship in 5 to 7 business days. Is there an order I can look up for you?',
        },
        { afterMs: 2_400 },
      ),
  ],
  ['POST', /^\/collect$/, () => ({ body: '', status: 204 })],
];

const served: Handler = (_, id) => ({
  body: picture('#7a4a21', id),
  type: 'image/svg+xml',
  afterMs: 120,
});

export function reply(request: SiteRequest): Reply | undefined {
  const { method, path, query } = request;
  if (path.startsWith('/img/')) {
    const color = query.get('c') ?? '7a4a21';
    return { ...served(request, ''), body: picture(`#${color}`, query.get('t') ?? '') };
  }
  if (path === '/wallet/buttons')
    return { body: expressPay, type: 'text/html; charset=utf-8', afterMs: 500 };
  // The last release of the face model was not uploaded.
  if (path === '/models/face-landmarks.json')
    return { body: 'Not found', type: 'text/plain', status: 404, afterMs: 400 };
  for (const [wanted, pattern, handler] of routes) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (match) return handler(request, match[1] ?? '');
  }
  return undefined;
}
