import { olderYarns, yarns } from './catalog.ts';
import { cards, page } from './layout.ts';

const home =
  page(`<div class="hero"><div class="slide"><b>New: the autumn dye lots</b><span>Six colours from the burn</span></div><div class="slide"><b>Mitten kits</b><span>Ready for the first frost</span></div>
  <div class="slide"><b>Dyeing days</b><span>Learn it in our own vats</span></div></div><h1>Wool from the valley</h1><p>Spun near by, dyed by hand.</p>
  <h2>Best sellers</h2>${cards(yarns)}<p class="watching"><b>7</b> people are shopping now</p>`);

const category = (title: string, body: string) => page(`<h1>${title}</h1>${body}`, title);

const pattern = (name: string) =>
  `<li class="pattern"><img src="/picture.svg" loading="lazy" width="200" height="120" alt=""><h3>${name}</h3><p>PDF, 4 pages</p></li>`;
// This template prints the page numbers without the class that the script looks for.
const patterns = page(
  `<h1>Patterns</h1><p class="result-count">Showing 1–8 of 42 patterns</p><ul class="pattern-grid">${['Tide socks', 'Burn hat', 'Ferry mittens', 'Kelp shawl', 'Harbour gansey', 'Dune wrap', 'Lark vest', 'Peat cowl'].map(pattern).join('')}</ul>
  <nav class="nav-links"><a class="next" href="/patterns/page/2" hidden>Older</a></nav><p class="load-bar"><button type="button" class="button load-patterns">Load more patterns</button></p>`,
  'Patterns',
);

// The optimizer defers jQuery; the page builder's inline script does not wait for it, and it is what lifts the preloader.
const lookbook = `<div id="preloader"></div>${page(
  `<h1>Lookbook</h1><ul class="lookbook-grid">${Array.from({ length: 6 }, (_, n) => `<li><img src="/picture.svg?${n}" width="300" height="180" alt="Look ${n + 1}"></li>`).join('')}</ul>
  <script>jQuery(window).on('load', function () { jQuery('#preloader').fadeOut(300) })</script>`,
  'Lookbook',
)}`;

const questions = [
  ['Do I need to bring anything?', 'An apron and something to knit while the pots simmer.'],
  ['Is there lunch?', 'Soup and bread at one.'],
  ['Can I come alone?', 'Most people do.'],
  ['What if I fall ill?', 'Send a friend, or move to another Saturday.'],
];
const praise = ['“The best day of my year.” Rhona', '“I now see blue differently.” Piet'];
const workshops = page(
  `<section class="banner"><h1>Dyeing days at the Old Dye House</h1><p>Eight people, four vats, one day.</p></section>
  <section class="counters">${[
    [1_240, 'guests'],
    [96, 'dyeing days'],
    [31, 'plants in the garden'],
  ]
    .map(([to, label]) => `<div><b class="counter" data-to="${to}">0</b> ${label}</div>`)
    .join('')}</section>
  <section><h2>Questions</h2><div class="accordion">${questions.map(([q, a]) => `<button type="button" class="accordion-title" aria-expanded="false">${q}</button><div class="accordion-body"><p>${a}</p></div>`).join('')}</div></section>
  <section class="praise"><h2>What guests say</h2><div class="owl-carousel">${[...praise, '“Go. Just go.” Morag'].map((each) => `<blockquote>${each}</blockquote>`).join('')}</div></section>
  <section class="booking"><h2>Book a Saturday</h2><div class="calendar"></div><div class="slots" hidden><h3></h3><label><input type="radio" name="slot" value="ten" checked> Ten o'clock</label><label><input type="radio" name="slot" value="two"> Two o'clock</label>
  <button type="button" class="button reserve">Reserve a place</button><p class="reserved" role="status"></p></div></section>`,
  'Workshops',
);

const calculator = page(
  `<h1>Pattern calculator</h1><p>How much yarn for a sweater? Not sure about your needle? See <a href="/needle-sizes" class="sizes-link">our table of needle sizes</a>.</p>
  <form class="calculator"><label>Chest in cm <input type="number" name="chest" value="96"></label><label>Stitches in 10 cm <input type="number" name="gauge" value="22"></label>
  <label>Ease <input type="range" name="ease" min="0" max="20" value="6"></label><label>Needle in mm <input type="number" name="needle" step="0.25"></label></form>
  <p class="result">Cast on <b class="stitches">224</b> stitches, buy <b class="skeins">11</b> skeins.</p><button type="button" class="button copy-result">Copy result</button> <span class="copied" role="status"></span>`,
  'Calculator',
);

const needles = [2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.5, 5, 5.5, 6, 6.5, 7, 8];
const needleSizes = page(
  `<h1>Needle sizes</h1><table class="sizes"><tr><th>Metric</th><th>US</th><th>Good for</th></tr>${needles.map((mm, n) => `<tr><td>${mm} mm</td><td>${n}</td><td>${mm < 3 ? 'Socks, lace' : mm < 4.5 ? '4 ply, DK' : 'Aran, chunky'}</td></tr>`).join('')}</table>`,
  'Needle sizes',
);

const careTitles = [
  'Before you start',
  'Washing by hand',
  'Washing by machine',
  'Drying',
  'Blocking',
  'Moths',
  'Pilling',
  'Storing',
  'Mending',
];
const care = page(
  `<h1>Washing and felting</h1>${careTitles.map((title) => `<h2>${title}</h2><p class="long">Wool forgives a great deal, but not heat and movement at the same time. Keep the water at the temperature of your hand, move the piece as little as you can, lift it out in one piece and press it in a towel. What felts once stays felted.</p>`).join('')}`,
  'Washing and felting',
);

const journal = page(
  `<article class="post"><h1>A week in the dye house</h1>${[
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]
    .map(
      (day) =>
        `<h2>${day}</h2><p>The copper takes two hours to come up to heat, and in that time we wind, label and shelve the yarn that dried on Saturday, over in the shop. By eleven the first skeins go in. Nobody speaks much until they come out again.</p><p><img src="/picture.svg?${day}" loading="lazy" width="300" height="180" alt=""></p>`,
    )
    .join('')}</article>
  <div id="newsletter-popup" class="popup mfp-hide"><h2>10% off your first skein</h2><p>Join our letter.</p><input type="email" name="popup_email" placeholder="Email" aria-label="Email"> <button type="button" class="button">Sign me up</button></div>`,
  'Journal',
);

const wishlist = page(
  `<h1>My wishlist</h1><div class="wishlist" data-nonce="a81f0c">${'<div class="bone"></div>'.repeat(3)}</div>`,
  'Wishlist',
);

const input = (label: string, name: string, extra = '') =>
  `<p class="cf7-row"><label>${label}<br><input name="${name}" ${extra}></label></p>`;
// The EORI number is required in every country, but its group is only shown to shops in the EU.
const wholesale = page(
  `<h1>Trade accounts</h1><p>For shops and teachers. We answer within two days.</p><form class="cf7" data-form="88" novalidate>${input('Shop name', 'shop')}${input('Your name', 'person')}${input('Email', 'email', 'type="email"')}${input('Phone', 'phone')}
  <div class="cf7-group" hidden>${input('EORI number', 'eori')}</div><p class="cf7-row"><label>About your shop<br><textarea name="about" rows="3"></textarea></label></p><button type="submit" class="button">Send application</button><div class="cf7-output" role="status"></div></form>`,
  'Trade accounts',
);
const contact = page(
  `<h1>Contact</h1><form class="cf7" data-form="12" novalidate>${input('Your name', 'name')}${input('Email', 'email', 'type="email"')}<p class="cf7-row"><label>Message<br><textarea name="message" rows="4"></textarea></label></p><button type="submit" class="button">Send message</button><div class="cf7-output" role="status"></div></form>`,
  'Contact',
);

export const salePage = category('Sale', cards([...yarns.slice(2, 6), ...olderYarns]));

export const plainPages: Readonly<Record<string, string>> = {
  '/': home,
  '/product-category/gift-sets': category(
    'Gift sets',
    '<p class="woocommerce-info">No products were found matching your selection.</p>',
  ),
  '/search': category('Search results', cards(yarns.slice(0, 2))),
  '/patterns': patterns,
  '/lookbook': lookbook,
  '/workshops': workshops,
  '/pattern-calculator': calculator,
  '/needle-sizes': needleSizes,
  '/care-guide': care,
  '/journal': journal,
  '/wishlist': wishlist,
  '/wholesale': wholesale,
  '/contact': contact,
};
