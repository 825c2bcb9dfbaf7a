import { expect, test } from 'vitest';
import { controlTraits } from '../../../lambdas/recordings/analysis/detectors/finding.ts';
import {
  errorFrom,
  fieldFrom,
  formStateFrom,
  keyFrom,
  pageFrom,
  reactionFrom,
  requestFrom,
  submitFrom,
  vitalFrom,
} from '../../../lambdas/recordings/analysis/events/payloads.ts';

test('a recorded page has a normalized path, a size and a kind, whatever was sent', () => {
  const payload = { page: '/order/123456?q=1', kind: 'push', referrer: 'https://a.example/' };
  expect(pageFrom({ ...payload, viewport: [800, 600], page_height: 900 })).toEqual({
    page: '/order/:id',
    address: '/order/123456?q=1',
    kind: 'push',
    referrer: 'https://a.example/',
    viewport: [800, 600],
    height: 900,
  });
  const long = 'x'.repeat(501);
  const forged = pageFrom({ page: `/${long}`, kind: 'jump', referrer: long, page_height: -5 });
  expect(forged).toMatchObject({ kind: 'load', height: 0, viewport: [0, 0] });
  expect([forged.address.length, forged.referrer.length]).toEqual([500, 500]);
});

const field = { role: 'textbox', label: 'Name', selector: '#name' };
test.each([
  ['a hesitation', { hesitation_ms: 1 }, true],
  ['an input', { input_ms: 1 }, true],
  ['a second input', { refills: 1 }, true],
  ['an invalid value', { invalid: 1 }, true],
  ['only the focus', { hesitation_ms: 0, input_ms: -1, idle_ms: 9 }, false],
])('a field with %s was filled in: %s', (_, payload, isFilled) => {
  expect(fieldFrom({ field, ...payload }) !== undefined).toBe(isFilled);
});

test('a field has its form, its times, and whether it searches', () => {
  const payload = { field, form: '#order', input_ms: 5, idle_ms: 3, typed: true, has_submit: true };
  expect(fieldFrom(payload)).toMatchObject({
    ...{ inputMs: 5, idleMs: 3, hesitationMs: 0, refills: 0, invalid: 0 },
    ...{ isTyped: true, hasSubmit: true, form: '#order', search: false },
  });
  expect(fieldFrom({ field, input_ms: 5, search: true })).toMatchObject({
    ...{ isTyped: false, hasSubmit: false, search: true },
  });
  const search = { ...field, label: 'Search products' };
  expect(fieldFrom({ field: search, input_ms: 5 })?.search).toBe(true);
});

test('a reaction is known, and started before its event', () => {
  expect(reactionFrom({ kind: 'request', saves: true, ago_ms: 9 })).toEqual({
    ...{ kind: 'request', saves: true, ago: 9 },
  });
  expect(reactionFrom({ kind: 'focus', ago_ms: -9 })).toEqual({
    kind: 'focus',
    saves: false,
    ago: 0,
  });
  expect(reactionFrom({ kind: 'other' })).toBeUndefined();
});

test('forms, submits and keys fall back to what means least', () => {
  expect(formStateFrom({ form: '#a', state: 'gone', after: 'submit' })).toEqual({
    ...{ form: '#a', state: 'gone', after: 'submit' },
  });
  expect(formStateFrom({ form: 7, state: 'x', after: 'y' })).toEqual({
    ...{ form: '', state: 'open', after: 'leave' },
  });
  expect(submitFrom({ form: '#a', label: ' Pay  now ' })).toEqual({ form: '#a', label: 'Pay now' });
  expect(keyFrom({ key: 'Tab', stops: 3, ago_ms: 4 })).toMatchObject({
    key: 'Tab',
    stops: 3,
    ago: 4,
  });
  expect(keyFrom({ key: 'F1', stops: -3, ago_ms: -4 })).toMatchObject({
    ...{ key: 'Enter', stops: 0, ago: 0 },
  });
});

test('an error without details is one of another origin, and those of extensions are ignored', () => {
  const error = { kind: 'error', message: 'x is undefined', file: '/shop.js' };
  expect(errorFrom(error)).toEqual({
    ...{ kind: 'error', uncertain: false, fingerprint: 'x is undefined (shop.js)' },
  });
  expect(errorFrom({ message: 'Script error.' })?.uncertain).toBe(true);
  expect(errorFrom({ message: 'Script error in cart' })?.uncertain).toBe(false);
  expect(errorFrom({ ...error, kind: 'logged' })?.kind).toBe('logged');
  expect(errorFrom({ ...error, file: 'chrome-extension://a/b.js' })).toBeUndefined();
});

const request = {
  path: '/api/cart',
  hasQuery: false,
  status: 500,
  same_origin: true,
  initiator: 'fetch',
};
test.each([
  ['a server error', {}, true],
  ['a client error', { status: 400 }, true],
  ['a redirect', { status: 399 }, false],
  ['a success', { status: 200 }, false],
  ['no response', { status: 0 }, true],
  ['no response of an analytics service', { status: 0, path: '/g/collect' }, false],
  ['an error of an analytics service', { path: '/g/collect' }, true],
])('%s is a failed request: %s', (_, changes, isFailed) => {
  expect(requestFrom({ ...request, ...changes }) !== undefined).toBe(isFailed);
});

test('a failed request has its host and its purpose', () => {
  expect(requestFrom({ ...request, duration_ms: 12 })).toEqual({
    ...{ durationMs: 12, path: '/api/cart', hasQuery: false, status: 500 },
    ...{ isThirdParty: false, isCall: true, isUnnamedPicture: false, isPageData: false },
    ...{ isEarlyScript: false, isErrorPage: false },
  });
  const of = (changes: object) => requestFrom({ ...request, same_origin: false, ...changes });
  expect(of({})?.isThirdParty).toBe(true);
  expect(of({ same_site: true })?.isThirdParty).toBe(false);
  expect(of({ same_site: true, status: 0 })?.isThirdParty).toBe(true);
  expect(of({ duration_ms: -1, initiator: 'img' })).toMatchObject({ durationMs: 0, isCall: false });
  expect(of({ initiator: 'navigation' })?.isErrorPage).toBe(true);
  expect(of({ path: '/shop?_rsc=1x' })?.isPageData).toBe(true);
  const early = (path: string) => of({ path, initiator: 'link' })?.isEarlyScript;
  expect(['/a.js', '/a.mjs?v=_', '/a.css', '/a.json'].map(early)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a vital is known and never negative', () => {
  expect(vitalFrom({ name: 'LCP', value: 5, ago_ms: 2 })).toEqual({
    name: 'LCP',
    value: 5,
    ago: 2,
  });
  expect(vitalFrom({ name: 'X', value: -5, ago_ms: -2 })).toEqual({
    name: 'CLS',
    value: 0,
    ago: 0,
  });
});

test('a finding records only whether its control submits or is in a dialog', () => {
  expect(controlTraits({ submits: true, inDialog: true } as never)).toEqual({
    ...{ submits: true, inDialog: true },
  });
  expect(controlTraits({ submits: false, inDialog: false } as never)).toEqual({});
});
