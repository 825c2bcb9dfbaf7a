import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cost } from '../../web/tracker/cost.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const takes = (ms: number) => vi.advanceTimersByTime(ms);

test('the cost of recording is the time of its tasks, with their median and slowest twentieth', () => {
  const cost = new Cost();
  expect(cost.times).toEqual({ script_ms: 0, script_ms_median: 0, script_ms_p95: 0 });
  for (let ms = 1; ms <= 20; ms += 1) cost.measureTask(takes, ms);
  expect(cost.times).toEqual({ script_ms: 210, script_ms_median: 10, script_ms_p95: 19 });
});

test('a task inside another one is counted once', () => {
  const cost = new Cost();
  cost.measureTask(() => {
    takes(5);
    cost.measureTask(takes, 10);
    cost.sampleTask(takes, 20);
  }, undefined);
  expect(cost.times).toMatchObject({ script_ms: 35, script_ms_median: 35 });
});

test('a task that fails is counted, and the next one is measured as well', () => {
  const cost = new Cost();
  const fails = () => {
    takes(5);
    throw new Error('broken');
  };
  expect(() => cost.measureTask(fails, undefined)).toThrow('broken');
  cost.measureTask(takes, 3);
  expect(cost.times.script_ms).toBe(8);
});

test('of frequent handlers one in eight is measured, and counts for all of them', () => {
  const cost = new Cost();
  const calls: number[] = [];
  for (let call = 1; call <= 16; call += 1) {
    cost.sampleTask((ms) => {
      calls.push(call);
      takes(ms);
    }, 2);
  }
  expect(calls).toHaveLength(16);
  expect(cost.times).toEqual({ script_ms: 32, script_ms_median: 2, script_ms_p95: 2 });
});

test('a task inside a measured handler is counted once, and the rest of the handler for all of them', () => {
  const cost = new Cost();
  for (let call = 1; call <= 8; call += 1)
    cost.sampleTask(() => {
      takes(1);
      if (call === 8) cost.measureTask(takes, 100);
    }, undefined);
  expect(cost.times.script_ms).toBe(108);
});

test('a handler that fails is counted', () => {
  const cost = new Cost();
  const fails = () => {
    takes(1);
    throw new Error('broken');
  };
  for (let call = 1; call <= 8; call += 1)
    expect(() => cost.sampleTask(fails, undefined)).toThrow('broken');
  expect(cost.times.script_ms).toBe(8);
});

test('the median is that of the last 500 tasks, rounded to hundredths of a millisecond', () => {
  const cost = new Cost();
  for (let task = 0; task < 500; task += 1) cost.measureTask(takes, 1);
  for (let task = 0; task < 500; task += 1) cost.measureTask(takes, 3);
  expect(cost.times).toMatchObject({ script_ms: 2_000, script_ms_median: 3 });
  const exact = new Cost();
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1.23456);
  exact.measureTask(() => {}, undefined);
  now.mockRestore();
  expect(exact.times.script_ms).toBe(1.23);
});
