import { afterEach, expect, test, vi } from 'vitest';
import { maskCss, maskRules } from '../../web/tracker/privacy/mask-css.ts';
import {
  endStrict,
  nameAllowed,
  noteInput,
  startStrict,
} from '../../web/tracker/privacy/strict-mode.ts';
import { HIDDEN, SHOWN } from '../../web/tracker/privacy/text-policy.ts';
import { forgetTyped, rememberTyped } from '../../web/tracker/privacy/typed-words.ts';
import { processorTimeOf } from '../processor-time.ts';

afterEach(() => {
  forgetTyped();
  endStrict();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const LONG = 'mugs and plates '.repeat(20);
test.each([
  `.a::after{content:"${LONG}Mina Harker"}`,
  String.raw`.a::after{content:"5\" Mina Harker"} .b{content:"x"}`,
  `.a::after{content:'"Mina Harker"'}`,
  `:root{--tip:${LONG}Mina Harker}`,
  ':root{--tip:{who:Mina Harker}}',
  'color:red/* Mina Harker */',
  '.a{background:URL(data:image/svg+xml,%3Ctext%3EMina%20Harker%3C/text%3E)}',
  '.a{background:url( "/p/Mina Harker.png" )}',
  '.a{background:image-set("/p/Mina Harker.png" 1x)}',
  String.raw`#Mina\ Harker{color:red}`,
  String.raw`.to\:Mina\,Harker{color:red}`,
  '[data-who=Mina],[title~=Harker]{color:red}',
])('typed text in a style is masked, whatever is around it: %s', (css) => {
  rememberTyped({}, 'Mina Harker');
  expect(maskCss(css)).not.toMatch(/mina|harker/i);
});

test.each([
  [String.raw`#\37 318264593,.\32 xl\:w-1{color:red}`, String.raw`#*****,.\32 xl\:w-1{color:red}`],
  [String.raw`.\4d ina{content:"\4d\69na"}`, '.*****{content:"*****"}'],
  [String.raw`.a{content:"\f101\"5\" Ann"}`, String.raw`.a{content:"\f101\"5\" Ann"}`],
])('typed text is masked in a style that escapes its characters: %s', (css, masked) => {
  rememberTyped({}, 'Mina');
  rememberTyped({}, '7318264593');
  expect(maskCss(css)).toBe(masked);
});

test('the class of a short word is masked in a style', () => {
  rememberTyped({}, 'Ann');
  expect(maskCss('.Ann{color:red}.b{color:tan}')).toBe('.*****{color:red}.b{color:tan}');
});

test.each([
  String.raw`.a::after{content:"5\" SECRET"} .b{content:"x"}`,
  `.a{content:'it"s SECRET'}`,
  'background:URL(SECRET.png);--x:{SECRET}',
  '.a{content:"plain\nSECRET"}',
  '--x:"a;b" SECRET;/* SECRET */',
])('no text of a masked place leaves in its styles: %s', (css) => {
  expect(maskCss(css, HIDDEN)).not.toContain('SECRET');
});

const set = (property: string, value: string) => ({
  type: 'set',
  index: [0],
  set: { property, value, priority: 'important' },
});

test.each([
  set('--tip', 'SECRET'),
  set('--tip', '"SECRET"'),
  set('--SECRET', 'none'),
  set('content', '"SECRET"'),
  { adds: [{ rule: '.a::after{content:"SECRET"}', index: 0 }] },
  { replace: '.a{--tip:SECRET}' },
  { replaceSync: '.a{--tip:SECRET}' },
  { remove: { property: '--SECRET' } },
])('no text of a masked place leaves in a rule that a script changes: %j', (rules) => {
  maskRules(rules, HIDDEN);
  expect(JSON.stringify(rules)).not.toContain('SECRET');
});

test('a rule that a script changes keeps its appearance in a masked place', () => {
  const rules = { ...set('color', 'red'), adds: [{ rule: '.a{color:red}', index: 0 }] };
  const before = structuredClone(rules);
  maskRules(rules, HIDDEN);
  expect(rules).toEqual(before);
});

test.each([
  [set('--tip', 'To Mina Harker'), set('--tip', 'To *****')],
  [set('--tip', 'to ann@example.com'), set('--tip', 'to ***************')],
  [set('content', '"To Mina Harker"'), set('content', '"To *****"')],
  [set('--size', '2px'), set('--size', '2px')],
  [set('--mina-harker', '2px'), set('--hidden', '')],
  [{ replace: '.a{--tip:Mina Harker}' }, { replace: '.a{--tip:*****}' }],
])('typed text in a rule that a script changes is masked: %j', (rules, masked) => {
  rememberTyped({}, 'Mina Harker');
  maskRules(rules, SHOWN);
  expect(rules).toEqual(masked);
});

test('strict mode drops the new text of a rule that a script changes, and keeps its appearance', () => {
  // jsdom has no CSS.supports.
  vi.stubGlobal('CSS', { supports: () => true });
  startStrict();
  const known = set('content', '"Hello"');
  maskRules(structuredClone(known), SHOWN);
  noteInput();
  const rules = [known, set('quotes', '"Bye"'), { replace: 'i{color:red;content:"Bye"}' }];
  for (const each of rules) maskRules(each, SHOWN);
  expect(rules).toEqual([known, set('quotes', ''), { replace: 'i{color:red;}' }]);
});

test('strict mode renames a new class like its element, also if a selector escapes it', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  startStrict();
  maskCss(String.raw`.\32 xl\:w-1{color:red}`);
  noteInput();
  const css = String.raw`.\32 xl\:w-1,#\37 318264593{color:red}`;
  expect(maskCss(css)).toBe(String.raw`.\32 xl\:w-1,#${nameAllowed('7318264593')}{color:red}`);
});

test('a masked email address in a string leaves the quote, so the rest is masked as well', () => {
  expect(maskCss(`content:'ann@example.com';background:url("/b.png?who=ann")`)).toBe(
    `content:'***************';background:url("/b.png?who=_")`,
  );
});

test('an unterminated string does not hide an email address on the next line', () => {
  const css = `content:"it's\n;background:url("/b.png?who=ben")`;
  expect(maskCss(css)).not.toContain('who=ben');
});

test('parts of a style that are not text stay as they are', () => {
  rememberTyped({}, 'Mina Harker');
  const css = `.card--open:hover{color:red;background:url("data:image/png;base64,iVBORw0KGgo=")}.b::after{content:"/* */ url("}`;
  expect(maskCss(css)).toBe(css);
  expect(maskCss('.card--open:hover{color:red}', HIDDEN)).toBe('.card--open:hover{color:red}');
});

test.each([
  '"'.repeat(100_000),
  'url('.repeat(25_000),
  '/*'.repeat(50_000),
  '--a:{'.repeat(20_000),
  `--a:${'{}'.repeat(50_000)}`,
])('takes linear time for hostile text (%#)', (css) => {
  rememberTyped({}, 'Mina Harker');
  const mask = () => {
    maskCss(css);
    maskCss(css, HIDDEN);
  };
  expect(processorTimeOf(mask, 400)).toBeLessThan(400);
});
