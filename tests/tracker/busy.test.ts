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
  ['says “More…” and is enabled', [], shows('More…', 'aria-expanded')],
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
test.each<[string, boolean, Shown]>([
  ['has the name of a spinner', true, { animationName: 'btn-spin' }],
  ['has the class of a spinner', true, { className: 'btn spinner-border' }],
  ['rotates by a transform', true, { keyframes: [{ transform: 'rotate(360deg)' }] }],
  ['rotates', true, { keyframes: [{}, { rotate: '360deg' }] }],
  ['only moves', false, { keyframes: [{ transform: 'translate(4px)' }] }],
  ['is a pulsing highlight', false, { className: 'pulse' }],
  ['ends by itself', false, { animationName: 'spin', iterations: 3 }],
  ['is paused', false, { animationName: 'spin', playState: 'paused' }],
  ['started 50 ms before the click event', true, { animationName: 'spin', startTime: -50 }],
  ['ran before the click', false, { animationName: 'spin', startTime: -51 }],
])('an animation after a click that %s is a busy state: %s', (_, isBusy, shown) => {
  expect(isBusyWith(shown)).toBe(isBusy);
});
