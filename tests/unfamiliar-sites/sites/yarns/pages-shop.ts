import {
  colors,
  money,
  olderYarns,
  picturesOf,
  variationsOf,
  weights,
  type Yarn,
  yarns,
} from './catalog.ts';
import { cards, page, pageWithNotice, related } from './layout.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const orders: Readonly<Record<string, (a: Yarn, b: Yarn) => number>> = {
  price: (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  title: (a, b) => a.name.localeCompare(b.name),
};
const sorting = (order: string) =>
  `<form class="woocommerce-ordering"><select name="orderby" class="orderby" aria-label="Shop order">${[
    ['menu_order', 'Default sorting'],
    ['title', 'Sort by name'],
    ['price', 'Sort by price: low to high'],
    ['price-desc', 'Sort by price: high to low'],
  ]
    .map(
      ([value, label]) =>
        `<option value="${value}"${value === order ? ' selected' : ''}>${label}</option>`,
    )
    .join('')}</select></form>`;

/** The archive with what the query asks for, as the server renders it. */
export function archive(query: URLSearchParams): string {
  const fibres = (query.get('filter_fibre') ?? '').split(',').filter(Boolean);
  const order = query.get('orderby') ?? 'menu_order';
  const found = yarns
    .filter(({ fibre }) => fibres.length === 0 || fibres.includes(fibre))
    .toSorted(orders[order] ?? (() => 0));
  const chosen = fibres
    .map((fibre) => `<a class="chosen" href="/shop" data-fibre="${fibre}">× ${fibre}</a>`)
    .join(' ');
  const box = (fibre: string) =>
    `<li><label><input type="checkbox" name="fibre" value="${fibre}"${fibres.includes(fibre) ? ' checked' : ''}> ${fibre[0]?.toUpperCase()}${fibre.slice(1)}</label></li>`;
  return page(
    `<h1>Yarn and tools</h1><div class="with-sidebar"><aside><h2>Fibre</h2><ul class="layered-nav">${['wool', 'alpaca', 'linen', 'tools'].map(box).join('')}</ul>
    <h2>Categories</h2><ul><li><a href="/product-category/sale">Sale</a></li><li><a href="/product-category/gift-sets">Gift sets (14)</a></li></ul></aside>
    <div id="archive"><div class="archive-bar"><p class="result-count">Showing ${found.length} of ${fibres.length ? found.length : 12} results</p>${sorting(order)}</div><p class="chosen-filters">${chosen}</p>${cards(found)}
    ${fibres.length ? '' : '<nav class="pagination"><a class="next page-numbers" href="/shop/page/2">Next</a></nav><p class="load-bar"><button type="button" class="button load-more">Load more</button></p>'}</div></div>`,
    'Shop',
  );
}

export const secondPage = page(`<div id="archive">${cards(olderYarns)}</div>`, 'Shop');

const gallery = (yarn: Yarn) =>
  `<div class="product-gallery"><div class="flexslider"><ul class="slides">${picturesOf(yarn)
    .map(
      (src) =>
        `<li data-thumb="${src}"><a href="${src}" data-pswp-width="480" data-pswp-height="480"><img src="${src}" width="480" height="480" alt="${yarn.name}"></a></li>`,
    )
    .join('')}</ul></div></div>`;

const swatches = Object.entries(colors)
  .map(
    ([name, fill]) =>
      `<li class="swatch" role="radio" aria-checked="false" tabindex="0" data-value="${name}"><i style="background:${fill}"></i>${name}</li>`,
  )
  .join('');
const options = (values: readonly string[]) =>
  `<option value="">Choose an option</option>${values.map((value) => `<option>${value}</option>`).join('')}`;

const quantity = `<span class="quantity"><button type="button" class="minus" aria-label="One less">−</button><input type="number" name="quantity" class="qty" value="1" min="1" aria-label="Quantity"><button type="button" class="plus" aria-label="One more">+</button></span>`;

const variable = (yarn: Yarn, isImported: boolean) =>
  `<form class="variations_form cart" data-name="${yarn.name}" data-price="${yarn.price}" method="post" action="/product/${yarn.slug}" data-product_variations="${escaped(JSON.stringify(variationsOf(yarn, isImported)))}">
  <table class="variations"><tr><th>Color</th><td><select name="attribute_color" data-attribute="color" class="hidden">${options(Object.keys(colors))}</select><ul class="swatches" role="radiogroup" aria-label="Color">${swatches}</ul></td></tr>
  <tr><th><label for="weight">Weight</label></th><td><select id="weight" name="attribute_weight" data-attribute="weight">${options(weights)}</select></td></tr></table>
  <div class="single_variation"></div><p class="selection-needed" role="alert"></p>${quantity}
  <button type="submit" class="single_add_to_cart_button button disabled wc-variation-selection-needed">Add to cart</button></form>`;

const simple = (yarn: Yarn) =>
  `<form class="cart" data-name="${yarn.name}" data-price="${yarn.price}" method="post" action="/product/${yarn.slug}">${quantity} <button type="submit" class="single_add_to_cart_button button">Add to cart</button></form>`;

const STAR =
  '<svg viewBox="0 0 20 20" width="26" height="26"><path d="M10 1l2.7 6 6.3.6-4.8 4.3 1.5 6.4L10 15l-5.7 3.3 1.5-6.4L1 7.6 7.3 7z"/></svg>';
const stars = [1, 2, 3, 4, 5]
  .map((n) => `<a href="#" class="star-${n}" aria-label="${n} of 5 stars">${STAR}</a>`)
  .join('');
const story = (yarn: Yarn) =>
  ['The wool', 'The mill', 'The dye house', 'What to knit']
    .map(
      (title) =>
        `<h3>${title}</h3><p>${yarn.text} We buy the fleece from farms within thirty miles of Burn Lane and have it spun by a mill that has done nothing else since 1881. Every batch is dyed by hand in copper, rinsed in the burn and hung for two days, so that two lots are never quite alike. Order enough for a whole garment and alternate your skeins every other row.</p>`,
    )
    .join('');

const tabs = (yarn: Yarn) =>
  `<div class="wc-tabs-wrapper"><ul class="tabs" role="tablist"><li class="active"><a href="#tab-description">Description</a></li><li><a href="#tab-details">Additional information</a></li><li><a href="#tab-reviews">Reviews (2)</a></li></ul>
  <div class="panel" id="tab-description"><h2>Description</h2>${story(yarn)}</div>
  <div class="panel" id="tab-details" hidden><h2>Additional information</h2><p>Weight: 50 g or 100 g. Needles: 3 to 4 mm. Wash by hand.</p></div>
  <div class="panel" id="tab-reviews" hidden><h2>Reviews</h2><p>“Blocks beautifully.” Maureen</p><p>“Colour truer than in the photo.” Ali</p><p class="stars">${stars}</p><p class="your-rating" role="status">Your rating</p></div></div>`;

const isVariable = ({ slug, fibre }: Yarn) => fibre !== 'tools' && slug !== 'fisherman-aran';

export function product(yarn: Yarn, notice?: string): string {
  const body = `<div class="single-product">${gallery(yarn)}<div class="summary"><h1>${yarn.name}</h1><p class="rating"><span class="stars-small">${STAR.repeat(4)}</span> <a href="#tab-reviews" class="review-link">2 customer reviews</a></p>
    <p class="price main-price">${isVariable(yarn) ? `${money(yarn.price)} – ${money(yarn.price * 1.9)}` : money(yarn.price)}</p><p>${yarn.text}</p>
    ${isVariable(yarn) ? variable(yarn, yarn.slug === 'harbour-dk') : simple(yarn)}<p class="meta">Category: <a href="/shop">Yarn</a></p></div></div>${tabs(yarn)}${related}
    ${
      isVariable(yarn)
        ? ''
        : `<div class="sticky-atc" data-product="${yarn.slug}"><span><b>${yarn.name}</b> ${money(yarn.price)}</span><button type="button" class="button sticky-add">Add to cart</button></div>`
    }`;
  const crumbs = `<a href="/shop">Shop</a> / ${yarn.name}`;
  return notice ? pageWithNotice(notice, body, crumbs) : page(body, crumbs);
}

export const addedNotice = (yarn: Yarn): string =>
  `<a href="/cart" class="button">View cart</a> “${yarn.name}” has been added to your cart.`;
