import { escapeHtml } from './stand-in.ts';

export interface ShopPage {
  readonly title: string;
  readonly body: string;
  readonly script: string;
}

const candles = [
  ['Sea Salt & Driftwood', '$24', '#c9d6d8', '/product'],
  ['Blackberry Porch', '$24', '#b9a3c4', '/product'],
  ['Cedar & Smoke', '$28', '#a8917a', '/product'],
  ['Lemon Verbena', '$22', '#e8dfa2', '/product'],
  ['Fireside Vanilla', '$26', '#e5c7a3', '/product'],
  ['Making Kit for Two', '$48', '#d8c2b0', '/kits'],
] as const;

const cardsOf = (some: readonly (readonly [string, string, string, string])[]) =>
  some
    .map(
      ([name, price, color, href]) =>
        `<article class="card"><a href="${href}"><span class="wax" style="background:${color}"></span><h3>${name}</h3><p>${price}</p></a></article>`,
    )
    .join('');

/** A button that worked, broke for some days, and works again. The seed has visits from each period. */
export const NOTIFY = {
  works: `document.getElementById('notify').addEventListener('click', () => {
  document.getElementById('noted').hidden = false;
});`,
  fails: `document.getElementById('notify').addEventListener('click', () => {
  window.harborList.subscribe('winter-kit');
  document.getElementById('noted').hidden = false;
});`,
} as const;

/** Updates the number in the header. The cart is stored only in the tab. */
const COUNT = `const count = document.getElementById('count');
const shown = () => { count.textContent = sessionStorage.getItem('cart') || '0'; };
shown();`;

const PUT_INTO_CART = `document.getElementById('add').addEventListener('click', () => {
  sessionStorage.setItem('cart', String(Number(sessionStorage.getItem('cart') || 0) + 1));
  document.getElementById('added').hidden = false;
  shown();
});`;

/**
 * The shop's pages by path. They contain three faults that no validator finds: two broken buttons on the checkout, and a
 * gift guide whose picture takes seconds to load.
 */
export const shopPages = {
  '/': {
    title: 'Soy candles and making kits',
    body: `<h1>Candles for slow evenings</h1><p>Soy wax, cotton wicks, and nothing you cannot pronounce. Every candle burns for about fifty hours.</p><h2>All candles</h2><div class="grid">${cardsOf(candles)}</div>`,
    script: COUNT,
  },
  '/product': {
    title: 'Sea Salt & Driftwood',
    body: `<div class="grid"><span class="wax" style="background:#c9d6d8;height:320px"></span><div><h1>Sea Salt &amp; Driftwood</h1><p>$24</p><p>The beach in November: salt, wet rope, a little woodsmoke from the houses behind the dunes.</p>
<label>Size <select id="size"><option>Small, 4 oz</option><option>Large, 9 oz</option></select></label>
<p><button type="button" id="add">Add to cart</button></p><p id="added" hidden>Added. <a href="/checkout">Go to checkout</a></p>
<h2>What people ask</h2><details><summary>How long does it burn?</summary><p>About fifty hours.</p></details><details><summary>Is the glass reusable?</summary><p>Yes, wash it with warm water.</p></details></div></div>`,
    script: `${COUNT}\n${PUT_INTO_CART}`,
  },
  '/kits': {
    title: 'Making kits',
    body: `<h1>Making kits</h1><p>Everything for an evening at the kitchen table: wax, wicks, fragrance, a thermometer and two glasses.</p>
<div class="grid"><article class="card"><span class="wax" style="background:#d8c2b0"></span><h3>Making Kit for Two</h3><p>$48</p><button type="button" id="add">Add to cart</button><p id="added" hidden>Added. <a href="/checkout">Go to checkout</a></p></article>
<article class="card"><span class="wax" style="background:#c3ccd6"></span><h3>Winter Kit</h3><p>Back in December</p><button type="button" class="plain" id="notify">Notify me</button><p id="noted" hidden>Thank you. We’ll let you know.</p></article></div>
<h2>What you need at home</h2><p>A pot, a stove and an old towel. Pouring takes an hour; the candles set overnight.</p>`,
    script: `${COUNT}\n${PUT_INTO_CART}\n${NOTIFY.works}`,
  },
  '/gifts': {
    title: 'Gift guide',
    body: `<h1>Gift guide</h1><img src="/gift-table.bmp" width="960" height="480" alt="A table with wrapped candles" style="max-width:100%;height:auto;border-radius:6px"><h2>For people who stay in</h2><div class="grid">${cardsOf(candles.slice(0, 3))}</div><h2>For people who make things</h2><div class="grid">${cardsOf(candles.slice(5))}</div>`,
    script: COUNT,
  },
  '/workshop': {
    title: 'Our workshop',
    body: `<h1>Our workshop</h1><p>Two rooms behind the harbor, one stove, and a radio that only gets one station.</p><h2>How we pour</h2><p>We melt soy wax slowly, add the fragrance when it has cooled to 150 degrees, and pour in batches of forty. Then nothing is moved for a day.</p><h2>What we leave out</h2><p>Paraffin, dyes, and anything that needs a warning label.</p><h2>Visit</h2><p>Open on Saturdays from ten to four. The door is the blue one.</p><p><a href="/">See all candles</a></p>`,
    script: COUNT,
  },
  '/checkout': {
    title: 'Checkout',
    // "Apply" has no listener; "Estimate shipping" uses an object that does not exist.
    body: `<h1>Checkout</h1><p>Sea Salt &amp; Driftwood, $24</p>
<form id="order"><label>Full name <input name="name" autocomplete="name" required></label>
<label>Email <input name="email" type="email" autocomplete="email" required></label>
<label>Address <textarea name="address" rows="2" required></textarea></label>
<label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" required></label>
<div class="row"><label>Discount code <input name="code"></label><button type="button" class="plain" id="apply">Apply</button></div>
<div class="row"><label>ZIP code <input name="zip" inputmode="numeric"></label><button type="button" class="plain" id="estimate">Estimate shipping</button></div>
<p id="cost">Shipping is added below $60.</p>
<button type="submit">Place order</button></form>`,
    script: `${COUNT}
document.getElementById('estimate').addEventListener('click', () => {
  const rates = window.harborRates;
  document.getElementById('cost').textContent = 'Shipping: ' + rates.forZip(document.forms.order.zip.value);
});
document.getElementById('order').addEventListener('submit', (event) => {
  event.preventDefault();
  sessionStorage.removeItem('cart');
  location.assign('/thanks');
});`,
  },
  '/thanks': {
    title: 'Thank you',
    body: '<h1>Thank you</h1><p>Your order is on the pouring table. We write to you when it leaves the harbor.</p><p><a href="/">Back to the candles</a></p>',
    script: COUNT,
  },
  '/missing': {
    title: 'Not found',
    body: '<h1>There is nothing here</h1><p><a href="/">Back to the candles</a></p>',
    script: '',
  },
} satisfies Record<string, ShopPage>;

/** The shop's theme settings, where an owner pastes the tag. */
export const themePage = (tag: string, state: string, states: readonly string[]): ShopPage => ({
  title: 'Theme settings',
  body: `<h1>Theme settings</h1><p>This page belongs to the stand-in shop. Paste the tracking script here; it goes into the head of every page.</p>
<form method="post" action="/theme"><label>Code before the closing head tag <textarea name="head" rows="5">${escapeHtml(tag)}</textarea></label>
<label>How the shop behaves <select name="state">${states
    .map((each) => `<option${each === state ? ' selected' : ''}>${each}</option>`)
    .join('')}</select></label><button type="submit">Save and publish</button></form>`,
  script: COUNT,
});
