import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { general } from '../../lambdas/contract/copy/general.ts';
import {
  notify,
  notifyFailure,
  showToastsWith,
  type ToastMessage,
} from '../../web/app/lib/notify.ts';
import { Toaster } from '../../web/app/ui/toasts/toaster.tsx';
import './browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];

/** A page with a focused control, below which a toast with an action opens. */
async function toastOver() {
  document.body.innerHTML = '<main><button>Remove</button><a href="/a">Team</a></main>';
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  const control = screen.getByRole('button', { name: 'Remove' });
  const { container } = render(<Toaster />);
  control.focus();
  act(() => notify({ title: 'Member removed' }));
  await pass(50);
  const area = container.firstElementChild as HTMLElement;
  const place = () => area.style.getPropertyValue('--toast-top');
  return { control, place, close: screen.getByRole('button', { name: 'Close toast' }) };
}

test('closing a toast by keyboard returns the focus to where it came from, without scrolling', async () => {
  const { control, close } = await toastOver();
  const focus = vi.spyOn(control, 'focus');
  act(() => close.focus());
  fireEvent.click(close);
  await pass(600);
  expect(toasts()).toHaveLength(0);
  expect(document.activeElement).toBe(control);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('Tab can leave a toast, which then leaves the focus alone when it closes', async () => {
  const { close } = await toastOver();
  act(() => close.focus());
  const link = screen.getByRole('link', { name: 'Team' });
  act(() => link.focus());
  expect(document.activeElement).toBe(link);
  act(() => link.blur());
  await pass(5_000);
  expect(toasts()).toHaveLength(0);
  expect(document.activeElement).toBe(document.body);
});

test('a toast does not close while it has the focus, and closes after it', async () => {
  const { control, close } = await toastOver();
  act(() => close.focus());
  await pass(10_000);
  expect(toasts()).toHaveLength(1);
  act(() => control.focus());
  await pass(10_000);
  expect(toasts()).toHaveLength(0);
});

test('a toast that is in use stays in place when the page scrolls below it', async () => {
  let top = 600;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 1_000, 40),
  );
  const { control, close, place } = await toastOver();
  expect(place()).toBe('60px');
  top = 60;
  act(() => close.focus());
  fireEvent.scroll(document);
  expect(place(), 'in use').toBe('60px');
  act(() => control.focus());
  expect(place(), 'moved below the control').toBe('108px');
  top = 80;
  fireEvent.scroll(document);
  expect(place(), 'after a scroll').toBe('128px');
  top = 70;
  fireEvent(window, new Event('resize'));
  expect(place(), 'after a resize').toBe('118px');
});

test('a toast ignores a click on it and on text, but not one inside of a control', async () => {
  const rows = new Map<unknown, number>();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, rows.get(this) ?? 600, 1_000, 40);
  });
  const { close, place } = await toastOver();
  const link = screen.getByRole('link', { name: 'Team' });
  link.innerHTML = '<b>Team</b>';
  rows.set(close, 70).set(link, 80);
  fireEvent.pointerDown(close);
  expect(place(), 'a click on the toast').toBe('60px');
  fireEvent.pointerDown(link.firstElementChild as Element);
  expect(place(), 'a click inside of a link').toBe('128px');
  fireEvent.pointerDown(document.querySelector('main') as Element);
  expect(place(), 'a click on the page').toBe('60px');
});

test('a control without a size does not move the toasts', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 80, 0, 40),
  );
  const { place } = await toastOver();
  expect(place()).toBe('60px');
});

test('the toaster removes its listeners when it unmounts', () => {
  const spies = [document, window].map((target) => ({
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
  }));
  const { unmount } = render(<Toaster />);
  unmount();
  const types = /^(pointerdown|scroll|resize)$/;
  for (const { added, removed } of spies) {
    const listeners = ({ mock }: typeof added | typeof removed) =>
      mock.calls
        .filter(([type]) => types.test(type))
        .map(([type, listener, options]) => {
          const capture = typeof options === 'object' ? options.capture : options;
          return [type, listener, Boolean(capture)];
        });
    expect(listeners(removed)).toEqual(listeners(added));
  }
});

test('a failure shows the text of its problem, or that the connection is lost', () => {
  const shown: ToastMessage[] = [];
  const stop = showToastsWith((toast) => shown.push(toast));
  const problem = (code: string) =>
    Object.assign(new Error('Team is full'), { name: 'Problem', code, detail: 'Remove a member.' });
  notifyFailure(problem('team-full'));
  notifyFailure(problem('unexpected'));
  notifyFailure(new TypeError('x'), { title: 'Not saved' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  notifyFailure(new TypeError('Failed to fetch'), { title: 'Not saved' });
  expect(shown).toEqual([
    { tone: 'critical', title: 'Team is full', detail: 'Remove a member.' },
    { tone: 'critical', ...general.unexpected },
    { tone: 'critical', title: 'Not saved' },
    { tone: 'critical', ...general.offline },
  ]);
  stop();
});
