import { money, picturesOf, type Yarn, yarns } from './catalog.ts';

const links = [
  ['/', 'Home'],
  ['/shop', 'Yarn'],
  ['/product-category/sale', 'Sale'],
  ['/patterns', 'Patterns'],
  ['/pattern-calculator', 'Calculator'],
  ['/workshops', 'Workshops'],
  ['/lookbook', 'Lookbook'],
  ['/journal', 'Journal'],
  ['/my-account', 'My account'],
] as const;
const footerLinks = [
  ['/wishlist', 'Wishlist'],
  ['/care-guide', 'Washing and felting'],
  ['/needle-sizes', 'Needle sizes'],
  ['/wholesale', 'Trade accounts'],
  ['/contact', 'Contact'],
] as const;
const listOf = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('');

const mega = `<li class="has-mega"><button type="button" aria-expanded="false">Shop by…</button><div class="mega" hidden>
  <b>Weight</b><span>Lace</span><span>4 ply</span><span>DK</span><span>Aran</span><b>Fibre</b><span>Wool</span><span>Alpaca</span><span>Linen</span></div></li>`;

const header = `<div class="usp-bar"><span>Free UK delivery over £45</span></div>
<header class="site-header"><div class="wrap bar"><a class="logo" href="/">Burnside Wool</a>
<button type="button" class="menu-toggle" aria-expanded="false">Menu</button>
<ul class="main-menu">${listOf(links)}${mega}</ul>
<form class="product-search" action="/search" role="search"><input type="search" name="s" placeholder="Search products…" aria-label="Search products" autocomplete="off"><div class="suggestions" hidden></div></form>
<div class="site-cart"><a href="/cart">Basket <span class="cart-total">£36.70</span></a> <button type="button" class="mini-toggle" aria-label="Show basket"><span class="cart-count">2</span></button>
<div class="mini-cart" hidden><div class="widget_shopping_cart_content"></div></div></div></div></header>`;

const footer = `<footer class="site-footer"><div class="wrap columns"><div><b>Burnside Wool</b><p>The Old Dye House, Burn Lane. Open Tuesday to Saturday.</p></div>
<ul>${listOf(footerLinks)}</ul><div><b>Paid safely</b><p>Card, bank transfer and gift vouchers.</p></div></div><p class="wrap small">© Burnside Wool. Website by Fold &amp; Fell.</p></footer>
<div class="cookie-notice" hidden>We use cookies to remember your basket. <button type="button" class="cookie-accept">Accept</button></div>
<div class="sales-pop" aria-hidden="true"></div>`;

/** A page of the theme; inline scripts of page builders and plugins stand in its body. */
export const page = (body: string, crumbs = ''): string =>
  `${header}<main class="wrap">${crumbs && `<nav class="breadcrumb"><a href="/">Home</a> / ${crumbs}</nav>`}<div class="woocommerce-notices-wrapper"></div>${body}</main>${footer}`;

/** With a notice that the server rendered. */
export const pageWithNotice = (notice: string, body: string, crumbs = ''): string =>
  page(body, crumbs).replace(
    '<div class="woocommerce-notices-wrapper">',
    `<div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="alert">${notice}</div>`,
  );

const isSimple = ({ fibre, slug }: Yarn) => fibre === 'tools' || slug === 'fisherman-aran';

const card = (
  yarn: Yarn,
): string => `<li class="product"><a href="/product/${yarn.slug}"><img src="${picturesOf(yarn, 1)[0]}" loading="lazy" width="220" height="220" alt=""><h3>${yarn.name}</h3></a>
  <span class="price">${isSimple(yarn) ? '' : 'From '}${money(yarn.price)}</span>
  ${
    isSimple(yarn)
      ? `<button type="button" class="button ajax_add_to_cart" data-name="${yarn.name}" data-price="${yarn.price}" data-product="${yarn.slug}">Add to cart</button>`
      : `<a class="button plain" href="/product/${yarn.slug}">Select options</a>`
  }</li>`;

export const cards = (list: readonly Yarn[]): string =>
  `<ul class="products">${list.map(card).join('')}</ul>`;

/** A carousel without links: its slides are only looked at. */
export const related = `<section class="related"><h2>Related products</h2><div class="related-slider">${yarns
  .map(
    (yarn) =>
      `<div><div class="tile"><img src="${picturesOf(yarn, 1)[0]}" width="140" height="140" alt=""><br>${yarn.name}</div></div>`,
  )
  .join('')}</div></section>`;
