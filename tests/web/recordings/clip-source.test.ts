import { expect, test } from 'vitest';
import { clipSource } from '../../../web/app/recordings/playback/clip-source.ts';
import { Playback } from '../../../web/app/recordings/playback/playback.ts';

const T = 1_794_000_000_000;
const event = (atMs: number, type = 3) => ({ type, timestamp: T + atMs, data: {} });
/** Three parts of ten seconds; the second begins with a picture that the server made. */
const contents = [
  { synthetic: 0, events: [event(0, 4), event(0, 2), event(4_000), event(9_000)] },
  { synthetic: 2, events: [event(10_000, 4), event(10_000, 2), event(12_000), event(17_500)] },
  { synthetic: 2, events: [event(20_000, 4), event(20_000, 2), event(21_000), event(29_000)] },
];
const loadedParts: number[] = [];
const source = {
  parts: [0, 10_000, 20_000].map((from_ms) => ({
    from_ms,
    to_ms: from_ms + 10_000,
    keyframe: true,
  })),
  load: async (index: number) => {
    loadedParts.push(index);
    return contents[index] ?? { synthetic: 0, events: [] };
  },
};
const momentsOf = async (span: { start_ms: number; end_ms: number }) => {
  loadedParts.length = 0;
  const clip = clipSource(source, span);
  const { events } = await clip.load(0);
  const [part] = clip.parts;
  const epoch = (events[0]?.timestamp ?? 0) - (part?.from_ms ?? 0);
  return {
    part,
    asked: [...loadedParts],
    moments: events.map(({ timestamp }) => timestamp - epoch),
  };
};

test('a clip has the times of its own: its first moment is 0 and its length is its end', async () => {
  const { part, moments } = await momentsOf({ start_ms: 11_000, end_ms: 19_000 });
  expect(part).toEqual({ from_ms: -1_000, to_ms: 8_000, keyframe: true });
  expect(moments).toEqual([-1_000, -1_000, 1_000, 6_500, 8_000]);
  const playback = new Playback(clipSource(source, { start_ms: 11_000, end_ms: 19_000 }), 0, 8_000);
  expect(playback.getState()).toMatchObject({ atMs: 0, totalMs: 8_000 });
});

test('a clip loads the parts it is in, and holds nothing that came after its end', async () => {
  const { asked: parts, moments } = await momentsOf({ start_ms: 15_000, end_ms: 22_000 });
  expect(parts).toEqual([1, 2]);
  expect(moments).toEqual([-5_000, -5_000, -3_000, 2_500, 6_000, 7_000]);
});

test('a clip of a recording whose parts have no times yet is taken from all of them', async () => {
  const untimed = {
    ...source,
    parts: source.parts.map((part) => ({ ...part, from_ms: null, to_ms: null })),
  };
  const clip = clipSource(untimed, { start_ms: 11_000, end_ms: 19_000 });
  const { events } = await clip.load(0);
  expect(clip.parts).toEqual([{ from_ms: -11_000, to_ms: 8_000, keyframe: true }]);
  expect(events.at(-1)?.timestamp).toBe(T + 19_000);
});

test('a recording without parts has no clip', () => {
  expect(clipSource({ ...source, parts: [] }, { start_ms: 0, end_ms: 1 }).parts).toEqual([]);
});
