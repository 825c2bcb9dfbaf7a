import { expect, test } from 'vitest';
import { clipOf } from '../../../lambdas/recordings/playback/clip.ts';
import { firstEvents } from '../../factories/batch.ts';

const AT = 1_000;
const event = (timestamp: number) => ({ type: 5, timestamp, data: { tag: 'rv:test' } });

test('a clip starts with a snapshot and contains its events, both ends included', () => {
  const events = [
    ...firstEvents('shop.example', AT),
    ...[1_100, 2_000, 2_500, 3_000, 3_001].map(event),
  ];
  const clip = clipOf(events, 2_000, 3_000);
  expect(clip.map(({ type, timestamp }) => [type, timestamp])).toEqual([
    [4, 2_000],
    [2, 2_000],
    [5, 2_000],
    [5, 2_500],
    [5, 3_000],
  ]);
});
