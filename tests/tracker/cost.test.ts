import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cost } from '../../web/tracker/cost.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const takes = (ms: number) => vi.advanceTimersByTime(ms);

test('the cost of recording is the time of its tasks', () => {
  const cost = new Cost();
  expect(cost.totalMs).toBe(0);
  for (let ms = 1; ms <= 20; ms += 1) cost.measureTask(takes, ms);
  expect(cost.totalMs).toBe(210);
});

test('a task inside another one is counted once', () => {
  const cost = new Cost();
  cost.measureTask(() => {
    takes(5);
    cost.measureTask(takes, 10);
    cost.sampleTask(takes, 20);
  }, undefined);
  expect(cost.totalMs).toBe(35);
});

test('a task that fails is counted, and the next one is measured as well', () => {
  const cost = new Cost();
  const fails = () => {
    takes(5);
    throw new Error('broken');
  };
  expect(() => cost.measureTask(fails, undefined)).toThrow('broken');
  cost.measureTask(takes, 3);
  expect(cost.totalMs).toBe(8);
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
  expect(cost.totalMs).toBe(32);
});

test('a task inside a measured handler is counted once, and the rest of the handler for all of them', () => {
  const cost = new Cost();
  for (let call = 1; call <= 8; call += 1)
    cost.sampleTask(() => {
      takes(1);
      if (call === 8) cost.measureTask(takes, 100);
    }, undefined);
  expect(cost.totalMs).toBe(108);
});

test('a handler that fails is counted', () => {
  const cost = new Cost();
  const fails = () => {
    takes(1);
    throw new Error('broken');
  };
  for (let call = 1; call <= 8; call += 1)
    expect(() => cost.sampleTask(fails, undefined)).toThrow('broken');
  expect(cost.totalMs).toBe(8);
});
