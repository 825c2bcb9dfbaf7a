import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { maskTexts } from '../../../lambdas/recordings/batch/mask-texts.ts';
import { mask } from '../../../lambdas/recordings/batch/masking.ts';
import { maskAddress, maskText } from '../../../lambdas/recordings/batch/personal-data.ts';
import { maskText as maskInBrowser } from '../../../web/tracker/privacy/mask-text.ts';
import { processorTimeOf } from '../../processor-time.ts';
import { tries } from '../../sample.ts';

const CARD = '4111111111111111';

/** Page texts that contain pieces of personal data. */
const pieces = fc.constantFrom(
  'jo@example.com',
  'JO.smith+tag@mail.example.co.uk',
  'jürgen@bücher.example',
  '用户@例子.公司',
  'jo%40example.com',
  'jo\u00ad@\u200bexam\u2060ple.com',
  ...['＠', '\\u0040', '&#64;', '&CommaT;'],
  '4111\u2011',
  '1111\u2011',
  '@media (min-width: 1px) {',
  'vue@3.2.1',
  'a@a@a@',
  CARD,
  '4111 1111 1111 1111',
  '3782-822463-10005',
  '5500.0000.0000.0004',
  '1763712345678',
  '\\',
  '"',
  '\n',
  '\t',
  '\u0000',
  '\u2028',
  '😀',
  '\ud800',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  ' ',
  '-',
  '.',
  '#',
  '/',
  '%40',
  '@',
  'M10 20 30 40 50 60 70 80',
  'constructor',
  '__proto__',
  'abc',
  'é',
);
const texts = fc.oneof(
  fc
    .array(fc.oneof({ weight: 3, arbitrary: pieces }, fc.string({ unit: 'binary' })), {
      maxLength: 12,
    })
    .map((all) => all.join('')),
  fc.string({ unit: 'binary' }),
);

test('masking all texts of a batch at once equals masking each one [TRACK-03]', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 12 }), (all) => {
      const masked = maskTexts(
        all.join(''),
        all.map(({ length }) => length),
      );
      expect(masked).toBe(all.map(maskText).join(''));
    }),
    { numRuns: tries(4_000) },
  );
}, 60_000);

test('masked text keeps its length, needs no further masking and changes nothing else', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const masked = maskText(text);
      expect(masked.length).toBe(text.length);
      expect(maskText(masked)).toBe(masked);
      const changed = masked.split('').filter((sign, at) => sign !== text[at]);
      expect(changed.filter((sign) => sign !== '*')).toEqual([]);
    }),
    { numRuns: tries(4_000) },
  );
}, 60_000);

test.each([
  ['jo@example.com', '**@*******.***'],
  [
    'Write to jo.smith+news@mail.example.co.uk, please.',
    'Write to **.**********@****.*******.**.**, please.',
  ],
  ['mailto:jo%40example.com', 'mailto:************.***'],
  ['line\njo@example.com', 'line\n**@*******.***'],
  [`card ${CARD}!`, `card ${'*'.repeat(16)}!`],
  ['4111 1111 1111 1111', '**** **** **** ****'],
  ['a@b.co', '*@*.**'],
  ['4111/1111/1111/1111', '****/****/****/****'],
  ['٤١١١ ١١١١ ١١١١ ١١١١', '**** **** **** ****'],
  ['۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱', '*'.repeat(16)],
  [`MC ${CARD} a1`, `MC ${'*'.repeat(16)} a1`],
  ['ann.eliza\u00adbeth@exam\u00adple.com', '***.**********@********.***'],
  ['ann@\u200bexample.c\u00adom', '***@********.****'],
  ['\u2060ann\u200d@example\ufeff.com', '*****@********.***'],
  ['नेहा@उदाहरण.भारत', '****@******.****'],
  ['ann＠example.com', '***********.***'],
  ['\\"ann\\u0040example.com\\"', `\\"${'*'.repeat(16)}.***\\"`],
  ['ann&#64;example.com', '***************.***'],
  ['ANN&COMMAT;example.com', '******************.***'],
  ['4111\u20111111\u20111111\u20111111', '****\u2011****\u2011****\u2011****'],
  ['4111\u20601111\u20601111\u20601111', '****\u2060****\u2060****\u2060****'],
  ['4111\u200b1111\u200b1111\u200b1111', '****\u200b****\u200b****\u200b****'],
  ['4111\u20091111\u20091111\u20091111', '****\u2009****\u2009****\u2009****'],
  ['3782\u00ad822463\u00ad10005', '****\u00ad******\u00ad*****'],
  ['4111  1111  1111  1111', '****  ****  ****  ****'],
  ['4111 / 1111 / 1111 / 1111', '**** / **** / **** / ****'],
])('masks %j anywhere in a text [TRACK-03]', (text, masked) => {
  expect(maskText(text)).toBe(masked);
  expect(maskTexts(`a${text}`, [1, text.length])).toBe(`a${masked}`);
});

test('masks a card number between the same separators as the tracker [TRACK-03]', () => {
  const masked = (mask: (text: string) => string) =>
    Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter((separator) =>
      mask(['4111', '1111', '1111', '1111'].join(separator)).includes('****'),
    );
  expect(masked(maskText)).toEqual(masked(maskInBrowser));
});

test.each([
  'Call 030 1234567',
  'Order 4111111111111112',
  'الطلب ٤١١١١١١١١١١١١١١٢ من ١٢٣٤٥٦٧',
  'https://cdn.example/npm/vue@3.2.1/dist/vue.min.js',
  '@media (min-width:1px){a{b:c}}',
  '12 of 250 in stock',
  'M1024 1024 1024 1024 1024 1024 1024 1020l3-4z',
  'M0,33.33333333333333L66.4111111111111111,4111111111111111',
  'translate(12.4111111111111111px)',
  'Open 08:00–18:30, since 2019\u20112024, from 1.234,56\u202f€',
  'SKU 4111-1111 / 1111-1111, EAN 4006381333931, size 38\u00ad40',
  '2021 | 2022 | 2023 | 2024 | 2025',
  'Archive: 2023 / 2024 / 2025 / 2026, 1991-1992-1993-1994, 2026202520242023',
  'NO93 8601 1117 947, GB29 NWBK 6016 1331 9268 19',
  'hero\u200b@2x.png, jane@home, &commat; 5 &#64; 6 \\u0040 7',
  '{"\\u0040context":"https://schema.org"}',
])('leaves %j as it is: numbers are not obscured [TRACK-04]', (text) => {
  expect(maskText(text)).toBe(text);
});

test.each([
  ['/search?q=private+words', '/search?q=_'],
  [
    'https://shop.example/a?utm_source=mail&email=jo#top',
    'https://shop.example/a?utm_source=mail&email=_#top',
  ],
  ['/?route=product/search&search=mug', '/?route=product/search&search=_'],
  ['/?route=Mina+Harker', '/?route=_'],
  ['/callback#access_token=abc&expires=1', '/callback'],
  ['/doc#section-2', '/doc#section-2'],
  ['/#/orders/1042?tab=open', '/#/orders/1042?tab=_'],
  [
    '/app#!/mugs/hand-thrown-stoneware-mug-with-lid',
    '/app#!/mugs/hand-thrown-stoneware-mug-with-lid',
  ],
  ['/#/mugs?utm_source=mail', '/#/mugs?utm_source=mail'],
  ['/#/access_token=abc&expires=1', '/'],
  ['/#/callback#access_token=abc', '/'],
  ['/#/callback?code=abc', '/#/callback?code=_'],
  ['/#/callback?code=_#access_token=abc', '/'],
  ['/reset?0f8fad5bd9cb469fa16570867728950e0f8fad5bd9cb', '/reset?_'],
  ['/a?x=1?y=2', '/a?x=_'],
])('reduces the URL %j to %j', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});

const node = (tagName: string, attributes: object, ...childNodes: object[]) => ({
  type: 2,
  id: 9,
  tagName,
  attributes,
  childNodes,
});
const textNode = (textContent: string) => ({ type: 3, id: 10, textContent });
const snapshot = (...childNodes: object[]): RecordedEvent => ({
  type: 2,
  timestamp: 1,
  data: { node: { type: 0, id: 1, childNodes }, initialOffset: { left: 0, top: 0 } },
});
const change = (data: object): RecordedEvent => ({ type: 3, timestamp: 1, data });
const TYPED = 'typed-by-a-person';

test.each<[string, RecordedEvent]>([
  ['a text field', snapshot(node('input', { type: 'text', value: TYPED }))],
  ['a field without a type', snapshot(node('INPUT', { value: TYPED }))],
  ['a password', snapshot(node('input', { type: 'password', value: TYPED }))],
  ['a hidden field', snapshot(node('input', { type: 'hidden', value: TYPED }))],
  ['a checkbox', snapshot(node('input', { type: 'checkbox', value: TYPED, checked: true }))],
  ['a text area', snapshot(node('textarea', { value: TYPED }, textNode(TYPED)))],
  ['a list', snapshot(node('select', { value: TYPED }))],
  ['something typed', change({ source: 5, id: 9, text: TYPED, isChecked: false })],
  [
    'a changed value',
    change({
      source: 0,
      adds: [],
      removes: [],
      texts: [],
      attributes: [{ id: 9, attributes: { value: TYPED } }],
    }),
  ],
  [
    'an added field',
    change({
      source: 0,
      adds: [{ parentId: 1, nextId: null, node: node('input', { value: TYPED }) }],
      removes: [],
      texts: [],
      attributes: [],
    }),
  ],
])('stores no value of %s [TRACK-05]', (_, event) => {
  expect(mask([event]).cuts).not.toEqual([]);
  expect(JSON.stringify(event)).not.toContain(TYPED);
});

test.each([
  [
    'a snapshot',
    snapshot(node('select', {}, node('option', { selected: true }), node('OPTION', {}))),
  ],
  [
    'a change',
    change({
      source: 0,
      adds: [{ parentId: 1, nextId: null, node: node('option', { selected: true }) }],
      removes: [],
      texts: [],
      attributes: [{ id: 9, attributes: { selected: '' } }],
    }),
  ],
])('stores no selected option of %s [TRACK-05]', (_, event) => {
  expect(mask([event]).cuts).not.toEqual([]);
  expect(JSON.stringify(event)).not.toContain('selected');
});

test('keeps button texts, checked states and style sheet URLs', () => {
  const event = snapshot(
    node('input', { type: 'submit', value: 'Buy' }),
    node('input', { type: 'checkbox', checked: true }),
    node('link', { rel: 'stylesheet', href: '/style.css?v=3' }),
    node('option', { value: 'DE' }),
  );
  const before = structuredClone(event);
  expect(mask([event])).toEqual({ addresses: new Map(), cuts: [] });
  expect(event).toEqual(before);
});

test('masks in time that grows with the text, whatever the text [TRACK-03]', () => {
  const endless = [
    '1 '.repeat(50_000),
    'a@'.repeat(50_000),
    'a'.repeat(100_000),
    ' '.repeat(100_000),
    '1'.repeat(100_000),
    'a.'.repeat(50_000),
    `a@${'b.'.repeat(50_000)}`,
    '%40'.repeat(33_000),
    '\\'.repeat(100_000),
    '4111 '.repeat(20_000),
    '?a=b&'.repeat(20_000),
    '#'.repeat(100_000),
  ];
  for (const text of endless) {
    const mask = () => {
      maskText(text);
      maskAddress(text);
      maskTexts(text, [text.length]);
      maskTexts(text, Array(Math.floor(text.length / 10)).fill(10));
    };
    expect(processorTimeOf(mask, 500), text.slice(0, 10)).toBeLessThan(500);
  }
});
