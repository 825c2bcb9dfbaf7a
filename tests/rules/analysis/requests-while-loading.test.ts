import { expect, test } from 'vitest';
import { failing, home, signals } from '../../factories/signals.ts';

test.each([
  ['a request that a page sends by itself', false, 2_000],
  ['a request that a click sends', true, 1_000],
])('%s and that finds no sign-in (401) is a failure: %s', (_, fails, clickAt) => {
  const visit = home().emit(1_200, 'rv:request', { ...failing, path: '/session', status: 401 });
  visit
    .click(clickAt)
    .mutate(clickAt + 20)
    .until(20_000);
  expect(signals(visit, 'failed-request').length).toBe(fails ? 1 : 0);
});

test('text that a page shows while it loads does not explain what its own request was refused', () => {
  const opened = (ms: number) => {
    const visit = home().click(2_000, { link: 'page' }).page(ms, '/wishlist').write(2_400);
    visit.emit(2_300, 'rv:request', { ...failing, path: '/items', status: 403 }).write(2_600);
    return signals(visit.until(20_000), 'failed-request').length;
  };
  expect(opened(2_200)).toBe(1);
  expect(opened(1_000)).toBe(0);
});
