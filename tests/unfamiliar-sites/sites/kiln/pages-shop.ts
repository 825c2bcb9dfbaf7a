import type { SiteRequest } from '../../site.ts';
import { cartCookie, countOf, type Line, readCart, totalOf, withItem } from './cart.ts';
import { pounds, products } from './catalog.ts';
import { field, page, seeOther, stream, streamElement, toast } from './layout.ts';

const addForm = (id: number | string, label: string, from = '') =>
  `<form action="/cart/items" method="post"><input type="hidden" name="item" value="${id}"><input type="hidden" name="quantity" value="1"><input type="hidden" name="from" value="${from}"><button class="button" data-turbo-submits-with="Adding…">${label}</button></form>`;

export const shopPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Shop</h1><div class="grid">${products
      .map(
        ({ id, name, price }) =>
          `<article class="card" id="product_${id}"><img src="/media/${id * 13}.svg" width="480" height="360" alt=""><h3><a href="/shop/${id}">${name}</a></h3><p class="price">${pounds(price)}</p>${addForm(id, 'Add to cart')}</article>`,
      )
      .join('')}</div>`,
  );

export function productPage(request: SiteRequest) {
  const product = products.find(({ id }) => request.path === `/shop/${id}`);
  if (!product) return undefined;
  const { id, name, price } = product;
  return page(
    request,
    `<p class="crumbs"><a href="/shop">Shop</a> › ${name}</p><h1>${name}</h1><div class="split"><img src="/media/${id * 13}.svg" width="480" height="360" alt=""><div><p class="price">${pounds(price)}</p><p>The one we use in class. Collect it at your next lesson or have it sent to you.</p>${addForm(id, 'Add to cart')}
<form action="/wishes" method="post" id="wish_form_${id}"><input type="hidden" name="item" value="${id}"><button class="button ghost">♡ Add to wish list</button></form>
<p data-controller="clipboard"><input readonly value="https://kilnlane.example/shop/${id}" aria-label="Link" data-clipboard-target="source"> <button type="button" class="button small" data-action="clipboard#copy" data-clipboard-target="button">Copy link</button></p></div></div>`,
  );
}

/** The heart's template was renamed when the button became a form; the stream still names the previous id. */
export const addWish = (form: URLSearchParams) =>
  stream(
    [
      streamElement(
        'replace',
        `wish_${form.get('item')}`,
        '<button class="button ghost" disabled>♥ On your wish list</button>',
      ),
    ],
    { afterMs: 240 },
  );

const summary = (lines: readonly Line[]) =>
  `<p id="cart_total" class="total">Total <b>${pounds(totalOf(lines))}</b></p>`;

const line = ({ id, name, price, quantity }: Line) =>
  `<div class="line" id="line_${id}"><span class="name">${name}</span> <span>${pounds(price)}</span>
<form action="/cart/items/${id}" method="post" data-controller="stepper" class="stepper"><button type="button" aria-label="One less" data-action="stepper#less">−</button><input name="quantity" value="${quantity}" inputmode="numeric" aria-label="Quantity" data-stepper-target="input" data-action="change->stepper#save"><button type="button" aria-label="One more" data-action="stepper#more">+</button></form>
<form action="/cart/items/${id}/remove" method="post" data-turbo-confirm="Take ${name} out of the cart?"><button class="link">Remove</button></form></div>`;

const contents = (lines: readonly Line[]) =>
  lines.length === 0
    ? `<section id="cart"><p>Your cart is empty.</p><h2>You might need</h2><div class="grid">${products
        .slice(0, 3)
        .map(
          ({ id, name, price }) =>
            `<article class="card"><h3>${name}</h3><p>${pounds(price)}</p>${addForm(id, 'Add', 'cart')}</article>`,
        )
        .join('')}</div></section>`
    : `<section id="cart">${lines.map(line).join('')}${summary(lines)}<p><a class="button" href="/checkout">Go to checkout</a></p></section>`;

export const cartPage = (request: SiteRequest) =>
  page(request, `<h1>Your cart</h1>${contents(readCart(request.cookie))}`);

const saved = (lines: readonly Line[]) => ({ 'set-cookie': cartCookie(lines) });

export function addItem({ cookie }: SiteRequest, form: URLSearchParams) {
  const lines = withItem(
    readCart(cookie),
    form.get('item') ?? '',
    Number(form.get('quantity') ?? 1),
  );
  return stream(
    [
      streamElement('update', 'cart_count', String(countOf(lines))),
      ...(form.get('from') === 'cart' ? [streamElement('replace', 'cart', contents(lines))] : []),
      toast('In your cart. <a href="/cart">View cart</a>'),
    ],
    { afterMs: 520, headers: saved(lines) },
  );
}

export function changeItem({ cookie, path }: SiteRequest, form: URLSearchParams) {
  const id = path.split('/')[3] ?? '';
  const quantity = Number(form.get('quantity') ?? 1);
  const lines = readCart(cookie).map((each) => (each.id === id ? { ...each, quantity } : each));
  return stream(
    [
      streamElement('update', 'cart_count', String(countOf(lines))),
      streamElement('replace', 'cart_total', summary(lines)),
    ],
    { afterMs: 310, headers: saved(lines) },
  );
}

export function removeItem({ cookie, path }: SiteRequest) {
  const lines = readCart(cookie).filter(({ id }) => id !== path.split('/')[3]);
  return stream(
    [
      streamElement('update', 'cart_count', String(countOf(lines))),
      streamElement('replace', 'cart', contents(lines)),
    ],
    { afterMs: 340, headers: saved(lines) },
  );
}

export function checkoutPage(request: SiteRequest, form?: URLSearchParams) {
  const entered = (name: string) => form?.get(name) ?? '';
  const input = (label: string, name: string) =>
    field(label, name, {
      value: entered(name),
      error: form && !entered(name) ? 'Please fill this in.' : '',
    });
  const lines = readCart(request.cookie);
  return page(
    request,
    `<h1>Checkout</h1>${summary(lines)}<form action="/checkout" method="post" novalidate>${form ? '<p class="alert" role="alert">Something is missing. Please check the fields in red.</p>' : ''}${input('Full name', 'fullname')}${input('Email', 'email')}${input('Street', 'street')}${input('Town', 'town')}
<fieldset><legend>Payment</legend><label><input type="radio" name="payment" value="invoice" checked> Invoice</label> <label><input type="radio" name="payment" value="till"> At the studio</label></fieldset><button class="button" data-turbo-submits-with="Placing your order…">Place order</button></form>`,
    form ? { status: 422, afterMs: 420 } : {},
  );
}

export function placeOrder(request: SiteRequest, form: URLSearchParams) {
  const isComplete = ['fullname', 'email', 'street', 'town'].every((name) => form.get(name));
  if (!isComplete) return checkoutPage(request, form);
  return seeOther('/thanks', { afterMs: 1_500, headers: saved([]) });
}

export const voucherPage = (request: SiteRequest) =>
  page(
    request,
    `<h1>Gift vouchers</h1><p>For a course, for clay, for an evening at the wheel.</p><form action="/gift-vouchers" method="post" class="voucher">
<fieldset><legend>Amount</legend>${[25, 50, 100].map((amount) => `<label><input type="radio" name="amount" value="${amount}"${amount === 50 ? ' checked' : ''}> £${amount}</label>`).join(' ')}</fieldset>
${field('For whom?', 'recipient')}${field('A few words', 'greeting')}<button class="button">Add voucher to cart</button></form>`,
  );

/** Answers with a page instead of a redirect, which Turbo does not accept. */
export const addVoucher = (request: SiteRequest) =>
  page(
    { ...request, method: 'GET' },
    '<h1>Gift vouchers</h1><p>The voucher is in your cart.</p><p><a href="/cart">View cart</a></p>',
    { afterMs: 430 },
  );
