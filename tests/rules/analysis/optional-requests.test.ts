import { expect, test } from 'vitest';
import { failing, home, signals } from '../../factories/signals.ts';

const PHOTO = { path: '/api/people/:id/photo', status: 404 };

/** How many failures are reported of a request at 2 s, while another one, sent `apartMs` later, succeeds. */
function failuresOf(failure: Partial<typeof PHOTO>, apartMs: number) {
  const visit = home()
    .emit(2_000 + failing.duration_ms, 'rv:request', { ...failing, ...PHOTO, ...failure })
    .emit(2_000 + apartMs, 'rv:reaction', { kind: 'request', ago_ms: 0 });
  return signals(visit.until(20_000), 'failed-request').length;
}

test.each<[string, number, Partial<typeof PHOTO>, number]>([
  ['that one item may not have', 0, {}, 1_000],
  ['that one item may not have, alone', 1, {}, 1_001],
  ['of one item, which broke', 1, { status: 500 }, 1_000],
  ['of no item', 1, { path: '/api/people/photo' }, 1_000],
])('a page asks for something %s: %i failed requests', (_, count, failure, apartMs) => {
  expect(failuresOf(failure, apartMs)).toBe(count);
});
