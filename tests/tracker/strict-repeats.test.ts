import { afterEach, expect, test, vi } from 'vitest';
import { roleOf } from '../../web/tracker/evidence/element/describe.ts';
import { maskedAttribute } from '../../web/tracker/privacy/mask-attributes.ts';
import { recordedTag } from '../../web/tracker/privacy/recorded-tag.ts';
import {
  cssAllowed,
  endStrict,
  isLocked,
  noteInput,
  referrerAllowed,
  startStrict,
  storeStrict,
} from '../../web/tracker/privacy/strict-mode.ts';
import { isIgnored, SHOWN } from '../../web/tracker/privacy/text-policy.ts';
import { forgetTyped, rememberTyped } from '../../web/tracker/privacy/typed-words.ts';
import { recordPage } from './differential/record-page.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  endStrict();
  forgetTyped();
  localStorage.clear();
  document.body.innerHTML = '';
});
const pageWithInput = () => {
  // jsdom has no CSS.supports.
  vi.stubGlobal('CSS', { supports: () => false });
  startStrict();
  noteInput();
};

test('in strict mode a page hides new text from the start if an earlier one could not store that something was typed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  startStrict();
  expect(isLocked()).toBe(true);
});

test('in strict mode a page that is left before any input locks no later page', () => {
  startStrict();
  storeStrict();
  endStrict();
  startStrict();
  expect(isLocked()).toBe(false);
});

test('in strict mode a first page with storage hides nothing before the first input', () => {
  startStrict();
  expect(isLocked()).toBe(false);
});

test.each(['xmlns:harker', 'fill-harker', 'stroke-harker', 'rr_harker', 'data-reveille-harker'])(
  'the name %s is not recorded after the input, like any other new name',
  (name) => {
    const owner = { tag: 'g', policy: SHOWN, isField: false, reflects: false } as const;
    expect(maskedAttribute(name, '1', owner)).toBe('1');
    rememberTyped({}, 'Harker');
    expect(maskedAttribute(name, '1', owner)).toBeUndefined();
    forgetTyped();
    pageWithInput();
    expect(maskedAttribute(name, '1', owner)).toBeUndefined();
  },
);

test.each([
  '.harker{color:red}',
  'x-harker{color:red}',
  '[data-harker]{color:red}',
  '@layer harker{p{color:red}}',
  '@font-feature-values serif{@styleset{harker:12}}',
  '@keyframes harker{from{color:red}}',
  '/* harker */p{color:red}',
  String.raw`p::after{content:"\" harker"}`,
])('in strict mode a style added after the input reveals nothing new: %s', (css) => {
  pageWithInput();
  expect(cssAllowed(css)).not.toContain('harker');
});

test('in strict mode attributes with text reveal no number that is computed from the input', () => {
  document.body.innerHTML =
    '<svg><text dy="0" width="0" stop-opacity="0" aria-label="-" total="-">Total</text></svg>';
  vi.stubGlobal('CSS', { supports: () => false });
  startStrict();
  const recorded: string[] = [];
  const { stop } = recordPage((event) => recorded.push(JSON.stringify(event)));
  noteInput();
  const text = document.querySelector('text') as Element;
  for (const name of ['aria-label', 'total', 'title']) text.setAttribute(name, '47.11');
  for (const name of ['dy', 'width', 'stop-opacity']) text.setAttribute(name, '0.35');
  expect(stop()).toBe(0);
  expect(recorded.join().match(/47.11/g)).toBeNull();
  expect(recorded.join().match(/"0.35"/g)).toHaveLength(3);
});

test('in strict mode an element of an unknown name is recorded without its name', () => {
  pageWithInput();
  expect(recordedTag(document.createElement('x-harker'))).toBe('x-hidden');
  expect(recordedTag(document.createElement('p'))).toBe('p');
});

test.each([
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/xhtml',
  'http://mugs.example',
  null,
])(
  'in strict mode an unknown element of the namespace %s is recorded without its name',
  (space) => {
    pageWithInput();
    expect(recordedTag(document.createElementNS(space, 'harker'))).toBe('x-hidden');
  },
);

test('in strict mode a new link is recorded as a link, whatever its address', () => {
  pageWithInput();
  const link = document.createElement('a');
  link.href = 'https://mugs.example/blue-mugs?Unknown';
  expect(recordedTag(link)).toBe('a');
});

test('in strict mode a document type added after the input reveals nothing new', () => {
  pageWithInput();
  const recorded: string[] = [];
  const type = document.implementation.createDocumentType('html', 'harker', 'harker.dtd');
  const before = document.doctype;
  if (before) before.replaceWith(type);
  else document.prepend(type);
  const { stop } = recordPage((event) => recorded.push(JSON.stringify(event)));
  expect(stop()).toBe(0);
  type.remove();
  expect(recorded.join()).toContain('"name":"html"');
  expect(recorded.join()).not.toContain('harker');
});

test('in strict mode the previous page’s URL has only parts known before the input', () => {
  pageWithInput();
  expect(referrerAllowed(`${location.origin}/find/harker`)).not.toContain('harker');
  expect(referrerAllowed('https://search.example/')).toBe('https://search.example/');
});

test('a role that repeats what was typed is not reported', () => {
  const element = document.createElement('p');
  element.setAttribute('role', 'harker');
  expect(roleOf(element)).toBe('harker');
  rememberTyped({}, 'harker');
  expect(roleOf(element)).toBe('generic');
});

test('an element in a shadow tree is ignored with its host', () => {
  document.body.innerHTML = '<div data-reveille-ignore><x-field></x-field></div>';
  const host = document.querySelector('x-field') as Element;
  const inner = document.createElement('button');
  host.attachShadow({ mode: 'open' }).append(inner);
  expect(isIgnored(inner)).toBe(true);
});
