import { expect, test } from 'vitest';
import { maskText } from '../../web/tracker/privacy/mask-text.ts';
import { processorTimeOf } from '../processor-time.ts';

test.each([
  'ann@example.com',
  'ann.lee+shop@mail.example.co.uk',
  "o'hara@example.com",
  '"ann lee"@example.com',
  'ann@münchen.example',
  '用户@例子.广告',
  'ann＠example.com',
  'ann%40example.com',
  'ann%2540example.com',
  'ann\\u0040example.com',
  'ANN@EXAMPLE.COM',
  'ann.eliza\u00adbeth@exam\u00adple.com',
  'ann@\u200bexample.com',
])('masks %s in the middle of a text [TRACK-03]', (address) => {
  expect(maskText(`Write to ${address}, or call.`)).toBe(
    `Write to ${'*'.repeat(address.length)}, or call.`,
  );
});

test('masks every email address in a text, also inside JSON and tags [TRACK-03]', () => {
  const masked = maskText('{"a":"ann@example.com","b":"<bob@example.com>"},cy@x.io;di@y.io');
  expect(masked).not.toMatch(/ann|bob|example|cy|di@/);
});

test.each([
  '4111 1111 1111 1111@example.com',
  '4111-1111-1111-1111%40example.com',
  '4111111111111111@example.com',
  'ann@4111111111111111.example.com',
  'ann@4111-1111-1111-1111.example',
])('masks both the card number and the address in %s [TRACK-03]', (text) => {
  expect(maskText(`To ${text}!`).replace(/ /g, '')).toMatch(/^To[*-]+!$/);
});

test('a second address that begins in the first one is masked from its end on', () => {
  const text = 'To ann@shop.example.%40mugs.example';
  expect(maskText(text)).toBe(`To ${'*'.repeat(text.length - 3)}`);
});

test('masks what follows an @ at the start of a text, because the name may be in the previous node [TRACK-03]', () => {
  expect(maskText('@example.com')).toBe('************');
});

test.each([
  'photo@2x.png',
  '@media (min-width: 3em)',
  'follow @reveille today',
  'react@18.2.0',
  '3 @ 5 EUR',
  'a@b',
])('leaves %s', (text) => {
  expect(maskText(text)).toBe(text);
});

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '3782 822463 10005',
  '6011 0009 9013 9424',
  '4 2 2 2 2 2 2 2 2 2 2 2 2',
  '4111.1111.1111.1111',
  '4111/1111/1111/1111',
  '4111  1111  1111  1111',
  '4111 / 1111 / 1111 / 1111',
  '4111 - 1111 - 1111 - 1111',
  '3782.822463.10005',
  '4111\u20111111\u20111111\u20111111',
  '4111\u20601111\ufeff1111\u20601111',
  '4111\u200b1111\u200b1111\u200b1111',
  '3782\u00ad822463\u00ad10005',
  '6000001234567890122',
  '2023 2024 2025 3008',
  '20232024202520266',
  '٤١١١ ١١١١ ١١١١ ١١١١',
  '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱',
  '४१११-११११-११११-११११',
  '４１１１１１１１１１１１１１１１',
])('masks the card number %s', (number) => {
  expect(maskText(`Card ${number}.`)).toBe(`Card ${number.replace(/\p{Nd}/gu, '*')}.`);
});

test.each([
  'Order 1234567',
  '+49 170 1234567',
  '4111111111111112',
  '60000001234567890125',
  '$1,234.56',
  '2026-03-01 09:00',
  '0.30000000000000004',
  '1.5 2.5 3.5 4.5 5.5 6.5 7.3',
  '01/02/03/04/05/06/07/08',
  '1234.567890123453',
  '192.168.100.200',
  '2023 / 2024 / 2025 / 2026',
  '2026202520242023',
  '1991 1992 1993 1994',
  'الطلب ١٢٣٤٥٦٧',
  '٤١١١١١١١١١١١١١١٢',
])('leaves the digits of %s [TRACK-04]', (text) => {
  expect(maskText(text)).toBe(text);
});

test.each([
  ['digits and spaces', '1 '.repeat(50_000)],
  ['one long number', '4'.repeat(100_000)],
  ['addresses without an end', 'a@'.repeat(50_000)],
  ['a name without an @', 'a'.repeat(100_000)],
  ['a domain without an end', `a@${'b.'.repeat(50_000)}`],
  ['quotes', '"@'.repeat(50_000)],
  ['spaces', ' '.repeat(100_000)],
  ['digits and wide separators', '1 / '.repeat(25_000)],
  ['groups of four', '1234. '.repeat(20_000)],
])('takes linear time for 100 kB of %s', (_, text) => {
  expect(processorTimeOf(() => maskText(text), 300)).toBeLessThan(300);
});
