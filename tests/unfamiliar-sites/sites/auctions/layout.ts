import type { View } from './live.ts';
import { type Lot, pounds } from './lots.ts';
import { each, escaped, html, type Rendered, toHtml, when } from './rendered.ts';
import type { World } from './world.ts';

const icon = (path: string): string =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg>`;
export const icons = {
  heart: icon(
    'M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 11.500 19 15 12 20z',
  ),
  menu: icon('M3 6h18M3 12h18M3 18h18'),
  chat: icon('M4 5h16v11H10l-5 4v-4H4z'),
  gavel: icon('M13 4l7 7M10 7l7 7M15.500 8.500L6 18M4 21h9'),
} as const;

/** Another page over the same socket. */
export const link = (path: string, label: string, more = ''): string =>
  `<a href="${path}" data-phx-link="redirect" data-phx-link-state="push" ${more}>${label}</a>`;

/** The same page with another query. */
export const patchLink = (path: string, label: string, more = ''): string =>
  `<a href="${path}" data-phx-link="patch" data-phx-link-state="push" ${more}>${label}</a>`;

/** A document of its own: the sale rooms and the archive are other applications. */
const load = (path: string, label: string) => `<a href="${path}">${label}</a>`;

const main = [
  ['/lots', 'Lots'],
  ['/calendar', 'Calendar'],
  ['/viewing', 'Viewing room'],
  ['/register', 'Register to bid'],
  ['/watchlist', 'Watch list'],
] as const;
const rooms = [
  ['/rooms/evening', 'Live: Evening sale'],
  ['/rooms/day', 'Day sale'],
  ['/rooms/wine', 'Cellar sale'],
  ['/archive', 'Prices realised'],
] as const;
const rest = [
  ['/shipping', 'Shipping'],
  ['/paddle', 'Your paddle'],
  ['/invoices', 'Invoices'],
  ['/account/documents', 'Documents'],
  ['/account/alerts', 'Alerts'],
  ['/help', 'Help'],
  ['/about', 'About us'],
] as const;

const linksOf = (isRoom: boolean, items: readonly (readonly [string, string])[]) =>
  items.map(([path, label]) => (isRoom ? load(path, label) : link(path, label))).join('');
const headerLinks = (isRoom: boolean) =>
  linksOf(isRoom, main) + rooms.map(([path, label]) => load(path, label)).join('');
const openMenu = `[["toggle_class",{"names":["open"],"to":"#menu"}]]`;

const result = (lot: Lot): Rendered =>
  html`<li><a href="/lots/${lot.id}" data-phx-link="redirect" data-phx-link-state="push"><img src="/photographs/${lot.id}-0.svg" alt="" width="48" height="36"><span><b>${lot.maker}</b> ${lot.title}</span><i>${pounds(lot.price)}</i></a></li>`;

const search = (
  world: World,
): Rendered => html`<form id="search" role="search" phx-change="search" phx-submit="search">
<input type="search" name="q" value="${escaped(world.query)}" phx-debounce="250" autocomplete="off" placeholder="Search lots and makers" aria-label="Search lots and makers">
${when(world.query.length > 1, () => html`<ul class="results">${each(world.found, result)}${when(world.found.length === 0, () => `<li class="none">No lots match “${escaped(world.query)}”.</li>`)}</ul>`)}</form>`;

const header = (
  world: World,
  isRoom: boolean,
): Rendered => html`<header class="top"><div class="bar">
${isRoom ? '<a class="logo" href="/">Harrow &amp; Vane</a>' : link('/', 'Harrow &amp; Vane', 'class="logo"')}
${search(world)}<p class="who"><span class="dot"></span><b id="present">${world.present}</b> bidders online <span class="hide-small">· Iris Calloway · Watching <b id="watching">${world.watched.size}</b></span></p>
<button type="button" class="burger" aria-label="Menu" phx-click='${openMenu}'>${icons.menu}</button></div><nav id="menu">${headerLinks(isRoom)}</nav></header>`;

const footer = (
  isRoom: boolean,
): string => `<footer><div><b>Harrow &amp; Vane</b><p>Auctioneers since 1871<br>14 Mercer Row, London</p></div>
<div><b>Services</b>${linksOf(isRoom, rest)}</div><div><b>Buyers</b><p>Buyer's premium 25% up to £500,000.<br>Collection Monday to Friday, nine to five.</p></div><small>© 2026 Harrow &amp; Vane Fine Art Auctioneers Ltd.</small></footer>`;

/** The page as the process renders it. */
export function layout(world: World, view: View, address: URL): Rendered {
  const isRoom = address.pathname.startsWith('/rooms/');
  return html`${header(world, isRoom)}<main class="${address.pathname.split('/')[1] || 'home'}">${view.render()}</main>
<div id="flash-group">${when(world.flash, () => html`<div class="flash" role="status" phx-click="lv:clear-flash">${world.flash ?? ''} <button type="button" aria-label="Dismiss">×</button></div>`)}</div>${footer(isRoom)}`;
}

const choose = (choice: string) =>
  `@click="document.cookie = 'consent=${choice}; path=/; max-age=31536000'; open = false"`;
const cookies = `<div class="cookies" x-data="{ open: true }" x-show="open"><p>We use cookies to keep you signed in and to see which lots interest our bidders.</p>
<button type="button" id="necessary" ${choose('necessary')}>Only necessary</button><button type="button" id="accept" class="strong" ${choose('all')}>Accept all</button></div>`;

const chat = `<div class="assist" x-data="{ open: false }"><div class="assist-panel" x-show="open" x-cloak><b>Client services</b><p>Good evening. Our specialists are here until nine.</p><a href="tel:+442079460871">020 7946 0871</a></div>
<button type="button" id="assist" @click="open = !open" :aria-expanded="open" aria-label="Chat with client services">${icons.chat}</button></div>`;

/** What surrounds the live part and never changes; the choice of cookies is asked once. */
const around = (live: string, cookie: string): string =>
  `${cookie.includes('consent=') ? '' : cookies}${live}<div id="offline" role="alert"><b>Connection lost.</b> Reconnecting…</div>${chat}`;

/** The first response: the same page, before the socket is there. */
export const deadRender = (
  live: Rendered,
  { session, cookie }: { readonly session: string; readonly cookie: string },
): string =>
  around(
    `<div id="phx-main" data-phx-main data-phx-session="${session}" data-phx-static="">${toHtml(live)}</div>`,
    cookie,
  );

/** A page of an older application, without a process. */
export const plainPage = (body: string, cookie: string): string =>
  around(
    `<header class="top"><div class="bar"><a class="logo" href="/">Harrow &amp; Vane</a></div><nav id="menu" class="open">${headerLinks(true)}</nav></header><main>${body}</main>${footer(true)}`,
    cookie,
  );
