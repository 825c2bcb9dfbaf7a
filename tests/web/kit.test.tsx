import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Queries } from '../../web/app/lib/query.tsx';
import { Select } from '../../web/app/ui/form/select.tsx';
import { Menu } from '../../web/app/ui/layout/menu.tsx';
import { Popover } from '../../web/app/ui/layout/popover.tsx';
import { Tooltip } from '../../web/app/ui/tooltip.tsx';
import './browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

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

const button = <button type="button">Open</button>;
test.each([
  ['tooltip', -6, <Tooltip text="A word">{button}</Tooltip>],
  [
    'popover',
    4,
    <Popover trigger={button} label="Panel">
      {() => 'Panel'}
    </Popover>,
  ],
  [
    'menu',
    4,
    <Menu trigger={button} label="Menu">
      {null}
    </Menu>,
  ],
  ['select', 4, <Select value="" onValueChange={() => {}} options={[]} />],
])('a %s opens %d px below its control, or above it if negative', async (name, distance, layer) => {
  render(layer);
  const control = screen.getByRole(name === 'select' ? 'combobox' : 'button');
  fireEvent.pointerMove(control);
  if (name !== 'tooltip') fireEvent.keyDown(control, { key: 'Enter' });
  if (name === 'popover') fireEvent.click(control);
  await pass(1_000);
  const wrapper = document.querySelector<HTMLElement>('[data-radix-popper-content-wrapper]');
  expect(wrapper?.style.transform).toBe(`translate(0px, ${distance}px)`);
});

const fruits = ['Apple', 'Banana', 'Blackberry'].map((label) => ({ label, value: label }));

test('type-ahead in a select resets after 1 s [CONST-19]', async () => {
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

test('a query retries once and stays fresh for five minutes [CONST-12, CONST-13]', async () => {
  let requestCount = 0;
  let isBroken = true;
  const query = async () => {
    requestCount += 1;
    if (isBroken) throw new TypeError('Failed to fetch');
    return requestCount;
  };
  function Page() {
    return <p>{useQuery({ queryKey: ['a'], queryFn: query }).status}</p>;
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
  expect(requestCount).toBe(2);

  isBroken = false;
  rerender(view(false));
  rerender(view(true));
  await pass(1_000);
  expect(requestCount).toBe(3);
  rerender(view(false));
  await pass(4 * 60_000);
  rerender(view(true));
  await pass(1_000);
  expect(requestCount).toBe(3);
  rerender(view(false));
  await pass(60_000 - 2_001);
  rerender(view(true));
  await pass(0);
  rerender(view(false));
  expect(requestCount, 'a millisecond before').toBe(3);
  await pass(1);
  rerender(view(true));
  await pass(0);
  expect(requestCount).toBe(4);
});
