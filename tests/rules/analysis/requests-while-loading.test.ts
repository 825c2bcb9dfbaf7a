import { expect, test } from 'vitest';
import { recording } from '../../factories/recording.ts';
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

test.each([
  ['a field', false, { role: 'textbox', editable: true }],
  ['a button', true, {}],
])(
  'a request that finds no sign-in (401) soon after a click on %s is a failure: %s',
  (_, fails, target) => {
    const visit = home().emit(1_200, 'rv:request', { ...failing, path: '/session', status: 401 });
    visit.click(1_000, target).mutate(1_020).until(20_000);
    expect(signals(visit, 'failed-request').length).toBe(fails ? 1 : 0);
  },
);

test('text that a page shows while it loads does not explain a rejected request', () => {
  const opened = (ms: number) => {
    const visit = home().click(2_000, { link: 'page' }).page(ms, '/wishlist').write(2_400);
    visit.emit(2_300, 'rv:request', { ...failing, path: '/items', status: 403 }).write(2_600);
    return signals(visit.until(20_000), 'failed-request').length;
  };
  expect(opened(2_200)).toBe(1);
  expect(opened(1_000)).toBe(0);
});

test.each([
  ['a picture', 'img', '/rooms', 0, 0],
  ['a picture, on a page with a base URL', 'img', '/', 0, 0],
  ['a picture that has an address', 'img', '/rooms/photo', 0, 1],
  ['a request of a script', 'fetch', '/rooms', 0, 1],
  ['a file that the server answered', 'img', '/rooms', 500, 1],
])(
  '%s without an address resolves to its page and is no failed file',
  (_, initiator, path, status, count) => {
    const visit = recording().page(0, '/rooms').click(2_000).mutate(2_020);
    visit.emit(2_500, 'rv:request', { ...failing, path, status, initiator }).until(20_000);
    expect(signals(visit, 'failed-request')).toHaveLength(count);
    expect(signals(visit, 'error-click')).toHaveLength(count);
  },
);
