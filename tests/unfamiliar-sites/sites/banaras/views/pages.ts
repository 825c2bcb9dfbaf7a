import { price, sarees } from '../catalog.ts';

const bones =
  '<div class="ui placeholder"><div class="line"></div><div class="line"></div><div class="line"></div></div>'.repeat(
    3,
  );

const home = `
<div class="hero keen-slider"><div class="keen-slider__slide">दिवाली की रौनक<br>नई बनारसी साड़ियाँ</div><div class="keen-slider__slide">सोने पर बनवाई मुफ़्त<br>इसी हफ़्ते</div><div class="keen-slider__slide">बुनकरों से सीधे<br>आपके घर तक</div></div>
<p><button type="button" class="ui mini button" id="slide-back" aria-label="पिछली">‹</button> <button type="button" class="ui mini button" id="slide-on" aria-label="अगली">›</button> सेल ख़त्म होने में <b id="sale">–</b></p>
<div class="ui search" id="search"><div class="ui icon input"><input class="prompt" type="text" placeholder="साड़ी, गहना या कारीगर खोजें" aria-label="खोज"><i class="search icon"></i></div><div class="results"></div></div>
<p class="tiles"><a class="tile" href="/saree">सारी साड़ियाँ</a><a class="tile" id="festival" href="/sangrah/karva-chauth">करवा चौथ संग्रह</a><a class="tile" href="/gahne">सोने का आज का भाव</a></p>
<h2>सबसे ज़्यादा पसंद</h2><div id="trending" up-defer up-href="/tukda/pasand">${bones}</div>
<h2>पूछे जाने वाले सवाल</h2><div class="ui styled fluid accordion" id="answers">
<div class="title"><i class="dropdown icon"></i>असली बनारसी कैसे पहचानें?</div><div class="content"><p>पीछे की ओर धागे खुले दिखते हैं।</p></div>
<div class="title"><i class="dropdown icon"></i>विदेश भेजते हैं?</div><div class="content"><p>हाँ, चालीस देशों में।</p></div>
<div class="title"><i class="dropdown icon"></i>फ़ॉल और पीको मिलेगा?</div><div class="content"><p>हर साड़ी के साथ मुफ़्त।</p></div></div>`;

export const trending = () =>
  `<div id="trending" class="tiles">${sarees
    .slice(10, 13)
    .map(
      ({ id, name, price: cost }) =>
        `<a class="tile" href="/saree/${id}">${name}<br>${price(cost)}</a>`,
    )
    .join('')}</div>`;

export const rate = (at: number) =>
  `<p id="rate" up-poll up-interval="4000" up-href="/tukda/bhav">१० ग्राम, २४ कैरेट: <b>${price(124_350 + (at % 7) * 15)}</b></p>`;

const jewelry = `<h1>सोने का भाव और किस्तें</h1>${rate(0)}
<div class="ui buttons" id="karat">${['24', '22', '18'].map((karat) => `<button type="button" class="ui button${karat === '24' ? ' active' : ''}" data-karat="${karat}">${karat} कैरेट</button>`).join('')}</div>
<p>शुद्धता: <b id="purity">99.9%</b></p>
<h2>मासिक किस्त</h2><form class="ui form" id="emi"><div class="field"><label>क़ीमत</label><input name="keemat" value="1,25,000" inputmode="numeric"></div>
<div class="field"><label>महीने: <span id="months">12</span></label><input type="range" name="mahine" min="3" max="24" step="3" value="12"></div>
<button type="button" class="ui red button" id="show-emi">किस्त देखें</button></form><p id="emi-result"></p>`;

const tailor = `<h1>दर्ज़ी से समय लें</h1>
<form class="ui form" id="tailor" method="post" action="/darzi" enctype="multipart/form-data"><div class="field"><label>नाम</label><input name="naam"></div><div class="field"><label>मोबाइल</label><input name="mobile"></div>
<div class="field"><label>तारीख़</label><div class="ui calendar"><div class="ui input left icon"><i class="calendar icon"></i><input name="din" placeholder="तारीख़ चुनें"></div></div></div>
<div id="slots"></div><div class="field"><label>ब्लाउज़ का नमूना</label><input type="file" id="sample"></div><button class="ui red button" id="book">समय पक्का करें</button></form>`;

const slots = ['सुबह ११ बजे', 'दोपहर २ बजे', 'शाम ५ बजे'];
export const slotsView = () =>
  `<div id="slots">${slots.map((slot, at) => `<button type="button" class="ui button slot" data-left="${at === 1 ? 0 : 3}" aria-disabled="${at === 1}">${slot}</button>`).join('')}<p class="hint" role="status"></p></div>`;

const item = (name: string) =>
  `<li data-name="${name}"><span class="handle" aria-hidden="true">⠿</span> ${name}</li>`;
const wedding = `<h1>विवाह सूची</h1><div class="board"><div><h3>सोच रहे हैं</h3><ul id="maybe">${['लाल लहँगा', 'कुंदन हार', 'शेरवानी', 'पायल'].map(item).join('')}</ul></div><div><h3>पक्का</h3><ul id="sure">${['बनारसी साड़ी', 'मंगलसूत्र'].map(item).join('')}</ul></div></div>
<p><button type="button" class="ui button" id="share">परिवार को भेजें</button></p>`;

const stores = [
  ['वाराणसी, विश्वनाथ गली', 25.31, 83.01],
  ['लखनऊ, हज़रतगंज', 26.85, 80.94],
  ['दिल्ली, चाँदनी चौक', 28.65, 77.23],
] as const;
const shops = `<h1>हमारी दुकानें</h1><div class="board"><div class="ui selection list" id="stores">${stores.map(([name], at) => `<div class="item" role="button" tabindex="0" data-at="${at}">${name}</div>`).join('')}</div><div id="map"></div></div>`;

const pattern = `<h1>सूचीपत्र</h1><p>तीन हज़ार नमूने</p><div class="ui input"><input id="narrow" placeholder="नमूना खोजें" aria-label="नमूना खोजें"></div><p id="counted"></p><div id="rows" tabindex="0"><div class="space"></div></div><p id="picked"></p>`;

const looks = `<h1>लुकबुक</h1><p>इस मौसम की तीन तस्वीरें, पूरे परदे पर।</p><a class="ui red button" id="open-looks" href="/nazara?n=1" up-layer="new cover" up-target=".look" up-history="false">देखना शुरू करें</a>
<h2>बुनकर की कहानी</h2><div class="player"><button type="button" class="ui button" id="play" aria-label="चलाएँ">▶</button><button type="button" class="ui button" id="ahead">+१० से</button><button type="button" class="ui button" id="speed">1×</button><span id="clock">0:00</span><audio id="story"></audio></div>`;

export const lookView = (at: number) =>
  at > 2
    ? '<div class="look"></div>'
    : `<div class="look"><h2>तस्वीर ${at}</h2><img src="/picture.svg" alt="" width="300" height="180"><p><a class="ui button" id="next-look" href="/nazara?n=${at + 1}" up-target=".look" up-history="false">अगली तस्वीर</a> <a class="ui basic button" href="#" up-dismiss>बंद करें</a></p></div>`;

const prize = `<h1>खुरचिए और पाइए</h1><div class="scratch"><p>आपका कूपन <b>DEEP15</b></p><canvas id="card" width="280" height="120"></canvas></div><p><button type="button" class="ui button" id="copy-code">कूपन कॉपी करें</button></p>`;

const sizes = Array.from({ length: 8 }, (_, at) => 10 + at);
const ring = `<h1>अंगूठी का नाप</h1><p>अपने नाप पर जाइए और उसे चुनिए।</p><div class="sizes">${sizes.map((size) => `<div class="size" role="button" tabindex="0" data-size="${size}">${size}</div>`).join('')}</div><p id="chosen">अभी कोई नाप नहीं चुना</p><p><a href="/gahne">गहनों पर वापस</a></p>`;

const orders = [
  ['बनारसी साड़ी', 8_400, '०३ नवंबर'],
  ['चाँदी की पायल', 2_100, '११ नवंबर'],
  ['चंदेरी दुपट्टा', 1_650, '२० नवंबर'],
] as const;
const account = `<h1>मेरा खाता</h1><div class="ui toggle checkbox"><input type="checkbox" name="sms" checked><label>एसएमएस पर ख़बर</label></div><div class="ui toggle checkbox"><input type="checkbox" name="whatsapp"><label>व्हाट्सऐप पर ख़बर</label></div>
<table class="ui celled table" id="orders"><thead><tr><th><button type="button" class="sort">सामान</button></th><th><button type="button" class="sort">दाम</button></th><th>तारीख़</th></tr></thead><tbody>${orders.map(([name, cost, day]) => `<tr><td>${name}</td><td data-value="${cost}">${price(cost)}</td><td>${day}</td></tr>`).join('')}</tbody></table>`;

const contact = `<h1>संपर्क</h1><p>फ़ोन: <button type="button" id="phone" title="कॉपी करें">0542 240 1100</button></p>
<form class="ui form" id="write" method="post" action="/sampark"><div class="field"><label>ईमेल</label><input name="email"></div><div class="field"><label>संदेश</label><textarea name="sandesh" rows="3"></textarea></div><button class="ui red button" id="send">संदेश भेजें</button><div class="vine" aria-hidden="true"></div></form>`;

const topics = ['समय सीमा', 'पैसे की वापसी', 'गहनों की वापसी', 'सिले कपड़े', 'विदेश से वापसी'];
const returns = `<h1>वापसी नीति</h1><ol id="contents">${topics.map((topic) => `<li><a href="#${encodeURIComponent(topic.replaceAll(' ', '-'))}">${topic}</a></li>`).join('')}</ol>${topics
  .map(
    (topic, at) =>
      `<h2 id="bhag-${at + 1}">${topic}</h2>${`<p>${'ग्राहक को सामान मिलने के बाद तय दिनों में वापसी की सूचना देनी होगी और सामान उसी हालत में लौटाना होगा। '.repeat(5)}</p>`.repeat(3)}`,
  )
  .join('')}`;

const weavers = `<h1>हमारे कारीगर</h1>${['रामस्वरूप, जंगला', 'ज़ुबैदा बानो, मीनाकारी', 'हरिशंकर, कढ़वा', 'सलमा ख़ातून, तनछुई', 'बद्री प्रसाद, जामदानी', 'नूर मोहम्मद, शिकारगाह'].map((name) => `<h3>${name}</h3><p>तीस साल से करघे पर, वाराणसी के मदनपुरा मोहल्ले में।</p>`).join('')}`;

export const pages: Readonly<Record<string, string>> = {
  '/': home,
  '/gahne': jewelry,
  '/darzi': tailor,
  '/vivah': wedding,
  '/dukaan': shops,
  '/kataalog': pattern,
  '/lookbook': looks,
  '/inaam': prize,
  '/anguthi': ring,
  '/khata': account,
  '/karigar': weavers,
  '/sampark': contact,
  '/wapsi': returns,
  '/sangrah/karva-chauth': '<h1>करवा चौथ संग्रह</h1><p>यह संग्रह जल्द आ रहा है।</p>',
};
