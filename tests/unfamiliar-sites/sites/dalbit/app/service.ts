export const service = /* js */ `
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { page, send, toast } from '$lib/core.js';

const stores = [['성수점', 37.544, 127.056], ['홍대점', 37.556, 126.923], ['부산 전포점', 35.155, 129.064]];
export const storesPage = (props, { $h, $update, $el, $onMounted, $onBeforeUnmount }) => {
  let map;
  let chosen = -1;
  let pins = [];
  $onMounted(() => {
    map = L.map($el.value.find('#map')[0], { attributionControl: false }).setView([36.4, 127.8], 6);
    const icon = L.divIcon({ className: 'pin', html: '●', iconSize: [24, 24] });
    pins = stores.map(([name, lat, lng]) => L.marker([lat, lng], { icon }).addTo(map).bindPopup(name + ' · 11시부터 21시'));
  });
  $onBeforeUnmount(() => map?.remove());
  const show = (at) => { chosen = at; map.setView(pins[at].getLatLng(), 11); pins[at].openPopup(); $update(); };
  return () => page($h, '매장', $h\`
    <div id="map"></div><div class="list list-strong"><ul>\${stores.map(([name], at) => $h\`<li key=\${name}><button type="button" class=\${'store ' + (chosen === at ? 'is-chosen' : '')} @click=\${() => show(at)}>\${name}</button></li>\`)}</ul></div>\`);
};

const letters = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ'];
export const dictionaryPage = (props, { $h, $f7, $el, $onMounted, $onBeforeUnmount }) => {
  let index;
  $onMounted(() => {
    index = $f7.listIndex.create({ el: $el.value.find('.list-index')[0], listEl: '.ingredient-list', indexes: letters, label: true });
  });
  $onBeforeUnmount(() => index?.destroy());
  return () => page($h, '성분 사전', $h\`
    <div class="block"><p>궁금한 성분의 첫소리를 눌러 보세요.</p></div>
    <div class="list list-strong ingredients"><ul>\${letters.flatMap((letter) => [$h\`<li class="list-group-title" key=\${letter}>\${letter}</li>\`, ...Array.from({ length: 9 }, (_, at) => $h\`<li class="item-content" key=\${letter + at}><div class="item-inner"><div class="item-title">\${letter} 성분 \${at + 1}번 · 피부를 편안하게 합니다</div></div></li>\`)])}</ul></div>\`,
    $h\`<div class="list-index"></div>\`);
};

export const contactPage = (props, { $h, $f7, $update, $el, $onMounted }) => {
  let answer = '';
  let day = '';
  $onMounted(() => {
    $f7.calendar.create({ inputEl: $el.value.find('[name=day]')[0], openIn: 'auto', closeOnSelect: true, minDate: new Date(), monthNames: Array.from({ length: 12 }, (_, at) => at + 1 + '월'), dayNamesShort: [...'일월화수목금토'], dateFormat: 'yyyy. mm. dd', headerPlaceholder: '날짜 선택' });
  });
  const post = async (event) => {
    event.preventDefault();
    const { email, text } = event.target.elements;
    answer = email.value.includes('@') && text.value ? '접수했어요. 오늘 안에 답할게요.' : '이메일과 내용을 입력해 주세요.';
    if (email.value.includes('@')) await send('/contact', {});
    $update();
  };
  const copy = () => { navigator.clipboard?.writeText('1588-2291').catch(() => {}); toast($f7, '번호를 복사했어요'); };
  return () => page($h, '문의', $h\`
    <div class="block"><p>고객센터 <button type="button" class="plain" id="tel" @click=\${copy}>1588-2291</button></p></div>
    <form id="ask" class="block" novalidate @submit=\${post}><p><input name="day" readonly placeholder="전화 받을 날" aria-label="전화 받을 날"/></p><p><input name="email" placeholder="이메일" aria-label="이메일"/></p><p><textarea name="text" rows="3" placeholder="내용" aria-label="내용"></textarea></p><p role="status">\${answer}</p><div class="send-box"><button class="button button-fill" id="ask-now">문의 보내기</button><div class="install"></div></div></form>\`);
};
`;
