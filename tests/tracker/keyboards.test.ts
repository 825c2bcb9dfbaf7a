import { afterEach, expect, test, vi } from 'vitest';
import {
  firstInKeyboard,
  isPrivate,
  type Keyboards,
  listBoxOf,
} from '../../web/tracker/privacy/field-elements.ts';
import { threadTime } from '../factories/thread-time.ts';

afterEach(() => document.body.replaceChildren());

const buttons = (labels: readonly string[]) =>
  labels.map((label) => `<button>${label}</button>`).join('');
const DIGITS = [...'1234567890'];
/** Text around a keypad, so that the page as a whole is none. */
const TEXT = '<p>text</p>'.repeat(600);
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, n) => `<p>text ${n}</p>`).join('');
const show = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('button') as Element;
};

test('the keypad is the list box of its keys [TRACK-05]', () => {
  const key = show(`${TEXT}<main>${buttons(DIGITS)}</main>`);
  expect(listBoxOf(key)?.localName).toBe('main');
});

test('the keyboard, and not a row of it, is the list box of its keys [TRACK-05]', () => {
  const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].map(
    (row) => `<div>${buttons([...row])}</div>`,
  );
  const key = show(`${TEXT}<main>${rows.join('')}</main>`);
  expect(listBoxOf(key)?.localName).toBe('main');
});

test('a small page may be a keypad as a whole [TRACK-05]', () => {
  expect(listBoxOf(show(buttons(DIGITS)))?.localName).toBe('html');
});

test('keys directly in a shadow tree are private [TRACK-05]', () => {
  show(`${TEXT}<main><div></div></main>`);
  const root = document.querySelector('main > div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = buttons(DIGITS);
  expect(listBoxOf(root.firstElementChild as Element)?.localName).toBe('main');
});

test.each([
  ['with nine different labels', [...'123456789']],
  ['of twelve pages', Array.from({ length: 12 }, (_, n) => `<i>${n + 1}</i>`)],
  ['in capitals', ['HOME', 'SHOP', 'NEW', 'SALE', 'CUPS', 'BOWLS', 'JUGS', 'POTS', 'PANS', 'LIDS']],
  ['of two digits', ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19']],
  ['of hours', ['01', '03', '05', '07', '09', '11', '13', '15', '17', '19', '21', '23']],
  ['of two letters', ['AB', 'AC', 'AD', 'AE', 'AF', 'AG', 'AH', 'AI', 'AJ', 'AK']],
  ['of codes', ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5']],
  [
    'of two characters',
    ['首页', '产品', '新闻', '关于', '联系', '帮助', '价格', '博客', '登录', '注册'],
  ],
])('buttons %s are no keys', (_, labels) => {
  expect(isPrivate(show(`${TEXT}<main>${buttons(labels)}</main>`))).toBe(false);
});

test.each([300, 600])(
  'a button of one character beside a keypad and %i paragraphs is no key',
  (count) => {
    const key = show(`<button>×</button>${paragraphs(count)}<nav>${buttons(DIGITS)}</nav>`);
    expect(isPrivate(key)).toBe(false);
  },
);

test('a button beside texts with much space before them is recognized within half a second', () => {
  const texts = `<p>${' '.repeat(5_000)}text</p>`.repeat(300);
  const key = show(`<main><button>×</button>${texts}</main>`);
  expect(threadTime(() => isPrivate(key))).toBeLessThan(500);
  expect(isPrivate(key)).toBe(false);
});

test('space around a key does not matter [TRACK-05]', () => {
  const key = show(`${TEXT}<main>${buttons(DIGITS.map((digit) => `\n  ${digit}\n  `))}</main>`);
  expect(isPrivate(key)).toBe(true);
});

test.each(['1<sup>!</sup>', '{<br>[', '<b>;</b>:', '_ -', 'ㅂ ㅃ', 'q @', 'e\n€', '00'])(
  'a key of a keyboard may show “%s” [TRACK-05]',
  (label) => {
    const keys = buttons(['a', 'b', ...DIGITS]);
    show(`${TEXT}<main>${keys}<button id="key">${label}</button></main>`);
    expect(isPrivate(document.querySelector('#key'))).toBe(true);
  },
);

test('a key may have its text in several nested elements [TRACK-05]', () => {
  const nested = DIGITS.map((digit) => `<i><b><u>${digit}</u></b><s><em></em></s></i>`);
  expect(isPrivate(show(`${TEXT}<main>${buttons(nested)}</main>`))).toBe(true);
});

test('buttons of one character on a small page are no keys if the page has more other texts', () => {
  const key = show(`${buttons([...'×☰★‹›SML+1-'])}${paragraphs(20)}`);
  expect(isPrivate(key)).toBe(false);
});

test('an empty element over a key is private [TRACK-05]', () => {
  show(`${TEXT}<main>${buttons(DIGITS.map((digit) => `<b>${digit}</b><i></i>`))}</main>`);
  expect(isPrivate(document.querySelector('button i'))).toBe(true);
});

test('a component that shows a key in a slot is private as a whole [TRACK-05]', () => {
  show(`${TEXT}<main>${DIGITS.map((digit) => `<x-key>${digit}</x-key>`).join('')}</main>`);
  const root = document.querySelector('x-key')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = '<style>b { color: red; }</style><button><slot></slot><i></i></button>';
  for (const tag of ['button', 'slot', 'i'])
    expect(isPrivate(root.querySelector(tag)), tag).toBe(true);
});

test.each([
  ['#', true],
  ['', true],
  ['javascript:void(0)', true],
  ['JavaScript:void(0)', true],
  ['/index/a', false],
])('a link of one character to “%s” is private: %s', (href, expected) => {
  const links = DIGITS.map((digit) => `<li><a href="${href}">${digit}</a></li>`).join('');
  show(`${TEXT}<main>${links}</main>`);
  expect(isPrivate(document.querySelector('main a'))).toBe(expected);
});

test('the elements of a large page around a key are not listed', () => {
  const key = show(`${TEXT}<main>${buttons(DIGITS)}</main>`);
  const list = vi.spyOn(Element.prototype, 'querySelectorAll');
  expect(isPrivate(key)).toBe(true);
  expect(Math.max(...list.mock.results.map(({ value }) => value.length))).toBeLessThan(500);
  list.mockRestore();
});

test('the texts of a large shadow tree around a key are not read', () => {
  show('<main></main>');
  const root = document.querySelector('main')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = `<button>×</button>${TEXT}`;
  const read = vi.spyOn(String.prototype, 'trim');
  expect(isPrivate(root.firstElementChild)).toBe(false);
  expect(read.mock.calls.length).toBeLessThan(10);
  read.mockRestore();
});

test('a recording reads the elements around many animated letters once', () => {
  const letters = [...'abcdefghij'.repeat(30)].map((letter) => `<i>${letter}</i>`).join('');
  show(`${TEXT}<main><p>${letters}</p>${paragraphs(100)}</main>`);
  const counted = vi.spyOn(Element.prototype, 'getElementsByTagName');
  const known: Keyboards = new Map();
  const found = new Set([...document.querySelectorAll('i')].map((i) => firstInKeyboard(i, known)));
  expect(found.size).toBe(1);
  // Each letter’s, for its text and as a container, and those of its paragraph and what is around it.
  expect(counted.mock.calls.length).toBeLessThan(2 * 300 + 10);
});
