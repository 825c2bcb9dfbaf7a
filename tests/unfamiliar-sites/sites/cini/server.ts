import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const kinds = ['Tabak', 'Karo', 'Kandil', 'Maşrapa'];
const motifs = ['Lale', 'Karanfil', 'Nar', 'Saz yaprağı', 'Hançer', 'Çintemani', 'Sümbül'];
const PER_PAGE = 12;
const BIGGEST_LIST = 1_000_000;

const works = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `${motifs[index % motifs.length]} motifli ${(kinds[index % kinds.length] ?? '').toLocaleLowerCase('tr')}`,
  kind: kinds[index % kinds.length] ?? '',
  century: 15 + (index % 3),
  number: 1_200 + index,
  liked: index % 9 === 4,
}));

function list(query: URLSearchParams): Reply {
  const chosen = (query.get('tur') ?? '').split(',').filter(Boolean);
  const sign = query.get('sira') === 'eski' ? 1 : -1;
  const found = works
    .filter(({ kind }) => chosen.length === 0 || chosen.includes(kind))
    .sort((a, b) => sign * (a.century - b.century));
  const first = Number(query.get('sayfa')) * PER_PAGE;
  return jsonReply(
    {
      items: found.slice(first, first + PER_PAGE),
      all: found.length,
      last: first + PER_PAGE >= found.length,
    },
    { afterMs: 350 },
  );
}

const titles = ['Çini sanatı', 'Osmanlı seramiği', 'İznik fırınları', 'Kara Memi', 'Sır ve renk'];
const books = Array.from(
  { length: 3_000 },
  (_, at) => `${titles[at % titles.length]}, cilt ${at + 1}`,
);
const hours = (day: number) =>
  ['10.00', '11.30', '14.00', '15.30'].map((hour, at) => ({ hour, left: at === 1 ? 0 : day }));

const ok = (afterMs: number, status = 200) => jsonReply({ ok: true }, { afterMs, status });
const today = ['Sır altı gösterisi', 'Rehberli gezi', 'Çocuk atölyesi'];

const rest: Readonly<Record<string, Reply>> = {
  'GET /api/bugun': jsonReply(
    { items: today.map((name, at) => ({ name, hour: `${11 + at}.00` })) },
    { afterMs: 900 },
  ),
  'GET /api/takvim': jsonReply(
    { items: today.map((name, at) => ({ name, day: 5 + at })) },
    { afterMs: 5_700 },
  ),
  'GET /api/kitaplar': jsonReply({ items: books }, { afterMs: 600 }),
  'POST /api/bulten': ok(400),
  'POST /api/siparis': ok(600, 201),
  'POST /api/bagis': ok(700, 201),
  'POST /api/atolye': ok(60_000),
  'POST /api/kupon': jsonReply(
    { mesaj: 'Bu kuponun süresi dolmuş' },
    { status: 422, afterMs: 400 },
  ),
  'POST /api/gezi': ok(500, 201),
  'POST /api/ileti': ok(500, 201),
  'PUT /api/bildirim': ok(300),
  'PUT /api/rota': ok(300),
};

const CHAT = `<!doctype html><meta charset="utf-8"><style>body{margin:0;font:14px system-ui}#panel{display:none;height:270px;background:#fff;border:1px solid #9ab;padding:8px;box-sizing:border-box;overflow:auto}.is-open #panel{display:block}button{cursor:pointer}#bubble{position:fixed;right:4px;bottom:4px;border:0;border-radius:22px;padding:12px 18px;background:#123a63;color:#fff}</style>
<div id="panel"><div id="log">Merhaba, nasıl yardımcı olabiliriz?</div><form><input aria-label="Mesaj"><button>➤</button></form></div><button id="bubble">Sohbet</button>
<script>const body = document.body, log = document.querySelector('#log'), input = document.querySelector('input');
document.querySelector('#bubble').onclick = () => { body.classList.toggle('is-open'); parent.postMessage(body.classList.contains('is-open') ? 'open' : 'shut', '*'); };
document.querySelector('form').onsubmit = (event) => { event.preventDefault(); log.innerHTML += '<br>Siz: mesaj'; input.value = ''; setTimeout(() => { log.innerHTML += '<br>Elif: Hemen bakıyorum.'; }, 1500); };</script>`;

const html = (body: string): Reply => ({ body, type: 'text/html; charset=utf-8' });

export function reply({ method, path, query, form }: SiteRequest): Reply | undefined {
  if (path === '/3d-secure') return html('<main><h1>Bankanız</h1><p>SMS kodunu girin.</p></main>');
  if (path === '/sohbet') return html(CHAT);
  if (path.startsWith('/api/204/')) return { body: '', status: 204 };
  const fixed = rest[`${method} ${path}`];
  if (fixed) return fixed;
  if (path === '/api/eserler') return list(query);
  if (path.startsWith('/api/eserler/')) {
    const work = works[Number(path.split('/')[3]) - 1] ?? works[0];
    return jsonReply({ ...work, scan: { state: 'bekliyor' } }, { afterMs: 400 });
  }
  if (path.startsWith('/api/begeniler/')) return ok(300);
  if (path.startsWith('/api/sayfa/')) return jsonReply({}, { status: 404, afterMs: 300 });
  if (path === '/api/seanslar')
    return jsonReply({ items: hours(Number(query.get('gun'))) }, { afterMs: 500 });
  if (path === '/api/ara') {
    const wanted = (query.get('q') ?? '').toLocaleLowerCase('tr');
    const items = works.filter(({ name }) => name.toLocaleLowerCase('tr').includes(wanted));
    return jsonReply({ items: items.slice(0, 6) }, { afterMs: 350 });
  }
  if (path === '/api/uyelik')
    return form?.includes('"tc":""')
      ? ok(700, 201)
      : jsonReply({ hatalar: { kimlik: 'Geçersiz' } }, { status: 422, afterMs: 600 });
  if (path === '/api/liste') {
    if (method !== 'POST') return ok(200);
    return (form ?? '').length > BIGGEST_LIST
      ? { body: '<h1>413 Request Entity Too Large</h1>', status: 413, afterMs: 300 }
      : { body: 'liste-7', type: 'text/plain', afterMs: 700 };
  }
  return undefined;
}
