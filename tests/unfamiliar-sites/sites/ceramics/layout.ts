import { icon } from './icons.ts';
import {
  byId,
  categories,
  countOf,
  inCategory,
  lazy,
  money,
  type Product,
  photo,
  priceOf,
  type Session,
  subtotalOf,
} from './shop.ts';

// The frame of every page: header, footer, drawers, popups and the scripts of the plugins.

const plugins = '/wp-content/plugins';
const theme = '/wp-content/themes/marzocca/assets/js';
const delayed = [
  `${plugins}/woocommerce/assets/js/frontend/add-to-cart.min.js`,
  `${plugins}/woocommerce/assets/js/frontend/cart-fragments.min.js`,
  `${plugins}/qty-increment-buttons/js/qty.min.js`,
  `${plugins}/ajax-search-for-woocommerce/assets/js/search.min.js`,
  `${plugins}/ti-wishlist/public/js/wishlist.min.js`,
  `${plugins}/elementor-pro/assets/js/frontend.min.js`,
  `${plugins}/sales-notification/js/front.min.js`,
  `${theme}/theme.min.js`,
];
/** Loaded on the pages that need them. */
const scripts = {
  cart: `${plugins}/woocommerce/assets/js/frontend/cart.min.js`,
  checkout: `${plugins}/woocommerce/assets/js/frontend/checkout.min.js`,
  gallery: `${plugins}/woocommerce/assets/js/frontend/single-product.min.js`,
  scalapay: `${plugins}/pagamento-a-rate/js/widget.min.js`,
  variations: `${plugins}/woocommerce/assets/js/frontend/add-to-cart-variation.min.js`,
  swatches: `${plugins}/variation-swatches/assets/js/frontend.min.js`,
  filters: `${plugins}/product-filter/js/filter.min.js`,
  quickView: `${plugins}/quick-view/js/quick-view.min.js`,
  forms: `${plugins}/contact-form-7/includes/js/index.js`,
  tracking: `${plugins}/order-tracking/js/tracking.min.js`,
  feed: `${plugins}/instagram-feed/js/feed.min.js`,
} as const;

const menu = [
  ['/negozio/', 'Negozio'],
  ['/corsi/', 'Corsi'],
  ['/bomboniere/', 'Bomboniere'],
  ['/buono-regalo/', 'Buono regalo'],
  ['/diario/', 'Diario'],
  ['/contatti/', 'Contatti'],
] as const;

const megaMenu = `<div class="mega-menu sub-menu">${Object.entries(categories)
  .map(
    ([cat, label]) =>
      `<div><a class="mega-title" href="/categoria-prodotto/${cat}/">${label}</a><ul>${inCategory(
        cat,
      )
        .slice(0, 5)
        .map(({ slug, name }) => `<li><a href="/prodotto/${slug}/">${name}</a></li>`)
        .join('')}</ul></div>`,
  )
  .join('')}</div>`;

const mainMenu = `<ul class="elementor-nav-menu">${menu
  .map(
    ([path, label], index) =>
      `<li class="menu-item${index === 0 ? ' menu-item-has-children' : ''}"><a href="${path}">${label}</a>${index === 0 ? megaMenu : ''}</li>`,
  )
  .join('')}</ul>`;

const header = (
  session: Session,
) => `<div class="top-bar"><span>Tel. 0546 012 345</span><span>Spedizione gratuita sopra i 150&nbsp;€</span></div>
<header class="site-header elementor-sticky"><button class="burger" aria-label="Menu" aria-expanded="false">${icon('menu')}</button><a class="logo" href="/">Bottega<b>Marzocca</b></a><nav aria-label="Principale">${mainMenu}</nav>
<div class="header-tools"><form role="search" class="dgwt-search" action="/" method="get"><input type="search" name="s" placeholder="Cerca ceramiche…" autocomplete="off" aria-label="Cerca prodotti"><div class="dgwt-results" hidden></div></form>
<a href="/mio-account/" class="tool" aria-label="Il mio account">${icon('user')}</a><a href="/lista-desideri/" class="tool" aria-label="Lista dei desideri">${icon('heart')}<span class="wish-count">${session.wishes.length}</span></a>
<a href="/carrello/" class="tool menu-cart-toggle" aria-label="Carrello">${icon('cart')}<span class="cart-count">${countOf(session)}</span></a></div></header>`;

const footerColumns = [
  [
    'Negozio',
    ...Object.entries(categories).map(
      ([cat, label]) => `<a href="/categoria-prodotto/${cat}/">${label}</a>`,
    ),
    '<a href="/outlet/">Outlet</a>',
    '<a href="/carrello/">Vai al carrello</a>',
    '<a href="/cassa/">Cassa</a>',
  ],
  [
    'Bottega',
    '<a href="/chi-siamo/">Chi siamo</a>',
    ...menu.slice(1).map(([path, label]) => `<a href="${path}">${label}</a>`),
    '<a href="/rivenditori/">Rivenditori</a>',
  ],
  [
    'Assistenza',
    '<a href="/spedizioni-e-resi/">Spedizioni e resi</a>',
    '<a href="/domande-frequenti/">Domande frequenti</a>',
    '<a href="/traccia-ordine/">Traccia il tuo ordine</a>',
    '<a href="/mio-account/">Il mio account</a>',
    '<a href="/lista-desideri/">Lista dei desideri</a>',
  ],
];
const footer = `<footer class="site-footer"><div class="elementor-container">${footerColumns
  .map(
    ([title, ...links]) =>
      `<section><h4>${title}</h4><ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul></section>`,
  )
  .join(
    '',
  )}<section><h4>Marzocca Ceramiche S.n.c.</h4><p>Via dei Vasai 14, Faenza<br>P. IVA 00000000000</p></section></div></footer>`;

export const miniCart = (session: Session) =>
  `<div class="widget_shopping_cart_content">${
    session.cart.length
      ? `<ul class="woocommerce-mini-cart cart_list">${session.cart
          .map(({ id, count }) => {
            const name = byId(id)?.name;
            return `<li class="mini_cart_item"><a href="?remove_item=${id}" class="remove remove_from_cart_button" data-product_id="${id}" aria-label="Rimuovi ${name}">×</a><img src="${photo(id)}" width="54" height="54" alt=""><span>${name}<small>${count} × ${money(byId(id)?.price ?? 0)}</small></span></li>`;
          })
          .join(
            '',
          )}</ul><p class="total"><strong>Subtotale:</strong> ${money(subtotalOf(session))}</p>
<p class="buttons"><a href="/carrello/" class="button">Visualizza carrello</a><a href="/cassa/" class="button checkout">Pagamento</a></p>`
      : '<p class="woocommerce-mini-cart__empty-message">Nessun prodotto nel carrello.</p>'
  }</div>`;

const drawers = (
  session: Session,
) => `<div class="menu-cart" aria-hidden="true"><div class="menu-cart-main" role="dialog" aria-label="Carrello"><button class="menu-cart-close" aria-label="Chiudi il carrello">×</button><h3>Il tuo carrello</h3>${miniCart(session)}</div></div>
<div class="mobile-menu" aria-hidden="true"><button class="mobile-menu-close" aria-label="Chiudi il menu">×</button><ul>${menu.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('')}<li><a href="/outlet/">Outlet</a></li></ul></div>`;

const overlays = `<div class="elementor-popup-modal" id="popup-newsletter" role="dialog" aria-label="Newsletter" hidden><div class="dialog-widget-content"><button class="dialog-close-button" aria-label="Chiudi">×</button><h3>Il 10% per te</h3><p>Lascia la tua e-mail e ricevi un codice per il primo ordine.</p><form class="popup-form"><input type="email" name="popup_email" placeholder="La tua e-mail"><button>Voglio lo sconto</button></form></div></div>
<div class="cky-consent-bar" hidden><p>Usiamo cookie tecnici e, con il tuo consenso, statistici.</p><button class="cky-btn-accept">Accetta tutti</button><button class="cky-btn-reject">Rifiuta</button></div>
<div class="wa-chat"><div class="wa-box" hidden><b>Bottega Marzocca</b><p>Ciao! Come possiamo aiutarti?</p><textarea rows="2" aria-label="Messaggio WhatsApp" placeholder="Scrivi qui…"></textarea></div><button class="wa-bubble" aria-label="Scrivici su WhatsApp" aria-expanded="false">${icon('chat')}</button></div>
<button class="back-to-top" aria-label="Torna su" hidden>↑</button><div class="sales-pop" role="status" hidden></div>`;

export interface Frame {
  readonly session: Session;
  readonly title: string;
  readonly main: string;
  readonly notices?: string;
  readonly with?: readonly (keyof typeof scripts)[];
  readonly bodyClass?: string;
}

/** The delayed scripts keep their order, with those of the page before the theme. */
export function page({
  session,
  title,
  main,
  notices = '',
  with: extra = [],
  bodyClass = '',
}: Frame) {
  const sources = [
    ...delayed.slice(0, -1),
    ...extra.map((name) => scripts[name]),
    ...delayed.slice(-1),
  ];
  return `<div id="page" class="hfeed site ${bodyClass}">${header(session)}<main id="content" class="site-main"><div class="woocommerce-notices-wrapper">${notices}</div>${title && `<h1 class="entry-title">${title}</h1>`}${main}</main>${footer}</div>
${drawers(session)}${overlays}${sources.map((src) => `<script type="rocketlazyloadscript" data-rocket-src="${src}"></script>`).join('')}`;
}

export const message = (text: string, link = '/carrello/', label = 'Visualizza carrello') =>
  `<div class="woocommerce-message" role="alert">${text} <a href="${link}" class="button wc-forward">${label}</a></div>`;
export const errorList = (...texts: readonly string[]) =>
  `<ul class="woocommerce-error" role="alert">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

const loopButton = ({ id, name, slug, glazes, isSoldOut }: Product) => {
  if (isSoldOut) return `<a href="/prodotto/${slug}/" class="button">Leggi tutto</a>`;
  if (glazes) return `<a href="/prodotto/${slug}/" class="button">Scegli</a>`;
  return `<a href="?add-to-cart=${id}" data-quantity="1" class="button add_to_cart_button ajax_add_to_cart" data-product_id="${id}" aria-label="Aggiungi al carrello: “${name}”" rel="nofollow">Aggiungi al carrello</a>`;
};

export const card = (item: Product, hasQuickView = false) =>
  `<li class="product type-product post-${item.id}${item.isSoldOut ? ' outofstock' : ''}"><a href="/prodotto/${item.slug}/" class="woocommerce-LoopProduct-link">${item.was ? '<span class="onsale">In offerta!</span>' : ''}${lazy(photo(item.id), item.name)}<h2 class="woocommerce-loop-product__title">${item.name}</h2>${priceOf(item)}</a>${hasQuickView ? `<button class="quick-view" data-product_id="${item.id}">Anteprima</button>` : ''}<button class="tinvwl_add_to_wishlist_button" data-product_id="${item.id}" aria-pressed="false" aria-label="Aggiungi ${item.name} ai desideri">${icon('heart')}</button>${loopButton(item)}</li>`;

export const grid = (items: readonly Product[], hasQuickView = false) =>
  `<ul class="products columns-4">${items.map((item) => card(item, hasQuickView)).join('')}</ul>`;

export const section = (name: string, content: string) =>
  `<section class="elementor-section elementor-element elementor-element-${name}" data-element_type="section"><div class="elementor-container"><div class="elementor-column"><div class="elementor-widget-wrap">${content}</div></div></div></section>`;
