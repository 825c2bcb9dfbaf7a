import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import { Moments } from '../../../lambdas/recordings/analysis/events/moments.ts';

/** A session with `times` equal events. */
function saying(tag: keyof TrackerEvents, payload: object, times: number): Moments {
  const moments = new Moments();
  for (let n = 0; n < times; n += 1) moments.read(tag, payload as never, n, n);
  return moments;
}
const around = [{ role: 'button', label: 'Buy', box: [0, 0, 10, 10] }];

test.each<[keyof TrackerEvents, object, number]>([
  ['rv:page', { page: '/' }, 2_000],
  ['rv:click', {}, 5_000],
  ['rv:reaction', { kind: 'focus' }, 5_000],
  ['rv:submit', { form: 'form' }, 2_000],
  ['rv:visibility', { visible: true }, 2_000],
])(
  'of %s events like %j the first %i are stored, and one more is counted as dropped',
  (tag, payload, most) => {
    expect(saying(tag, payload, most).dropped).toBe(0);
    expect(saying(tag, payload, most + 1).dropped).toBe(1);
  },
);

test('the first 150 pictures around clicks are stored, and none counts as dropped', () => {
  const { wireframes, dropped } = saying('rv:click', { around }, 151);
  expect([wireframes.sorted(0, 1_000).length, dropped]).toEqual([150, 0]);
});
