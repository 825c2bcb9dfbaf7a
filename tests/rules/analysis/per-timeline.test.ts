import { expect, test } from 'vitest';
import { perClick, perTimeline } from '../../../lambdas/recordings/analysis/events/per-timeline.ts';
import type {
  ClickMoment,
  Timeline,
} from '../../../lambdas/recordings/analysis/events/timeline.ts';

const [one, other] = [{}, {}] as [Timeline, Timeline];
const click = (order: number) => ({ order }) as ClickMoment;

test('a value is computed once per timeline', () => {
  const computed: Timeline[] = [];
  const valueFor = perTimeline((timeline) => ({ count: computed.push(timeline) }));
  expect([one, other, one].map((timeline) => valueFor(timeline).count)).toEqual([1, 2, 1]);
});

test('a value is computed once per click of each timeline', () => {
  let computed = 0;
  const valueFor = perClick(() => {
    computed += 1;
    return computed;
  });
  const values = [
    ...[valueFor(one, click(1)), valueFor(one, click(2)), valueFor(other, click(1))],
    ...[valueFor(one, click(1)), valueFor(one, click(2)), valueFor(other, click(1))],
  ];
  expect(values).toEqual([1, 2, 3, 1, 2, 3]);
});
