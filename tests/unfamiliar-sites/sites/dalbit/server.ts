import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { products } from './catalog.ts';

const PER_PAGE = 10;
const frame = (body: string): Reply => ({
  body: `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>body{margin:12px;font:15px system-ui}button{font:inherit;padding:8px 12px;cursor:pointer}li{margin:12px 0}</style>${body}`,
  type: 'text/html; charset=utf-8',
});

const CHAT = `<style>body{margin:0}#panel{display:none;height:240px;background:#fff;border:1px solid #bbc;padding:8px;box-sizing:border-box}.is-open #panel{display:block}#bubble{position:fixed;right:4px;bottom:4px;border:0;border-radius:20px;background:#43388a;color:#fff}</style>
<div id="panel"><div id="log">안녕하세요!</div></div><button id="bubble">채팅</button>
<script>document.querySelector('#bubble').onclick = () => { const isOpen = document.body.classList.toggle('is-open'); parent.postMessage(isOpen ? 'open' : 'shut', '*'); };</script>`;

/** Both spellings of an address: by its road, and by its lot. */
const JUSO = `<form id="find"><input id="q" aria-label="주소"> <button>검색</button></form><ol></ol>
<script>
const found = [['04780', '서울 성동구 왕십리로 83', '서울 성동구 성수동1가 656'], ['04781', '서울 성동구 아차산로 17', '서울 성동구 성수동1가 13']];
document.querySelector('#find').onsubmit = (event) => {
  event.preventDefault();
  setTimeout(() => { document.querySelector('ol').innerHTML = found.map(([zip, road, lot]) => '<li>' + zip + '<br><button class="road" data-zip="' + zip + '">' + road + '</button><br><button class="lot" data-zip="' + zip + '">' + lot + '</button></li>').join(''); }, 350);
};
document.querySelector('ol').onclick = ({ target }) => {
  const { zip } = target.dataset;
  if (zip) parent.postMessage(target.className === 'road' ? { zip, roadAddress: target.textContent } : { zip, jibunAddress: target.textContent }, '*');
};
</script>`;

const TALK = `<h2>톡 계정으로 로그인</h2><p>달빛화장대가 이름과 이메일을 요청합니다.</p><button id="agree">동의하고 계속하기</button>
<script>document.querySelector('#agree').onclick = () => parent.postMessage({ consent: true }, '*');</script>`;

const BODY =
  '<div id="app"><div class="view view-main safe-areas"><div class="toolbar toolbar-bottom tabbar"><div class="toolbar-inner"><a class="tab-link" href="/">홈</a><a class="tab-link" href="/list">상품</a><a class="tab-link" href="/event">출석</a><a class="tab-link" href="/wish">찜</a><a class="tab-link" href="/my">마이</a></div></div></div></div>';
export const body = BODY;

const chapters = ['시작', '원료', '연구소', '포장', '사람들'];
const BRAND = `<template id="brand"><div class="page"><div class="navbar"><div class="navbar-bg"></div><div class="navbar-inner"><div class="left"><a class="link" href="/">‹</a></div><div class="title">브랜드 이야기</div></div></div><div class="page-content">${chapters.map((chapter) => `<div class="block"><h2>${chapter}</h2><p>밤마다 달빛 아래에서 원료를 골랐습니다.</p></div>`).join('')}<footer class="block links"><a href="/list">상품</a></footer></div></div></template>`;

function items(query: URLSearchParams): Reply {
  const kind = query.get('kind');
  const page = Number(query.get('page'));
  const sort = query.get('sort');
  // A cache in front of the server knows nothing of the newest kind.
  if (kind === '쿠션') return { body: '<html><body>Not cached</body></html>', afterMs: 500 };
  const sign = sort === 'dear' ? -1 : 1;
  const found = products.filter(
    (each) => (!kind || each.kind === kind) && each.price <= Number(query.get('most')),
  );
  if (sort !== 'new') found.sort((a, b) => sign * (a.price - b.price));
  return jsonReply(
    {
      items: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
      isLast: page * PER_PAGE >= found.length,
    },
    { afterMs: 450 },
  );
}

const posts: Readonly<Record<string, Partial<Reply>>> = {
  '/api/talk': { status: 500, afterMs: 700 },
  '/api/coupon': { afterMs: 500 },
  '/api/order': { afterMs: 800 },
  '/api/again': { afterMs: 300 },
  '/api/helped': { afterMs: 300 },
  '/api/review': { afterMs: 700 },
  '/api/contact': { afterMs: 500 },
  '/api/visit': {},
};

export function reply({ method, path, query, form = '' }: SiteRequest): Reply | undefined {
  if (path.startsWith('/api/like/') || path === '/api/settings')
    return { body: '', status: 204, afterMs: 300 };
  if (path === '/api/login')
    return jsonReply({}, { status: form.includes('true') ? 200 : 401, afterMs: 600 });
  const post = method === 'POST' ? posts[path] : undefined;
  if (post) return jsonReply({}, post);
  if (path === '/api/search')
    return jsonReply(
      { items: products.filter(({ name }) => name.includes(query.get('q') ?? '')).slice(0, 5) },
      { afterMs: 350 },
    );
  if (path === '/api/picks') return jsonReply({ items: products.slice(20, 23) }, { afterMs: 900 });
  if (path === '/api/items') return items(query);
  if (path.startsWith('/api/item/'))
    return jsonReply(products[Number(path.split('/')[3]) - 1] ?? products[0], { afterMs: 350 });
  if (path === '/juso') return frame(JUSO);
  if (path === '/talk') return frame(TALK);
  if (path === '/chat') return frame(CHAT);
  if (path === '/pay') return frame('<h1>결제대행사</h1><p>카드 번호를 입력해 주세요.</p>');
  if (path === '/brand') return { body: `${BRAND}${BODY}`, isPage: true, afterMs: 5_400 };
  return undefined;
}
