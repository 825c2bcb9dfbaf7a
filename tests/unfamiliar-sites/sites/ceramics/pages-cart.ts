import { icon } from './icons.ts';
import { page, section } from './layout.ts';
import { quantityOf } from './pages-shop.ts';
import {
  byId,
  money,
  photo,
  priceOf,
  provinces,
  type Session,
  shippingOf,
  subtotalOf,
} from './shop.ts';

const options = (selected: string) =>
  Object.entries(provinces)
    .map(
      ([code, name]) =>
        `<option value="${code}"${code === selected ? ' selected' : ''}>${name}</option>`,
    )
    .join('');
const countries =
  '<option value="IT" selected>Italia</option><option value="SM">San Marino</option><option value="CH">Svizzera</option><option value="FR">Francia</option><option value="DE">Germania</option>';

const row = ({ id, count, glaze }: Session['cart'][number]) => {
  const item = byId(id);
  if (!item) return '';
  return `<tr class="woocommerce-cart-form__cart-item cart_item"><td class="product-remove"><a href="/carrello/?remove_item=${id}" class="remove" data-product_id="${id}" aria-label="Rimuovi ${item.name} dal carrello">×</a></td><td class="product-thumbnail"><img src="${photo(id)}" width="64" height="64" alt=""></td><td class="product-name"><a href="/prodotto/${item.slug}/">${item.name}</a>${glaze ? `<dl class="variation"><dt>Smalto:</dt><dd>${glaze}</dd></dl>` : ''}</td><td class="product-price">${money(item.price)}</td><td class="product-quantity">${quantityOf(`cart[${id}][qty]`, count)}</td><td class="product-subtotal">${money(item.price * count)}</td></tr>`;
};

const totals = (session: Session) => {
  const shipping = shippingOf(session);
  return `<div class="cart_totals"><h2>Totale carrello</h2><table class="shop_table"><tr class="cart-subtotal"><th>Subtotale</th><td>${money(subtotalOf(session))}</td></tr><tr class="shipping"><th>Spedizione</th><td>Corriere espresso: ${money(shipping)}<p class="woocommerce-shipping-destination">Spedizione a <strong>${provinces[session.province]}</strong>.</p><form class="woocommerce-shipping-calculator" method="post"><a href="#" class="shipping-calculator-button">Cambia indirizzo</a><section class="shipping-calculator-form" style="display:none"><select name="calc_shipping_country" class="country_select">${countries}</select><select name="calc_shipping_state" class="state_select" data-placeholder="Provincia">${options(session.province)}</select><input type="text" name="calc_shipping_postcode" placeholder="CAP" aria-label="CAP"><button type="submit" name="calc_shipping" value="1" class="button">Aggiorna</button></section></form></td></tr><tr class="order-total"><th>Totale</th><td><strong>${money(subtotalOf(session) + shipping)}</strong></td></tr></table><div class="wc-proceed-to-checkout"><a href="/cassa/" class="checkout-button button alt">Concludi l’ordine</a></div></div>`;
};

export const cart = (session: Session, notices = '') =>
  page({
    session,
    title: 'Carrello',
    notices,
    with: ['cart'],
    bodyClass: 'woocommerce-cart',
    main: `<div class="woocommerce">${
      session.cart.length
        ? `<form class="woocommerce-cart-form" action="/carrello/" method="post"><table class="shop_table shop_table_responsive cart"><thead><tr><th></th><th></th><th>Prodotto</th><th>Prezzo</th><th>Quantità</th><th>Subtotale</th></tr></thead><tbody>${session.cart.map(row).join('')}<tr><td colspan="6" class="actions"><div class="coupon"><input type="text" name="coupon_code" id="coupon_code" placeholder="Codice promozionale" aria-label="Codice promozionale"> <button type="submit" class="button" name="apply_coupon" value="1">Applica codice promozionale</button></div><button type="submit" class="button" name="update_cart" value="1" disabled>Aggiorna carrello</button></td></tr></tbody></table></form><div class="cart-collaterals">${totals(session)}</div>`
        : '<p class="cart-empty woocommerce-info">Il tuo carrello è attualmente vuoto.</p><p class="return-to-shop"><a class="button" href="/negozio/">Ritorna al negozio</a></p>'
    }</div>`,
  });

const field = (name: string, label: string, type = 'text', isRequired = true) =>
  `<p class="form-row${isRequired ? ' validate-required' : ''}" id="${name}_field"><label for="${name}">${label}${isRequired ? ' <abbr class="required" title="obbligatorio">*</abbr>' : ' <span class="optional">(opzionale)</span>'}</label><span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="${name}" id="${name}"></span></p>`;

export const required: Readonly<Record<string, string>> = {
  billing_first_name: 'Nome',
  billing_last_name: 'Cognome',
  billing_address_1: 'Indirizzo',
  billing_postcode: 'C.A.P.',
  billing_city: 'Città',
  billing_phone: 'Telefono',
  billing_email: 'Indirizzo e-mail',
};

export const orderReview = (session: Session, method = 'corriere') =>
  `<table class="shop_table woocommerce-checkout-review-order-table"><thead><tr><th>Prodotto</th><th>Subtotale</th></tr></thead><tbody>${session.cart.map(({ id, count }) => `<tr class="cart_item"><td>${byId(id)?.name} <strong>× ${count}</strong></td><td>${money((byId(id)?.price ?? 0) * count)}</td></tr>`).join('')}</tbody><tfoot><tr><th>Subtotale</th><td>${money(subtotalOf(session))}</td></tr><tr class="woocommerce-shipping-totals"><th>Spedizione</th><td><ul id="shipping_method">${[
    ['corriere', 'Corriere espresso'],
    ['ritiro', 'Ritiro in bottega'],
  ]
    .map(
      ([value, label]) =>
        `<li><label><input type="radio" name="shipping_method[0]" value="${value}" class="shipping_method"${value === method ? ' checked' : ''}> ${label}: ${money(shippingOf(session, value))}</label></li>`,
    )
    .join(
      '',
    )}</ul></td></tr><tr class="order-total"><th>Totale</th><td><strong>${money(subtotalOf(session) + shippingOf(session, method))}</strong></td></tr></tfoot></table>`;

const gateways = [
  ['bacs', 'Bonifico bancario', 'Spediamo appena ricevuto l’accredito.'],
  ['cod', 'Contrassegno', 'Paghi in contanti al corriere, con 4 € di supplemento.'],
  ['stripe', 'Carta di credito', 'Inserisci i dati della carta nel passo successivo.'],
] as const;

export const payment = (chosen = 'bacs') =>
  `<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods">${gateways
    .map(
      ([value, label, text]) =>
        `<li class="wc_payment_method"><label><input type="radio" name="payment_method" id="payment_method_${value}" value="${value}"${value === chosen ? ' checked' : ''}> ${label}</label><div class="payment_box payment_method_${value}"${value === chosen ? '' : ' style="display:none"'}><p>${text}</p></div></li>`,
    )
    .join(
      '',
    )}</ul><div class="place-order"><label class="terms"><input type="checkbox" name="terms" id="terms"> Ho letto e accetto i termini e condizioni <abbr class="required">*</abbr></label><button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order">Effettua ordine</button></div></div>`;

export const checkout = (session: Session) =>
  page({
    session,
    title: 'Cassa',
    with: ['checkout'],
    bodyClass: 'woocommerce-checkout',
    main: `<div class="woocommerce"><div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Hai un codice promozionale? <a href="#" class="showcoupon">Fai clic qui per inserirlo</a></div></div><form class="checkout_coupon" method="post" style="display:none"><p>Se hai un codice promozionale, inseriscilo qui sotto.</p><input type="text" name="checkout_coupon_code" placeholder="Codice promozionale"></form>
<form name="checkout" method="post" class="checkout woocommerce-checkout" novalidate><div class="col2-set" id="customer_details"><h3>Dettagli di fatturazione</h3>${field('billing_first_name', 'Nome')}${field('billing_last_name', 'Cognome')}${field('billing_company', 'Ragione sociale', 'text', false)}<p class="form-row"><label>Paese <abbr class="required">*</abbr></label><select name="billing_country" class="country_select">${countries}</select></p>${field('billing_address_1', 'Via e numero')}${field('billing_postcode', 'C.A.P.')}${field('billing_city', 'Città')}<p class="form-row"><label>Provincia <abbr class="required">*</abbr></label><select name="billing_state" class="state_select">${options(session.province)}</select></p>${field('billing_phone', 'Telefono', 'tel')}${field('billing_email', 'Indirizzo e-mail', 'email')}</div><h3 id="order_review_heading">Il tuo ordine</h3><div id="order_review" class="woocommerce-checkout-review-order">${orderReview(session)}${payment()}</div></form></div>`,
  });

const accountMenu = `<nav class="woocommerce-MyAccount-navigation"><ul><li><a href="/mio-account/">Bacheca</a></li><li><a href="/mio-account/ordini/">Ordini</a></li><li><a href="/mio-account/?esci=1">Esci</a></li></ul></nav>`;

export const account = (session: Session, notices = '') =>
  page({
    session,
    title: 'Il mio account',
    notices,
    bodyClass: 'woocommerce-account',
    main: session.isMember
      ? `<div class="account-layout">${accountMenu}<div class="woocommerce-MyAccount-content"><p>Ciao <strong>Chiara</strong>, dalla bacheca puoi vedere i tuoi <a href="/mio-account/ordini/">ordini recenti</a> e cambiare gli indirizzi di spedizione.</p></div></div>`
      : `<div class="u-columns"><div><h2>Accedi</h2><form class="woocommerce-form-login login" method="post" action="/mio-account/"><p class="form-row"><label for="username">Nome utente o indirizzo e-mail</label><input type="text" name="username" id="username" autocomplete="username"></p><p class="form-row"><label for="password">Password</label><span class="password-input"><input type="password" name="password" id="password" autocomplete="current-password"><button type="button" class="show-password-input" aria-label="Mostra la password">${icon('eye')}</button></span></p><p><label><input name="rememberme" type="checkbox"> Ricordami</label></p><button type="submit" class="button" name="login" value="1">Accedi</button><p class="lost_password"><a href="/mio-account/password-persa/">Password dimenticata?</a></p></form></div><div><h2>Registrati</h2><form class="register" method="post" action="/mio-account/"><p class="form-row"><label for="reg_email">Indirizzo e-mail</label><input type="email" name="reg_email" id="reg_email"></p><p>Ti manderemo un link per scegliere la password.</p><button type="submit" class="button" name="register" value="1">Registrati</button></form></div></div>`,
  });

export const orders = (session: Session) =>
  page({
    session,
    title: 'Ordini',
    bodyClass: 'woocommerce-account',
    main: `<div class="account-layout">${accountMenu}<table class="shop_table my_account_orders"><thead><tr><th>Ordine</th><th>Data</th><th>Stato</th><th>Totale</th></tr></thead><tbody>${[4512, 4388, 4127].map((id, index) => `<tr><td>#${id}</td><td>${12 - index * 3}/${10 - index}/2026</td><td>${index === 0 ? 'In lavorazione' : 'Completato'}</td><td>${money(64 + index * 13)}</td></tr>`).join('')}</tbody></table></div>`,
  });

export const lostPassword = (session: Session) =>
  page({
    session,
    title: 'Password persa',
    main: section(
      'text',
      '<p>Scrivi a bottega@marzocca.example e ti mandiamo un nuovo link entro la giornata.</p>',
    ),
  });

export const wishlist = (session: Session) =>
  page({
    session,
    title: 'Lista dei desideri',
    main: `<div class="tinv-wishlist">${
      session.wishes.length
        ? `<table class="shop_table tinvwl-table-manage-list"><thead><tr><th></th><th></th><th>Prodotto</th><th>Prezzo</th><th>Aggiunto</th></tr></thead><tbody>${session.wishes
            .map((id) => {
              const item = byId(id);
              return item
                ? `<tr class="wishlist_item" data-product_id="${id}"><td><button class="tinvwl-remove" aria-label="Rimuovi ${item.name}">×</button></td><td><img src="${photo(id)}" width="64" height="64" alt=""></td><td><a href="/prodotto/${item.slug}/">${item.name}</a></td><td>${priceOf(item)}</td><td>21 novembre</td></tr>`
                : '';
            })
            .join('')}</tbody></table>`
        : '<p class="cart-empty">La tua lista dei desideri è vuota.</p>'
    }</div>`,
  });
