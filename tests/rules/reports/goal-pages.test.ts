import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { isCheckout, isOnTheWay } from '../../../lambdas/contract/rules/words/goal-pages.ts';
import { visitorsReaching } from '../../../lambdas/reports/facts/goal.ts';
import { seen, visit } from '../../factories/digest.ts';

const reaches = (kind: 'checkout' | 'sign-up' | 'booking' | 'contact', page: string) =>
  visitorsReaching([visit(1, { pages: [seen(page)] })], { kind }).size === 1;

test.each([
  ['Shopify', '/checkouts/cn/:id/information', '/checkouts/cn/:id/thank_you'],
  ['WooCommerce', '/checkout', '/checkout/order-received/:id'],
  ['WooCommerce in German', '/kasse', '/kasse/order-received/:id'],
  ['Shopware', '/checkout/confirm', '/checkout/finish'],
  ['Magento', '/checkout/onepage', '/checkout/onepage/success'],
  ['OpenCart', '/checkout/checkout', '/checkout/success'],
  ['Medusa', '/gb/checkout', '/gb/order/_/confirmed'],
  ['a shop with numbers', '/checkout', '/order/:id/confirmed'],
  ['BigCommerce', '/checkout', '/checkout/order-confirmation'],
  ['PrestaShop in French', '/commande', '/confirmation-commande'],
  ['a PHP shop', '/checkout.php', '/thank-you.php'],
  ['osCommerce', '/checkout_shipping.php', '/checkout_success.php'],
  ['LiteCart', '/checkout', '/order_success'],
  ['a Spanish shop', '/es/finalizar-compra', '/es/gracias'],
  ['an Italian shop', '/pagamento', '/ordine-ricevuto'],
  ['a Polish shop', '/płatność', '/dziękujemy'],
  ['a Turkish shop', '/ödeme', '/teşekkürler'],
  ['a Russian shop', '/оформление-заказа', '/спасибо'],
  ['a Greek shop', '/ταμείο', '/ευχαριστούμε'],
  ['a Greek shop in Latin letters', '/tameio', '/tameio/order-received/:id'],
  ['a Hungarian shop', '/penztar', '/koszonjuk'],
  ['a Romanian shop', '/finalizare-comanda', '/multumim'],
  ['a Croatian shop', '/blagajna', '/hvala'],
  ['a Ukrainian shop', '/оформлення-замовлення', '/дякуємо'],
  ['a Vietnamese shop', '/thanh-toan', '/cam-on'],
  ['an Indonesian shop', '/pembayaran', '/terima-kasih'],
  ['a Hebrew shop', '/תשלום', '/תודה'],
  ['an Arabic shop', '/ar/الدفع', '/ar/شكرا'],
  ['a Japanese shop', '/お支払い', '/ご注文完了'],
])('the checkout and the end of an order are recognized in %s', (_, checkout, end) => {
  expect(isCheckout(checkout)).toBe(true);
  expect(isOnTheWay(checkout)).toBe(true);
  expect(reaches('checkout', end)).toBe(true);
  expect(reaches('checkout', checkout)).toBe(false);
});

test.each([
  ['/warenkorb', '/panier', '/carrito', '/winkelwagen', '/корзина', '/السلة', '/カート'],
  ['/termin-buchen', '/réservation', '/reservar', '/prenota', '/予約', '/حجز'],
  ['/registrieren', '/inscription', '/registro', '/rejestracja', '/регистрация', '/تسجيل'],
  ['/winkelmandje', '/comanda', '/kontaktieren-sie-uns', '/contactanos', '/contacte-nos'],
  ['/kosar', '/košarica', '/кошик', '/gio-hang', '/keranjang', '/סל-קניות', '/ตะกร้า', '/ostukorv'],
  ['/idopontfoglalas', '/programare', '/ajanvaraus', '/tidsbokning', '/dat-ban', '/бронювання'],
  ['/regisztracio', '/inregistrare', '/реєстрація', '/dang-ky', '/pendaftaran', '/הרשמה'],
  ['/καλάθι', '/kalathi', '/κράτηση', '/geysignosia/kratisi', '/εγγραφή', '/epikoinonia'],
  ['/kontakt.html', '/contacto', '/contatti', '/контакты', '/اتصل-بنا', '/devis'],
])('pages on the way to a goal are recognized in several languages: %s …', (...pages) => {
  expect(pages.filter((page) => !isOnTheWay(page))).toEqual([]);
});

test.each(['/quick-order', '/create_account', '/contact_us.php', '/sign_up'])(
  '%s is on the way to a goal',
  (page) => expect(isOnTheWay(page)).toBe(true),
);

test.each(['/płatność', '/platnosc', '/Platność'])(
  '%s is a checkout, with or without accents',
  (page) => {
    expect(isCheckout(page)).toBe(true);
  },
);

test.each(['/checkout/cart', '/checkout/cart.php', '/kasse/warenkorb'])('%s is a cart', (page) => {
  expect(isCheckout(page)).toBe(false);
  expect(isOnTheWay(page)).toBe(true);
});

test.each([
  '/',
  '/kassetten',
  '/cartoons',
  '/blog/buchen-pflanzen-tipps',
  '/orders-explained',
  '/paypal',
  '/ταμείο-ανεργίας',
  '/kalathia',
  '/plata',
  '/kontaktlinsen',
  '/hvalar',
])('%s is neither a checkout nor on the way to a goal', (page) => {
  expect(isCheckout(page)).toBe(false);
  expect(isOnTheWay(page)).toBe(false);
  expect(reaches('checkout', page)).toBe(false);
});

test.each([
  ['booking', '/termin/bestaetigt'],
  ['booking', '/réservation/merci'],
  ['booking', '/order-confirmation'],
  ['sign-up', '/willkommen'],
  ['sign-up', '/bienvenue'],
  ['contact', '/kontakt/danke'],
  ['contact', '/contacto/enviado'],
] as const)('the end of a %s is recognized at %s', (kind, page) => {
  expect(reaches(kind, page)).toBe(true);
});

test.each([
  ['checkout', '/fr/register/thank-you'],
  ['checkout', '/contact/sent'],
  ['booking', '/kontakt/danke'],
  ['sign-up', '/checkout/success'],
  ['contact', '/order/complete'],
] as const)('the end of something else is no end of a %s: %s', (kind, page) => {
  expect(reaches(kind, page)).toBe(false);
});

const walk = (...pages: string[]) => visit(1, { pages: pages.map((page) => seen(page)) });
const orders = (...visits: Digest[]) => visitorsReaching(visits, { kind: 'checkout' }).size;

test.each([
  '/newsletter/thanks',
  '/newsletter-signup/success',
  '/thank-you-for-subscribing',
  '/thanks-newsletter',
  '/danke-newsletter',
  '/contact-form/thank-you',
  '/thank-you-for-contacting-us',
  '/thanks-for-your-message',
  '/download/thank-you',
  '/whitepaper/danke',
  '/account/success',
  '/reviews/thank-you',
  '/feedback/thanks',
  '/avis/merci',
  '/thank-you-cards',
  '/collections/thank-you-gifts',
  '/collections/thank-you',
  '/tack/bridles',
  '/success-stories',
  '/success-stories/harbor-lane',
  '/blog/thank-you-for-a-great-year',
])('%s is not the end of an order', (page) => {
  expect(orders(walk('/checkout', page))).toBe(0);
});

test.each([
  '/thank-you-for-your-order',
  '/danke-fuer-ihre-bestellung',
  '/thank-you/_',
  '/success.html',
  '/tack',
  '/payment-success',
  '/payment-complete',
  '/orders/confirmation/:id',
  '/orderConfirmation',
  '/OrderComplete.aspx',
  '/purchase-complete',
  '/bestellbestaetigung',
  '/compra/exito',
  '/compra-realizada',
  '/zamowienie-zlozone',
  '/account/orders/thank-you',
])('%s is the end of an order', (page) => {
  expect(orders(walk('/checkout', page))).toBe(1);
});

test.each([
  ['a message', ['/contact', '/thank-you'], 0],
  ['a registration after a look at the cart', ['/cart', '/register', '/thanks'], 0],
  ['a newsletter in the footer', ['/', '/products/:id', '/thanks'], 0],
  ['an appointment', ['/book-a-fitting', '/appointment', '/appointment/confirmed'], 0],
  ['a payment on another website', ['/cart', '/thanks'], 1],
  ['a payment on another website that opens a new visit', ['/thanks', '/'], 1],
  ['the page of a new order', ['/checkout', '/orders/:id'], 1],
  ['the page of an older order', ['/checkout', '/account', '/orders/:id'], 0],
])('after %s, a website with a checkout counts %s as %i orders', (_, pages, count) => {
  const other = walk('/checkout');
  expect(orders(other, { ...walk(...pages), visitor: 'another' })).toBe(count);
});

test('a documentation’s first steps are not the end of a sign-up', () => {
  expect(reaches('sign-up', '/docs/getting-started')).toBe(false);
  expect(reaches('sign-up', '/blog/welcome-to-our-new-office')).toBe(false);
  expect(reaches('sign-up', '/getting-started')).toBe(true);
});

test.each([
  ...['/confirmacion-pedido', '/confirmação-do-pedido', '/confirmacao-encomenda'],
  ...['/conferma-ordine', '/order-bevestiging', '/orderbevestiging', '/bestellbestaetigung'],
  ...['/potwierdzenie-zamowienia', '/potvrzeni-objednavky', '/confirmare-comanda'],
])('%s is the end of an order', (page) => expect(reaches('checkout', page)).toBe(true));

test.each([
  ['Sylius', ['/checkout/complete', '/order/thank-you']],
  ['ClicShopping', ['/Checkout/Confirmation', '/Checkout/Success']],
])('the review before an order is not its end in %s', (_, steps) => {
  const visitOf = (n: number, pages: readonly string[]) =>
    visit(n, { pages: pages.map((page) => seen(page)) });
  const [review = ''] = steps;
  const left = visitOf(2, ['/cart', review]);
  const reached = (...digests: Digest[]) => visitorsReaching(digests, { kind: 'checkout' }).size;
  expect(reached(visitOf(1, steps), left)).toBe(1);
  expect(reached(visitOf(1, [review, '/', '/thanks']), left)).toBe(2);
});
