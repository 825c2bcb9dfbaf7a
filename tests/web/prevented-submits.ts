import { afterEach, beforeEach, expect } from 'vitest';

/** Fails a test in which the browser would submit a form itself: it would load another page, without what was entered. */
let submits = 0;
const count = (event: Event) => {
  if (!event.defaultPrevented) submits += 1;
};

/** Returns how many forms the browser would have submitted since the test started, and forgets them. */
export function takeSubmits(): number {
  const taken = submits;
  submits = 0;
  return taken;
}

beforeEach(() => {
  takeSubmits();
  window.addEventListener('submit', count);
});
afterEach(() => {
  window.removeEventListener('submit', count);
  expect(takeSubmits(), 'forms that the browser submits itself').toBe(0);
});
