import { dollars, products } from '../catalog.ts';
import { field, page } from '../layout.ts';
import { type Page, redirect, type Session, tokenField, type Visit } from '../session.ts';

const priceOf = (slug: string) => products.find((each) => each.slug === slug)?.price ?? 0;
const nameOf = (slug: string) => products.find((each) => each.slug === slug)?.name ?? slug;
const totalOf = ({ cart, coupon }: Session) =>
  cart.reduce((sum, { slug, quantity }) => sum + priceOf(slug) * quantity, 0) * (coupon ? 0.9 : 1);

function showCart(visit: Visit) {
  const { session } = visit;
  if (session.cart.length === 0) {
    const undo = session.removed
      ? `<form method="post" action="/cart/undo">${tokenField(visit)}<button class="btn ghost" id="undo">Put ${nameOf(session.removed.slug)} back</button></form>`
      : '';
    return page(
      visit,
      'Your cart',
      `<div class="wrap"><p>Your cart is empty.</p>${undo}<p><a class="btn" href="/shop">Back to the shop</a></p></div>`,
    );
  }
  return page(
    visit,
    'Your cart',
    `<div class="wrap"><table class="grid"><thead><tr><th>Article</th><th>Size</th><th>Quantity</th><th>Sum</th><th></th></tr></thead><tbody>${session.cart
      .map(
        ({ slug, size, quantity }, index) =>
          `<tr><td><a href="/shop/${slug}">${nameOf(slug)}</a></td><td>${size}</td><td><form method="post" action="/cart/update" class="inline">${tokenField(visit)}<input type="hidden" name="line" value="${index}"><input name="quantity" value="${quantity}" size="3" aria-label="Quantity" class="js-quantity"><button class="btn small ghost" id="update-${index}">Update</button></form></td><td>${dollars(priceOf(slug) * quantity)}</td><td><form method="post" action="/cart/remove">${tokenField(visit)}<input type="hidden" name="line" value="${index}"><button class="link" id="remove-${index}" aria-label="Remove ${nameOf(slug)}">Remove</button></form></td></tr>`,
      )
      .join('')}</tbody></table>
<div class="columns"><form method="post" action="/cart/coupon" class="card" id="coupon-form">${tokenField(visit)}<p class="field"><label for="coupon">Coupon code</label><input id="coupon" name="coupon" value="${session.coupon}"></p><button class="btn ghost" id="apply-coupon">Apply</button></form>
<div class="card totals">${session.coupon ? '<p id="discount">Ten percent off with your code</p>' : ''}<p>Total <b id="total">${dollars(totalOf(session))}</b></p><p><a class="btn" id="to-checkout" href="/checkout">Go to checkout</a></p></div></div></div>`,
  );
}

/** The message about a coupon is kept apart from the others, and the theme does not show it. */
function applyCoupon({ session, form }: Visit) {
  const code = (form.get('coupon') ?? '').trim().toUpperCase();
  session.coupon = code === 'MEMBER10' ? code : '';
  session.couponMessage = session.coupon ? 'Coupon accepted.' : 'This coupon is no longer valid.';
  return redirect('/cart', 240);
}

function checkout(visit: Visit) {
  const { session, method, form } = visit;
  if (session.cart.length === 0) return redirect('/cart', 60);
  if (method === 'POST') {
    const values = Object.fromEntries(form);
    const errors: Record<string, string> = {};
    if (!values.name) errors.name = 'Who gets the parcel?';
    if (!/^\d{5}$/.test(values.zip ?? '')) errors.zip = 'A ZIP code has five digits.';
    session.errors = errors;
    session.old = values;
    if (Object.keys(errors).length > 0) {
      session.flash = { tone: 'bad', text: 'One entry needs another look, see below.' };
      return redirect('/checkout', 280);
    }
    session.cart = [];
    session.old = {};
    return redirect('/checkout/thanks', 1_300);
  }
  const shown = page(
    visit,
    'Checkout',
    `<div class="wrap narrow"><form method="post" action="/checkout" class="card" id="checkout-form" novalidate>${tokenField(visit)}${field(visit, 'name', 'Name', 'autocomplete="name"')}${field(visit, 'street', 'Street')}<div class="pair">${field(visit, 'zip', 'ZIP code', 'inputmode="numeric"')}${field(visit, 'town', 'Town')}</div>
<fieldset><legend>Payment</legend><label class="radio"><input type="radio" name="pay" value="invoice" checked> Invoice, within two weeks</label><label class="radio"><input type="radio" name="pay" value="cash"> Cash at the boathouse</label></fieldset><p>Total <b>${dollars(totalOf(session))}</b></p><button class="btn" id="place-order" data-total="${totalOf(session)}">Place order</button></form></div>`,
  );
  session.errors = {};
  session.old = {};
  return shown;
}

export const cart: Page = (visit) => {
  const { path, session, form, method } = visit;
  if (path === '/cart') return showCart(visit);
  if (path === '/checkout') return checkout(visit);
  if (path === '/checkout/thanks')
    return page(
      visit,
      'Thank you',
      '<div class="wrap narrow"><p id="ordered">Your order is on the bench in the boathouse. The invoice comes by email.</p></div>',
    );
  if (method !== 'POST' || !path.startsWith('/cart/')) return undefined;
  if (path === '/cart/coupon') return applyCoupon(visit);
  const index = Number(form.get('line') ?? 0);
  const line = session.cart[index];
  if (path === '/cart/undo' && session.removed) session.cart.push(session.removed);
  if (path === '/cart/update' && line) {
    line.quantity = Math.max(1, Number(form.get('quantity')) || 1);
    session.flash = { tone: 'good', text: 'Quantity changed.' };
  }
  if (path === '/cart/remove' && line) {
    session.removed = line;
    session.cart.splice(index, 1);
    session.flash = { tone: 'note', text: `${nameOf(line.slug)} removed.` };
  }
  return redirect('/cart', 200);
};
