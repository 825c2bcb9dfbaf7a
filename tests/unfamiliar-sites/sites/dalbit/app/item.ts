export const item = /* js */ `
import { cart, load, page, saveCart, send, toast, won } from '$lib/core.js';

const sizes = [{ id: '50ml', rate: 1 }, { id: '100ml 기획', rate: 1.7 }, { id: '30ml', rate: 0.7, isGone: true }];
const tabs = [['about', '상품 설명'], ['use', '사용법'], ['opinions', '리뷰 218']];
const texts = { about: '국내에서 기른 원료를 저온에서 우렸어요. 향료를 넣지 않았습니다.', use: '세안 후 손바닥에 덜어 얼굴을 감싸듯 발라 주세요.', opinions: '“겨울에도 당기지 않아요.” 복합성, 30대' };

export const itemPage = (props, { $h, $f7, $f7route, $update }) => {
  const id = Number($f7route.params.id);
  let product;
  let tab = 'about';
  load('/item/' + id).then((reply) => { product = reply; $update(); });

  const show = (index) => $f7.photoBrowser.create({ photos: [1, 2, 3].map((at) => ({ url: '/picture.svg?n=' + at, caption: '사진 ' + at })), popupCloseLinkText: '닫기', theme: 'dark', type: 'standalone' }).open(index);
  const share = () => {
    navigator.clipboard?.writeText(location.href).catch(() => {});
    toast($f7, '링크를 복사했어요');
  };
  function buy() {
    const sheet = $f7.sheet.create({
      swipeToClose: true,
      backdrop: true,
      content: '<div class="sheet-modal sizes" style="height:auto"><div class="swipe-handler"></div><div class="sheet-modal-inner"><div class="block"><p>용량을 골라 주세요</p>' + sizes.map(({ id: size, rate, isGone }) => '<label class="size"><input type="radio" name="size" value="' + size + '"' + (isGone ? ' disabled' : '') + '> ' + size + ' <b>' + won(Math.round(product.price * rate)) + '</b>' + (isGone ? ' <button type="button" class="again">재입고 알림</button>' : '') + '</label>').join('') + '<p class="hint" role="alert"></p><button type="button" class="button button-fill put">장바구니 담기</button></div></div></div>',
    });
    sheet.el.querySelector('.put').addEventListener('click', () => {
      const chosen = sheet.el.querySelector('[name=size]:checked');
      if (!chosen) { sheet.el.querySelector('.hint').textContent = '용량을 먼저 선택해 주세요.'; return; }
      // The sizes were plain numbers before there were sets.
      const wanted = sizes.find(({ id: size }) => size === Number.parseInt(chosen.value, 10) + 'ml');
      if (!wanted) return;
      const line = cart.find((each) => each.id === id);
      if (line) line.count += 1;
      else cart.push({ id, name: product.name, size: wanted.id, price: product.price, count: 1 });
      saveCart();
      sheet.close();
      toast($f7, '장바구니에 담았어요');
    });
    sheet.el.querySelector('.again').addEventListener('click', () => {
      $f7.dialog.prompt('휴대폰 번호를 남겨 주세요', '재입고 알림', async (phone) => {
        await send('/again', { phone });
        toast($f7, '들어오면 알려 드릴게요');
      });
    });
    sheet.open();
  }
  return () => page($h, '상품', product ? $h\`
    <div class="photos">\${[0, 1, 2].map((at) => $h\`<img class="photo" key=\${at} src=\${'/picture.svg?n=' + at} alt="상품 사진" width="120" height="90" @click=\${() => show(at)}/>\`)}</div>
    <div class="block"><h2>\${product.name}</h2><p>\${product.brand} · <b>\${won(product.price)}</b> · 적립 \${Math.round(product.price / 100)}P</p><button type="button" class="button button-small button-outline" id="share" @click=\${share}>공유</button></div>
    <div class="tabs-row" role="tablist">\${tabs.map(([key, label]) => $h\`<button type="button" role="tab" key=\${key} aria-selected=\${String(tab === key)} @click=\${() => { tab = key; $update(); }}>\${label}</button>\`)}</div>
    <div class="block tab-text"><p>\${texts[tab]}</p></div>\` : $h\`<div class="block"><div class="skeleton-block skeleton-effect-wave tall"></div></div>\`,
    $h\`<div class="buy-bar"><span>내일 도착</span><button type="button" class="button button-fill" id="buy" disabled=\${!product} @click=\${buy}>구매하기</button></div>\`);
};
`;
