import { expect, test } from 'vitest';
import { failing, home, signals } from '../../factories/signals.ts';

const unanswered = { ...failing, path: '/api/week', status: 0, duration_ms: 200 };
const opened = () => home().emit(4_980, 'rv:visibility', { visible: false }).page(5_000, '/app');

test('a request that the page sent while it loaded was aborted if the visitor left the page then', () => {
  const left = opened().page(5_300, '/app/reports', 'push').emit(5_310, 'rv:request', unanswered);
  expect(signals(left.until(20_000), 'failed-request')).toEqual([]);
});

test('the navigation to a page did not abort a request that this page sent', () => {
  const failed = opened().emit(5_250, 'rv:request', unanswered).until(20_000);
  expect(signals(failed, 'failed-request')).toMatchObject([{ page: '/app', atMs: 5_250 }]);
});

test('a navigation by script did not abort a request that was sent after it', () => {
  const sent = { ...unanswered, duration_ms: 30 };
  const failed = home().page(5_000, '/app', 'push').emit(5_050, 'rv:request', sent).until(20_000);
  expect(signals(failed, 'failed-request')).toMatchObject([{ page: '/app' }]);
});
