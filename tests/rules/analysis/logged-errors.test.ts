import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

type Kind = 'error' | 'logged';
const errorsOf = (...events: readonly (readonly [kind: Kind, message: string])[]) => {
  const visit = home();
  for (const [index, [kind, message]] of events.entries())
    visit.emit(1_000 + index, 'rv:error', { kind, message, file: '', line: 0 });
  return signals(visit.until(20_000), 'javascript-error').map(({ about, count }) => [about, count]);
};

test.each([
  "Cannot read properties of null (reading 'points')",
  "Cannot set properties of undefined (setting 'total')",
  "Cannot access 'cart' before initialization",
  'can\'t access property "points", values is null',
  "undefined is not an object (evaluating 'values.points')",
  "Can't find variable: values",
  'values is not defined',
  'cart.items is not iterable',
  'Failed to draw: chart.render is not a function',
])('a fault of the site’s program that a framework only logs is an error: %s', (message) => {
  const [found, ...others] = errorsOf(['logged', message], ['logged', message]);
  expect([found?.[1], others]).toEqual([2, []]);
});

test.each([
  'Failed to fetch',
  'Request failed with status code 500',
  'Payment declined',
  'The price could not be read',
  'This is not a valid address',
])('what a script expected and logged is no error: %s', (message) => {
  expect(errorsOf(['logged', message])).toEqual([]);
});

test('an error that is logged and thrown is one', () => {
  const message = "Cannot read properties of null (reading 'points')";
  const thrown = `TypeError: ${message}`;
  expect(errorsOf(['logged', message], ['error', `Uncaught ${thrown}`])).toEqual([[thrown, 1]]);
});

test.each<[string, number, { near_canvas?: boolean }, boolean]>([
  ['far from a canvas', 1, {}, false],
  ['next to a canvas', 1, { near_canvas: true }, false],
  ['next to a canvas, with another response', 0, { near_canvas: true }, true],
])('a click %s that only logged a fault is an error click: %s', (_, count, target, responds) => {
  const visit = home().click(5_000, target).emit(5_003, 'rv:error', {
    kind: 'logged',
    message: 'route is not defined',
    file: '',
    line: 0,
  });
  if (responds) visit.mutate(5_020);
  expect(signals(visit.until(20_000), 'error-click')).toHaveLength(count);
});

/** A click whose request succeeds with a response that the page's script cannot read. */
const clickWithoutJson = (address: string, afterMs = 200) =>
  home()
    .click(5_000)
    .emit(5_000 + afterMs, 'rv:reaction', { kind: 'request', ago_ms: afterMs - 10, saves: true })
    .emit(5_001 + afterMs, 'rv:error', {
      kind: 'logged',
      message: `Not JSON:${address}`,
      file: '',
      line: 0,
    });
const ADDRESS = ' https://shop.test/api/cart';

test.each([200, 4_000])(
  'a click whose response after %i ms is not JSON is an error click if the page shows nothing',
  (afterMs) => {
    const [found] = signals(clickWithoutJson(ADDRESS, afterMs).until(20_000), 'error-click');
    expect(found?.about).toBe('The response from /api/cart is not JSON');
  },
);

test('a page that shows something although a response is not JSON has handled it', () => {
  const visit = clickWithoutJson(ADDRESS).mutate(5_230).until(20_000);
  expect(signals(visit, 'error-click')).toEqual([]);
  expect(signals(visit, 'javascript-error')).toEqual([]);
});

test('a response that a script made itself is no error of the server', () => {
  expect(signals(clickWithoutJson('').until(20_000), 'error-click')).toEqual([]);
});
