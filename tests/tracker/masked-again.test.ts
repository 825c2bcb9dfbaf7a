import { afterEach, expect, test } from 'vitest';
import { absolute } from '../../web/tracker/page/styles/css.ts';
import { maskedAttribute } from '../../web/tracker/privacy/mask-attributes.ts';
import { maskCss } from '../../web/tracker/privacy/mask-css.ts';
import {
  endStrict,
  errorAllowed,
  noteInput,
  startStrict,
} from '../../web/tracker/privacy/strict-mode.ts';
import { SHOWN } from '../../web/tracker/privacy/text-policy.ts';
import { readHashesAgain, storeTypedHashes } from '../../web/tracker/privacy/typed-hashes.ts';
import {
  forgetTyped,
  rememberText,
  rememberTyped,
  setVocabulary,
} from '../../web/tracker/privacy/typed-words.ts';

afterEach(() => {
  forgetTyped();
  endStrict();
});
const masked = (name: string, value: string, tag = 'p') =>
  maskedAttribute(name, value, { tag, policy: SHOWN, isField: false, reflects: false });

test.each([
  ['title', 'Results for wolfbane', 'Results for *****'],
  ['id', 'wolfbane', '*****'],
  ['src', 'https://shop.example/find/wolfbane.png', 'https://shop.example/find/*****.png'],
])(
  'an attribute (%s) that was recorded before something was typed is masked afterwards',
  (name, value, expected) => {
    expect(masked(name, value)).toBe(value);
    rememberTyped({}, 'wolfbane');
    expect(masked(name, value)).toBe(expected);
  },
);

test('a single typed letter masks no label that was on the page before it, but a later one', () => {
  const label = 'T.C. Kimlik No';
  setVocabulary(new Set(['t', 'c', 'kimlik', 'no']));
  rememberTyped({}, 'T');
  expect(masked('aria-label', label)).toBe(label);
  // A page may repeat each letter of a value while it is typed.
  setVocabulary(new Set());
  expect(masked('aria-label', label)).toBe('*****.C. Kimlik No');
});

test.each([
  ['q', 'q-btn q-btn--flat md:q-4 !q-2'],
  ['p', 'p-4 hover:p-6 dark:md:p-8'],
])(
  'the first letter of an entry, “%s”, does not hide the classes of a library and their rules',
  (typed, names) => {
    rememberTyped({}, typed);
    expect(masked('class', names)).toBe(names);
    const rules = names.split(' ').map((name) => `.${CSS.escape(name)} { color: red; }`);
    expect(maskCss(rules.join(' '))).toBe(rules.join(' '));
  },
);

test.each([
  ['p', 'key p', 'key *****'],
  ['p', 'key-p', 'key-*****'],
  ['p', 'key-p-down', 'key-*****-down'],
  ['p', 'p_4', '*****_4'],
  ['jo li', 'jo li', '*****'],
  ['pia-4', 'pia-4', '*****'],
  ['j-doe', 'j-doe', '*****'],
  ['mary j-doe', 'mary j-doe', '*****'],
  ['renfield', 'p-renfield renfield:p-4', 'p-***** *****:p-4'],
])('“%s” is masked in the class “%s”', (typed, names, expected) => {
  rememberTyped({}, typed);
  expect(masked('class', names)).toBe(expected);
});

test('the first letter of an entry is masked before a hyphen in every other attribute and rule', () => {
  rememberTyped({}, 'p');
  for (const name of ['id', 'title', 'data-name']) expect(masked(name, 'p-4')).toBe('*****-4');
  expect(maskCss('#p-4 { color: red; } [title="p-4"] { content: "p-4"; }')).toBe(
    '#*****-4 { color: red; } [title="*****-4"] { content: "*****-4"; }',
  );
});

test('an attribute is masked again for the last typed or dropped text, and for the words of the page itself', () => {
  const field = {};
  rememberTyped(field, 'wolf');
  expect(masked('title', 'wolf and hare')).toBe('***** and hare');
  rememberText('hare');
  expect(masked('title', 'wolf and hare')).toBe('***** and *****');
  setVocabulary(new Set(['wolf']));
  rememberTyped(field, 'lynx');
  expect(masked('title', 'lynx and hare')).toBe('***** and *****');
  forgetTyped();
  expect(masked('title', 'lynx and hare')).toBe('lynx and hare');
});

test('an id that repeats what was typed on an earlier page is masked [TRACK-05]', () => {
  storeTypedHashes(['wolfbane']);
  readHashesAgain();
  expect(['id', 'for'].map((name) => masked(name, 'wolfbane'))).toEqual(['*****', '*****']);
  sessionStorage.clear();
  readHashesAgain();
});

test('in strict mode an attribute that first appears after the input is hidden; earlier ones stay', () => {
  expect(masked('title', 'Wolfbane')).toBe('Wolfbane');
  startStrict();
  expect(masked('title', 'Mugs')).toBe('Mugs');
  noteInput();
  expect(masked('title', 'Wolfbane')).toBe('');
  expect(masked('title', 'Mugs')).toBe('Mugs');
});

test('in strict mode a number that may be a code does not become the value of an attribute, and a size does', () => {
  startStrict();
  expect(masked('title', 'Mugs')).toBe('Mugs');
  noteInput();
  for (const value of ['847261', '4155550123', '-84726']) expect(masked('width', value)).toBe('');
  for (const value of ['1280', '43.75%', '-0.5', '']) expect(masked('width', value)).toBe(value);
  expect(masked('fill', '#b60205')).toBe('#b60205');
  expect(masked('fill', '#4155550123')).toBe('');
  expect(masked('title', '1280')).toBe('');
});

test('strict mode stays locked on a page that removed its storage', () => {
  startStrict();
  expect(masked('title', 'Mugs')).toBe('Mugs');
  noteInput();
  localStorage.clear();
  startStrict();
  expect(masked('title', 'Wolfbane')).toBe('');
});

test.each([
  ['data-href', 'reset.php?token=w0lf', 'reset.php?token=_'],
  ['x-url', './find?of=me', './find?of=_'],
  ['title', 'Is it wolf? No', 'Is it wolf? No'],
])('the parameters of an address in the attribute %s are masked: %s', (name, value, expected) => {
  expect(masked(name, value)).toBe(expected);
});

test('the URL of a link is masked like that of a page, that of an image keeps what it needs to load', () => {
  const address = 'https://shop.example/a.png?w=40&of=me';
  expect(masked('href', address, 'a')).toBe('https://shop.example/a.png?w=_&of=_');
  expect(masked('href', address, 'image')).toBe('https://shop.example/a.png?w=40&of=_');
});

test.each([
  '/mugs/3?ref=list',
  '/mug-3.png',
  '/',
  '//cdn.example/a.png',
  '/a//b',
  '/a/../b',
  '/a/./b',
  '/a/..',
  '/.hidden',
  '/a/',
  '/a/?x=1&y=.',
  '/a?x=[1]',
  '/käse',
  '/a b',
  '/a\\b',
  '/a#top',
  '/%2e%2e/a',
  'a/b',
  '?q=1',
])('the URL %s is resolved as the browser resolves it', (address) => {
  for (const page of [
    'https://shop.example/mugs/',
    'http://shop.example:8080/a/b?c',
    'https://SHOP.example:443',
  ])
    expect(absolute(page, address)).toBe(new URL(address, page).href);
});

test.each(['about:blank', 'data:text/html,x', 'about:srcdoc'])(
  'on a page without a URL (%s), a relative URL stays as it is',
  (page) => {
    expect(absolute(page, '/mugs')).toBe('/mugs');
  },
);

test('in strict mode only errors from before the input keep their message', () => {
  startStrict();
  const known = 'TypeError: cart is undefined';
  expect(errorAllowed(known)).toBe(known);
  noteInput();
  expect(errorAllowed(known)).toBe(known);
  expect(errorAllowed('Uncaught RangeError: no mug Wolfbane')).toBe('RangeError');
  expect(errorAllowed('No mug Wolfbane')).toBe('Error');
  endStrict();
  expect(errorAllowed('No mug Wolfbane')).toBe('No mug Wolfbane');
});
