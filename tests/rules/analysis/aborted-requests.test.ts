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

const link = { role: 'link', tag: 'a', link: 'page' } as const;
const answered = { ...unanswered, duration_ms: 45 };

test('a click failed if its router opens the page only once the request for the data has failed', () => {
  const failed = home().click(5_000, link).emit(5_050, 'rv:request', answered);
  failed.page(5_050, '/app/week', 'push').until(20_000);
  expect(signals(failed, 'error-click')).toMatchObject([{ page: '/' }]);
});

test('a router aborts the request of an earlier click when the visitor opens another page', () => {
  const aborted = home().click(5_000, link).click(5_400, link);
  aborted.emit(5_450, 'rv:request', { ...unanswered, duration_ms: 440 });
  aborted.page(5_450, '/app/week', 'push').until(20_000);
  expect(signals(aborted, 'error-click')).toEqual([]);
  expect(signals(aborted, 'failed-request')).toEqual([]);
});

test('leaving the site aborts the request of the click that leaves it', () => {
  const left = home().click(5_000, link).emit(5_050, 'rv:request', answered);
  left.emit(5_060, 'rv:visibility', { visible: false }).page(5_200, '/app/week').until(20_000);
  expect(signals(left, 'failed-request')).toEqual([]);
});

test('a page that loads right after its request has failed has aborted it', () => {
  const left = home().click(5_000, link).emit(5_050, 'rv:request', answered);
  expect(signals(left.page(5_060, '/app/week').until(20_000), 'failed-request')).toEqual([]);
});

test('a router that opens the next page and then stops what the same click had requested has aborted it', () => {
  const stopped = home().click(5_000, link).page(5_040, '/app/week', 'push');
  stopped.emit(5_050, 'rv:request', answered).until(20_000);
  expect(signals(stopped, 'error-click')).toEqual([]);
  expect(signals(stopped, 'failed-request')).toEqual([]);
});

test('a page that a script opens without any click has aborted the requests before it', () => {
  const moved = home().emit(5_050, 'rv:request', answered).page(5_060, '/app', 'push');
  expect(signals(moved.until(20_000), 'failed-request')).toEqual([]);
});
