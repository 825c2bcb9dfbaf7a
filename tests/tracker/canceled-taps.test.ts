import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Documents } from '../../web/tracker/documents.ts';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { watchClicks } from '../../web/tracker/evidence/clicks.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';

let life: Lifetime;
/** Timers that wait after the last event. */
let timers = 0;
beforeEach(() => {
  vi.useFakeTimers();
  life = new Lifetime();
  // jsdom has no layout.
  Object.assign(document, { elementFromPoint: () => null, elementsFromPoint: () => [] });
});
afterEach(() => {
  life.end();
  vi.useRealTimers();
});

interface Tap {
  readonly html: string;
  /** Pixels between the first and the last position of the finger. */
  readonly movedPx?: number;
  readonly isCanceled?: boolean;
  /** A script cancels the start of the tap, so the browser dispatches no click either. */
  readonly isCanceledAtStart?: boolean;
  readonly isTrusted?: boolean;
  /** False on a page whose script derives touches from a mouse, whose click the browser dispatches all the same. */
  readonly isTouchTrusted?: boolean;
  readonly events?: readonly string[];
  /** Where the finger leaves the screen; by default where it touched it. */
  readonly releasedOn?: string;
}
/** The `rv:click` events of a tap on the first element. A test cannot dispatch trusted events, so it calls the listeners. */
function clicksOf({
  html,
  movedPx = 0,
  isCanceled = true,
  isCanceledAtStart = false,
  isTrusted = true,
  isTouchTrusted = isTrusted,
  events,
  releasedOn,
}: Tap) {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild as Element;
  const listeners = new Map<string, (event: object) => void>();
  const documents = {
    listen: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  } as unknown as Documents;
  const clicks: object[] = [];
  const emit = ((name: string, data: object) => name === 'rv:click' && clicks.push(data)) as never;
  watchClicks(life, documents, emit as EmitCustomEvent, () => 1);
  const common = { isTrusted, timeStamp: 5, detail: 0 };
  const released = releasedOn ? document.querySelector(releasedOn) : target;
  const point = { clientX: 10, clientY: 10 };
  const touch = { clientX: 10 + movedPx, clientY: 10 };
  for (const type of events ?? ['pointerdown', 'touchstart', 'pointerup', 'touchend'])
    listeners.get(type)?.({
      ...common,
      target: type === 'pointerup' ? released : target,
      ...(type.startsWith('touch')
        ? {
            isTrusted: isTouchTrusted,
            changedTouches: [touch],
            defaultPrevented: type === 'touchend' ? isCanceled : isCanceledAtStart,
          }
        : { ...point, pointerType: 'touch' }),
    });
  timers = vi.getTimerCount();
  vi.runAllTimers();
  return clicks;
}

test('a tap on a button whose click a script cancels is recorded as a touch', () => {
  expect(clicksOf({ html: '<button>Buy</button>' })).toMatchObject([
    { x: 10, y: 10, pointer: 'touch', target: { role: 'button', label: 'Buy' } },
  ]);
});

test('a tap on a button whose start a script cancels is recorded once', () => {
  const html = '<button>Assign</button>';
  for (const isCanceled of [false, true])
    expect(clicksOf({ html, isCanceled, isCanceledAtStart: true })).toMatchObject([
      { x: 10, y: 10, pointer: 'touch', target: { role: 'button', label: 'Assign' } },
    ]);
});

test.each<[string, Tap]>([
  ['whose click the browser dispatches', { html: '<button>Buy</button>', isCanceled: false }],
  [
    'that drags something',
    { html: '<button>Buy</button>', movedPx: 40, isCanceled: false, isCanceledAtStart: true },
  ],
  ['that becomes a swipe', { html: '<button>Buy</button>', movedPx: 40 }],
  ['beside any control', { html: '<p>Mugs</p>' }],
  ['that a script dispatches', { html: '<button>Buy</button>', isTrusted: false }],
  [
    'of a touch that a script derives from a mouse',
    { html: '<b role="button">Buy</b>', isTouchTrusted: false },
  ],
  ['in an ignored part', { html: '<button data-reveille-ignore>Buy</button>' }],
])('the end of a tap %s is not recorded as a click', (_, tap) => {
  expect(clicksOf(tap)).toEqual([]);
});

test('a canceled tap on a disabled button is recorded once', () => {
  expect(clicksOf({ html: '<button disabled>Buy</button>' })).toMatchObject([{ disabled: true }]);
});

test('a press on a disabled button that is released beside it is not recorded', () => {
  const html = '<button disabled>Buy</button><p>Mugs</p>';
  expect(clicksOf({ html, releasedOn: 'p', isCanceled: false })).toEqual([]);
});

test('a canceled touch that started before the recording is no error', () => {
  expect(clicksOf({ html: '<button>Buy</button>', events: ['touchend'] })).toEqual([]);
  expect(life.errors).toBe(0);
});

test.each<[string, Tap, number]>([
  ['of a visitor', { html: '<button>Buy</button>' }, 1],
  ['that a script dispatches', { html: '<button>Buy</button>', isTrusted: false }, 0],
  ['in an ignored part', { html: '<button data-reveille-ignore>Buy</button>' }, 0],
])('only a recorded click waits for a dialog: a click %s', (_, tap, count) => {
  clicksOf({ ...tap, events: ['click'] });
  expect(timers).toBe(count);
});
