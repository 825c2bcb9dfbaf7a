import type { Reply, SiteRequest } from '../../site.ts';
import { countOf, readCart } from './cart.ts';

const main = [
  ['/courses', 'Courses'],
  ['/gallery', 'Gallery'],
  ['/shop', 'Shop'],
  ['/gift-vouchers', 'Gift vouchers'],
  ['/studio-hire', 'Studio hire'],
  ['/journal', 'Journal'],
  ['/contact', 'Contact'],
] as const;

const more = [
  ['/firing', 'Kiln firing'],
  ['/glazes', 'Glaze library'],
  ['/open-studio', 'Open studio'],
  ['/groups', 'Groups and teams'],
  ['/faq', 'Questions'],
  ['/account', 'Your account'],
  ['/cart', 'Cart'],
  ['/', 'Home'],
] as const;

const links = (list: readonly (readonly [string, string])[]) =>
  list.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('');

const cookieBar = `<div class="cookie-bar" data-controller="cookies"><span>We use one cookie for your cart and one for anonymous statistics.</span>
<button type="button" class="button small" data-action="cookies#accept">That’s fine</button></div>`;

export const field = (
  label: string,
  name: string,
  { value = '', type = 'text', error = '', rest = '' } = {},
) =>
  `<div class="field${error && ' has-error'}"><label for="f_${name}">${label}</label><input id="f_${name}" name="${name}" type="${type}" value="${value}" ${rest}${error && ` aria-invalid="true" aria-describedby="e_${name}"`}>${error && `<p class="error" id="e_${name}">${error}</p>`}</div>`;

/** Everything around the content of a page. */
export function page(
  request: SiteRequest,
  body: string,
  { status = 200, afterMs = 160, headers = {} }: Partial<Reply> = {},
): Reply {
  const cookie = request.cookie ?? '';
  return {
    isPage: true,
    status,
    afterMs,
    headers,
    body: `${cookie.includes('kiln_consent=') ? '' : cookieBar}
<header class="top" data-controller="menu"><a class="logo" href="/">Kiln Lane</a>
<button type="button" class="burger" aria-label="Menu" aria-expanded="false" data-menu-target="button" data-action="menu#toggle"><span></span><span></span><span></span></button>
<nav aria-label="Main" data-menu-target="list"><ul>${links(main)}</ul></nav>
<a class="cart-link" href="/cart">Cart <span id="cart_count" class="badge">${countOf(readCart(cookie))}</span></a></header>
<main id="main">${body}</main>
<div id="toasts" aria-live="polite"></div>
<footer><div><b>Kiln Lane Pottery School</b><p>Unit 4, Kiln Lane, Stroud</p></div><ul>${links(main)}</ul><ul>${links(more)}</ul></footer>`,
  };
}

type StreamAction = 'append' | 'prepend' | 'replace' | 'update' | 'remove';

export const streamElement = (action: StreamAction, target: string, content = '') =>
  `<turbo-stream action="${action}" target="${target}">${action === 'remove' ? '' : `<template>${content}</template>`}</turbo-stream>`;

export const stream = (
  elements: readonly string[],
  { afterMs = 380, headers = {} }: Partial<Reply> = {},
): Reply => ({
  body: elements.join('\n'),
  type: 'text/vnd.turbo-stream.html; charset=utf-8',
  afterMs,
  headers,
});

export const toast = (text: string) =>
  streamElement(
    'append',
    'toasts',
    `<div class="toast" data-controller="toast" data-turbo-temporary>${text}</div>`,
  );

export const frame = (body: string, afterMs = 280): Reply => ({
  body,
  type: 'text/html; charset=utf-8',
  afterMs,
});

export const seeOther = (location: string, { afterMs = 500, headers = {} } = {}): Reply => ({
  body: '',
  status: 303,
  afterMs,
  headers: { location, ...headers },
});
