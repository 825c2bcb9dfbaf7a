import { expect, test } from 'vitest';
import { error, failing, home, signals } from '../../factories/signals.ts';

const rejection = (message: string) => ({ ...error, kind: 'rejection', message }) as const;
const unanswered = { ...failing, path: '/api/prices', status: 0 };
const worded = [
  'Failed to fetch',
  'TypeError: Failed to fetch (api.site.example)',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Load failed (api.site.example)',
  'Network Error',
];

test.each(worded)(
  'the rejection “%s” alone is no error of the site: a content blocker or the visitor’s network may have caused it',
  (message) => {
    const visit = home().emit(3_000, 'rv:error', rejection(message)).until(20_000);
    expect(signals(visit, 'javascript-error')).toEqual([]);
  },
);

test.each(worded)('the rejection “%s” counts if a request of the page failed', (message) => {
  const visit = home().emit(2_990, 'rv:request', unanswered);
  visit.emit(3_000, 'rv:error', rejection(message)).until(20_000);
  expect(signals(visit, 'javascript-error')).toHaveLength(1);
});

test('it counts if the request failed before the recorder started, which reports it later', () => {
  const visit = home().emit(900, 'rv:error', rejection('Failed to fetch'));
  visit.emit(2_500, 'rv:request', unanswered).until(20_000);
  expect(signals(visit, 'javascript-error')).toHaveLength(1);
});

test.each([
  ['another page', { ...unanswered }, '/app'],
  ['a file', { ...unanswered, initiator: 'img' }, undefined],
  ['a response', { ...unanswered, status: 500 }, undefined],
] as const)('it does not count because of a later request for %s', (_, request, page) => {
  const visit = home().emit(3_000, 'rv:error', rejection('Failed to fetch'));
  if (page) visit.page(5_000, page);
  visit.emit(7_000, 'rv:request', request).until(20_000);
  expect(signals(visit, 'javascript-error')).toEqual([]);
});

test.each([
  'Failed to fetch dynamically imported module: https://site.example/assets/cart.js',
  'Failed to load the prices',
  'Network Error Handler is not a function',
])('“%s” says more than that a request got no response', (message) => {
  const visit = home().emit(3_000, 'rv:error', rejection(message)).until(20_000);
  expect(signals(visit, 'javascript-error')).toHaveLength(1);
});

test('an error that is thrown with such words is one of the site', () => {
  const thrown = { ...error, message: 'Network Error' };
  const visit = home().emit(3_000, 'rv:error', thrown).until(20_000);
  expect(signals(visit, 'javascript-error')).toHaveLength(1);
});

test('a click whose request got no response, and whose page shows nothing, is still an error click', () => {
  const visit = home().click(3_000).emit(3_100, 'rv:error', rejection('Failed to fetch'));
  expect(signals(visit.until(20_000), 'error-click')).toHaveLength(1);
});

test('a click that the page answers is no error click because of a request that a content blocker stopped', () => {
  const visit = home().click(3_000).mutate(3_020);
  visit.emit(3_100, 'rv:error', rejection('Failed to fetch')).until(20_000);
  expect(signals(visit, 'error-click')).toEqual([]);
});

const leave = (at: number, message: string) => {
  const visit = home().emit(9_000, 'rv:request', { ...unanswered, duration_ms: 6_000 });
  visit.emit(at, 'rv:error', { ...error, message });
  return visit.emit(9_010, 'rv:visibility', { visible: false }).until(20_000);
};
test.each(['NetworkError when attempting to fetch resource.', 'undefined is not an object'])(
  'an error that a request causes as the visitor leaves the page, “%s”, is no error of the site',
  (message) => {
    expect(signals(leave(9_001, message), 'javascript-error')).toEqual([]);
  },
);

test.each([8_980, 9_200])(
  'an error of the page that such a request did not cause, at %i ms, is one of the site',
  (at) => {
    expect(signals(leave(at, 'undefined is not an object'), 'javascript-error')).toHaveLength(1);
  },
);

const link = { tag: 'a', role: 'link', link: 'page' } as const;
test.each(['push', 'load'] as const)(
  'an error of the next page counts although leaving the page before it aborted a request (%s)',
  (kind) => {
    const visit = home().click(8_900, link);
    visit.emit(9_000, 'rv:request', { ...unanswered, duration_ms: 6_000 });
    visit.page(9_010, '/cart', kind);
    visit.emit(9_050, 'rv:error', { ...error, message: 'undefined is not an object' });
    expect(signals(visit.until(20_000), 'javascript-error')).toHaveLength(1);
  },
);

test('an error that a request causes while the visitor stays is one of the site', () => {
  const visit = home().emit(9_000, 'rv:request', unanswered);
  visit.emit(9_001, 'rv:error', { ...error, message: 'undefined is not an object' });
  expect(signals(visit.until(20_000), 'javascript-error')).toHaveLength(1);
});
