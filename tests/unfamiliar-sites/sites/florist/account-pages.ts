import { crumbs } from './catalogue.ts';
import { page } from './layout.ts';

const login = page(
  `<h1>My account</h1><div class="two"><form id="login-form" novalidate><h2>Sign in</h2><label>Email <input name="login-email" type="email" autocomplete="off"></label><label>Password <input name="login-password" type="password" autocomplete="off"></label><button class="button dark" id="sign-in">Sign in</button><p id="login-note" role="alert"></p></form><div><h2>New here?</h2><p>An account keeps your addresses and birthdays.</p></div></div>`,
  'login',
);

const orders = [
  [20418, 'On its way', 'Wild Meadow', 40],
  [20377, 'Delivered', 'Twelve Red Roses', 64],
  [20112, 'Delivered', 'Olive Tree', 48],
  [19860, 'Delivered', 'First Frost', 32],
] as const;

const tabs = `<nav class="account-nav" aria-label="Account"><a href="/account">Orders</a><a href="/account/addresses">Addresses</a><button type="button" class="as-link" id="sign-out">Sign out</button></nav>`;

const account = page(
  `${crumbs(['/account', 'Account'])}<h1>My orders</h1>${tabs}<div class="orders">${orders
    .map(
      ([number, state, name, price]) =>
        `<article class="order"><button type="button" class="order-head" aria-expanded="false"><b>Order ${number}</b><span>${state}</span><span>£${price}.00</span></button><div class="order-body" hidden><p>${name}, with a card</p><p>Tracking <code class="tracking">HV${number * 7}</code></p><button type="button" class="button again" data-slug="wild-meadow" data-name="${name}" data-price="${price}">Order again</button></div></article>`,
    )
    .join(
      '',
    )}</div><h2>Reminders</h2><ul class="reminders"><li><label class="switch"><input type="checkbox" name="birthday" checked> Birthdays</label></li><li><label class="switch"><input type="checkbox" name="anniversary"> Anniversaries</label></li><li><label class="switch"><input type="checkbox" name="mothers"> Mothering Sunday</label></li></ul><p id="saved-note" role="status"></p>`,
  'account',
);

const addresses = page(
  `${crumbs(['/account', 'Account'], ['/account/addresses', 'Addresses'])}<h1>My addresses</h1>${tabs}<ul class="addresses">${[
    ['Mum', '12 Orchard Lane, Wells'],
    ['Studio', 'Unit 4, Paintworks, Bristol'],
  ]
    .map(
      ([name, text]) =>
        `<li><b>${name}</b><p>${text}</p><button type="button" class="as-link make-default" aria-pressed="false">Use as default</button></li>`,
    )
    .join('')}</ul><button type="button" class="button dark" id="add-address">Add address</button>
   <div class="modal" id="address-modal" aria-hidden="true"><div class="modal-shade" tabindex="-1"><div class="modal-box" role="dialog" aria-modal="true" aria-label="New address"><div class="modal-x" data-micromodal-close>×</div><h2>New address</h2><form id="address-form" novalidate><label>Name of the address <input name="address-name" autocomplete="off"></label><label>Postcode <input name="address-postcode" autocomplete="off"></label><div class="lookup" id="lookup"></div><button class="button dark" id="save-address" disabled>Save address</button></form></div></div></div>`,
  'addresses',
);

export const accountPage = (path: string, isMember: boolean): string =>
  isMember ? (path === '/account' ? account : addresses) : login;
