import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BURST_MUTATIONS, PACE_MS } from '../../web/tracker/limits.ts';
import { type Deliveries, Pace } from '../../web/tracker/pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const changed = (target: Node, attributeName = 'class') =>
  ({ type: 'attributes', target, attributeName }) as unknown as MutationRecord;

function recorder() {
  const processed: number[] = [];
  const now = vi.fn(() => performance.now());
  const onStorm = vi.fn();
  const pace = new Pace({
    now,
    onStorm,
    pauseMs: () => PACE_MS,
    processNow: (deliveries: Deliveries) => void processed.push(deliveries.flat().length),
    work: (run) => run(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  return {
    pace,
    processed,
    now,
    onStorm,
    change: (...records: MutationRecord[]) => pace.queueRecords(records),
  };
}

test('records the first change at once, and later changes together after an interval', () => {
  const { processed, change } = recorder();
  const [one, other] = [document.createElement('a'), document.createElement('b')];
  change(changed(one));
  expect(processed).toEqual([1]);
  change(changed(one));
  change(changed(other), changed(one), changed(one, 'title'));
  vi.advanceTimersByTime(PACE_MS - 1);
  expect(processed).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(processed).toEqual([1, 3]);
  vi.advanceTimersByTime(PACE_MS);
  change(changed(one));
  expect(processed).toEqual([1, 3, 1]);
});

test('collects a delivery only while a wake-up is planned, and records it with the others', () => {
  const { pace, processed, change } = recorder();
  const [one, other] = [document.createElement('a'), document.createElement('b')];
  expect(pace.collect([changed(one)])).toBe(false);
  change(changed(one));
  expect(pace.collect([changed(one)])).toBe(false);
  change(changed(one));
  expect(pace.collect([changed(one), changed(other)])).toBe(true);
  expect(pace.collect(Array.from({ length: BURST_MUTATIONS }, () => changed(one)))).toBe(false);
  vi.advanceTimersByTime(PACE_MS);
  expect(processed).toEqual([1, 2]);
  expect(pace.collect([changed(one)])).toBe(false);
});

test('at the end, only pending changes are recorded', () => {
  const { pace, processed, change } = recorder();
  pace.finishAll();
  expect(processed).toEqual([]);
  change(changed(document.body));
  change(changed(document.body), changed(document.body, 'title'));
  pace.finishAll();
  expect(processed).toEqual([1, 2]);
});

test('changes recorded before a click are not recorded again, and the interval stays', () => {
  const { pace, processed, change } = recorder();
  change(changed(document.body));
  change(changed(document.body));
  vi.advanceTimersByTime(PACE_MS / 2);
  pace.flush();
  expect(processed).toEqual([1, 1]);
  change(changed(document.body));
  vi.advanceTimersByTime(PACE_MS / 2);
  expect(processed).toEqual([1, 1]);
  vi.advanceTimersByTime(PACE_MS / 2);
  expect(processed).toEqual([1, 1, 1]);
});

test('a page that never stops changing does not read the clock at every change', () => {
  const { now, change } = recorder();
  change(changed(document.body));
  change(changed(document.body));
  const before = now.mock.calls.length;
  for (let times = 0; times < 1_000; times += 1) change(changed(document.body));
  expect(now.mock.calls.length).toBe(before);
});

test('changes of many nodes at once are a storm; many changes of one node are not', () => {
  const { processed, onStorm, change } = recorder();
  change(changed(document.body));
  for (let times = 0; times < 2 * BURST_MUTATIONS; times += 1) change(changed(document.body));
  expect(onStorm).not.toHaveBeenCalled();
  const nodes = Array.from({ length: BURST_MUTATIONS }, () => document.createElement('i'));
  change(...nodes.map((node) => changed(node)));
  expect(onStorm).toHaveBeenCalledOnce();
  expect(processed).toEqual([1]);
});

/** Reports an element that was added to its parent. */
const added = (child: Element) =>
  ({
    type: 'childList',
    target: child.parentNode,
    addedNodes: [child],
    attributeName: null,
  }) as unknown as MutationRecord;

/** Frameworks such as Angular render a page by adding one element after another to those that are in the page already. */
test.each<[string, number, boolean]>([
  ['small', BURST_MUTATIONS / 4, false],
  ['huge', BURST_MUTATIONS, true],
])('a %s page of nested elements that are added one by one: a storm %s', (_, count, isStorm) => {
  const { onStorm, change } = recorder();
  change(changed(document.body));
  const elements: Element[] = [document.createElement('main')];
  while (elements.length < count) {
    const element = document.createElement('div');
    elements[Math.floor((elements.length - 1) / 2)]?.append(element);
    elements.push(element);
  }
  document.body.replaceChildren(elements[0] as Element);
  change(...elements.map((element) => added(element)));
  vi.advanceTimersByTime(PACE_MS);
  expect(onStorm).toHaveBeenCalledTimes(isStorm ? 1 : 0);
});
