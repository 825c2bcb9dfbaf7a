import { cardsOf, products } from './sections.ts';

const links = [
  ['/', 'Home'],
  ['/collections/candles', 'Candles'],
  ['/collections/gifts', 'Gifts'],
  ['/pages/lookbook', 'Lookbook'],
  ['/pages/candle-finder', 'Candle finder'],
  ['/pages/offers', 'Offers'],
  ['/account/login', 'Account'],
] as const;
const footerLinks = [
  ...links,
  ['/pages/our-story', 'Our story'],
  ['/pages/faq', 'Questions'],
  ['/pages/contact', 'Contact'],
  ['/policies/refund', 'Refund policy'],
] as const;
const linked = (list: readonly (readonly [string, string])[]) =>
  list.map(([path, label]) => `<a href="${path}">${label}</a>`).join(' ');

const header = `<announcement-bar><p class="shown">Free delivery over $60</p><p>New: the winter scents</p><p>Refill your glass for $12</p></announcement-bar>
<sticky-header><div class="bar"><b>Tallow and Tide</b><details class="menu"><summary>Menu</summary><div>${linked(links)}</div></details><nav>${linked(links)}</nav>
<predictive-search><form action="/search"><input type="search" name="q" aria-label="Search" autocomplete="off"></form><div class="results" hidden></div></predictive-search>
<a href="/cart">Cart <span class="bubble">0</span></a></div></sticky-header>`;
const footer = `<footer><div class="links">${linked(footerLinks)}</div>
<newsletter-form><form><label>Letters from the workshop <input type="email" name="contact" placeholder="Email"></label><button type="submit">Subscribe</button></form></newsletter-form>
<country-selector><details><summary>Canada (CAD $)</summary><ul><li><button>Ireland (EUR €)</button></li><li><button>Norway (NOK kr)</button></li></ul></details></country-selector></footer>
<cart-drawer><div class="scrim"></div><aside aria-label="Cart"></aside></cart-drawer><quick-add><dialog><div class="body"></div></dialog></quick-add>`;
const page = (body: string) => `${header}<main>${body}</main>${footer}`;
const checkout = (body: string) =>
  `<div class="bar"><b>Tallow and Tide</b> Secure checkout</div><main>${body}</main>`;

interface Variant {
  readonly name: string;
  readonly price: string;
  /** Empty where the theme's data has none. */
  readonly id: string;
  readonly stock?: number;
}

interface Detail {
  readonly variants?: readonly Variant[];
  readonly extra?: string;
}

const picker = (variants: readonly Variant[]) =>
  `<variant-picker><fieldset><legend>Size: <span class="chosen">${variants[0]?.name}</span></legend>${variants
    .map(
      ({ name, price, id, stock = 9 }, index) =>
        `<label class="pill"><input type="radio" name="size" value="${name}" data-id="${id}" data-price="${price}" data-stock="${stock}"${index === 0 ? ' checked' : ''}><span>${name}</span></label>`,
    )
    .join('')}</fieldset></variant-picker>`;

const productPage = (handle: string, { variants, extra = '' }: Detail = {}) => {
  const [, title = '', price = ''] = products.find(([each]) => each === handle) ?? [];
  return page(`<div class="product"><media-gallery><button class="zoom" aria-label="Enlarge the photo"><img src="/picture.svg" alt="${title}"></button>
    <dialog><img src="/picture.svg" alt="${title}, large"><button class="close">Close photo</button></dialog></media-gallery>
    <div><h1>${title}</h1><p class="price"><span class="money">$${price}</span></p><p class="dispatch-clock">Dispatched today</p>
    <product-form><form data-title="${title}">${variants ? picker(variants) : ''}${extra}
    <quantity-input><button type="button" name="minus" aria-label="One less">−</button><input type="number" name="quantity" value="1" min="1" max="20" aria-label="Quantity"><button type="button" name="plus" aria-label="One more">+</button></quantity-input>
    <button type="submit">Add to cart</button></form></product-form>
    <details><summary>Ingredients</summary><p>Wax, cotton and scent.</p></details></div></div>
    <h2>Goes well with</h2><div class="upsell"><div class="upsell-track">${['Snuffer', 'Matches', 'Wick trimmer', 'Tray', 'Glass dome', 'Refill'].map((name) => `<div>${name}</div>`).join('')}</div><p><button class="arrow" data-by="-1" aria-label="Previous">‹</button> <button class="arrow" data-by="1" aria-label="Next">›</button></p></div>
    <review-stars></review-stars>`);
};

const field = (label: string, name: string) =>
  `<label>${label} <input name="${name}"><span class="error"></span></label>`;

export const pages: Readonly<Record<string, string>> = {
  '/': page(`<slide-show><div class="track"><div>Winter scents are here</div><div>Refill and save</div><div>Poured by hand</div></div>
    <div class="dots">${[1, 2, 3].map((n) => `<button class="dot" aria-label="Slide ${n}">${n}</button>`).join('')}</div></slide-show>
    <h1>Slow-burning candles</h1><p>Looking for a shop near you? <a href="/pages/stockists">Find a stockist</a></p>
    <div class="grid">${cardsOf(['fig-leaf', 'sea-salt', 'moss', 'pillar'])}</div>`),
  '/collections/candles':
    page(`<h1>Candles</h1><facet-form><form class="row"><label><input type="checkbox" name="wax" value="beeswax"> Beeswax</label>
    <label><input type="checkbox" name="wax" value="soy"> Soy</label><label><input type="checkbox" name="scent" value="cedar"> Cedar</label>
    <label>Price <input type="range" name="price" min="10" max="80" value="80"> <output>up to $80</output></label></form></facet-form>
    <p id="product-count">5 products</p><div id="product-grid" class="grid">${cardsOf(products.map(([handle]) => handle))}</div>`),
  '/collections/gifts': page(
    '<h1>Gifts</h1><lazy-section data-section="gifts" data-ms="5400"></lazy-section>',
  ),
  '/products/fig-leaf': productPage('fig-leaf', {
    variants: [
      { name: 'Small', price: '28.00', id: '4101' },
      { name: 'Large', price: '46.00', id: '' },
    ],
  }),
  '/products/sea-salt': productPage('sea-salt', {
    variants: [
      { name: 'Small', price: '24.00', id: '4201' },
      { name: 'Large', price: '39.00', id: '4202' },
    ],
  }),
  '/products/moss': productPage('moss', {
    variants: [
      { name: 'Single', price: '26.00', id: '4301' },
      { name: 'Set of three', price: '70.00', id: '4302', stock: 0 },
    ],
  }),
  '/products/advent-box': productPage('advent-box', {
    extra:
      '<label><input type="checkbox" name="gift"> Add a gift message</label><p class="gift-message" hidden><textarea name="properties[Message]" aria-label="Gift message"></textarea></p>',
  }),
  '/products/pillar': productPage('pillar', {
    extra: '<p><button type="button" class="guide-open">Burn guide</button></p>',
  }),
  '/cart': page(`<h1>Your cart</h1><p>Sea salt candle, small <span class="money">$24.00</span></p>
    <discount-form><form class="row"><label>Discount code <input name="discount"></label><button type="submit">Apply</button><span class="error" role="alert"></span></form></discount-form>
    <p><a class="button" href="/checkout/information">Check out</a></p>`),
  '/checkout/information':
    checkout(`<h1>Where should it go?</h1><address-form><form action="/checkout/shipping"><label>Email <input name="email" type="email" required></label>
    <label>Country <select name="country"><option value="CA">Canada</option><option value="IE">Ireland</option></select></label>
    <label>Full name <input name="fullname" required></label><label>Address <input name="address" required></label><label>City <input name="city" required></label>
    <label class="province">Province <select name="province" required><option value="">Choose</option><option>Ontario</option><option>Quebec</option></select></label>
    <button type="submit">Continue to shipping</button></form></address-form>`),
  '/checkout/shipping':
    checkout(`<h1>Shipping</h1><form action="/checkout/payment"><label><input type="radio" name="rate" value="post" checked> By post, $6</label>
    <label><input type="radio" name="rate" value="courier"> By courier, $14</label><button type="submit">Continue to payment</button></form>`),
  '/checkout/payment':
    checkout(`<h1>Payment</h1><payment-form><form><label><input type="radio" name="method" checked> Pay on invoice</label><label>Reference <input name="reference"></label>
    <button type="submit">Pay now</button></form></payment-form>`),
  '/checkout/thanks': checkout('<h1>Thank you</h1><p>Your order is confirmed.</p>'),
  '/account/login':
    page(`<h1>Log in</h1><p>No password needed.</p><login-form><form><label>Email <input name="email" type="email" required></label>
    <button type="submit">Email me a code</button></form><p class="status" role="status"></p></login-form>`),
  '/account/code': page(
    `<h1>Enter your code</h1><code-input>${[1, 2, 3, 4, 5, 6].map((n) => `<input name="digit${n}" maxlength="1" inputmode="numeric" aria-label="Figure ${n}">`).join('')}</code-input><p class="status" role="status"></p>`,
  ),
  '/account': page('<h1>Your orders</h1><p>You have no orders yet.</p>'),
  '/search': page(`<h1>Results</h1><div class="grid">${cardsOf(['moss'])}</div>`),
  '/pages/lookbook':
    page(`<h1>A table in November</h1><look-book><div class="hotspots"><span class="hotspot" style="left:8%;top:40px" data-product="fig-leaf">Fig leaf candle</span>
    <span class="hotspot" style="left:40%;top:130px">Brass holder</span><span class="hotspot" style="left:20%;top:230px" data-product="moss">Moss candle</span></div><div class="panel"></div></look-book>`),
  '/pages/candle-finder':
    page(`<h1>Find your candle</h1><candle-finder><p><button class="restart">Start over</button></p><div class="tiles">${['Woody', 'Floral', 'Fresh'].map((name) => `<div class="tile" role="button" tabindex="0">${name}</div>`).join('')}</div>
    <p class="answer">Choose a scent.</p></candle-finder>`),
  '/pages/stockists': page('<h1>Stockists</h1><p>Our map is moving. Please try again later.</p>'),
  '/pages/offers': page(
    '<h1>Offers</h1><copy-code><p>Ten per cent off refills: <code>REFILL10</code> <button>Copy code</button></p></copy-code>',
  ),
  '/pages/our-story': page(
    '<h1>Our story</h1><p>We pour in a boathouse. Read about us in the <a href="/press/evening-post" target="_blank">Evening Post</a>.</p>',
  ),
  '/pages/faq': page(
    `<h1>Questions</h1>${['How long does a candle burn?', 'Can I send the glass back?', 'Do you ship to islands?'].map((question) => `<details class="faq"><summary>${question}</summary><p>Yes, and for long.</p></details>`).join('')}`,
  ),
  '/pages/contact': page(
    `<h1>Contact</h1><contact-form><form novalidate>${field('Name', 'name')}${field('Order number', 'order')}<label>Message <textarea name="message"></textarea><span class="error"></span></label><button type="submit">Send message</button></form></contact-form>`,
  ),
  '/policies/refund': page(
    `<h1>Refund policy</h1><div class="policy">${Array.from({ length: 9 }, (_, index) => `<h2>${index + 1}. Section</h2><p>Goods may be sent back unlit and in the box they came in.</p>`).join('')}</div>`,
  ),
};
