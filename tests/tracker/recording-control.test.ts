import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Op } from '../../lambdas/contract/wire/format.ts';
import type { EncodedEvent } from '../../lambdas/contract/wire/writer.ts';
import { Cost } from '../../web/tracker/cost.ts';
import { Documents } from '../../web/tracker/documents.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import {
  CALM_MS,
  CHANGES_CHARACTERS,
  CHANGES_MS,
  SNAPSHOT_ELEMENTS,
  SNAPSHOT_MS,
} from '../../web/tracker/limits.ts';
import { RecordingControl } from '../../web/tracker/recording-control.ts';
import type { RecordingOptions } from '../../web/tracker/recording-options.ts';

let life: Lifetime;
let control: RecordingControl;
/** The options of each start of the page recorder. */
let starts: RecordingOptions[];
let stops: number;
let emitted: EncodedEvent[];
let modes: object[];

beforeEach(() => {
  vi.useFakeTimers();
  life = new Lifetime();
  [starts, stops, emitted, modes] = [[], 0, [], []];
  control = new RecordingControl({
    life,
    cost: new Cost(),
    documents: new Documents(life),
    emit: (event) => emitted.push(event),
    emitCustom: (tag, payload) => modes.push({ tag, ...payload }),
    recorder: {
      start(options) {
        starts.push(options);
        return () => {
          stops += 1;
        };
      },
      idOf: () => -1,
      flush() {},
    },
    onChanges: () => {},
  });
});
afterEach(() => {
  life.end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const newest = () => starts.at(-1) as RecordingOptions;
const change = (textWeight: number, at = 0, op: number = Op.Mutation) =>
  newest().emit({ at, tokens: [op], textWeight, size: 0 } as EncodedEvent);
const eventsOnly = [{ tag: 'rv:mode' }];

test('a start writes a new snapshot, and a pause stops the recording until the next start', () => {
  expect(control.isRecording).toBe(false);
  control.start();
  control.start();
  expect([starts.length, stops, control.isRecording]).toEqual([2, 1, true]);
  control.pause();
  control.pause();
  expect([stops, control.isRecording]).toEqual([2, false]);
  control.start();
  life.end();
  expect(stops).toBe(3);
});

test('after a storm of changes the page gets five seconds to calm down, then a new snapshot', () => {
  control.start();
  newest().onStorm();
  expect([stops, control.isRecording]).toEqual([1, true]);
  vi.advanceTimersByTime(CALM_MS - 1);
  expect(starts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([starts.length, control.isRecording]).toEqual([2, true]);
});

test('a page that is left during a storm is not recorded when it is over', () => {
  control.start();
  newest().onStorm();
  control.pause();
  expect(control.isRecording).toBe(false);
  vi.advanceTimersByTime(CALM_MS);
  expect(starts).toHaveLength(1);
});

test('after the third storm only events are recorded, below the snapshot of the page', () => {
  control.start();
  for (let storm = 1; storm <= 3; storm += 1) {
    newest().onStorm();
    vi.advanceTimersByTime(CALM_MS);
  }
  expect(starts).toHaveLength(3);
  expect(modes).toEqual(eventsOnly);
  expect([emitted, control.isRecording]).toEqual([[], true]);
});

test('changes that are too large within ten seconds are a storm', () => {
  control.start();
  change(CHANGES_CHARACTERS, 1_000);
  expect(stops).toBe(0);
  change(1, 1_000);
  expect([stops, emitted.length]).toEqual([1, 2]);
});

test('large changes that are spread over more time, and large events, are recorded', () => {
  control.start();
  change(CHANGES_CHARACTERS, 20_000);
  change(CHANGES_CHARACTERS, 20_001 + CHANGES_MS);
  change(CHANGES_CHARACTERS, 20_001 + CHANGES_MS, Op.Snapshot);
  expect(stops).toBe(0);
  change(1, 20_001 + 2 * CHANGES_MS);
  expect(stops, 'ten seconds have not passed').toBe(1);
});

test('a new snapshot starts a new count of changes', () => {
  control.start();
  change(CHANGES_CHARACTERS, 1_000);
  control.start();
  change(CHANGES_CHARACTERS, 1_000);
  expect(stops).toBe(1);
});

test('a page with too many elements is never walked: its events are recorded on an empty page', () => {
  const count = vi.spyOn(document, 'getElementsByTagName');
  count.mockReturnValue({ length: SNAPSHOT_ELEMENTS } as never);
  control.start();
  expect(starts).toHaveLength(1);
  control.pause();
  count.mockReturnValue({ length: SNAPSHOT_ELEMENTS + 1 } as never);
  control.start();
  expect([starts.length, control.isRecording]).toEqual([1, true]);
  expect(modes).toEqual(eventsOnly);
  expect(emitted.map(({ tokens: [op] }) => op)).toEqual([Op.Meta, Op.Snapshot]);
  control.start();
  expect([starts.length, modes.length, emitted.length]).toEqual([1, 1, 4]);
});

test('a snapshot that takes too long is kept, and from then on only events are recorded', () => {
  control.start();
  newest().onSnapshot(SNAPSHOT_MS);
  vi.advanceTimersByTime(0);
  expect(modes).toEqual([]);
  newest().onSnapshot(SNAPSHOT_MS + 1);
  vi.advanceTimersByTime(0);
  expect([modes, stops, emitted]).toEqual([eventsOnly, 1, []]);
});

test('a slow snapshot of a recording that has stopped changes nothing', () => {
  control.start();
  newest().onSnapshot(SNAPSHOT_MS + 1);
  control.pause();
  vi.advanceTimersByTime(0);
  expect([modes, control.isRecording]).toEqual([[], false]);
});
