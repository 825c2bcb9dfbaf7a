import type { Site } from '../../site.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// Alpine and htmx: the server renders pages and parts of them. Splide, Choices, noUiSlider, Notyf and CookieConsent.

const script = /* ts */ `
import 'htmx.org';
import Alpine from 'alpinejs';
import Splide from '@splidejs/splide';
import '@splidejs/splide/dist/css/splide.min.css';
import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import { Notyf } from 'notyf';
import 'notyf/notyf.min.css';
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';

const toasts = new Notyf({ duration: 2500, position: { x: 'right', y: 'bottom' } });
const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body ?? {}) });
Alpine.data('beans', () => ({
  list: ['Yirgacheffe', 'Huila', 'Santos', 'Mandheling'],
  async decaf() { const answer = await fetch('/api/500').then((r) => r.json()); this.list = answer.items.filter((each) => each.decaf); },
}));
Alpine.data('gallery', () => ({ at: 0, show(by) { const next = this.at + by; if (next >= 0 && next < 3) this.at = next; } }));
Alpine.data('coupon', () => ({ code: '', total: 38, async apply() { const answer = await post('/api/200?ms=150', { code: this.code }).then((r) => r.json()); if (answer.discount) this.total -= answer.discount; } }));
Alpine.data('payment', () => ({ async pay() { const response = await post('/api/422?ms=200'); if (response.ok) location.href = '/'; } }));
Alpine.data('stores', () => ({ busy: false, found: [], async near() { this.busy = true; this.found = (await fetch('/api/200?ms=60000').then((r) => r.json())).items; this.busy = false; } }));
Alpine.data('tracking', () => ({ busy: false, text: '', async look() { this.busy = true; await fetch('/api/200?ms=2000'); this.text = 'Your parcel is in Ghent'; this.busy = false; } }));
Alpine.data('basket', () => ({
  lines: ['Huila 250 g', 'Paper filters', 'Santos 1 kg'], undone: null,
  drop(line) { this.undone = line; this.lines = this.lines.filter((each) => each !== line); setTimeout(() => { this.undone = null; }, 4000); },
  undo() { this.lines.push(this.undone); this.undone = null; },
}));
Alpine.data('recipe', () => ({
  copied: false, done: [],
  share() { navigator.share({ title: 'V60', url: location.href }).then(() => {}); },
  copy() { navigator.clipboard?.writeText(location.href).catch(() => {}); this.copied = true; setTimeout(() => { this.copied = false; }, 1500); },
  print() { window.print(); },
  tick(item) { this.done = this.done.includes(item) ? this.done.filter((each) => each !== item) : [...this.done, item]; },
}));
Alpine.data('find', () => ({
  hits: [], stop: null,
  async type(text) { this.stop?.abort(); this.stop = new AbortController(); try { const answer = await fetch('/api/200?ms=350&q=' + text, { signal: this.stop.signal }).then((r) => r.json()); this.hits = answer.items.map((each) => each + ' ' + text); } catch (error) { if (error.name !== 'AbortError') throw error; } },
}));
window.comparison = { rows(products) { document.querySelector('#page').replaceChildren(); return products.map((each) => each.roast.level); } };
window.Alpine = Alpine;
Alpine.start();
document.querySelectorAll('.splide').forEach((each) => new Splide(each, { type: 'loop', speed: 500, autoWidth: true }).mount());
document.querySelectorAll('select.choices').forEach((each) => new Choices(each, { searchEnabled: false, shouldSort: false }));
document.querySelectorAll('.strength').forEach((each) => { noUiSlider.create(each, { start: 4, step: 1, range: { min: 1, max: 10 } }).on('update', ([value]) => { document.querySelector('#strength').textContent = Math.round(value); }); });
document.querySelector('#added')?.addEventListener('htmx:after:swap', () => toasts.success('In your basket'));
document.querySelectorAll('.put').forEach((each) => each.addEventListener('click', () => toasts.success('In your basket')));
if (document.querySelector('#cookies')) {
  CookieConsent.run({ autoShow: false, categories: { necessary: { enabled: true, readOnly: true }, statistics: {} }, language: { default: 'en', translations: { en: { consentModal: { title: 'Cookies', acceptAllBtn: 'All', acceptNecessaryBtn: 'None' }, preferencesModal: { title: 'Cookie settings', acceptAllBtn: 'Accept all', savePreferencesBtn: 'Save my choice', sections: [{ title: 'Statistics', description: 'Which pages are read.', linkedCategory: 'statistics' }] } } } } });
  document.querySelector('#cookies').onclick = () => CookieConsent.showPreferences();
}
if (location.pathname === '/news') {
  navigator.sendBeacon('http://statistics.invalid/collect', 'page=news');
  setInterval(() => { fetch('http://statistics.invalid/ping').catch(() => console.error('net::ERR_BLOCKED_BY_CLIENT')); }, 1500);
}
`;

const names = [
  '/',
  '/beans',
  '/beans/12',
  '/basket',
  '/coupon',
  '/delivery',
  '/payment',
  '/cups',
  '/stores',
  '/recipe',
  '/compare',
  '/journal',
  '/pickup',
  '/tracking',
  '/subscribe',
  '/privacy',
  '/news',
  '/account',
  '/find',
  '/help',
];
const page = (body: string, inline = '') =>
  `<header><nav>${names.map((path) => `<a href="${path}">${path === '/' ? 'Roastery' : path.slice(1)}</a>`).join(' ')}</nav></header><main id="page">${body}</main>${inline && `<script>${inline}</script>`}`;
const article = (title: string, paragraphs: number) =>
  `<h1>${title}</h1>${Array.from({ length: paragraphs }, (_, n) => `<p class="text">Water first, then patience. Pour ${n + 1} of ${paragraphs}, slowly and in circles, until the bed has settled.</p>`).join('')}`;
const field = (label: string, name: string) =>
  `<p><label>${label}<br><input name="${name}"></label></p>`;

export const coffee: Site = {
  name: 'Kettle Road',
  style: 'htmx and Alpine',
  goal: 'checkout',
  about: 'A roastery that sells coffee online. A good visit ends with a paid order.',
  script,
  styles: `body{font:16px/1.5 system-ui;margin:0}header{position:sticky;top:0;background:#fff;padding:8px 16px;border-bottom:1px solid #ddd;z-index:2}nav a{margin-right:6px}main{padding:16px}
    button,.button{padding:10px 16px;border:1px solid #643;border-radius:6px;background:#fff;cursor:pointer}.main{background:#643;color:#fff}[x-cloak]{display:none}
    .newsletter{position:fixed;inset:0;background:#0008;display:grid;place-items:center;transition:opacity .3s;z-index:1}.newsletter.gone{opacity:0}
    .promo{background:#fec;padding:8px}.done{text-decoration:line-through}.recipe li{cursor:pointer}.shot{width:240px;height:150px;background:#cba;display:block}
    .splide{max-width:320px}iframe{border:1px solid #ccc;width:320px;height:120px}summary{cursor:pointer}`,
  pages: {
    '/': page(
      `<h1>Kettle Road</h1><div class="promo" x-data="{ open: true }" x-show="open" x-transition>Free delivery above 40 <button id="promo-close" @click="open = false" aria-label="Close">×</button></div>
      <p id="intro" class="text">Small lots, roasted on Tuesday, in your mailbox on Thursday. We pay farmers before the harvest.</p>
      <section class="splide" aria-label="Farms"><div class="splide__track"><ul class="splide__list">${[1, 2, 3, 4].map((n) => `<li class="splide__slide"><img src="/picture.svg?${n}" alt="Farm ${n}"></li>`).join('')}</ul></div></section>
      <p><a href="/price-list.pdf" download>Price list</a></p>`,
    ),
    '/beans': page(
      `<h1>Beans</h1><div x-data="beans"><button hx-get="/part/light" hx-target="#shelf">Light roast</button> <button hx-get="/part/dark" hx-target="#shelf">Dark roast</button> <button @click="decaf()">Decaf</button>
      <p><span x-text="list.length"></span> coffees</p><ul><template x-for="bean in list"><li x-text="bean"></li></template></ul></div><div id="shelf"></div>
      <ul id="more"><li>Kayanza</li></ul><button id="load-more" hx-get="/part/more" hx-target="#more" hx-swap="beforeend">Load more</button>`,
    ),
    '/beans/:id': page(
      `<h1>Huila</h1><div x-data="gallery"><button @click="show(-1)" aria-label="Previous picture">‹</button> <button @click="show(1)" aria-label="Next picture">›</button>
      <template x-for="n in 3"><span class="shot" x-show="at === n - 1" x-text="'Picture ' + n"></span></template></div>
      <p id="taste" class="text">Red apple, cane sugar, a long finish of cocoa.</p>
      <p x-data="{ n: 1 }">Bags <button class="less" @click="n = Math.max(1, n - 1)">−</button> <b x-text="n"></b> <button class="more" @click="n++">+</button></p>
      <button class="main put" hx-post="/part/added" hx-target="#count">Add to basket</button> <p>Basket: <span id="count">0</span></p>`,
    ),
    '/basket': page(
      `<h1>Basket</h1><div x-data="basket"><ul><template x-for="line in lines"><li><span x-text="line"></span> <button :aria-label="'Remove ' + line" @click="drop(line)">×</button></li></template></ul><p x-show="undone" x-cloak>Removed. <button id="undo" @click="undo()">Undo</button></p></div>
      <p><label>Bags of Huila <input id="bags" type="number" value="2" min="1" max="40"></label></p><p>Total 38.00</p>
      <p id="bar"></p><a class="button main" id="to-checkout" href="/payment">Check out</a>`,
      // The popup is faded out after a moment and stays above the page.
      `if (location.search === '?from=mail') { document.body.insertAdjacentHTML('beforeend', '<div class="newsletter" aria-label="Newsletter"></div>'); setTimeout(() => document.querySelector('.newsletter').classList.add('gone'), 300) }`,
    ),
    '/coupon': page(
      `<h1>Coupon</h1><div x-data="coupon"><p>Total <b x-text="total.toFixed(2)"></b></p><input name="code" x-model="code" aria-label="Coupon code"> <button id="apply" @click="apply()">Apply coupon</button></div>
      <p x-data="{ wrap: false, saved: '' }"><label><input type="checkbox" id="wrap" x-model="wrap" @change="fetch('/api/204', { method: 'PUT' }).then(() => saved = wrap ? 'Wrapped in paper' : 'No paper')"> Gift wrap</label> <span x-text="saved"></span></p>`,
    ),
    '/delivery': page(
      `<h1>Delivery</h1><p id="problem" role="alert" style="color:#a00"></p><form method="post" action="/delivery">${field('Name', 'name')}${field('Street', 'street')}${field('Postcode', 'postcode')}<button class="main">Continue to payment</button></form>`,
      `if (location.search) document.querySelector('#problem').textContent = 'Postcode: please use the format 1234 AB'`,
    ),
    '/payment': page(
      `<h1>Payment</h1><p>Total 38.00</p><iframe title="Card" srcdoc="<body style='font:16px system-ui'><input aria-label='Card number' placeholder='1234 1234 1234 1234'><br><input aria-label='Expiry' placeholder='MM / YY'></body>"></iframe><div x-data="payment"><button class="main" id="pay" @click="pay()">Pay 38.00</button></div>`,
    ),
    '/cups': page(
      '<h1>Cups</h1><p>Two sizes, four glazes.</p><a href="#" id="guide">Size guide</a><p id="cup-text" class="text">Thrown in Delft by hand, so that no two are alike.</p>',
    ),
    '/stores': page(
      `<h1>Stores</h1><div x-data="stores"><button id="near" @click="near()" x-text="busy ? 'Searching…' : 'Stores near me'" :aria-busy="busy">Stores near me</button><ul><template x-for="store in found"><li x-text="store"></li></template></ul></div>`,
    ),
    '/recipe': page(
      `<h1>V60 for one</h1><div x-data="recipe" class="recipe"><button id="share" @click="share()">Share recipe</button> <button id="copy" @click="copy()" x-text="copied ? 'Copied' : 'Copy link'">Copy link</button> <button id="print" @click="print()">Print</button>
      <ul>${['15 g coffee', '250 g water', 'A scale', 'A kettle'].map((item) => `<li @click="tick('${item}')" :class="done.includes('${item}') && 'done'">${item}</li>`).join('')}</ul></div>`,
    ),
    '/search': page(
      '<h1>Results</h1><p id="results"></p>',
      // The index is asked for a word in another way than for all coffees.
      `fetch('/api/200/results?ms=' + (location.search ? 4700 : 100)).then(() => { results.textContent = '${'Huila, washed, 250 g, for filter and espresso. '.repeat(24)}' })`,
    ),
    '/compare': page(
      `<h1>Compare</h1><table>${['Huila', 'Santos', 'Kayanza', 'Mandheling'].map((name) => `<tr><td>${name}</td><td>250 g</td><td>Washed</td><td>Medium</td></tr>`).join('')}</table><button class="main" id="compare" onclick="comparison.rows([{ roast: null }])">Compare all</button>`,
    ),
    '/journal': page(
      '<h1>Journal</h1><ul><li><a href="/journal/brewing" id="guide-link">Brewing guide for beginners</a></li><li><a href="/journal/harvest" id="harvest">The harvest in Huila</a></li></ul>',
    ),
    '/journal/brewing': page('<h1>Careers</h1><p>We are not hiring at present.</p>'),
    '/journal/harvest': page(article('The harvest in Huila', 7)),
    '/pickup': page(
      `<h1>Pickup</h1><form method="post" action="/pickup">${field('Name', 'pickup-name')}${field('Phone', 'pickup-phone')}<button class="main">Book a pickup</button></form>`,
    ),
    '/pickup/done': page('<h1>See you on Thursday</h1>'),
    '/tracking': page(
      `<h1>Tracking</h1><div x-data="tracking"><button id="where" @click="look()" :disabled="busy">Where is my parcel?</button><p x-show="busy" x-cloak>Asking the carrier…</p><p x-text="text"></p></div>`,
    ),
    '/subscribe': page(
      `<h1>Subscribe</h1><select class="choices" aria-label="Frequency"><option>Every week</option><option>Every second week</option><option>Every month</option></select><p>Strength <b id="strength"></b></p><div class="strength" style="width:260px;margin:24px 8px"></div>`,
    ),
    '/privacy': page('<h1>Privacy</h1><button id="cookies">Cookie settings</button>'),
    '/news': page(article('News', 3)),
    '/account': page(
      `<h1>Account</h1><div x-data="{ shown: false, mail: false }"><p><label id="pw-label" for="pw">Password</label> <input id="pw" name="pw" :type="shown ? 'text' : 'password'"> <button id="eye" @click="shown = !shown" x-text="shown ? 'Hide' : 'Show'">Show</button></p></div>`,
    ),
    '/find': page(
      `<h1>Find</h1><div x-data="find"><input name="q" aria-label="Find a coffee" @input="type($event.target.value)"><ul><template x-for="hit in hits"><li x-text="hit"></li></template></ul></div>`,
    ),
    '/help': page(
      `<h1>Help</h1>${['How fresh is it?', 'Do you ship abroad?', 'Can I return beans?'].map((q, n) => `<details id="q${n}"><summary>${q}</summary><p class="text">Yes, within the week. Write to us and we will see.</p></details>`).join('')}`,
    ),
  },
  fragments: {
    '/part/light': '<ul><li>Yirgacheffe</li><li>Kayanza</li></ul>',
    '/part/dark': '<ul><li>Mandheling</li></ul>',
    '/part/more': '<li>Sidamo</li><li>Antigua</li>',
    '/part/added': '1',
  },
  redirects: { '/delivery': '/delivery?error=postcode', '/pickup': '/pickup/done' },
  plants,
  decoys,
};
