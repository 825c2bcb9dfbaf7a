export const cart = /* js */ `
import { cart, page, saveCart, send, toast, totalOf, won } from '$lib/core.js';

export const cartPage = (props, { $h, $f7, $update, $el }) => {
  let message = '';
  let isBusy = false;
  const chosen = new Set();
  const change = (line, by) => { line.count = Math.max(1, line.count + by); saveCart(); $update(); };
  const take = (line) => {
    const at = cart.indexOf(line);
    cart.splice(at, 1);
    saveCart();
    $update();
    toast($f7, line.name + ' 삭제', () => { cart.splice(at, 0, line); saveCart(); $update(); });
  };
  const choose = (line, isChosen) => { if (isChosen) chosen.add(line.key); else chosen.delete(line.key); };
  const takeChosen = () => {
    const gone = cart.filter((line) => chosen.has(line.id));
    for (const line of gone) cart.splice(cart.indexOf(line), 1);
    saveCart();
    $update();
  };
  const redeem = async () => {
    const code = $el.value.find('#code')[0].value;
    isBusy = true;
    $update();
    await send('/coupon', { code });
    isBusy = false;
    message = code === 'DALBIT10' ? '10% 할인했어요.' : '쓸 수 없는 쿠폰이에요.';
    $update();
  };
  return () => page($h, '장바구니', $h\`
    <div class="block row"><button type="button" class="button button-small button-outline" id="take-chosen" @click=\${takeChosen}>선택 삭제</button></div>
    <div class="list list-strong media-list" id="lines"><ul>\${cart.map((line) => $h\`<li class="swipeout" key=\${line.id}>
      <div class="item-content swipeout-content"><div class="item-inner">
        <div class="item-title-row"><label><input type="checkbox" class="pick" @change=\${({ target }) => choose(line, target.checked)}/> \${line.name}</label><b>\${won(line.price * line.count)}</b></div>
        <div class="item-subtitle">\${line.size}</div>
        <div class="item-text"><button type="button" class="fewer" aria-label="줄이기" @click=\${() => change(line, -1)}>−</button> <output>\${line.count}</output> <button type="button" class="more" aria-label="늘리기" @click=\${() => change(line, 1)}>+</button></div>
      </div></div>
      <div class="swipeout-actions-right"><a class="color-red take" @click=\${() => take(line)}>삭제</a></div></li>\`)}</ul></div>
    <div class="block row"><input id="code" placeholder="쿠폰 번호" aria-label="쿠폰 번호"/><button type="button" class="button button-outline" id="redeem" disabled=\${isBusy} @click=\${redeem}>\${isBusy ? '확인 중' : '쿠폰 적용'}</button></div>
    <p class="block" role="status" id="coupon-message">\${message}</p>
    <div class="block"><p>합계 <b id="sum">\${won(totalOf())}</b></p><a class="button button-fill" href="/order">주문하기</a></div>\`);
};
`;
