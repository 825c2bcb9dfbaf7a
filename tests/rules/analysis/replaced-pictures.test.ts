import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import { error, failing, home, signals } from '../../factories/signals.ts';

const FAILED = 3_000;
/** A file that is missing, requested at 2.9 s. */
const missing = (path: string, more: Partial<TrackerEvents['rv:request']> = {}) => ({
  ...failing,
  ...{ path, status: 404, duration_ms: 100, initiator: 'img' },
  ...more,
});
const picture = () => home().emit(FAILED, 'rv:request', missing('/media/mug.jpg'));
const placeholder = { src: 'https://shop.example/media/placeholder.svg' };

test.each([
  ['stays as it is', 1, picture()],
  ['gets another address', 0, picture().set(FAILED + 4, 30, placeholder)],
  ['gets another set of addresses', 0, picture().set(FAILED + 4, 30, { srcset: '/a.webp 1x' })],
  [
    'gets another address while many others are marked as loaded',
    0,
    picture().change(FAILED + 4, {
      attributes: Array.from({ length: 20 }, (_, index) => ({
        id: 20 + index,
        attributes: { class: 'loaded', ...(index === 10 && placeholder) },
      })),
    }),
  ],
  ['gets another class', 1, picture().set(FAILED + 4, 30, { class: 'error' })],
  ['got its address when it was requested', 1, picture().set(FAILED - 98, 30, placeholder)],
  ['gets another address much later', 1, picture().set(FAILED + 900, 30, placeholder)],
  [
    'fails while others are loaded by scrolling',
    1,
    picture()
      .set(FAILED + 4, 30, { src: '/1.jpg' })
      .set(FAILED + 5, 32, { src: '/2.jpg' }),
  ],
  [
    'gets the address of a placeholder that is missing, too',
    1,
    picture()
      .set(FAILED + 4, 30, placeholder)
      .emit(FAILED + 60, 'rv:request', missing('/media/placeholder.svg', { duration_ms: 50 })),
  ],
])('a missing picture that %s: %i failed requests', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'failed-request')).toHaveLength(count);
});

test.each([
  ['a script', missing('/app.js', { initiator: 'script' })],
  ['a request of a script', missing('/media/mug.jpg', { initiator: 'fetch' })],
])('%s that fails when a picture changes is a failed request', (_, request) => {
  const visit = home()
    .emit(FAILED, 'rv:request', request)
    .set(FAILED + 4, 30, placeholder);
  expect(signals(visit.until(20_000), 'failed-request')).toHaveLength(1);
});

test('a click is not blamed for a missing picture that the page replaced', () => {
  const click = () =>
    home()
      .click(FAILED - 200, { label: 'Show more pictures' })
      .write(FAILED - 150);
  const shown = (visit = click()) => visit.emit(FAILED, 'rv:request', missing('/media/mug.jpg'));
  const replaced = shown().set(FAILED + 4, 30, placeholder);
  expect(signals(shown().until(20_000), 'error-click')).toHaveLength(1);
  expect(signals(replaced.until(20_000), 'error-click')).toEqual([]);
  const broken = replaced.emit(FAILED + 9, 'rv:error', { ...error, message: 'x is undefined' });
  expect(signals(broken, 'error-click')).toHaveLength(1);
});
