import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, notifyProblem, notifySuccess } from '../../web/app/lib/notify.ts';
import { paintTheme } from '../../web/app/lib/theme/theme.ts';
import { Toaster } from '../../web/app/ui/toasts/toaster.tsx';
import './browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
const seen = () =>
  toasts().filter(({ dataset }) => dataset.visible === 'true' && dataset.removed !== 'true');

test('a toast appears top right, can be closed, and closes after 4 s [CONST-14, CONST-16]', async () => {
  render(<Toaster />);
  act(() => notify({ title: 'One', detail: 'word' }));
  await pass(50);
  const [first] = toasts();
  expect(first?.dataset).toMatchObject({ xPosition: 'right', yPosition: 'top', styled: 'false' });
  expect(first?.closest('ol')?.style.zIndex, 'above dialogs, below menus').toBe('45');
  await pass(3_800);
  expect(seen()).toHaveLength(1);
  await pass(600);
  expect(toasts()).toHaveLength(0);
  act(() => notify({ title: 'Two' }));
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
  await pass(600);
  expect(toasts()).toHaveLength(0);
});

test('at most three toasts are visible at once [CONST-15]', async () => {
  render(<Toaster />);
  for (const title of ['One', 'Two', 'Three', 'Four']) act(() => notify({ title }));
  await pass(50);
  expect(seen().map(({ textContent }) => textContent)).toEqual(['Four', 'Three', 'Two']);
});

test('a message replaces an earlier one on the same subject', async () => {
  render(<Toaster />);
  act(() => notify({ title: 'Script Not Found', subject: 'test' }));
  act(() => notify({ title: 'Connected', subject: 'test' }));
  await pass(50);
  expect(seen().map(({ textContent }) => textContent)).toEqual(['Connected']);
});

const alike = { title: 'Link copied', detail: 'It starts at 0:12.' };
/** Nodes added to the live region of toasts, which a screen reader announces. */
const additions = () => {
  const added: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) added.push(textContent);
  });
  const region = document.querySelector('[aria-live]') as Element;
  observer.observe(region, { childList: true, subtree: true });
  return added;
};

test('a repeated message is one toast, whose timer restarts and which is announced again [CONST-16]', async () => {
  render(<Toaster />);
  act(() => notify(alike));
  await pass(3_000);
  const added = additions();
  act(() => notify(alike));
  await pass(500);
  expect(seen()).toHaveLength(1);
  await pass(2_500);
  expect(seen()).toHaveLength(1);
  expect(added).toEqual([alike.title, alike.detail]);
  await pass(1_500);
  expect(toasts()).toHaveLength(0);
});

test('messages that differ in text or tone are separate toasts', async () => {
  render(<Toaster />);
  act(() => notify(alike));
  act(() => notify({ ...alike, detail: 'It starts at 0:13.' }));
  act(() => notifyProblem(alike));
  await pass(50);
  expect(seen()).toHaveLength(3);
});

test('a message that repeats while its toast closes is not lost', async () => {
  render(<Toaster />);
  act(() => notify(alike));
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
  await pass(100);
  act(() => notify(alike));
  await pass(600);
  expect(seen()).toHaveLength(1);
});

test('a repeated message has the latest action', async () => {
  render(<Toaster />);
  const undo = [vi.fn(), vi.fn()];
  for (const run of undo) {
    act(() => notifySuccess({ ...alike, action: { label: 'Undo', run } }));
    await pass(50);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo.map((run) => run.mock.calls.length)).toEqual([0, 1]);
});

test('a message before the toaster has loaded is not lost', async () => {
  notify({ title: 'Early' });
  render(<Toaster />);
  await pass(50);
  screen.getByText('Early');
});

test.each([
  [undefined, 'light'],
  ['dark', 'dark'],
])(
  'toasts follow the theme setting, which is the system’s at first: %s, %s [CONST-17]',
  async (chosen, theme) => {
    if (chosen) localStorage.setItem('theme', chosen);
    paintTheme();
    render(<Toaster />);
    act(() => notify({ title: 'One' }));
    await pass(50);
    expect(document.querySelector('[data-sonner-toaster]')?.getAttribute('data-sonner-theme')).toBe(
      theme,
    );
    expect(document.documentElement.classList.contains('dark')).toBe(theme === 'dark');
    const { style } = document.querySelector('[data-sonner-toaster]') as HTMLElement;
    expect(style.getPropertyValue('--normal-bg'), 'of the close button').toBe('transparent');
  },
);

test.each([
  ['a focused control', 'focus', 80, '128px'],
  ['a clicked control that has no focus', 'press', 80, '128px'],
  ['a control further down', 'focus', 600, '60px'],
] as const)('a toast does not cover %s', async (_, way, top, expected) => {
  document.body.innerHTML = '<main><button>Remove</button></main>';
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 1_000, 40),
  );
  const { container } = render(<Toaster />);
  const control = screen.getByRole('button', { name: 'Remove' });
  if (way === 'focus') control.focus();
  else fireEvent.pointerDown(control);
  act(() => notify({ title: 'Member removed' }));
  await pass(50);
  const area = container.firstElementChild as HTMLElement;
  expect(area.style.getPropertyValue('--toast-top')).toBe(expected);
});
