import { expect, test } from 'vitest';
import { error, home, signals } from '../../factories/signals.ts';

test('an error in a chunk whose name contains a hash is one error in all builds', () => {
  const visit = home();
  for (const name of ['0cl5cyb66-9gr', '1kg3be-w7_ll9', '3f7ssx~sy-za3']) {
    const file = `/_next/static/chunks/${name}.js`;
    visit.emit(2_000, 'rv:error', { ...error, message: 'x', file });
  }
  for (const name of ['_next/static/chunks/webpack-3fa9c04bd17e2a55', 'assets/Cart-DrAkkkkI'])
    visit.emit(2_000, 'rv:error', { ...error, message: 'x', file: `/${name}.js` });
  expect(signals(visit, 'javascript-error').map(({ about, count }) => [about, count])).toEqual([
    ['x', 3],
    ['x (webpack.js)', 1],
    ['x (Cart.js)', 1],
  ]);
});
