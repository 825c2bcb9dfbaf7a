import { beforeEach, expect, test, vi } from 'vitest';
import { observeCalls } from '../../web/tracker/evidence/observe-calls.ts';
import { Lifetime, whenParsed } from '../../web/tracker/lifetime.ts';
import { ERRORS_ALLOWED } from '../../web/tracker/limits.ts';

let life: Lifetime;
let calls: string[];
const note = (name: string) => () => void calls.push(name);
const fail = () => {
  throw new Error('broken');
};
const click = () => document.body.dispatchEvent(new Event('click', { bubbles: true }));

beforeEach(() => {
  life = new Lifetime();
  calls = [];
});

test('an error in a handler never reaches the page, is counted, and the handler runs again', () => {
  const failing = life.catchErrors(fail);
  failing();
  failing();
  expect(life.errors).toBe(2);
  expect(life.hasEnded).toBe(false);
});

test('after more than twenty errors the recorder ends itself', () => {
  life.onEnd(note('end'));
  for (let error = 0; error < ERRORS_ALLOWED; error += 1) life.countError();
  expect([life.hasEnded, calls]).toEqual([false, []]);
  life.countError();
  expect([life.hasEnded, calls]).toEqual([true, ['end']]);
});

test('after the end no handler, listener or timer runs, and nothing ends twice', () => {
  vi.useFakeTimers();
  life.listen(document, 'click', note('click'));
  life.listenWeakly(window, 'click', note('click of the window'));
  life.after(1_000, note('timer'));
  life.onEnd(note('first'));
  life.onEnd(note('last'));
  life.end();
  life.end();
  click();
  life.catchErrors(note('late'))();
  vi.advanceTimersByTime(2_000);
  expect(calls).toEqual(['last', 'first']);
  vi.useRealTimers();
});

test('a cleanup that fails does not keep the others from running', () => {
  life.onEnd(note('cleaned'));
  life.onEnd(fail);
  life.end();
  expect([calls, life.errors]).toEqual([['cleaned'], 1]);
});

test('a listener runs before those of the page and cannot cancel its events', () => {
  const stop = (event: Event) => event.stopImmediatePropagation();
  life.listen(document, 'click', (event) => {
    event.preventDefault();
    calls.push(`${event.defaultPrevented}`);
  });
  document.body.addEventListener('click', stop, true);
  document.body.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
  document.body.removeEventListener('click', stop, true);
  expect(calls).toEqual(['false']);
  life.end();
});

test('a removed listener stays removed, also after document.open()', () => {
  const remove = life.listen(document, 'click', note('removed'));
  life.listen(document, 'click', note('kept'));
  life.listenWeakly(document, 'click', note('kept weakly'));
  life.listenWeakly(document.body, 'click', note('of an element'));
  remove();
  life.listenAgain();
  click();
  expect(calls).toEqual(['kept', 'kept weakly', 'of an element']);
  life.end();
});

test('listeners that document.open() removed are added again', () => {
  const add = vi.spyOn(document, 'addEventListener');
  const addToBody = vi.spyOn(document.body, 'addEventListener');
  life.listen(document, 'click', note('click'));
  life.listenWeakly(document, 'keydown', note('key'));
  life.listenWeakly(document.body, 'keydown', note('key'));
  for (const spy of [add, addToBody]) spy.mockClear();
  life.listenAgain();
  expect(add.mock.calls.map(([type]) => type)).toEqual(['click', 'keydown']);
  expect(addToBody).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  life.end();
});

test('a timer runs once after its delay unless it is canceled', () => {
  vi.useFakeTimers();
  life.after(1_000, note('timer'));
  life.after(1_000, note('canceled'))();
  vi.advanceTimersByTime(999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(calls).toEqual(['timer']);
  life.end();
  vi.useRealTimers();
});

test('what needs the whole page waits until it is parsed', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  whenParsed(life, (event) => calls.push(`${event?.type}`));
  expect(calls).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  state.mockReturnValue('interactive');
  whenParsed(life, (event) => calls.push(`${event?.type}`));
  expect(calls).toEqual(['DOMContentLoaded', 'undefined']);
  state.mockRestore();
  life.end();
});

/** A function of a page, and what the recorder saw of its calls. */
function observed(observe?: (self: unknown, args: unknown[], result: unknown) => undefined) {
  const add = (one: number, two: number) => one + two;
  const owner = { add };
  observeCalls(life, owner, 'add', (self, args, result) => {
    calls.push(`${self === owner} ${args} ${result}`);
    return observe?.(self, args, result);
  });
  return { owner, add };
}

test('the calls of a function are observed, and the page gets its result', () => {
  const { owner, add } = observed();
  expect([owner.add(2, 3), calls]).toEqual([5, ['true 2,3 5']]);
  expect([owner.add.name, owner.add.length]).toEqual([add.name, add.length]);
  // As that of a native function, which scripts check.
  expect(`${owner.add}`).toContain('[native code]');
  life.end();
  expect(owner.add).toBe(add);
  owner.add(1, 1);
  expect(calls).toHaveLength(1);
});

test('an error of the recorder in a call does not reach the page, one of the function does', () => {
  const { owner } = observed(fail as never);
  expect(owner.add(2, 3)).toBe(5);
  expect(life.errors).toBe(1);
  const thrower = { run: fail };
  observeCalls(life, thrower, 'run', () => undefined);
  expect(() => thrower.run()).toThrow('broken');
});

test('the observer may replace the result, such as a promise by one derived from it', () => {
  const owner = { add: () => 'first' };
  observeCalls(life, owner, 'add', () => 'derived');
  expect(owner.add()).toBe('derived');
});

test('a wrapper that the page added later stays, and passes calls through after the end', () => {
  const { owner } = observed();
  const wrapped = owner.add;
  owner.add = (one, two) => wrapped(one, two) * 10;
  const ofPage = owner.add;
  life.end();
  expect(owner.add).toBe(ofPage);
  expect(owner.add(2, 3)).toBe(50);
  expect(calls).toEqual([]);
});

test('a second recording of the page observes each call once', () => {
  const { owner } = observed();
  observeCalls(life, owner, 'add', note('again'));
  owner.add(1, 2);
  expect(calls).toEqual(['again']);
});

test('a function that is missing or read-only is left alone', () => {
  const frozen = Object.freeze({ add: () => 1 });
  const number = { add: 3 };
  for (const owner of [undefined, {}, number, frozen]) observeCalls(life, owner, 'add', note('x'));
  expect([frozen.add(), number, calls]).toEqual([1, { add: 3 }, []]);
  life.end();
  expect(life.errors).toBe(0);
});
