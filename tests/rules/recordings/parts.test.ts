import { expect, test } from 'vitest';
import {
  PART_MAX_BYTES,
  PART_MIN_BYTES,
  PART_MINUTES,
  PART_SHARED_BYTES,
} from '../../../lambdas/contract/limits.ts';
import { type Part, PartBuilder } from '../../../lambdas/recordings/playback/parts.ts';
import { firstEvents } from '../../factories/batch.ts';

const AT = Date.parse('2026-11-22T09:00:00Z');

test('a recording whose events all have one timestamp is split by bytes', () => {
  const parts = new PartBuilder();
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

/** `count` consecutive pages, each with a snapshot and `bytes` bytes of text. */
function pagesOf(count: number, bytes: number) {
  const parts = new PartBuilder();
  const text = 'x'.repeat(bytes);
  const cut = Array.from({ length: count }, (_, page) => {
    const at = AT + page * 5_000;
    const data = { tag: 'rv:test', payload: { text } };
    const events = [...firstEvents('shop.example', at), { type: 5, timestamp: at + 10, data }];
    return parts.add({ events });
  }).flat();
  return [...cut, ...parts.end()];
}

test('small pages share a part, which starts with the snapshot of the first', () => {
  const cut = pagesOf(3, 1_000);
  expect(cut).toMatchObject([{ from: 0, to: 10_010, keyframe: true }]);
});

test('a page after a large one starts a new part', () => {
  const cut = pagesOf(2, PART_SHARED_BYTES);
  expect(cut.map(({ from, keyframe }) => ({ from, keyframe }))).toEqual([
    { from: 0, keyframe: true },
    { from: 5_000, keyframe: true },
  ]);
});

/** The parts of a recording with events before its first snapshot. */
function partsAfterEarly(bytes: number) {
  const parts = new PartBuilder();
  const data = { tag: 'rv:test', payload: { text: 'x'.repeat(bytes) } };
  const early = { type: 5, timestamp: AT, data };
  return [
    ...parts.add({ events: [early, ...firstEvents('shop.example', AT + 20)] }),
    ...parts.end(),
  ];
}

test('events before the first snapshot share its part, which plays from the recording’s start', () => {
  const cut = partsAfterEarly(200);
  expect(cut).toMatchObject([{ from: 0, to: 22, keyframe: true }]);
  const { events } = JSON.parse(cut[0]?.text ?? '') as { events: { type: number }[] };
  expect(events.map(({ type }) => type)).toEqual([5, 4, 2, 5]);
});

test('many bytes before the first snapshot become a separate part', () => {
  const cut = partsAfterEarly(PART_MIN_BYTES);
  expect(cut.map(({ from, keyframe }) => ({ from, keyframe }))).toEqual([
    { from: 0, keyframe: false },
    { from: 20, keyframe: true },
  ]);
});

const change = (at: number, bytes: number) => ({
  type: 5,
  timestamp: at,
  data: { tag: 'rv:test', payload: { text: 'x'.repeat(bytes) } },
});
/** The metadata of each part and its number of events. */
const outline = (parts: readonly Part[]) =>
  parts.map(({ from, to, keyframe, text }) => {
    const { synthetic, events } = JSON.parse(text) as { synthetic: number; events: object[] };
    return { from, to, keyframe, synthetic, events: events.length };
  });
/** The parts of a recording with a small page and changes of this size at these times. */
function partsOf(changes: readonly (readonly [ms: number, bytes: number])[]) {
  const parts = new PartBuilder();
  const events = [
    ...firstEvents('shop.example', AT),
    ...changes.map(([ms, bytes]) => change(AT + ms, bytes)),
  ];
  return outline([...parts.add({ events }), ...parts.end()]);
}

test('a snapshot is added after a minute with enough events, and not before', () => {
  const much = PART_MIN_BYTES;
  const minute = PART_MINUTES * 60_000;
  const first = { from: 0, keyframe: true, synthetic: 0 };
  expect(
    partsOf([
      [10, much],
      [minute, 1],
    ]),
  ).toEqual([
    { ...first, to: minute, events: 4 },
    { from: minute, to: minute, keyframe: true, synthetic: 2, events: 3 },
  ]);
  expect(
    partsOf([
      [10, much],
      [minute - 1, 1],
    ]),
  ).toHaveLength(1);
  expect(
    partsOf([
      [10, much - 1_000],
      [minute, 1],
    ]),
  ).toHaveLength(1);
  // The next snapshot is due one minute after the last one.
  expect(
    partsOf([
      [10, much],
      [minute, much],
      [2 * minute - 1, 1],
    ]),
  ).toHaveLength(2);
  expect(
    partsOf([
      [10, much],
      [minute, much],
      [2 * minute, 1],
    ]),
  ).toHaveLength(3);
});

test('a clock that jumps back does not change the order of a recording', () => {
  expect(
    partsOf([
      [5_000, 1],
      [2_000, 1],
    ]),
  ).toMatchObject([{ from: 0, to: 5_000 }]);
});

test('a recording without events has no parts', () => {
  const parts = new PartBuilder();
  expect([...parts.add({ events: [] }), ...parts.end()]).toEqual([]);
});
