import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read, remove, tabStorage, write } from '../../web/tracker/delivery/storage.ts';
import { selectorOf } from '../../web/tracker/evidence/element/selector.ts';
import { forgetTyped, maskTyped, rememberTyped } from '../../web/tracker/privacy/typed-words.ts';

// jsdom has no CSS.escape, and no name here needs escaping.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }));
afterEach(() => {
  vi.unstubAllGlobals();
  forgetTyped();
  document.body.replaceChildren();
});

test('a stored value can be read until it is deleted', () => {
  write(tabStorage, 'key', { seq: 3 });
  expect(sessionStorage.getItem('key')).toBe('{"seq":3}');
  expect(read(tabStorage, 'key')).toEqual({ seq: 3 });
  remove(tabStorage, 'key');
  expect(read(tabStorage, 'key')).toBeUndefined();
});

test('storage that is forbidden or full fails silently', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  write(forbidden, 'key', 1);
  remove(forbidden, 'key');
  expect(read(forbidden, 'key')).toBeUndefined();
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValueOnce('{"half');
  expect(read(tabStorage, 'key')).toBeUndefined();
});

test.each([
  ['as JSON', 'say "hello" twice', String.raw`say \"hello\" twice`],
  ['as HTML', 'salt & pepper', 'salt &amp; pepper'],
  ['in an address', 'käse brot', 'k%c3%a4se%20brot'],
  ['in a form', 'käse brot', 'k%c3%a4se+brot'],
  ['encoded twice', 'käse brot', 'k%25C3%25A4se%2520brot'],
  ['encoded three times', 'käse brot', 'k%2525c3%2525a4se%252520brot'],
])('typed text is also found %s', (_, typed, text) => {
  rememberTyped({}, typed);
  expect(maskTyped(`Found: ${text}!`)).toBe('Found: *****!');
});

const nameOf = (html: string) => {
  document.body.innerHTML = html;
  return selectorOf(document.querySelector('[data-it]') as Element);
};
test.each([
  ['its id', '<p><b id="total" data-it></b></p>', '#total'],
  ['its test id', '<p><b data-testid="total" data-it></b></p>', 'b[data-testid="total"]'],
  ['the id of its parent', '<p id="cart"><i></i><b data-it></b></p>', '#cart > b:nth-of-type(1)'],
  [
    'its position if its id is generated',
    '<p id="cart"><b id="r123" data-it></b></p>',
    '#cart > b:nth-of-type(1)',
  ],
])('an element is identified by %s', (_, html, selector) => {
  expect(nameOf(html)).toBe(selector);
});

test('the tags of a selector stay when the visitor types one of them', () => {
  rememberTyped({}, '12 Main Street');
  expect(nameOf('<main><b data-it></b></main>')).toBe(
    'body:nth-of-type(1) > main:nth-of-type(1) > b:nth-of-type(1)',
  );
});

test('a name from before the input stays when the visitor types a word of it', () => {
  document.body.innerHTML = '<form id="main"></form><form id="street"></form>';
  const [known, another] = [...document.forms].map((form) => () => selectorOf(form)) as [
    () => string,
    () => string,
  ];
  expect(known()).toBe('#main');
  rememberTyped({}, '12 Main Street');
  expect(known()).toBe('#main');
  expect(another()).toBe('#*****');
});
