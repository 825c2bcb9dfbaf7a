import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { watchBusy } from '../../web/tracker/evidence/busy.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { RESPONSE_MS } from '../../web/tracker/limits.ts';

let reported: string[];
let onClick: (event: object) => void;
let isVisible: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  isVisible = true;
  // jsdom implements none of these.
  Object.assign(Element.prototype, { checkVisibility: () => isVisible });
  Object.assign(document, { timeline: { currentTime: 0 }, getAnimations: () => [] });
  const life = new Lifetime();
  const documents = new Documents(life);
  // Scripts cannot dispatch trusted events, so the handler gets plain objects.
  vi.spyOn(documents, 'listen').mockImplementation((_, handler) => {
    onClick = handler as (event: object) => void;
  });
  watchBusy(life, documents, ((tag: string) => reported.push(tag)) as unknown as EmitCustomEvent);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  for (const name of ['timeline', 'getAnimations']) Reflect.deleteProperty(document, name);
});

/** Clicks the icon of a button, which the page then changes. */
function clickAndChange(html: string, change: (button: HTMLButtonElement) => void): string[] {
  document.body.innerHTML = html;
  const button = document.querySelector('button') as HTMLButtonElement;
  const target = button.firstElementChild ?? button;
  onClick({ isTrusted: true, target, composedPath: () => [target] });
  change(button);
  vi.advanceTimersByTime(RESPONSE_MS);
  return reported;
}
const shows = (text: string, attribute: string) => (button: HTMLButtonElement) => {
  button.textContent = text;
  button.setAttribute(attribute, 'true');
};

test.each<[string, readonly string[], (button: HTMLButtonElement) => void]>([
  ['is disabled and says “Adding…”', ['rv:busy'], shows('Adding… ', 'disabled')],
  ['is disabled and says “Adding...”', ['rv:busy'], shows('Adding...', 'disabled')],
  ['says so and is disabled for assistive technology', ['rv:busy'], shows('…', 'aria-disabled')],
  ['is disabled and says “Added”', [], shows('Added', 'disabled')],
  ['says “Adding…” and is enabled', ['rv:busy'], shows('Adding…', 'data-state')],
  [
    'is disabled, says so and disappears',
    [],
    (button) => {
      shows('Adding…', 'disabled')(button);
      isVisible = false;
    },
  ],
])('a clicked button that %s at the end of the wait: %j', (_, events, change) => {
  expect(clickAndChange('<button value="add">Add<svg></svg></button>', change)).toEqual(events);
});

test('a button that says “More…” before the click is not busy', () => {
  expect(clickAndChange('<button>More…</button>', shows('More…', 'aria-expanded'))).toEqual([]);
});

test.each([
  [1_900, 0],
  [2_100, 1],
])('a button that is busy at the next click, after %i ms: %i reports', (ms, count) => {
  document.body.innerHTML = '<button>Add</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const click = (target: Element) =>
    onClick({ isTrusted: true, target, composedPath: () => [target] });
  click(button);
  button.textContent = 'Adding…';
  vi.advanceTimersByTime(ms);
  click(document.body);
  expect(reported).toHaveLength(count);
  vi.advanceTimersByTime(2 * RESPONSE_MS);
  expect(reported).toHaveLength(count);
});

test('a busy button that is clicked again stays busy', () => {
  document.body.innerHTML = '<button>Add</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const click = () => onClick({ isTrusted: true, target: button, composedPath: () => [button] });
  click();
  button.textContent = 'Adding…';
  vi.advanceTimersByTime(3_000);
  click();
  vi.advanceTimersByTime(RESPONSE_MS);
  click();
  expect(reported).toEqual(['rv:busy', 'rv:busy']);
});

interface Shown {
  readonly playState?: string;
  readonly startTime?: number;
  readonly animationName?: string;
  readonly iterations?: number;
  readonly className?: string;
  readonly keyframes?: readonly object[];
}
/** Whether an animation of the clicked button counts as busy. */
function isBusyWith({ className, iterations, keyframes = [], ...animation }: Shown): boolean {
  const change = (button: HTMLButtonElement) => {
    if (className) button.setAttribute('class', className);
    const effect = {
      target: button,
      getComputedTiming: () => ({ iterations: iterations ?? Number.POSITIVE_INFINITY }),
      getKeyframes: () => keyframes,
    };
    const shown = { playState: 'running', startTime: 0, effect, ...animation };
    Object.assign(document, { getAnimations: () => [shown] });
  };
  return clickAndChange('<button>Add</button>', change).length > 0;
}
/** A spinner that the page had at the click, and whether it counts as busy if it is shown at the end of the wait. */
function isBusyAfter(startTime: number | null, isShownBefore: boolean): boolean {
  const effect = {
    target: document.body,
    getComputedTiming: () => ({ iterations: Number.POSITIVE_INFINITY }),
    getKeyframes: () => [],
  };
  const spins = { playState: 'running', startTime, animationName: 'spin', effect };
  Object.assign(document, { timeline: { currentTime: 90_000 }, getAnimations: () => [spins] });
  isVisible = isShownBefore;
  const show = () => {
    isVisible = true;
  };
  return clickAndChange('<button>Add</button>', show).length > 0;
}
test.each<[string, boolean, number | null, boolean]>([
  ['was hidden and rotated from the start', true, 30_000, false],
  ['was shown before the click', false, 89_949, true],
  ['was shown by the press of the click', true, 89_950, true],
  ['was shown so shortly before the click that it has no start yet', true, null, true],
])('a spinner that %s is a busy state: %s', (_, isBusy, startTime, isShownBefore) => {
  expect(isBusyAfter(startTime, isShownBefore)).toBe(isBusy);
});

test.each<[string, boolean, Shown]>([
  ['has the name of a spinner', true, { animationName: 'btn-spin' }],
  ['has the class of a spinner', true, { className: 'btn spinner-border' }],
  ['rotates by a transform', true, { keyframes: [{ transform: 'rotate(360deg)' }] }],
  ['rotates', true, { keyframes: [{}, { rotate: '360deg' }] }],
  ['only moves', false, { keyframes: [{ transform: 'translate(4px)' }] }],
  ['is a pulsing highlight', false, { className: 'pulse' }],
  ['ends by itself', false, { animationName: 'spin', iterations: 3 }],
  ['is paused', false, { animationName: 'spin', playState: 'paused' }],
])('an animation after a click that %s is a busy state: %s', (_, isBusy, shown) => {
  expect(isBusyWith(shown)).toBe(isBusy);
});
