import { afterEach, expect, test } from 'vitest';
import { maskedAttribute } from '../../web/tracker/privacy/mask-attributes.ts';
import { maskCss } from '../../web/tracker/privacy/mask-css.ts';
import { maskText } from '../../web/tracker/privacy/mask-text.ts';
import { maskResourceUrl } from '../../web/tracker/privacy/mask-url.ts';
import { HIDDEN, SHOWN } from '../../web/tracker/privacy/text-policy.ts';
import { forgetTyped, rememberTyped } from '../../web/tracker/privacy/typed-words.ts';
import { processorTimeOf } from '../processor-time.ts';
import { recordPage } from './differential/record-page.ts';

afterEach(forgetTyped);

/** The arcs of an icon. Some of its digits are a valid card number. */
const PATH = 'M12 3a9 9 0 0 0-9-9 9 9 0 0 0-9 9 3 9 0 0 0 9z';
const CARD = '4111 1111 1111 1111';
const shape = (tag: string, policy: 0 | 2 = SHOWN) => ({
  tag,
  policy,
  isField: false,
  reflects: false,
});

test('the digits of this path look like a card number, so that these tests prove something', () => {
  expect(maskText(PATH)).not.toBe(PATH);
});

test.each([
  ['d', PATH],
  ['d', PATH.replaceAll(' ', '\n ')],
  ['points', '1024 1024 1024 1024 1024 1024'],
  ['values', `${PATH};${PATH}`],
  ['path', PATH],
  ['viewBox', '0 0 24 24'],
  ['transform', 'matrix(1 0 0 1 0 0) rotate(45 12.33333333333333 7)'],
  ['gradientTransform', 'translate(66.66666666666667 33.33333333333333)'],
  ['cx', '33.33333333333333'],
  ['width', '66.66666666666667%'],
])('the %s of a drawing stays as it is: %s', (name, value) => {
  expect(maskedAttribute(name, value, shape('path'))).toBe(value);
});

test.each(['d', 'points', 'viewBox', 'transform', 'values', 'path'])(
  'a %s that is no drawing is masked like any other text',
  (name) => {
    rememberTyped({}, 'Mina Harker');
    const masked = (value: string, policy: 0 | 2 = SHOWN) =>
      maskedAttribute(name, value, shape('path', policy)) ?? '';
    expect(masked('Hello Mina Harker')).not.toMatch(/mina|harker/i);
    expect(masked('ann@example.com')).not.toContain('ann');
    expect(masked(CARD.replaceAll(' ', ''))).not.toContain('4111');
    expect(masked('secret', HIDDEN)).toBe('');
  },
);

test.each([
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cpath d='${PATH}'/%3E%3C/svg%3E")`,
  `url("data:image/svg+xml;base64,${btoa(`<svg><path d="${PATH}"/></svg>`)}")`,
  `path("${PATH}")`,
  `path(evenodd, "${PATH}")`,
])('a path in a style stays as it is: %s', (value) => {
  const css = `.icon{clip-path:none;--icon:none;background:${value}}`;
  expect(maskCss(css)).toBe(css);
});

test.each([
  `data:image/svg+xml,<svg><text>${CARD}</text><path d="${PATH}"/></svg>`,
  `data:image/svg+xml,<svg><text id="${CARD}" d="${PATH}"/></svg>`,
  `data:image/svg+xml;base64,${btoa(`<svg><path d='${PATH}'/><title>${CARD}</title></svg>`)}`,
])('a card number beside a path in an address is masked: %s', (url) => {
  const masked = maskResourceUrl(url);
  const [head = '', content = ''] = masked.split(',');
  expect(head.endsWith('base64') ? atob(content) : content).not.toContain(CARD);
});

test('typed text in the markup of a picture is masked, also beside a path', () => {
  rememberTyped({}, 'Mina Harker');
  const url = `data:image/svg+xml,<svg><path d="${PATH}"/><text>Mina Harker</text></svg>`;
  expect(maskResourceUrl(url)).not.toMatch(/mina|harker/i);
});

test.each([
  '"'.repeat(50_000),
  ' d="1'.repeat(20_000),
  ' d="1 '.repeat(20_000),
  ' transform'.repeat(10_000),
  ` ${'a'.repeat(100_000)}`,
])('markup is masked in linear time (%#)', (markup) => {
  const mask = () => {
    maskResourceUrl(`data:image/svg+xml,${markup}`);
    maskedAttribute('d', markup, shape('path'));
  };
  expect(processorTimeOf(mask, 400)).toBeLessThan(400);
});

test.each(['href', 'xlink:href'])('keeps the id of another drawing in %s', (name) => {
  const masked = (value: string, tag = 'use') => maskedAttribute(name, value, shape(tag));
  for (const id of ['#ai:tabler:sun', '#path-1', '#icon_24']) expect(masked(id)).toBe(id);
  expect(masked('#ann@example.com')).toBe('*'.repeat(16));
  expect(masked('#9f8e7d6c', 'a')).toBe('');
});

test('every reference of a drawing to an id of its page is recorded as it is', () => {
  document.body.innerHTML =
    '<svg><linearGradient id="a"/><linearGradient href="#a"/><textPath href="#a"/><use href="#a"/></svg><a href="#a">Top</a>';
  const recorded: string[] = [];
  const { stop } = recordPage((event) => recorded.push(JSON.stringify(event)));
  expect(stop()).toBe(0);
  expect(recorded.join().match(/"href":"#a"/g)).toHaveLength(3);
});
