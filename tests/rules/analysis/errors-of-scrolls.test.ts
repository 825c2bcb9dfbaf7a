import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { error, failing, home, signals } from '../../factories/signals.ts';

/** A click on "Accept all", which closes a banner; then the visitor scrolls. */
const accepted = (scrolledAt: number, answeredAt = 2_050) =>
  home().click(2_000, { label: 'Accept all' }).mutate(answeredAt).scroll(scrolledAt, 300);
const failed = (visit: RecordingBuilder, duration_ms: number) =>
  visit.emit(3_500, 'rv:request', { ...failing, path: '/page/2', status: 500, duration_ms });

/** The click sent a request, whose response the page could not use. */
const answered = (at: number, sentAt = 2_010) =>
  accepted(2_800).emit(at, 'rv:reaction', { kind: 'request', ago_ms: at - sentAt });
const fails = (visit: RecordingBuilder) =>
  visit.emit(3_500, 'rv:error', { ...error, message: 'No order' });

test.each<[string, number, RecordingBuilder]>([
  ['an error when the request of the click ended', 1, fails(answered(3_480))],
  ['an error when a request of the scroll ended', 0, fails(answered(3_480, 3_100))],
  ['an error long after the request of the click ended', 0, fails(answered(3_300))],
  ['a request that the scroll sent when that of the click ended', 0, failed(answered(3_480), 400)],
  ['a request that the scroll sent', 0, failed(accepted(2_800), 400)],
  ['a request that was sent before it', 1, failed(accepted(2_800), 1_200)],
  ['a request without a scroll', 1, failed(home().click(2_000).mutate(2_050), 400)],
  ['an error', 0, accepted(2_800).emit(3_500, 'rv:error', { ...error, message: 'No list' })],
  ['a request after a scroll by the click', 1, failed(accepted(2_200), 400)],
  ['a request of a click that was still waiting', 1, failed(accepted(2_800, 2_900), 400)],
])('%s after a click and a scroll: %i error clicks', (_, count, visit) => {
  expect(signals(visit.until(30_000), 'error-click')).toHaveLength(count);
});
