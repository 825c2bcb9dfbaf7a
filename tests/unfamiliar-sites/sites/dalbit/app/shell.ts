export const shell = /* js */ `
import Framework7 from 'framework7/bundle';
import 'framework7/css/bundle';
import face from '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff2';
import { cartPage } from '$lib/cart.js';
import { homePage, setsPage } from '$lib/home.js';
import { itemPage } from '$lib/item.js';
import { listPage } from '$lib/list.js';
import { couponsPage, loginPage, myPage, wishPage } from '$lib/member.js';
import { orderPage } from '$lib/order.js';
import { eventPage, livePage, shortsPage, tonePage } from '$lib/play.js';
import { reviewsPage, writePage } from '$lib/reviews.js';
import { contactPage, dictionaryPage, storesPage } from '$lib/service.js';

const routes = Object.entries({
  '/': homePage, '/sets': setsPage, '/list': listPage, '/item/:id': itemPage, '/cart': cartPage, '/order': orderPage,
  '/coupons': couponsPage, '/login': loginPage, '/my': myPage, '/wish': wishPage, '/reviews': reviewsPage, '/write': writePage,
  '/tone': tonePage, '/event': eventPage, '/live': livePage, '/shorts': shortsPage,
  '/stores': storesPage, '/dictionary': dictionaryPage, '/contact': contactPage,
}).map(([path, component]) => ({ path, component }));
// A page from the server, which the app only frames.
routes.push({ path: '/brand', content: document.querySelector('#brand')?.innerHTML ?? '' });

const app = new Framework7({
  el: '#app',
  name: '달빛화장대',
  theme: 'auto',
  routes,
  dialog: { buttonOk: '확인', buttonCancel: '취소' },
  view: { browserHistory: true, browserHistorySeparator: '', browserHistoryInitialMatch: true, browserHistoryOnLoad: true },
});
app.views.create('.view-main', { main: true, url: '/' });

if (!document.cookie.includes('kuki=')) {
  const bar = Object.assign(document.createElement('div'), { className: 'cookies', innerHTML: '<p>더 나은 쇼핑을 위해 쿠키를 씁니다.</p><button type="button" id="accept">동의</button> <button type="button" id="reject">거부</button>' });
  document.body.append(bar);
  bar.addEventListener('click', ({ target }) => {
    if (target.localName !== 'button') return;
    document.cookie = 'kuki=' + target.id + '; path=/';
    bar.classList.add('is-leaving');
    setTimeout(() => bar.remove(), 300);
  });
}

setTimeout(() => new FontFace('Dalbit', 'url(' + face + '?ms=400)').load().then((font) => document.fonts.add(font)), 300);

// The chat of a third party lives in a frame, which grows when it is opened.
const frame = Object.assign(document.createElement('iframe'), { id: 'chat', src: '/chat', title: 'Chat' });
addEventListener('message', ({ source, data }) => { if (source === frame.contentWindow) frame.classList.toggle('is-open', data === 'open'); });
setTimeout(() => document.body.append(frame), 1400);
app.on('routeChange', ({ path }) => { navigator.sendBeacon('/api/visit', path); });
`;
