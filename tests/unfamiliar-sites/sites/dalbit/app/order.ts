export const order = /* js */ `
import IMask from 'imask';
import { page, send, totalOf, won } from '$lib/core.js';

export const orderPage = (props, { $h, $f7, $update, $onMounted, $onBeforeUnmount, $el }) => {
  const form = { name: '', phone: '', zip: '', address: '', rest: '' };
  let step = 1;
  let error = '';
  let pay = 'card';
  let agrees = false;
  let isPaying = false;
  let popup;

  const onMessage = ({ data }) => {
    if (!data?.zip) return;
    // The search of the post office has two spellings of each address.
    Object.assign(form, { zip: data.zip, address: data.roadAddress });
    popup?.close();
    $update();
  };
  $onMounted(() => {
    addEventListener('message', onMessage);
    IMask($el.value.find('[name=phone]')[0], { mask: '000-0000-0000' }).on('accept', () => { form.phone = $el.value.find('[name=phone]')[0].value; });
  });
  $onBeforeUnmount(() => removeEventListener('message', onMessage));

  const search = () => {
    popup = $f7.popup.create({ content: '<div class="popup"><div class="view"><div class="page"><div class="navbar"><div class="navbar-bg"></div><div class="navbar-inner"><div class="title">주소 검색</div><div class="right"><a class="link popup-close">닫기</a></div></div></div><div class="page-content"><iframe id="juso" src="/juso" title="주소 검색"></iframe></div></div></div></div>' });
    popup.open();
  };
  const next = () => {
    error = !form.name ? '이름을 입력해 주세요.' : form.phone.length < 13 ? '휴대폰 번호를 확인해 주세요.' : !form.address ? '주소를 입력해 주세요.' : '';
    if (!error) step = 2;
    $update();
  };
  const order = async () => {
    if (!agrees) { error = '약관에 동의해 주세요.'; return $update(); }
    error = '';
    isPaying = true;
    $update();
    await send('/order', { pay });
    location.assign('/pay');
  };
  const field = (name, label, attributes) => $h\`<li class="item-content item-input"><div class="item-inner"><div class="item-title item-label">\${label}</div><div class="item-input-wrap"><input type="text" name=\${name} inputmode=\${attributes ?? 'text'} @input=\${({ target }) => { form[name] = target.value; }}/></div></div></li>\`;
  return () => page($h, '주문서', $h\`
    <div class="block row"><span class=\${step === 1 ? 'on' : ''}>1 배송지</span><span class=\${step === 2 ? 'on' : ''}>2 결제</span></div>
    <form id="delivery" class=\${step === 1 ? '' : 'gone'} @submit=\${(event) => event.preventDefault()}>
      <div class="list list-strong"><ul>\${field('name', '받는 분')}\${field('phone', '휴대폰', 'numeric')}
      <li class="item-content item-input"><div class="item-inner"><div class="item-title item-label">주소</div><div class="item-input-wrap"><input type="text" name="zip" readonly placeholder="우편번호" value=\${form.zip ?? ''}/><input type="text" name="address" readonly placeholder="도로명 주소" value=\${form.address ?? ''}/></div></div></li>
      \${field('rest', '상세 주소')}</ul></div>
      <div class="block"><button type="button" class="button button-outline" id="find" @click=\${search}>주소 검색</button><p class="error" role="alert">\${error}</p><button type="button" class="button button-fill" id="to-pay" @click=\${next}>다음</button></div>
    </form>
    <div id="payment" class=\${step === 2 ? 'block' : 'gone'}><p>결제 금액 <b>\${won(totalOf())}</b></p>
      \${[['card', '카드'], ['talk', '톡페이'], ['bank', '무통장']].map(([key, label]) => $h\`<label class="size" key=\${key}><input type="radio" name="pay" value=\${key} checked=\${pay === key} @change=\${() => { pay = key; }}/> \${label}</label>\`)}
      <label class="size"><input type="checkbox" name="agrees" @change=\${({ target }) => { agrees = target.checked; }}/> 약관에 동의합니다</label>
      <p class="error" role="alert">\${error}</p><button type="button" class="button button-fill" id="pay" disabled=\${isPaying} @click=\${order}>\${isPaying ? '결제 창을 여는 중' : '결제하기'}</button></div>\`);
};
`;
