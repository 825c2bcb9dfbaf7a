import { price, type Saree, sareeOf, sarees, weaves } from '../catalog.ts';

const PER_PAGE = 9;
const colors = [
  ['lal', 'लाल', '#a3182b'],
  ['hara', 'हरा', '#1d6b45'],
  ['neela', 'नीला', '#22408c'],
] as const;

const card = ({ id, name, weave, price: cost }: Saree) => `
<div class="ui card"><a class="image" href="/saree/${id}"><img src="/picture.svg" alt="" loading="lazy" width="190" height="120"></a>
<div class="content"><a class="header" href="/saree/${id}">${name}</a><div class="meta">${weave}</div></div>
<div class="extra content"><b>${price(cost)}</b> <button type="button" class="heart" data-id="${id}" aria-pressed="false" aria-label="पसंद">♡</button>
<a class="quick" href="/jhalak/${id}" up-layer="new drawer" up-history="false" up-target=".glance">झलक</a></div></div>`;

export function catalogView(query: URLSearchParams): string {
  const wanted = query.getAll('kism');
  const most = Number(query.get('tak') ?? 25_000);
  const sign = query.get('kram') === 'mahanga' ? -1 : 1;
  const page = Number(query.get('panna') ?? 1);
  const found = sarees
    .filter(({ key, price: cost }) => (wanted.length === 0 || wanted.includes(key)) && cost <= most)
    .sort((a, b) => sign * (a.price - b.price));
  const next = new URLSearchParams(query);
  next.set('panna', String(page + 1));
  const more =
    page * PER_PAGE < found.length
      ? `<div id="next" up-defer="reveal" up-href="/saree?${next}" up-target=".list:after, #next"><div class="ui active centered inline loader"></div></div>`
      : '<div id="next"></div>';
  const boxes = Object.entries(weaves).map(
    ([key, label]) =>
      `<div class="ui checkbox"><input type="checkbox" name="kism" value="${key}"${wanted.includes(key as 'patola') ? ' checked' : ''}><label>${label}</label></div>`,
  );
  return `<h1>साड़ियाँ</h1><div class="filters">
<form id="chhanni" class="ui form" method="get" action="/saree" up-autosubmit up-watch-delay="150" up-target="#chhanni, #results" up-scroll="false">
<h4>बुनाई</h4>${boxes.join('')}<h4>क़ीमत <span id="upto">${price(most)}</span> तक</h4><div id="price" data-value="${most}"></div><input type="hidden" name="tak" value="${most}">
<h4>क्रम</h4><select name="kram"><option value="sasta">सस्ती पहले</option><option value="mahanga"${sign < 0 ? ' selected' : ''}>महँगी पहले</option></select></form></div>
<div id="results"><p class="found">${found.length} साड़ियाँ मिलीं</p><div class="ui cards list">${found
    .slice((page - 1) * PER_PAGE, page * PER_PAGE)
    .map(card)
    .join('')}</div>${more}</div>`;
}

export function glanceView(id: number): string {
  const { name = '', price: cost = 0, weave = '' } = sareeOf(id) ?? {};
  return `<div class="glance"><h3>${name}</h3><img src="/picture.svg" alt="" width="220" height="140"><p>${weave} बुनाई, ${price(cost)}</p><p>५.५ मीटर, ब्लाउज़ का कपड़ा साथ में।</p><button type="button" class="ui button" up-dismiss>बंद करें</button></div>`;
}

const measure = (unit: string) =>
  [
    ['chhati', 'छाती'],
    ['kamar', 'कमर'],
    ['lambai', 'लंबाई'],
  ]
    .map(
      ([name, label]) =>
        `<div class="field"><label>${label} (${unit === 'inch' ? 'इंच' : 'सेमी'})</label><input name="${name}_${unit}" inputmode="numeric" required></div>`,
    )
    .join('');

export function sareeView(id: number, query: URLSearchParams): string {
  const { name = '', price: cost = 0, weave = '' } = sareeOf(id) ?? {};
  const color = query.get('rang') ?? 'lal';
  const swatches = colors.map(
    ([key, label, tone]) =>
      `<a class="swatch${key === color ? ' chosen' : ''}" href="/saree/${id}?rang=${key}" up-target="#rang" up-scroll="false" style="background:${tone}" aria-label="${label}"></a>`,
  );
  return `<h1>${name}</h1><div class="product"><div id="photos">${[1, 2, 3]
    .map(
      (at) =>
        `<img class="photo" src="/picture.svg?n=${at}" alt="${name} ${at}" width="150" height="100">`,
    )
    .join('')}</div>
<div class="box"><p class="cost">${price(cost)}</p><div id="rang">${swatches.join('')} <span>${colors.find(([key]) => key === color)?.[1]}</span></div>
<form id="buy" class="ui form" method="post" action="/jhola/jodo" up-target="#badge"><input type="hidden" name="id" value="${id}">
<div class="field"><label>ब्लाउज़ की सिलाई</label><select name="silai" id="silai"><option value="">बिना सिलाई</option><option value="36">तैयार, ३६</option><option value="38">तैयार, ३८</option><option value="nap">मेरे नाप से</option></select></div>
<fieldset id="nap" disabled hidden><div class="ui pointing secondary menu"><a class="item active" data-tab="inch">इंच</a><a class="item" data-tab="cm">सेंटीमीटर</a></div>
<div class="ui tab active" data-tab="inch">${measure('inch')}</div><div class="ui tab" data-tab="cm">${measure('cm')}</div></fieldset>
<button class="ui red button" id="add">झोले में डालें</button> <button type="button" class="ui basic button" id="copy">लिंक कॉपी करें</button></form>
<form id="pin" class="ui form" action="/pin" up-target="#jawab" up-history="false"><div class="ui action input"><input name="pin" placeholder="पिनकोड" inputmode="numeric" aria-label="पिनकोड"><button class="ui button" id="check">देखें</button></div></form><p id="jawab"></p></div></div>
<div class="ui top attached tabular menu" id="about"><a class="item active" data-tab="vivaran">विवरण</a><a class="item" data-tab="dekhbhal">देखभाल</a><a class="item" data-tab="ray">राय</a></div>
<div class="ui bottom attached tab segment active" data-tab="vivaran"><p>${weave} बुनाई, शुद्ध रेशम और ज़री।</p></div>
<div class="ui bottom attached tab segment" data-tab="dekhbhal"><p>केवल ड्राई क्लीन करें, धूप में न सुखाएँ।</p></div>
<div class="ui bottom attached tab segment" data-tab="ray"><p>★★★★★ “रंग वैसा ही है जैसा फ़ोटो में।”</p></div>`;
}
