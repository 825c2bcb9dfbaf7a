import { groupNames, icon } from './catalogue.ts';

const links = [
  ['/offers', 'Offers'],
  ['/subscriptions', 'Subscriptions'],
  ['/gift-cards', 'Gift cards'],
  ['/weddings', 'Weddings'],
  ['/journal', 'Journal'],
  ['/shops', 'Our shops'],
  ['/help', 'Help'],
] as const;

const anchors = (list: readonly (readonly [string, string])[]) =>
  list.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('');

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const mega = `<div class="mega" id="mega" hidden><div><h4>By flower</h4><ul>${anchors(
  groupNames.map((group) => [`/collections/all-flowers?group=${group}`, capital(group)] as const),
)}</ul></div><div><h4>By occasion</h4><ul>${anchors(
  ['Birthday', 'Thank you', 'New baby', 'Sympathy', 'Anniversary', 'Just because'].map(
    (occasion) => [`/search?q=${encodeURIComponent(occasion)}`, occasion] as const,
  ),
)}</ul></div><div><h4>Collections</h4><ul>${anchors([
  ['/collections/all-flowers', 'All flowers'],
  ['/collections/luxury', 'Luxury'],
  ['/collections', 'All collections'],
])}</ul></div></div>`;

const header = `<div class="countdown" id="countdown" role="region" aria-label="Delivery countdown"><span>Order within <b id="time-left">--:--:--</b> for delivery tomorrow. 10% off with <b>AUTUMN10</b></span><button type="button" id="hide-countdown" aria-label="Hide banner">×</button></div>
<header class="top" id="top"><div class="bar">
<button type="button" class="burger" id="burger" aria-label="Menu" aria-expanded="false"><span></span><span></span><span></span></button>
<a class="logo" href="/">Hazel &amp; Vine</a>
<nav class="main-nav" aria-label="Main"><ul><li><button type="button" id="shop-menu" aria-expanded="false">Shop flowers ▾</button></li>${anchors(links)}</ul></nav>
<form class="search" action="/search"><input type="search" name="q" placeholder="Search flowers" aria-label="Search flowers" autocomplete="off"><div class="suggest" id="suggest" hidden></div></form>
<a class="icon" href="/account" aria-label="Account">${icon('person')}</a>
<button type="button" class="icon" id="open-basket" aria-label="Open basket">${icon('bag')}<span id="basket-count">0</span></button>
</div>${mega}</header>
<aside class="side-menu" id="side-menu" aria-label="Mobile menu"><div class="side-head"><b>Menu</b><button type="button" id="close-menu" aria-label="Close menu">×</button></div>
<button type="button" class="side-toggle" aria-expanded="false">Shop flowers<span>+</span></button><ul class="side-sub">${anchors(
  [
    ['/collections/all-flowers', 'All flowers'],
    ['/collections/luxury', 'Luxury'],
    ['/collections', 'All collections'],
  ],
)}</ul>
<button type="button" class="side-toggle" aria-expanded="false">Occasions<span>+</span></button><ul class="side-sub">${anchors(
  ['Birthday', 'Sympathy', 'New baby'].map(
    (occasion) => [`/search?q=${encodeURIComponent(occasion)}`, occasion] as const,
  ),
)}</ul>
<ul class="side-links">${anchors(links)}<li><a href="/account">Account</a></li></ul></aside><div class="shade" id="menu-shade"></div>`;

const drawer = `<aside class="drawer" id="drawer" role="dialog" aria-label="Basket" aria-hidden="true"><div class="side-head"><b>Your basket</b><button type="button" id="close-basket" aria-label="Close basket">×</button></div>
<div class="lines" id="drawer-lines"></div><div class="drawer-foot"><p>Subtotal <b id="drawer-total">£0.00</b></p><a class="button" href="/cart">View basket</a><a class="button dark" href="/checkout">Check out</a></div></aside><div class="shade" id="drawer-shade"></div>`;

const popup = `<div class="popup-shade" id="popup" hidden><div class="popup" role="dialog" aria-label="Newsletter"><button type="button" class="popup-close" aria-label="Close">×</button>
<div class="popup-picture"></div><h2>10% off your first bunch</h2><p>Letters from the workshop, twice a month. Care tips, early peonies and a little gossip from the market.</p>
<form id="popup-form" novalidate><label>Email <input type="email" name="popup-email" autocomplete="email"></label><button class="button dark">Get my code</button></form>
<p><span class="popup-decline">No thanks</span></p></div></div>`;

const chat = `<button type="button" class="chat-button" id="chat-button" aria-label="Chat with us" aria-expanded="false">${icon('bubble')}</button>
<section class="chat" id="chat" aria-label="Chat" hidden><div class="side-head"><b>Ask a florist</b><button type="button" id="close-chat" aria-label="Close chat">×</button></div>
<div class="chat-lines" id="chat-lines" aria-live="polite"><p class="them">Hello! How can we help?</p></div>
<form id="chat-form"><input name="chat-text" placeholder="Type a message" aria-label="Message" autocomplete="off"><button aria-label="Send">${icon('send')}</button></form></section>`;

const footer = `<footer><div class="foot-grid"><div><h4>Shop</h4><ul>${anchors([
  ['/collections/all-flowers', 'All flowers'],
  ['/collections/luxury', 'Luxury'],
  ['/offers', 'Offers'],
  ['/gift-cards', 'Gift cards'],
  ['/cart', 'Basket'],
])}</ul></div><div><h4>Services</h4><ul>${anchors([
  ['/subscriptions', 'Subscriptions'],
  ['/subscriptions/build', 'Build a subscription'],
  ['/weddings', 'Weddings'],
  ['/shops', 'Our shops'],
])}</ul></div><div><h4>Help</h4><ul>${anchors([
  ['/help', 'Help centre'],
  ['/help/delivery', 'Delivery'],
  ['/contact', 'Contact'],
  ['/account', 'My account'],
  ['/account/addresses', 'My addresses'],
  ['/journal', 'Journal'],
])}</ul></div><div><h4>Letters</h4><form id="foot-letter"><label>Email <input type="email" name="letter" required></label><button class="button">Join</button></form><p id="letter-note" role="status"></p>
<p><button type="button" class="as-link" id="cookie-settings">Cookie settings</button></p></div></div><p class="small">Hazel &amp; Vine Ltd, 18 Corn Street, Bristol. Flowers by hand since 2009.</p></footer>`;

export const page = (body: string, kind: string): string =>
  `<div class="site page-${kind}" data-kind="${kind}">${header}<main id="main">${body}</main>${footer}</div>${drawer}${chat}${popup}`;
