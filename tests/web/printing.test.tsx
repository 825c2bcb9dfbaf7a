import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { onPrint, printWhole } from '../../web/app/lib/loading/printing.ts';
import { WhenNear } from '../../web/app/lib/loading/when-near.tsx';
import './browser.ts';

afterEach(() => vi.restoreAllMocks());

const print = vi.fn();
/** Starts printing a page of which this part is loading. */
function printPage(part: string) {
  vi.useFakeTimers();
  print.mockClear();
  vi.stubGlobal('print', print);
  document.body.innerHTML = `<main>${part}</main>`;
  void printWhole();
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a page prints as soon as its lazy parts have loaded', async () => {
  const load = vi.fn();
  onTestFinished(onPrint(load));
  printPage('<p data-loading>Loading</p>');
  expect(load, 'loads the parts').toHaveBeenCalledOnce();
  await pass(3_000);
  expect(print).not.toHaveBeenCalled();
  document.querySelector('p')?.removeAttribute('data-loading');
  await pass(50);
  expect(print).toHaveBeenCalledOnce();
  await pass(20_000);
  expect(print).toHaveBeenCalledOnce();
});

test('a page whose parts never load prints after ten seconds', async () => {
  printPage('<p data-loading>Loading</p>');
  await pass(9_999);
  expect(print).not.toHaveBeenCalled();
  await pass(1);
  expect(print).toHaveBeenCalledOnce();
});

/** Replaces the media query for printing, and returns how to print as Safari does. */
function printQuery() {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as never);
  return (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
}

test('a listener is called before each kind of printing, and never after it unsubscribes', () => {
  const changePrint = printQuery();
  const listener = vi.fn();
  const unsubscribe = onPrint(listener);
  changePrint(false);
  expect(listener).not.toHaveBeenCalled();
  changePrint(true);
  window.dispatchEvent(new Event('beforeprint'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  changePrint(true);
  window.dispatchEvent(new Event('beforeprint'));
  expect(listener).toHaveBeenCalledTimes(2);
});

interface Observer {
  readonly margin: string | undefined;
  readonly targets: Element[];
  readonly scroll: (...isIntersecting: boolean[]) => void;
}
function observers(): Observer[] {
  const all: Observer[] = [];
  class FakeObserver {
    readonly #targets: Element[] = [];
    constructor(
      onChange: (entries: { isIntersecting: boolean }[]) => void,
      options?: { rootMargin: string },
    ) {
      const scroll = (...seen: boolean[]) =>
        act(() => onChange(seen.map((isIntersecting) => ({ isIntersecting }))));
      all.push({ margin: options?.rootMargin, targets: this.#targets, scroll });
    }
    observe(target: Element) {
      this.#targets.push(target);
    }
    disconnect() {
      this.#targets.length = 0;
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return all;
}
const showPart = () => render(<WhenNear fallback="Outline">Content</WhenNear>).container;

test('a part below the window loads 600 pixels before it is visible', () => {
  const all = observers();
  const part = showPart();
  expect(part.textContent).toBe('Outline');
  expect(all.map(({ margin, targets }) => [margin, targets])).toEqual([
    ['600px', [part.firstElementChild]],
  ]);
  expect(part.querySelectorAll('[data-loading]')).toHaveLength(1);
  all[0]?.scroll(false);
  expect(part.textContent).toBe('Outline');
  all[0]?.scroll(false, true);
  expect(part.textContent).toBe('Content');
  expect(all.map(({ targets }) => targets)).toEqual([[]]);
});

test.each([
  ['a key is pressed', () => fireEvent.keyDown(window, { key: 'Tab' })],
  ['the page is printed', () => fireEvent(window, new Event('beforeprint'))],
])('a part below the window loads when %s', (_, act) => {
  observers();
  const part = showPart();
  expect(part.textContent).toBe('Outline');
  act();
  expect(part.textContent).toBe('Content');
});

test('a part that is removed before it loads leaves no listeners behind', () => {
  const all = observers();
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  render(<WhenNear fallback="Outline">Content</WhenNear>).unmount();
  const mine = ({ mock }: typeof added | typeof removed) =>
    mock.calls.map(([type]) => type).filter((type) => /^(keydown|beforeprint)$/.test(type));
  expect(mine(removed).sort()).toEqual(mine(added).sort());
  expect(all.map(({ targets }) => targets)).toEqual([[]]);
});

test('without an IntersectionObserver every part loads immediately', () => {
  expect('IntersectionObserver' in window).toBe(false);
  showPart();
  screen.getByText('Content');
});
