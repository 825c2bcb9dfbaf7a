import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { watchKeys } from '../../web/tracker/evidence/keys.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { STUCK_TABS, TRAPPED_TABS } from '../../web/tracker/limits.ts';

interface Reported {
  readonly key: string;
  readonly stops?: number;
}
let reported: Reported[];
let listeners: Record<string, (event: object) => void>;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom implements neither.
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  reported = [];
  listeners = {};
  const life = new Lifetime();
  const documents = new Documents(life);
  // Scripts cannot dispatch trusted key events, so the handler gets plain objects.
  vi.spyOn(documents, 'listen').mockImplementation((type, handler) => {
    listeners[type] = handler as (event: object) => void;
  });
  const emitCustom = (_: string, payload: Reported) => reported.push(payload);
  watchKeys(life, documents, emitCustom as unknown as EmitCustomEvent);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

/** Cycles through the elements with Tab. */
function tabThrough(elements: readonly Element[], times: number): void {
  for (let turn = 0; turn < times; turn++) {
    (elements[turn % elements.length] as HTMLElement).focus();
    listeners.keydown?.({ isTrusted: true, key: 'Tab' });
    vi.runAllTimers();
  }
}
/** A focus trap and this many links outside of it. */
const page = (trap: string, links = 9) => {
  document.body.innerHTML = `${trap}${'<a href="/"></a>'.repeat(links)}`;
  return [...document.querySelectorAll('.trap')];
};
const buttons = '<button class="trap">1</button><button class="trap">2</button>';

test('Tab that never leaves a part of the page is reported with its stops', () => {
  tabThrough(page(buttons), TRAPPED_TABS);
  expect(reported).toMatchObject([{ key: 'Tab', stops: 2 }]);
});

test('Tab that stays on one control is reported sooner', () => {
  tabThrough(page('<button class="trap">1</button>'), STUCK_TABS);
  expect(reported).toMatchObject([{ key: 'Tab', stops: 1 }]);
});

test.each([
  ['a dialog', `<div role="dialog">${buttons}</div>`],
  ['what leaves the rest of the page inert', `${buttons}<div inert></div>`],
  ['what the site wants ignored', `<div data-reveille-ignore>${buttons}</div>`],
])('Tab that stays in %s is no trap', (_, trap) => {
  tabThrough(page(trap), TRAPPED_TABS);
  expect(reported).toEqual([]);
});

test('Tab that leaves the focus nowhere is reported', () => {
  page('');
  (document.activeElement as HTMLElement).blur();
  for (let press = 0; press < STUCK_TABS; press++) {
    listeners.keydown?.({ isTrusted: true, key: 'Tab' });
    vi.runAllTimers();
  }
  expect(reported).toMatchObject([{ key: 'Tab', stops: 1 }]);
});

test('Tab that reaches the end of a page, where nothing has the focus, is no trap', () => {
  const [last] = page('<button class="trap">1</button>');
  for (let turn = 0; turn < STUCK_TABS; turn++) {
    tabThrough([last as Element], 1);
    (last as HTMLElement).blur();
    listeners.keydown?.({ isTrusted: true, key: 'Tab' });
    vi.runAllTimers();
  }
  expect(reported).toEqual([]);
});

test('Tab that cycles through a whole small page is no trap', () => {
  tabThrough(page(buttons, 2), TRAPPED_TABS);
  expect(reported).toEqual([]);
});

test('Tab that is typed into a text area is no trap', () => {
  tabThrough(page('<textarea class="trap"></textarea>'), TRAPPED_TABS);
  expect(reported).toEqual([]);
});

test('Tab that stays in a text area after Escape is reported', () => {
  const [area] = page('<textarea class="trap"></textarea>');
  tabThrough([area as Element], STUCK_TABS - 1);
  listeners.keydown?.({ isTrusted: true, key: 'Escape' });
  expect(reported).toEqual([]);
  tabThrough([area as Element], 1);
  expect(reported).toMatchObject([{ key: 'Tab', stops: 1 }]);
});

test('Escape counts for Tab only until the next click', () => {
  const [area] = page('<textarea class="trap"></textarea>');
  (area as HTMLElement).focus();
  listeners.keydown?.({ isTrusted: true, key: 'Escape' });
  listeners.pointerdown?.({});
  tabThrough([area as Element], STUCK_TABS);
  expect(reported).toEqual([]);
});

test('a click between two presses of Tab restarts the count', () => {
  const trap = page(buttons);
  tabThrough(trap, TRAPPED_TABS - 1);
  listeners.pointerdown?.({});
  tabThrough(trap, TRAPPED_TABS - 1);
  expect(reported).toEqual([]);
});

test.each([
  ['the browser', true, 0],
  ['a script', false, 1],
])('Enter that %s turns into a click (trusted: %s) is reported %i times', (_, isTrusted, count) => {
  const [button] = page('<div class="trap" role="button" tabindex="0">Fern</div>');
  (button as HTMLElement).focus();
  listeners.keydown?.({ isTrusted: true, key: 'Enter', timeStamp: 1_000 });
  listeners.click?.({ isTrusted, timeStamp: 1_001 });
  vi.runAllTimers();
  expect(reported).toHaveLength(count);
});
