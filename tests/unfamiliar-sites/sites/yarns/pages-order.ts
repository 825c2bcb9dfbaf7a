import { money, picturesOf, yarns } from './catalog.ts';
import { page } from './layout.ts';

const [shetland] = yarns;
const kit = yarns.find(({ slug }) => slug === 'mitten-kit');
const row = (name: string, price: number, count: number, picture = '') =>
  `<tr class="cart_item" data-price="${price}"><td><button type="button" class="remove" aria-label="Remove ${name} from cart">×</button></td><td><img src="${picture}" width="56" height="56" alt=""></td><td>${name}</td>
  <td><input type="number" class="qty" name="qty" value="${count}" min="0" aria-label="${name} quantity"></td><td class="subtotal">${money(price * count)}</td></tr>`;

const countries = [
  ['GB', 'United Kingdom (UK)'],
  ['IE', 'Ireland'],
  ['NO', 'Norway'],
  ['US', 'United States (US)'],
] as const;
const countryOptions = countries
  .map(([code, name]) => `<option value="${code}">${name}</option>`)
  .join('');

export const cart = page(
  `<h1>Cart</h1><form class="woocommerce-cart-form"><table class="cart"><thead><tr><th></th><th></th><th>Product</th><th>Quantity</th><th>Subtotal</th></tr></thead><tbody>
  ${row('Shetland 4 ply – Fern, 50 g', 7.7, 1, shetland && picturesOf(shetland, 1)[0])}${row('Mitten kit', 29, 1, kit && picturesOf(kit, 1)[0])}</tbody></table>
  <div class="actions"><div class="coupon"><input name="coupon_code" placeholder="Coupon code" aria-label="Coupon code"> <button type="button" class="button apply-coupon">Apply coupon</button></div>
  <button type="submit" class="button" name="update_cart" disabled>Update cart</button></div></form>
  <div class="cart_totals"><h2>Cart totals</h2><table><tr><th>Subtotal</th><td class="cart-subtotal">${money(36.7)}</td></tr><tr class="discount" hidden><th>Coupon: wool10</th><td></td></tr>
  <tr><th>Shipping</th><td><span class="method">Royal Mail: ${money(3.4)}</span><br><a href="#" class="shipping-calculator-button">Change address</a>
  <div class="shipping-calculator-form" hidden><select class="country_select" aria-label="Country">${countryOptions}</select><input name="calc_postcode" placeholder="Postcode" aria-label="Postcode"><button type="button" class="button calc-shipping">Calculate shipping</button></div></td></tr>
  <tr><th>Total</th><td class="order-total">${money(40.1)}</td></tr></table><a class="button checkout-button" href="/checkout">Proceed to checkout</a></div>`,
  'Cart',
);

const field = (label: string, name: string, extra = '') =>
  `<p class="form-row validate-required"><label for="${name}">${label} <abbr title="required">*</abbr></label><input id="${name}" name="${name}" data-label="${label}" ${extra}></p>`;
const country = (prefix: string) =>
  `<p class="form-row"><label for="${prefix}_country">Country / Region</label><select id="${prefix}_country" name="${prefix}_country" class="country_select">${countryOptions}</select></p>
  <p class="form-row state-row" hidden><label for="${prefix}_state">State</label><select id="${prefix}_state" class="state_select"><option>Maine</option><option>Oregon</option><option>Vermont</option></select></p>`;

/** The payment box is a fragment: the server sends it again when a country has other methods. */
export const paymentBox = (countryCode: string): string =>
  `<div class="woocommerce-checkout-payment"><ul class="methods"><li><label><input type="radio" name="payment_method" value="card" checked> Credit or debit card</label>
  <div class="payment_box"><iframe class="card-frame" src="/frames/card" title="Card details" width="100%" height="92"></iframe><p class="card-errors" role="alert"></p></div></li>
  ${countryCode === 'GB' ? '<li><label><input type="radio" name="payment_method" value="bacs"> Direct bank transfer</label></li>' : ''}</ul>
  <p>Your personal data is used to process your order.</p><button type="submit" class="button" id="place_order">Place order</button></div>`;

const rates: Readonly<Record<string, readonly [string, number]>> = {
  GB: ['Royal Mail', 3.4],
  IE: ['An Post', 7.9],
  NO: ['Posten', 12.5],
  US: ['Airmail', 16],
};
export const reviewTable = (countryCode: string, postcode: string): string => {
  const [name, base] = rates[countryCode] ?? ['Royal Mail', 3.4];
  const rate = base + (postcode.toUpperCase().startsWith('KW') ? 2 : 0);
  return `<table class="woocommerce-checkout-review-order-table"><tr><td>Shetland 4 ply × 1</td><td>${money(7.7)}</td></tr><tr><td>Mitten kit × 1</td><td>${money(29)}</td></tr>
  <tr><th>Shipping</th><td>${name}: ${money(rate)}</td></tr><tr><th>Total</th><td><b>${money(36.7 + rate)}</b></td></tr></table>`;
};

export const checkout = page(
  `<h1>Checkout</h1><form class="checkout" novalidate><div class="col2"><div><h2>Billing details</h2>${field('First name', 'billing_first_name')}${field('Last name', 'billing_last_name')}
  ${country('billing')}${field('Street address', 'billing_address_1', 'class="address-field"')}${field('Town / City', 'billing_city', 'class="address-field"')}${field('Postcode', 'billing_postcode', 'class="address-field"')}${field('Email address', 'billing_email', 'type="email"')}
  <h3><label class="ship-toggle"><input type="checkbox" name="ship_to_different_address"> Ship to a different address?</label></h3>
  <div class="shipping_address">${field('Recipient', 'shipping_name')}${field('Their street address', 'shipping_address_1')}</div></div>
  <div class="order-review"><h2>Your order</h2>${reviewTable('GB', '')}${paymentBox('GB')}</div></div></form>`,
  'Checkout',
);

/** What the gateway's frame holds: it answers its parent with a token or an error. */
export const cardFrame = `<!doctype html><style>body{margin:0;font:15px sans-serif}input{font:inherit;padding:8px;box-sizing:border-box;width:100%;margin-bottom:6px}.two{display:flex;gap:6px}</style>
<input id="number" placeholder="1234 1234 1234 1234" aria-label="Card number" inputmode="numeric"><div class="two"><input id="expiry" placeholder="MM / YY" aria-label="Expiry"><input id="cvc" placeholder="CVC" aria-label="Security code"></div>
<script>addEventListener('message', (event) => { if (event.data !== 'tokenize') return;
setTimeout(() => parent.postMessage(number.value.length > 11 ? { token: 'tok_81' } : { error: 'Your card number is incomplete.' }, '*'), 400) })</script>`;

export const received = page(
  '<h1>Order received</h1><p>Thank you. Your order has been received.</p><p>Order number: <b>1083</b></p>',
  'Checkout',
);

export const account = page(
  `<h1>My account</h1><div class="col2"><form class="login" method="post" action="/my-account"><h2>Login</h2><p><label>Email address <input name="username" autocomplete="off"></label></p>
  <p><label>Password <input name="password" type="password" autocomplete="off"></label> <button type="button" class="show-password" aria-label="Show password" aria-pressed="false">Show</button></p><button type="submit" class="button">Log in</button></form>
  <div><h2>New here?</h2><p>An account keeps your patterns and your orders together.</p></div></div>`,
  'My account',
);
export const orders = page(
  '<h1>Orders</h1><table><tr><th>Order</th><th>Status</th></tr><tr><td>#1041</td><td>Completed</td></tr><tr><td>#0988</td><td>Completed</td></tr></table>',
  'My account',
);
