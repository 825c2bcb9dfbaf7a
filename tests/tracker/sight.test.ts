import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { watchSight } from '../../web/tracker/evidence/sight.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';

/** Where the window is; each element is where its `data-top` says, and has no box without it. */
const WINDOW = 800;
const boxOf = (element: Element) => {
  const top = element.getAttribute('data-top');
  return { top: Number(top ?? 5), width: top === null ? 0 : 300, height: top === null ? 0 : 40 };
};
/** Looks when a test calls it, since jsdom lays nothing out. */
class Observer {
  static all = new Set<Observer>();
  readonly #places = new Set<Element>();
  readonly #call: (entries: unknown[]) => void;
  constructor(call: (entries: unknown[]) => void) {
    this.#call = call;
  }
  observe(place: Element): void {
    this.#places.add(place);
    Observer.all.add(this);
  }
  disconnect(): void {
    Observer.all.delete(this);
  }
  look(): void {
    const entries = [...this.#places].map((target) => {
      const box = boxOf(target);
      const isIntersecting = box.top + box.height > 0 && box.top < WINDOW;
      return {
        target,
        isIntersecting: isIntersecting && target.isConnected,
        boundingClientRect: box,
      };
    });
    this.#call(entries);
  }
}

let life: Lifetime;
let said: { tag: string; click_ago_ms: number }[];
let changes: MutationObserver;
let onChanges: ReturnType<typeof watchSight>;
let onClick: (event: { isTrusted: boolean }) => void;
const seen = (html: string) => {
  document.body.innerHTML = html;
  changes.takeRecords();
};
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const drawFrame = () => {
  for (const each of Observer.all) each.look();
};
/** The recorder records what has changed, and the browser draws a frame. */
function record(): void {
  onChanges([changes.takeRecords()]);
  drawFrame();
}
const wait = () => vi.advanceTimersByTime(7_000);
const click = (isTrusted = true) => onClick({ isTrusted });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('[hidden]') === null;
  };
  life = new Lifetime();
  said = [];
  vi.spyOn(life, 'listen').mockImplementation(((_: unknown, __: string, run: typeof onClick) => {
    onClick = run;
    return () => {};
  }) as never);
  const emit = (tag: string, payload: { click_ago_ms: number }) => said.push({ tag, ...payload });
  onChanges = watchSight(life, emit as unknown as EmitCustomEvent);
  changes = new MutationObserver(() => {});
  const watched = { childList: true, characterData: true, attributes: true, subtree: true };
  changes.observe(document, watched);
});
afterEach(() => {
  expect(life.errors).toBe(0);
  life.end();
  changes.disconnect();
  Observer.all.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

const NOTE = '<i></i><p data-top="-900">A house number is required</p>';
const above = '<div id="notes"></div>';

test('an answer above the window is reported as unseen when the wait is over', () => {
  seen(above);
  click();
  byId('notes').innerHTML = NOTE;
  record();
  expect(said).toEqual([]);
  wait();
  expect(said).toEqual([{ tag: 'rv:unseen', click_ago_ms: 7_000 }]);
});

test.each([
  ['its content overflows its box', 'scrollWidth', 1_100, 'visible', true],
  ['its content overflows it below', 'scrollHeight', 500, 'visible', true],
  ['its content has a scroll bar of its own', 'scrollHeight', 500, 'auto', false],
  ['its content fits', 'scrollWidth', 301, 'visible', false],
] as const)(
  'what a click moves out of sight may still be seen in part if %s',
  (_, side, pixels, overflow, isSeen) => {
    seen(`<div id="track" data-top="100" style="overflow:${overflow}"><p>Slide</p></div>`);
    Object.defineProperty(byId('track'), side, { value: pixels });
    click();
    byId('track').setAttribute('data-top', '-900');
    record();
    wait();
    expect(said).toHaveLength(isSeen ? 0 : 1);
  },
);

test('the next click ends the wait, and each click has its own', () => {
  seen(above);
  click();
  byId('notes').innerHTML = NOTE;
  record();
  vi.advanceTimersByTime(1_800);
  click();
  expect(said).toEqual([{ tag: 'rv:unseen', click_ago_ms: 1_800 }]);
  wait();
  expect(said).toHaveLength(1);
});

test('a message that is put into a hidden part of the page is unseen', () => {
  seen('<div id="notes" hidden></div>');
  click();
  byId('notes').innerHTML = '<p>Required</p>';
  record();
  wait();
  expect(said).toHaveLength(1);
});

test.each<[string, string, () => void]>([
  ['text in the window', '<p id="out" data-top="10">1</p>', () => (byId('out').textContent = '2')],
  [
    'a dialog inside of a wrapper without a box',
    '<main data-top="0"></main>',
    () => document.body.insertAdjacentHTML('beforeend', '<div><b data-top="200">Sure?</b></div>'),
  ],
  [
    'something hidden',
    '<aside id="hint" data-top="40"></aside>',
    () => {
      byId('hint').removeAttribute('data-top');
      byId('hint').hidden = true;
    },
  ],
  [
    'something removed from a part without a box',
    `<div id="out"><i></i></div>${above}`,
    () => {
      byId('notes').innerHTML = NOTE;
      byId('out').replaceChildren();
    },
  ],
  [
    'a style sheet',
    above,
    () => {
      byId('notes').innerHTML = NOTE;
      document.head.append(document.createElement('style'));
    },
  ],
  ['more than can be looked at', above, () => (byId('notes').innerHTML = NOTE.repeat(61))],
])('where a click changes %s, nothing is called unseen', (_, html, change) => {
  seen(html);
  click();
  change();
  record();
  wait();
  expect(said).toEqual([]);
});

test('what the visitor scrolls to, what the browser has not looked at, and what was not observed is not called unseen', () => {
  const begin = () => {
    seen(above);
    click();
    byId('notes').innerHTML = NOTE;
  };
  begin();
  record();
  byId('notes').firstElementChild?.setAttribute('data-top', '100');
  drawFrame();
  wait();
  begin();
  record();
  byId('notes').append(document.createElement('b'));
  onChanges([changes.takeRecords()]);
  click();
  begin();
  record();
  onChanges(undefined);
  wait();
  expect(said).toEqual([]);
});

test('no change, a script alone and a click by a script say nothing', () => {
  seen(above);
  click();
  wait();
  click();
  document.body.append(document.createElement('script'));
  record();
  wait();
  click(false);
  byId('notes').innerHTML = NOTE;
  record();
  wait();
  expect(said).toEqual([]);
});
