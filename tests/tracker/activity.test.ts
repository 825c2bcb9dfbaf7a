import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchActivity } from '../../web/tracker/activity.ts';
import { Documents } from '../../web/tracker/documents.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { ACTIVE_MS } from '../../web/tracker/limits.ts';

let life: Lifetime;
let documents: Documents;
let active: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(ACTIVE_MS);
  life = new Lifetime();
  documents = new Documents(life);
  active = 0;
  watchActivity(life, documents, () => {
    active += 1;
  });
});
afterEach(() => {
  life.end();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TYPES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'];

test.each(TYPES)('a visitor is active with a %s, on the page and in its frames', (type) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument as Document;
  documents.add(inner);
  for (const page of [document, inner]) {
    page.body.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(ACTIVE_MS);
  }
  expect(active).toBe(2);
});

test('activity is counted once in five seconds, wherever it is', () => {
  for (const type of TYPES) window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(ACTIVE_MS - 1);
  window.dispatchEvent(new Event('keydown'));
  expect(active).toBe(1);
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('keydown'));
  expect(active).toBe(2);
});

test('after a movement of the pointer nothing listens for the next ones for five seconds', () => {
  const listeners = new Set<unknown>();
  vi.spyOn(document, 'addEventListener').mockImplementation((_, listener) => {
    listeners.add(listener);
  });
  vi.spyOn(document, 'removeEventListener').mockImplementation((_, listener) => {
    listeners.delete(listener);
  });
  const move = () => {
    for (const listener of listeners) (listener as EventListener)(new Event('pointermove'));
  };
  watchActivity(life, new Documents(life), () => {
    active += 1;
  });
  move();
  expect([active, listeners.size]).toEqual([1, 0]);
  vi.advanceTimersByTime(ACTIVE_MS - 1);
  expect(listeners.size).toBe(0);
  vi.advanceTimersByTime(1);
  move();
  expect([active, listeners.size]).toEqual([2, 0]);
});

test('a load, a focus or a change that a script makes is no activity', () => {
  for (const type of ['load', 'focus', 'change', 'input']) window.dispatchEvent(new Event(type));
  expect(active).toBe(0);
});
