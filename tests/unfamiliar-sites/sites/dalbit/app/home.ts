export const home = /* js */ `
import { load, page, won } from '$lib/core.js';
import { register } from 'swiper/element/bundle';
register();

const pad = (value) => String(value).padStart(2, '0');
const questions = [
  ['샘플도 함께 오나요?', '세 가지를 골라 담아 드려요.'],
  ['새벽 배송이 되는 지역은요?', '서울과 경기 일부에 갑니다.'],
  ['민감한 피부도 쓸 수 있나요?', '모든 제품은 저자극 시험을 거쳤어요.'],
];

export const homePage = (props, { $h, $update, $onMounted, $onBeforeUnmount, $f7router, $el }) => {
  let found = [];
  let isOpen = false;
  let picks;
  let waiting;
  let latest = 0;
  const search = ({ target }) => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const mine = (latest += 1);
      const items = target.value.length < 1 ? [] : (await load('/search?q=' + encodeURIComponent(target.value))).items;
      if (mine !== latest) return;
      found = items;
      isOpen = target.value.length > 0;
      $update();
    }, 280);
  };
  const end = Date.now() + 9_300_000;
  let timer;
  $onMounted(() => {
    timer = setInterval(() => {
      const left = Math.round((end - Date.now()) / 1000);
      const clock = $el.value.find('#deal')[0];
      if (clock) clock.textContent = pad(Math.floor(left / 3600)) + ':' + pad(Math.floor(left / 60) % 60) + ':' + pad(left % 60);
    }, 1000);
    load('/picks').then(({ items }) => { picks = items; $update(); });
    $el.value.find('.ptr-content').on('ptr:refresh', (event) => {
      load('/picks').then(({ items }) => { picks = items; $update(); event.detail?.(); });
    });
  });
  $onBeforeUnmount(() => clearInterval(timer));
  const next = () => $el.value.find('swiper-container')[0].swiper.slideNext();
  return () => page($h, '달빛화장대', $h\`
    <div class="ptr-preloader"><div class="preloader"></div><div class="ptr-arrow"></div></div>
    <div class="search"><input type="search" id="search" placeholder="무엇을 찾으세요?" aria-label="검색" @input=\${search}/>
      \${isOpen && $h\`<ul class="found">\${found.map((item) => $h\`<li key=\${item.id}><a href=\${'/item/' + item.id}>\${item.name} <b>\${won(item.price)}</b></a></li>\`)}\${found.length === 0 && $h\`<li>찾는 상품이 없어요</li>\`}</ul>\`}
    </div>
    <swiper-container class="hero" loop="true" pagination="true" autoplay-delay="7000"><swiper-slide>첫 구매 30% 쿠폰</swiper-slide><swiper-slide>쑥 토너 1+1</swiper-slide><swiper-slide>겨울 수분 대책</swiper-slide></swiper-container>
    <div class="block row"><button type="button" class="button button-small button-outline" id="next-slide" @click=\${next}>다음 혜택</button><span>오늘 특가 <b id="deal">–</b></span></div>
    <div class="tiles"><a href="/list">전체 상품</a><a href="/sets" id="sets">한정 세트</a><a href="/event">출석 체크</a><a href="/dictionary">성분 사전</a></div>
    <div class="block-title">오늘의 추천</div>
    <div class="tiles picks">\${picks ? picks.map((item) => $h\`<a href=\${'/item/' + item.id} key=\${item.id}>\${item.name}<br/>\${won(item.price)}</a>\`) : [1, 2, 3].map((at) => $h\`<div class="skeleton-block skeleton-effect-wave" key=\${at}></div>\`)}</div>
    <div class="block-title">자주 묻는 질문</div>
    <div class="list list-strong accordion-list" id="questions"><ul>\${questions.map(([question, answer]) => $h\`<li class="accordion-item" key=\${question}><a class="item-link item-content"><div class="item-inner"><div class="item-title">\${question}</div></div></a><div class="accordion-item-content"><div class="block"><p>\${answer}</p></div></div></li>\`)}</ul></div>\`, undefined, 'ptr-content');
};

export const setsPage = (props, { $h }) => () => page($h, '한정 세트', $h\`<div class="block"><p>준비 중이에요. 곧 만나요!</p></div>\`);
`;
