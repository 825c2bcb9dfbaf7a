import type { Reply } from '../../site.ts';
import { escapeHtml, type Visit } from './session.ts';

const links = [
  ['/membership', 'Membership'],
  ['/courses', 'Courses'],
  ['/events', 'Events'],
  ['/regattas', 'Regattas'],
  ['/results', 'Results'],
  ['/gallery', 'Gallery'],
  ['/shop', 'Shop'],
  ['/contact', 'Contact'],
] as const;

const memberLinks = [
  ['/members', 'My club'],
  ['/members/boats', 'Book a boat'],
  ['/members/forum', 'Forum'],
] as const;

const analytics = `<script>
window.dataLayer = window.dataLayer || [];
function gtag() { dataLayer.push(arguments); }
gtag('js', new Date()); gtag('config', 'G-LARKMERE1');
addEventListener('load', function () {
  setTimeout(function () { if (navigator.sendBeacon) navigator.sendBeacon('/stats/collect', JSON.stringify({ p: location.pathname, r: document.referrer })); }, 900);
});
</script>`;

const pixel = `<script>
!function (w) { if (w.fbq) return; var n = w.fbq = function () { n.queue.push(arguments); }; n.queue = []; n.version = '2.0'; }(window);
fbq('init', '884201337'); fbq('track', 'PageView');
</script>`;

const header = ({ path, session, cookie }: Visit) => {
  const count = session.cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const item = ([href, label]: readonly [string, string]) =>
    `<li><a href="${href}"${path === href || path.startsWith(`${href}/`) ? ' class="here"' : ''}>${label}</a></li>`;
  const account = session.member
    ? `<a class="login" href="/members">Nora Hale</a>
<form method="post" action="/members/logout"><button class="link" id="sign-out">Sign out</button></form>`
    : '<a class="login" href="/members/login">Member login</a>';
  return `${analytics}${cookie.includes('larkmere_consent=all') ? pixel : ''}
<a class="skip" href="#main">Skip to content</a>
<div class="topline"><div class="wrap"><span>Boathouse Lane 4, Larkmere, Maine</span><span>(207) 555-0133</span>${account}</div></div>
<header class="site-header" x-data="{ open: false }"><div class="wrap">
<a class="brand" href="/"><svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><circle cx="17" cy="17" r="17" fill="#0d3b66"/><path d="M17 5v17M17 6l9 14H17M6 25c4 3 7-2 11 0s7 3 11 0" stroke="#fff" stroke-width="2" fill="none"/></svg><span>Larkmere<small>Rowing &amp; Sailing Club</small></span></a>
<button class="burger" aria-label="Menu" :aria-expanded="open" @click="open = !open"><i></i><i></i><i></i></button>
<nav :class="open && 'is-open'"><ul>${[...links, ...(session.member ? memberLinks : [])].map(item).join('')}</ul></nav>
<a class="cart-link" href="/cart" aria-label="Cart">Cart <b id="cart-count">${count}</b></a>
</div></header>`;
};

const footer = `<footer class="site-footer"><div class="wrap columns">
<div><h4>Larkmere Rowing &amp; Sailing Club</h4><p>Founded 1911. Member of the Northern Lakes Association.</p><p><a href="/club/rules">House rules</a> · <a href="/club/fleet">Our fleet</a> · <a href="/search">Search</a></p></div>
<div><h4>Boathouse hours</h4><p>Tuesday to Friday 3 to 8 pm<br>Saturday and Sunday 8 am to 7 pm</p></div>
<div><h4>Newsletter</h4><form hx-post="/newsletter" hx-swap="outerHTML" class="inline"><label class="hidden" for="footer-mail">Email</label><input id="footer-mail" type="email" name="mail" placeholder="Your email" required><button class="btn small">Sign up</button></form>
<p><button class="link" id="cookie-settings">Cookie settings</button></p></div>
</div><p class="legal">© 2026 Larkmere Rowing &amp; Sailing Club · Website by Pinecone Digital</p></footer>`;

const cookieNotice = ({ cookie }: Visit) => `
<div class="cookies" id="cookies" role="region" aria-label="Cookies"${cookie.includes('larkmere_consent=') ? ' hidden' : ''}>
<p>We use cookies for our shop and, if you agree, for statistics and advertising. <a href="/club/privacy">Privacy</a></p>
<div><button class="btn small" id="cookies-all">Accept all</button> <button class="btn small ghost" id="cookies-necessary">Only necessary</button></div></div>`;

const popup = `
<div class="modal" id="newsletter-modal" aria-hidden="true"><div class="overlay" tabindex="-1" data-micromodal-close><div class="box" role="dialog" aria-modal="true" aria-labelledby="newsletter-title">
<button class="close" aria-label="Close" data-micromodal-close>×</button>
<h2 id="newsletter-title">Wind, water and cake</h2><p>One letter a month with course dates and the next regatta.</p>
<form hx-post="/newsletter" hx-swap="outerHTML"><label>Email <input type="email" name="mail" id="popup-mail"></label><button class="btn">Subscribe</button></form>
</div></div></div>`;

/** A page in the theme of the club. Shows the message of the last redirect once. */
export function page(
  visit: Visit,
  title: string,
  main: string,
  rest: Partial<Reply> & { readonly lead?: string } = {},
): Reply {
  const { session } = visit;
  const flash = session.flash
    ? `<div class="wrap"><div class="flash ${session.flash.tone}" role="status" x-data="{ shown: true }" x-show="shown">${session.flash.text}<button class="link" aria-label="Dismiss" @click="shown = false">×</button></div></div>`
    : '';
  session.flash = undefined;
  const { lead, ...reply } = rest;
  return {
    isPage: true,
    afterMs: 140,
    body: `${header(visit)}${visit.path === '/' ? popup : ''}
<main id="main" data-title="${escapeHtml(title)}">${flash}${visit.path === '/' ? '' : `<div class="page-head"><div class="wrap"><h1>${title}</h1>${lead ? `<p>${lead}</p>` : ''}</div></div>`}
${main}</main>${footer}${cookieNotice(visit)}`,
    ...reply,
  };
}

/** A field with what was typed before and the message of the server. */
export function field(
  { session }: Visit,
  name: string,
  label: string,
  attributes = '',
  value = session.old[name] ?? '',
): string {
  const error = session.errors[name];
  return `<p class="field${error ? ' has-error' : ''}"><label for="f-${name}">${label}</label><input id="f-${name}" name="${name}" value="${escapeHtml(value)}" ${attributes}${error ? ' aria-invalid="true"' : ''}>${error ? `<span class="error">${error}</span>` : ''}</p>`;
}
