import { crumbs, productOf, products } from './catalogue.ts';
import { page } from './layout.ts';

const { slug, name, price } = productOf('wild-meadow');

const extras = [
  ['chocolates', 'Sea salt chocolates', 9],
  ['vase', 'Ribbed glass vase', 18],
  ['candle', 'Fig leaf candle', 22],
] as const;

export const cart = page(
  `${crumbs(['/cart', 'Basket'])}<h1>Basket</h1><div class="two"><div><div class="lines" id="cart-lines"></div>
   <div id="basket-empty" hidden><p>Your basket is empty. Many people send this one:</p><button type="button" class="button dark quick-add" data-slug="${slug}" data-name="${name}" data-price="${price}">Add ${name}</button></div>
   <h2>Make it a gift</h2><ul class="extras">${extras
     .map(
       ([slug, name, price]) =>
         `<li>${name} <span>£${price}.00</span><button type="button" class="button quick-add" data-slug="${slug}" data-name="${name}" data-price="${price}">Add</button></li>`,
     )
     .join('')}</ul></div>
   <aside class="summary"><h2>Summary</h2><p>Subtotal <b id="cart-total">£0.00</b></p>
   <div class="row"><label>Discount code <input name="code" autocomplete="off"></label><button type="button" class="button" id="apply-code">Apply code</button></div><p id="code-note" role="status"></p>
   <div class="row"><label>Postcode <input name="estimate" autocomplete="off"></label><button type="button" class="button" id="estimate-button">Estimate delivery</button></div><p id="estimate-note" role="status"></p>
   <a class="button dark" href="/checkout">Go to checkout</a></aside></div>`,
  'cart',
);

const field = (name: string, label: string, more = '') =>
  `<div class="field"><label for="f-${name}">${label}</label><input id="f-${name}" name="${name}" ${more}></div>`;

export const checkout = page(
  `<h1>Checkout</h1><div class="two"><div class="steps">
   <section class="step" id="step-1"><h2><span>1</span> Delivery <button type="button" class="as-link" id="edit-1" hidden>Edit</button></h2>
   <form id="delivery-form" novalidate>${field('recipient', 'Recipient’s name', 'autocomplete="off"')}${field('street', 'Street and number', 'autocomplete="off"')}<div class="row">${field('town', 'Town', 'autocomplete="off"')}${field('postcode', 'Postcode', 'autocomplete="off"')}</div>
   <div class="field"><label for="f-mobile">Recipient’s mobile</label><input id="f-mobile" name="mobile" type="tel" autocomplete="off"></div>
   <label class="check"><input type="checkbox" id="no-mobile"> I do not know it, please just deliver</label>
   <fieldset class="slots"><legend>Delivery slot</legend>${['8 to 12', '12 to 16', '16 to 20']
     .map(
       (slot, index) =>
         `<label class="size"><input type="radio" name="slot" value="${slot}"${index === 0 ? ' checked' : ''}><span>${slot}</span></label>`,
     )
     .join(
       '',
     )}</fieldset><button class="button dark" id="to-card">Continue to card</button></form><p class="done" id="done-1" hidden></p></section>
   <section class="step" id="step-2"><h2><span>2</span> Gift message <button type="button" class="as-link" id="edit-2" hidden>Edit</button></h2>
   <form id="card-form" hidden novalidate><label>Message <textarea name="message" rows="3" maxlength="160"></textarea></label><p><span id="left">160</span> characters left</p><label class="check"><input type="checkbox" name="nameless"> Send without my name</label><button class="button dark" id="to-payment">Continue to payment</button></form><p class="done" id="done-2" hidden></p></section>
   <section class="step" id="step-3"><h2><span>3</span> Payment</h2>
   <form id="pay-form" hidden novalidate>${field('holder', 'Name on card', 'autocomplete="off"')}${field('card', 'Card number', 'inputmode="numeric" autocomplete="off"')}<div class="row">${field('expiry', 'Expiry', 'inputmode="numeric" placeholder="MM/YY" autocomplete="off"')}${field('security', 'Security code', 'inputmode="numeric" autocomplete="off"')}</div><button class="button dark" id="pay"><span>Pay now</span></button></form></section></div>
   <aside class="summary"><h2>Your order</h2><div class="lines compact" id="order-lines"></div><div id="basket-empty" hidden><p>Your basket is empty.</p><button type="button" class="button quick-add" data-slug="${slug}" data-name="${name}" data-price="${price}">Add ${name}</button></div><p>Delivery £6.95</p><p>Total <b id="cart-total">£0.00</b></p></aside></div>`,
  'checkout',
);

export const subscriptions = page(
  `${crumbs(['/subscriptions', 'Subscriptions'])}<h1>Flowers that keep coming</h1><p>Pause or stop whenever you like.</p>
   <div class="toggle" role="group" aria-label="How often"><button type="button" class="rhythm" data-factor="1" aria-pressed="true">Weekly</button><button type="button" class="rhythm" data-factor="1.1" aria-pressed="false">Fortnightly</button><button type="button" class="rhythm" data-factor="1.25" aria-pressed="false">Monthly</button></div>
   <div class="grid plans">${[
     ['Posy', 19],
     ['Classic', 29],
     ['Grand', 46],
   ]
     .map(
       ([name, price]) =>
         `<article class="plan" data-aos="zoom-in"><h2>${name}</h2><p class="price">£<span class="plan-price" data-price="${price}">${price}</span></p><ul><li>Seasonal stems</li><li>Free delivery</li><li>Care card</li></ul><a class="button" href="/subscriptions/build">Choose</a></article>`,
     )
     .join('')}</div><section class="band accordions">${[
     'Can I skip a week?',
     'Can I send it to someone else?',
     'Which flowers will I get?',
   ]
     .map(
       (question) =>
         `<div class="accordion"><button type="button" class="accordion-button" aria-expanded="false">${question}</button><div class="accordion-body"><p>Yes. You change it in your account until two days before.</p></div></div>`,
     )
     .join('')}</section>`,
  'subscriptions',
);

export const build = page(
  `${crumbs(['/subscriptions', 'Subscriptions'], ['/subscriptions/build', 'Build'])}<h1>Build your subscription</h1>
   <form id="build-form" class="narrow" novalidate><fieldset class="sizes"><legend>Size</legend>${[
     'Posy',
     'Classic',
     'Grand',
   ]
     .map(
       (size, index) =>
         `<label class="size"><input type="radio" name="plan" value="${size}"${index === 0 ? ' checked' : ''}><span>${size}</span></label>`,
     )
     .join(
       '',
     )}</fieldset><label>For whom <input name="whom" autocomplete="off"></label><label>A wish <input name="wish" autocomplete="off"></label>
   <div class="calendar"><b>First delivery</b><p>Pick the day of your first bunch.</p><input id="first-delivery" name="first" hidden></div><button class="button dark" id="start" disabled>Start subscription</button></form>`,
  'build',
);

export const giftCards = page(
  `${crumbs(['/gift-cards', 'Gift cards'])}<h1>Gift cards</h1><div class="two"><div class="gift-picture" data-aos="flip-left"></div><div><p>Sent by email at once, or on the day you choose.</p>
   <div class="chips" role="group" aria-label="Amount">${[25, 40, 60, 100]
     .map(
       (amount) =>
         `<button type="button" class="chip amount" data-amount="${amount}" aria-pressed="false">£${amount}</button>`,
     )
     .join(
       '',
     )}</div><label>To <input name="gift-to" autocomplete="off"></label><div class="field"><label for="occasion">Occasion</label><select id="occasion" name="occasion">${[
     'Birthday',
     'Thank you',
     'New home',
     'Wedding',
     'Get well',
   ]
     .map((each) => `<option>${each}</option>`)
     .join(
       '',
     )}</select></div><button type="button" class="button dark" id="buy-card" aria-disabled="true">Add gift card</button></div></div>
   <section class="band"><h2>Or send flowers</h2><div class="grid">${products
     .slice(10, 14)
     .map(({ slug, name }) => `<a class="poster" href="/products/${slug}"><b>${name}</b></a>`)
     .join('')}</div></section>`,
  'gift-cards',
);

export const thanks = page(
  '<h1>Thank you</h1><p>Your order is with our florists. A confirmation is on its way.</p><a class="button" href="/">Back to the shop</a>',
  'thanks',
);
