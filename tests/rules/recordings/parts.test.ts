import { expect, test } from 'vitest';
import { PART_MAX_BYTES, PART_SHARED_BYTES } from '../../../lambdas/contract/limits.ts';
import { Parts } from '../../../lambdas/recordings/playback/parts.ts';
import { firstEvents } from '../../factories/batch.ts';

const AT = Date.parse('2026-11-22T09:00:00Z');

test('a recording whose events all have one time is cut by bytes', () => {
  const parts = new Parts();
  const text = 'x'.repeat(100_000);
  const storm = Array.from({ length: 250 }, () => ({
    type: 5,
    timestamp: AT,
    data: { tag: 'rv:test', payload: { text } },
  }));
  const cut = [
    ...parts.add({ events: firstEvents('shop.example', AT) }),
    ...parts.add({ events: storm }),
    ...parts.end(),
  ];
  expect(cut.length).toBeGreaterThanOrEqual(3);
  for (const part of cut) expect(part.text.length).toBeLessThan(1.1 * PART_MAX_BYTES);
  const events = cut.flatMap((part) => (JSON.parse(part.text) as { events: object[] }).events);
  expect(events.filter((event) => JSON.stringify(event).includes('rv:test'))).toHaveLength(250);
});

/** So many pages one after the other, each with as many bytes of text beside its picture. */
function pagesOf(count: number, bytes: number) {
  const parts = new Parts();
  const text = 'x'.repeat(bytes);
  const cut = Array.from({ length: count }, (_, page) => {
    const at = AT + page * 5_000;
    const data = { tag: 'rv:test', payload: { text } };
    const events = [...firstEvents('shop.example', at), { type: 5, timestamp: at + 10, data }];
    return parts.add({ events });
  }).flat();
  return [...cut, ...parts.end()];
}

test('small pages share a part, which begins with the picture of the first', () => {
  const cut = pagesOf(3, 1_000);
  expect(cut).toMatchObject([{ from: 0, to: 10_010, keyframe: true }]);
});

test('a page after a large one begins a part of its own', () => {
  const cut = pagesOf(2, PART_SHARED_BYTES);
  expect(cut.map(({ from, keyframe }) => ({ from, keyframe }))).toEqual([
    { from: 0, keyframe: true },
    { from: 5_000, keyframe: true },
  ]);
});

test('events before the first picture are a part that no other shares', () => {
  const parts = new Parts();
  const early = { type: 5, timestamp: AT, data: { tag: 'rv:test', payload: {} } };
  const cut = [
    ...parts.add({ events: [early, ...firstEvents('shop.example', AT + 1)] }),
    ...parts.end(),
  ];
  expect(cut.map(({ keyframe }) => keyframe)).toEqual([false, true]);
});
