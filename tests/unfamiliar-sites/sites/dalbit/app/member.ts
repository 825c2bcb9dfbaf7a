export const member = /* js */ `
import { page, send, toast, won } from '$lib/core.js';

const coupons = [['겨울 첫 구매', '2026-12-31'], ['생일 축하', '2027-01-15']];
export const couponsPage = (props, { $h, $update }) => {
  let until = '';
  const claim = (end) => {
    const format = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoull' });
    until = format.format(new Date(end)) + '까지 쓸 수 있어요';
    $update();
  };
  return () => page($h, '쿠폰함', $h\`
    \${coupons.map(([name, end], at) => $h\`<div class="card" key=\${name}><div class="card-content card-content-padding"><b>\${name}</b><p>3,000원 할인</p><button type="button" class=\${'button button-fill claim claim-' + at} @click=\${() => claim(end)}>쿠폰 받기</button></div></div>\`)}
    <p class="block">\${until}</p>\`);
};

export const loginPage = (props, { $h, $f7, $f7router, $update, $onMounted, $onBeforeUnmount, $el }) => {
  let error = '';
  let isBusy = false;
  let popup;
  const onMessage = async ({ data }) => {
    if (data?.consent !== true) return;
    popup?.close();
    isBusy = true;
    $update();
    const reply = await send('/talk', data);
    isBusy = false;
    $update();
    if (reply.ok) $f7router.navigate('/my');
  };
  $onMounted(() => addEventListener('message', onMessage));
  $onBeforeUnmount(() => removeEventListener('message', onMessage));
  const talk = () => {
    popup = $f7.popup.create({ content: '<div class="popup popup-tablet-fullscreen"><iframe id="talk" src="/talk" title="톡 로그인"></iframe></div>' });
    popup.open();
  };
  const login = async (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.target));
    isBusy = true;
    error = '';
    $update();
    const reply = await send('/login', { email: fields.email, isLong: fields.password.length > 7 });
    isBusy = false;
    if (reply.ok) return $f7router.navigate('/my');
    error = '이메일이나 비밀번호가 맞지 않아요.';
    $update();
  };
  return () => page($h, '로그인', $h\`
    <div class="block"><button type="button" class="button talk" id="start-talk" disabled=\${isBusy} @click=\${talk}>톡으로 3초 만에 시작하기</button></div>
    <form id="login" @submit=\${login}><div class="list list-strong"><ul><li class="item-content item-input"><div class="item-inner"><div class="item-input-wrap"><input type="text" name="email" placeholder="이메일"/></div></div></li><li class="item-content item-input"><div class="item-inner"><div class="item-input-wrap"><input type="password" name="password" placeholder="비밀번호"/></div></div></li></ul></div>
    <div class="block"><p class="error" role="alert">\${error}</p><button class="button button-fill" id="log-in" disabled=\${isBusy}>로그인</button></div></form>\`);
};

const orders = [['11월 3일', '연꽃 선크림 외 1건', 41_800], ['10월 12일', '쑥 토너', 17_200], ['9월 1일', '매화 립', 15_000]];
export const myPage = (props, { $h, $f7 }) => {
  const copy = () => { navigator.clipboard?.writeText('DAL-2291').catch(() => {}); toast($f7, '초대 코드를 복사했어요'); };
  const save = ({ target }) => fetch('/api/settings', { method: 'PUT', body: target.name });
  return () => page($h, '마이', $h\`
    <div class="block"><p>은하 등급 · <b>4,120P</b></p><div class="progressbar" data-progress="62"><span></span></div><p>초대 코드 <button type="button" class="plain" id="invite" @click=\${copy}>DAL-2291</button></p></div>
    <div class="list list-strong"><ul>\${[['push', '푸시 알림', true], ['mail', '메일 소식', false]].map(([name, label, isOn]) => $h\`<li key=\${name}><div class="item-content"><div class="item-inner"><div class="item-title">\${label}</div><div class="item-after"><label class=\${'toggle toggle-' + name}><input type="checkbox" name=\${name} checked=\${isOn} @change=\${save}/><span class="toggle-icon"></span></label></div></div></div></li>\`)}</ul></div>
    <div class="block-title">주문 내역</div>
    <div class="list list-strong accordion-list" id="orders"><ul>\${orders.map(([day, name, cost]) => $h\`<li class="accordion-item" key=\${day}><a class="item-link item-content"><div class="item-inner"><div class="item-title">\${day}</div></div></a><div class="accordion-item-content"><div class="block"><p>\${name} \${won(cost)}</p></div></div></li>\`)}</ul></div>\`);
};

export const wishPage = (props, { $h, $f7, $el, $onMounted }) => {
  $onMounted(() => {
    $el.value.find('#wishes').on('sortable:sort', ({ target: el, detail: { from } }) => {
      toast($f7, '순서를 바꿨어요', () => {
        const list = el.parentNode;
        el.remove();
        list.insertBefore(el, list.children[from] ?? null);
      });
    });
  });
  const share = ({ target }) => {
    target.textContent = '보내는 중';
    setTimeout(() => { target.textContent = '친구에게 보냈어요'; }, 1100);
  };
  return () => page($h, '찜', $h\`
    <div class="list list-strong sortable sortable-enabled" id="wishes"><ul>\${['쑥 토너', '동백 세럼', '녹차 크림', '연꽃 선크림', '매화 쿠션'].map((name) => $h\`<li key=\${name}><div class="item-content"><div class="item-inner"><div class="item-title">\${name}</div></div></div><div class="sortable-handler"></div></li>\`)}</ul></div>
    <div class="block"><button type="button" class="button button-outline" id="send-wishes" @click=\${share}>친구에게 보내기</button></div>\`);
};
`;
