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

test('a change at the start of a clip is played and not yet in its snapshot', () => {
  const change = {
    ...event(2_000),
    type: 3,
    data: { source: 0, removes: [], adds: [], attributes: [], texts: [{ id: 5, value: 'new' }] },
  };
  const [, snapshot, played] = clipOf([...withText(AT), change], 2_000, 3_000);
  expect(JSON.stringify(snapshot?.data)).toContain('old');
  expect(played).toEqual(change);
});

/** A page with the text “old”. */
const withText = (timestamp: number) => {
  const text = { id: 5, type: 3, textContent: 'old' };
  const body = { id: 4, type: 2, tagName: 'body', attributes: {}, childNodes: [text] };
  return [
    { type: 4, timestamp, data: { href: 'https://shop.example/', width: 800, height: 600 } },
    { type: 2, timestamp, data: { node: { id: 1, type: 0, childNodes: [body] } } },
  ];
};
