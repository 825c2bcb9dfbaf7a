export const core = /* js */ `
export const won = (amount) => amount.toLocaleString('ko-KR') + '원';
export const send = (path, body) => fetch('/api' + path, { method: 'POST', body: JSON.stringify(body) });
export const load = (path) => fetch('/api' + path).then((response) => response.json());

const stored = localStorage.getItem('cart');
/** What is in the cart: a product, a size and how many of it. */
export const cart = stored ? JSON.parse(stored) : [
  { id: 4, name: '연꽃 선크림', size: '50ml', price: 20900, count: 1 },
  { id: 9, name: '동백 크림', size: '100ml', price: 39400, count: 2 },
  { id: 17, name: '녹차 립', size: '3g', price: 15000, count: 1 },
];
export const countOf = () => cart.reduce((sum, { count }) => sum + count, 0);
export const totalOf = () => cart.reduce((sum, { count, price }) => sum + count * price, 0);
export function saveCart() {
  localStorage.setItem('cart', JSON.stringify(cart));
  for (const badge of document.querySelectorAll('.cart-count')) badge.textContent = countOf();
}

const links = [
  ['/coupons', '쿠폰함'], ['/reviews', '리뷰'], ['/write', '리뷰 쓰기'], ['/tone', '톤 진단'], ['/stores', '매장'], ['/live', '라이브'],
  ['/shorts', '쇼츠'], ['/dictionary', '성분 사전'], ['/contact', '문의'], ['/login', '로그인'], ['/order', '주문서'],
];

/** A page of the app, with its bar and the links at its end. */
export const page = ($h, title, body, extra, kind = '') => $h\`
<div class="page">
  <div class="navbar"><div class="navbar-bg"></div><div class="navbar-inner">
    <div class="left"><a class="link back" href="/" aria-label="뒤로">‹</a></div>
    <div class="title">\${title}</div>
    <div class="right"><a class="link" href="/cart">장바구니 <span class="badge color-red cart-count">\${countOf()}</span></a></div>
  </div></div>
  \${extra}
  <div class=\${'page-content ' + kind}>\${body}
    <footer class="block links">\${links.map(([to, label]) => $h\`<a href=\${to} key=\${to}>\${label}</a>\`)}<a class="external" href="/brand">브랜드 이야기</a><p>(주)달빛화장대 · 서울 성동구</p></footer>
  </div>
</div>\`;

/** A message at the end of the screen, with a button to undo. */
export function toast(app, text, undo) {
  app.toast.create({
    text,
    closeTimeout: undo ? 6000 : 2400,
    closeButton: Boolean(undo),
    closeButtonText: '되돌리기',
    on: { closeButtonClick: () => undo?.() },
  }).open();
}
`;
