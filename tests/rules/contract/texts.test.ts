import { expect, test } from 'vitest';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';
import { deliveryAddress } from '../../../lambdas/contract/rules/email-address.ts';
import { cleanLabel, labelInText, personName } from '../../../lambdas/contract/rules/plain-text.ts';
import { isCartLabel } from '../../../lambdas/contract/rules/words/cart.ts';
import { opensCheckout } from '../../../lambdas/contract/rules/words/checkout-labels.ts';
import { isEmailLabel } from '../../../lambdas/contract/rules/words/email-labels.ts';
import { isSearchLabel } from '../../../lambdas/contract/rules/words/search-labels.ts';
import { isSubmitLabel } from '../../../lambdas/contract/rules/words/submit-labels.ts';
import { domainOfVisitorId, withoutPrices } from '../../../lambdas/contract/tracker.ts';

test.each([
  ['Add to cart · €1,299.00', 'Add to cart'],
  ['Buy 12.50 EUR', 'Buy'],
  ['$5 – Coffee', 'Coffee'],
  ['Tea   129 kr', 'Tea'],
  ['Pay 49 zł | now', 'Pay | now'],
  ['Room 12', 'Room 12'],
  ['12 EUROS', '12 EUROS'],
  ['$5', '$5'],
  ['¥1200 –', '¥1200 –'],
  ['購入 ¥1200', '購入'],
  ['  Next  page: ', 'Next page'],
])('the label "%s" without prices is "%s"', (label, without) => {
  expect([withoutPrices(label), withoutPrices(label)]).toEqual([without, without]);
});

test.each([
  ['Registration number *', 'Registration number'],
  ['Email*', 'Email'],
  ['*', '*'],
  ['2 * 3', '2 * 3'],
  ['Hotel 4*', 'Hotel 4*'],
  ['/rates/*', '/rates/*'],
  // Words that the recorder hid are no mark.
  ['Delete *****', 'Delete *****'],
])('the label "%s" is shown as "%s", without the mark of a required field', (label, shown) => {
  expect([cleanLabel(label), cleanLabel(cleanLabel(label))]).toEqual([shown, shown]);
});

test('a visitor id starts with the website’s domain', () => {
  const owner = '0b9d7a3e-1111-4222-8333-abcdefabcdef';
  expect(domainOfVisitorId(`my-shop.example-${owner}`)).toBe('my-shop.example');
  expect(domainOfVisitorId('my-shop.example')).toBe('my-shop.example');
});

test.each([
  [' Ann@Bücher.Example ', 'ann@xn--bcher-kva.example'],
  ['ann@example.com', 'ann@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['ann@exa mple.com', undefined],
])('an email to "%s" is sent to %s', (address, delivered) => {
  expect(deliveryAddress(address)).toBe(delivered);
});

const HOST = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.`;
test.each([
  [`${HOST}${'e'.repeat(9)}`, 253],
  [`${HOST}${'e'.repeat(10)}`, undefined],
])('a domain has at most 253 characters: %s', (typed, length) => {
  expect(domainOf(typed)?.length).toBe(length);
});

test.each([
  ['example.com:0', undefined],
  ['example.com:1', 'example.com:1'],
  ['example.com:65535', 'example.com:65535'],
  ['example.com:65536', undefined],
  ['example.com:08080', 'example.com:8080'],
  // Its letters run in two directions, which no browser opens.
  ['ءa.com', undefined],
])('the website %s is %s', (typed, domain) => {
  expect(domainOf(typed)).toBe(domain);
});

test.each([
  [40, 'x'.repeat(40)],
  [41, `${'x'.repeat(39)}…`],
])('a label of %i characters has at most 40 in an email', (length, shown) => {
  expect(cleanLabel('x'.repeat(length))).toBe(shown);
});

test('a cut label has no blank before the ellipsis, and emojis count as one character', () => {
  expect(cleanLabel(`${'x'.repeat(38)} yyy`)).toBe(`${'x'.repeat(38)}…`);
  expect(cleanLabel('😀'.repeat(40))).toBe('😀'.repeat(40));
  expect(cleanLabel('abcdef', 5)).toBe('abcd…');
  expect(personName('n'.repeat(80))).toBe('n'.repeat(80));
  expect(personName('n'.repeat(81))).toBe(`${'n'.repeat(79)}…`);
  // Of a text that begins with invisible characters, only the first eight times as many are read.
  expect(cleanLabel(`${'\u200b'.repeat(39)}x`, 5)).toBe('x');
  expect(cleanLabel(`${'\u200b'.repeat(40)}x`, 5)).toBe('');
});

test.each([
  ['go to evil.test/login', 'go to evil·test/login'],
  ['version 2.5 of app.js', 'version 2.5 of app.js'],
  ['2.5x faster at 1.e', '2·5x faster at 1·e'],
  ['only 2.5-inch', 'only 2·5-inch'],
  ['at 10.0.0.1', 'at 10·0·0·1'],
  ['call +1 (555) 123-4567', 'call •••'],
  ['ann@example.com', 'ann at example·com'],
  ['mailto:ann www.shop', 'mailto ann www shop'],
  ['https://evil.test', 'evil·test'],
])('no part of "%s" becomes a link: "%s"', (text, shown) => {
  expect(cleanLabel(text)).toBe(shown);
});

test('a label in a right-to-left script is isolated in a sentence, and no other one', () => {
  expect(labelInText('دفع')).toBe('\u2068دفع\u2069');
  expect(labelInText('Pay now', 5)).toBe('Pay…');
});

test.each<[string, (label: string) => boolean, string[], string[]]>([
  [
    'adds to a cart',
    isCartLabel,
    [
      'Add to cart',
      'Added to your bag',
      'In den Warenkorb',
      'カートに入れる',
      'कार्ट में डालें',
      'Προσθήκη στο καλάθι',
      'ΠΡΟΣΘΗΚΗ ΣΤΟ ΚΑΛΑΘΙ',
    ],
    ['Cart', 'Add a note'],
  ],
  [
    'is for an email address',
    isEmailLabel,
    ['Your e-mail', 'Courriel', 'ई-मेल', 'אימייל'],
    ['Name', 'Post code'],
  ],
  [
    'searches',
    isSearchLabel,
    ['Search products', '🔍 Suche', '検索', 'खोज', 'खोजें: साड़ी'],
    ['Research', 'Name', 'नाम'],
  ],
  [
    'submits a form',
    isSubmitLabel,
    [
      'Send',
      'Jetzt kaufen!',
      'Comprar ahora',
      '送信',
      'Become a member',
      'Join now',
      'Mitglied werden',
      'Załóż konto',
      'Zapisz się',
      'Złóż zamówienie',
      'Vytvořit účet',
      'संदेश भेजें',
      'अभी भुगतान करें',
      'Υποβολή',
      'Ολοκλήρωση παραγγελίας',
      'ΟΛΟΚΛΗΡΩΣΗ ΠΑΡΑΓΓΕΛΙΑΣ',
      'Ολοκληρώστε την αγορά',
      'Πλήρωσε τώρα',
      'Κλείσε ραντεβού',
      'Γίνε μέλος',
      'שלח',
      'ชำระเงิน',
      'Đặt hàng',
    ],
    [
      'Zapisz',
      'Sender',
      'Details',
      'Close',
      'Joined',
      'Become',
      'Κλείσε το παράθυρο',
      'Δες την παραγγελία',
      'Ολοκλήρωση',
      'Πληρωμένο',
    ],
  ],
])('a label %s in any language', (_, matches, yes, no) => {
  expect(yes.filter(matches)).toEqual(yes);
  expect(no.filter(matches)).toEqual([]);
});

test('a checkout is opened by a label or by the control’s part of a selector', () => {
  const control = (label: string, selector = 'main > a') => opensCheckout({ label, selector });
  expect([control('Checkout'), control('Buy now'), control('Zur Kasse')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([control('चेकआउट'), control('ชำระเงิน'), control('구매하기')]).toEqual([true, true, true]);
  expect(control('Check out our shop')).toBe(false);
  expect(control('Go', 'form#checkout > a')).toBe(false);
  expect(control('Go', 'form > a#checkout')).toBe(true);
});
