export const list = /* js */ `
import { load, page, won } from '$lib/core.js';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';

const kinds = ['토너', '세럼', '크림', '선크림', '립', '쿠션'];

export const listPage = (props, { $h, $f7, $update, $onMounted, $el }) => {
  const filter = { kind: '', most: 60000, sort: 'new' };
  const liked = new Set();
  let items = [];
  let at = 0;
  let isBusy = true;
  let isOver = false;

  async function more() {
    isBusy = true;
    $update();
    at += 1;
    const query = new URLSearchParams({ ...filter, page: at });
    const reply = await load('/items?' + query);
    items = items.concat(reply.items);
    isOver = reply.isLast;
    isBusy = false;
    $update();
  }
  function restart() {
    items = [];
    at = 0;
    return more();
  }
  $onMounted(() => {
    more();
    $el.value.find('.page-content').on('infinite', () => { if (!isBusy && !isOver) more(); });
  });

  const like = (id) => {
    const isLiked = !liked.delete(id);
    if (isLiked) liked.add(id);
    $update();
    fetch('/api/like/' + id, { method: 'PUT', body: String(isLiked) });
  };
  const sort = () => {
    const choose = (order) => () => { filter.sort = order; restart(); };
    $f7.actions.create({ buttons: [[{ text: '낮은 가격순', onClick: choose('cheap') }, { text: '높은 가격순', onClick: choose('dear') }, { text: '신상품순', onClick: choose('new') }], [{ text: '취소', color: 'red' }]] }).open();
  };
  const openFilter = () => {
    const sheet = $f7.sheet.create({
      swipeToClose: true,
      backdrop: true,
      content: '<div class="sheet-modal filter" style="height:auto"><div class="swipe-handler"></div><div class="sheet-modal-inner"><div class="block"><p>종류</p><div class="chips">' + kinds.map((kind) => '<button type="button" class="chip" data-kind="' + kind + '"><span class="chip-label">' + kind + '</span></button>').join('') + '</div><p>가격 <b class="upto">60,000원</b> 까지</p><div class="most"></div><button type="button" class="button button-fill apply">적용하기</button></div></div></div>',
    });
    const root = sheet.el;
    let kind = filter.kind;
    root.addEventListener('click', ({ target }) => {
      const chip = target.closest('.chip');
      if (chip) {
        kind = kind === chip.dataset.kind ? '' : chip.dataset.kind;
        for (const each of root.querySelectorAll('.chip')) each.classList.toggle('color-primary', each.dataset.kind === kind);
      }
      if (target.closest('.apply')) {
        Object.assign(filter, { kind, most: Number(slider.get()) });
        sheet.close();
        restart();
      }
    });
    const slider = noUiSlider.create(root.querySelector('.most'), { start: filter.most, step: 1000, range: { min: 10000, max: 60000 }, connect: 'lower', format: { to: Math.round, from: Number } });
    slider.on('update', ([value]) => { root.querySelector('.upto').textContent = won(value); });
    sheet.open();
  };
  return () => page($h, '전체 상품', $h\`
    <div class="block row"><button type="button" class="button button-small button-outline" id="filter" @click=\${openFilter}>필터</button><button type="button" class="button button-small button-outline" id="sort" @click=\${sort}>정렬</button></div>
    <div class="goods">\${items.map((item) => $h\`<div class="good" key=\${item.id}><a href=\${'/item/' + item.id}><img src="/picture.svg" alt="" width="150" height="110"/><span>\${item.brand}</span><b>\${item.name}</b><em>\${won(item.price)}</em></a><button type="button" class="heart" aria-pressed=\${String(liked.has(item.id))} aria-label="찜" @click=\${() => like(item.id)}>\${liked.has(item.id) ? '찜함' : '찜'}</button></div>\`)}
    \${isBusy && [1, 2, 3, 4].map((each) => $h\`<div class="good skeleton-block skeleton-effect-wave" key=\${'s' + each}></div>\`)}</div>\`, undefined, 'infinite-scroll-content');
};
`;
