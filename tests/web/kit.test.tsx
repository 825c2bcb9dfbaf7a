import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, notifyProblem, notifySuccess } from '../../web/app/lib/notify.ts';
import { Queries } from '../../web/app/lib/query.tsx';
import { paintTheme } from '../../web/app/lib/theme.ts';
import { Select } from '../../web/app/ui/form/select.tsx';
import { Toaster } from '../../web/app/ui/toaster.tsx';
import { Tooltip } from '../../web/app/ui/tooltip.tsx';
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
  expect(first?.dataset).toMatchObject({ xPosition: 'right', yPosition: 'top' });
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

test('at most three are seen at once [CONST-15]', async () => {
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
/** What a screen reader reads aloud when it comes: nodes that are added to the region of toasts. */
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

test('a message that comes again is one toast, whose time starts anew, and is read aloud again [CONST-16]', async () => {
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

test('messages that differ in a word or in tone are toasts of their own', async () => {
  render(<Toaster />);
  act(() => notify(alike));
  act(() => notify({ ...alike, detail: 'It starts at 0:13.' }));
  act(() => notifyProblem(alike));
  await pass(50);
  expect(seen()).toHaveLength(3);
});

test('a message that comes again while its toast closes is not lost', async () => {
  render(<Toaster />);
  act(() => notify(alike));
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
  await pass(100);
  act(() => notify(alike));
  await pass(600);
  expect(seen()).toHaveLength(1);
});

test('a message that comes again has the action of the last one', async () => {
  render(<Toaster />);
  const undo = [vi.fn(), vi.fn()];
  for (const run of undo) {
    act(() => notifySuccess({ ...alike, action: { label: 'Undo', run } }));
    await pass(50);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo.map((run) => run.mock.calls.length)).toEqual([0, 1]);
});

test('what is said before the toaster has come is not lost', async () => {
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
  },
);

test('a tooltip opens after 700 ms of rest [CONST-18]', async () => {
  render(
    <Tooltip text="A word">
      <button type="button">Thing</button>
    </Tooltip>,
  );
  fireEvent.pointerMove(screen.getByRole('button'));
  await pass(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('A word');
});

const fruits = ['Apple', 'Banana', 'Blackberry'].map((label) => ({ label, value: label }));

test('what was typed ahead in a select is forgotten after 1 s [CONST-19]', async () => {
  const chosen: string[] = [];
  render(<Select value="Apple" onValueChange={(value) => chosen.push(value)} options={fruits} />);
  const type = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
  type('b');
  type('l');
  await pass(999);
  type('a');
  expect(chosen.at(-1)).toBe('Blackberry');
  await pass(1_000);
  type('a');
  expect(chosen.at(-1), 'a new word begins').toBe('Blackberry');
});

test('a select that is longer than the window scrolls a line every 50 ms [CONST-20]', async () => {
  const line = 30;
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(line * 20);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(line * 5);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(line);
  render(<Select value="Apple" onValueChange={() => {}} options={fruits} />);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  await pass(0);
  const list = document.querySelector('[data-radix-select-viewport]');
  const down = list?.nextElementSibling;
  fireEvent.pointerMove(down as Element);
  await pass(49);
  expect(list?.scrollTop).toBe(0);
  await pass(1);
  expect(list?.scrollTop).toBe(line);
  await pass(100);
  expect(list?.scrollTop).toBe(3 * line);
});

test('a query is asked again once, and fresh for five minutes [CONST-12, CONST-13]', async () => {
  let asked = 0;
  let isBroken = true;
  const ask = async () => {
    asked += 1;
    if (isBroken) throw new TypeError('Failed to fetch');
    return asked;
  };
  function Page() {
    return <p>{useQuery({ queryKey: ['a'], queryFn: ask }).status}</p>;
  }
  function Twice({ isShown }: { isShown: boolean }) {
    const cache = useQueryClient();
    return <QueryClientProvider client={cache}>{isShown && <Page />}</QueryClientProvider>;
  }
  const view = (isShown: boolean) => (
    <Queries>
      <Twice isShown={isShown} />
    </Queries>
  );
  const { rerender } = render(view(true));
  await pass(60_000);
  screen.getByText('error');
  expect(asked).toBe(2);

  isBroken = false;
  rerender(view(false));
  rerender(view(true));
  await pass(1_000);
  expect(asked).toBe(3);
  rerender(view(false));
  await pass(4 * 60_000);
  rerender(view(true));
  await pass(1_000);
  expect(asked).toBe(3);
  rerender(view(false));
  await pass(60_000);
  rerender(view(true));
  await pass(1_000);
  expect(asked).toBe(4);
});
