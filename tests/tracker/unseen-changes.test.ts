import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { watchUnseenChanges } from '../../web/tracker/evidence/unseen-changes.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';

/** The height of the window. `data-top` is the top of an element; without it the element has no box. */
const WINDOW = 800;
const boxOf = (element: Element) => {
  const top = element.getAttribute('data-top');
  if (element.className === 'sr-only') return { top: 5, width: 1, height: 1 };
  return { top: Number(top ?? 5), width: top === null ? 0 : 300, height: top === null ? 0 : 40 };
};
/** Delivers entries when a test calls `deliver`, because jsdom has no layout. */
class Observer {
  static all = new Set<Observer>();
  readonly #targets = new Set<Element>();
  readonly #call: (entries: unknown[]) => void;
  constructor(call: (entries: unknown[]) => void) {
    this.#call = call;
  }
  observe(target: Element): void {
    this.#targets.add(target);
    Observer.all.add(this);
  }
  disconnect(): void {
    Observer.all.delete(this);
  }
  deliver(): void {
    const entries = [...this.#targets].map((target) => {
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
let emitted: { tag: string; click_ago_ms: number }[];
let changes: MutationObserver;
let onChanges: ReturnType<typeof watchUnseenChanges>;
let onClick: (event: object) => void;
const showPage = (html: string) => {
  document.body.innerHTML = html;
  changes.takeRecords();
};
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const drawFrame = () => {
  for (const each of Observer.all) each.deliver();
};
/** Reports the changes as the recorder does, and draws a frame. */
function record(): void {
  onChanges([changes.takeRecords()], (node) => node === byId('menu'));
  drawFrame();
}
const wait = () => vi.advanceTimersByTime(7_000);
const click = (isTrusted = true, target: Element | null = null) =>
  onClick({ isTrusted, target, composedPath: () => [target] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('[hidden]') === null;
  };
  life = new Lifetime();
  emitted = [];
  const documents = new Documents(life);
  vi.spyOn(documents, 'listen').mockImplementation(((_: string, run: typeof onClick) => {
    onClick = run;
  }) as never);
  const emit = (tag: string, payload: { click_ago_ms: number }) =>
    emitted.push({ tag, ...payload });
  onChanges = watchUnseenChanges(life, documents, emit as unknown as EmitCustomEvent);
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

test('a response above the window is reported as unseen when the wait is over', () => {
  showPage(above);
  click();
  byId('notes').innerHTML = NOTE;
  record();
  expect(emitted).toEqual([]);
  wait();
  expect(emitted).toEqual([{ tag: 'rv:unseen', click_ago_ms: 7_000 }]);
});

test('a message for screen readers only is reported as unseen', () => {
  showPage('<p id="message" class="sr-only"></p>');
  click();
  byId('message').textContent = 'The item could not be added';
  record();
  wait();
  expect(emitted).toHaveLength(1);
});

test.each([
  ['its content overflows its box', 'scrollWidth', 1_100, 'visible', true],
  ['its content overflows it below', 'scrollHeight', 500, 'visible', true],
  ['its content scrolls', 'scrollHeight', 500, 'auto', false],
  ['its content fits', 'scrollWidth', 301, 'visible', false],
] as const)(
  'what a click moves out of sight may still be seen in part if %s',
  (_, side, pixels, overflow, isSeen) => {
    showPage(`<div id="track" data-top="100" style="overflow:${overflow}"><p>Slide</p></div>`);
    Object.defineProperty(byId('track'), side, { value: pixels });
    click();
    byId('track').setAttribute('data-top', '-900');
    record();
    wait();
    expect(emitted).toHaveLength(isSeen ? 0 : 1);
  },
);

test('what an observer delivers after the next click, as Firefox may, is not counted for that click', () => {
  showPage(above);
  click();
  byId('notes').innerHTML = NOTE;
  onChanges([changes.takeRecords()], () => false);
  const [observer] = Observer.all;
  click();
  observer?.deliver();
  wait();
  observer?.deliver();
  expect(emitted).toEqual([]);
});

test('the next click ends the wait, and each click has a separate wait', () => {
  showPage(above);
  click();
  byId('notes').innerHTML = NOTE;
  record();
  vi.advanceTimersByTime(1_800);
  click();
  expect(emitted).toEqual([{ tag: 'rv:unseen', click_ago_ms: 1_800 }]);
  wait();
  expect(emitted).toHaveLength(1);
});

test('a message that is put into a hidden part of the page is unseen', () => {
  showPage('<div id="notes" hidden></div>');
  click();
  byId('notes').innerHTML = '<p>Required</p>';
  record();
  wait();
  expect(emitted).toHaveLength(1);
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
  ['more than can be checked', above, () => (byId('notes').innerHTML = NOTE.repeat(61))],
])('when a click changes %s, nothing is reported as unseen', (_, html, change) => {
  showPage(html);
  click();
  change();
  record();
  wait();
  expect(emitted).toEqual([]);
});

test('changes that were scrolled to, not yet checked or not observed are not reported as unseen', () => {
  const changeAfterClick = () => {
    showPage(above);
    click();
    byId('notes').innerHTML = NOTE;
  };
  changeAfterClick();
  record();
  byId('notes').firstElementChild?.setAttribute('data-top', '100');
  drawFrame();
  wait();
  changeAfterClick();
  record();
  byId('notes').append(document.createElement('b'));
  onChanges([changes.takeRecords()], () => false);
  click();
  changeAfterClick();
  record();
  onChanges(undefined, () => false);
  wait();
  expect(emitted).toEqual([]);
});

test('no change, a script’s change and a script’s click report nothing', () => {
  showPage(above);
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
  expect(emitted).toEqual([]);
});

const BUTTON = '<button id="send" class="button" data-top="700"><b>Send</b></button>';
test.each<[string, number, () => void]>([
  ['the look of the clicked button', 1, () => byId('send').setAttribute('class', 'pressed')],
  ['a ripple in the clicked button', 1, () => byId('send').append(document.createElement('i'))],
  ['a menu that is closed again', 1, () => byId('menu').classList.remove('open')],
  ['another button in the window', 0, () => byId('other').setAttribute('class', 'pressed')],
])('a message out of sight and %s are reported %i times', (_, count, change) => {
  showPage(
    `${above}${BUTTON}<button id="other" data-top="600">Back</button><p id="menu" class="" hidden>Menu</p>`,
  );
  click(true, byId('send').firstElementChild);
  byId('notes').innerHTML = NOTE;
  change();
  record();
  wait();
  expect(emitted).toHaveLength(count);
});

test('a click that only changes its control reports nothing', () => {
  showPage(BUTTON);
  click(true, byId('send'));
  byId('send').textContent = 'Sent';
  record();
  wait();
  expect(emitted).toEqual([]);
});
