import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_PAUSE_MS } from '../../lambdas/contract/limits.ts';
import { SearchField } from '../../web/app/ui/form/search-field.tsx';

const onChange = vi.fn();
const field = (value: string) => (
  <SearchField label="Search" placeholder="Anything" value={value} onChange={onChange} />
);
const typed = () => screen.getByLabelText<HTMLInputElement>('Search').value;
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTime(SEARCH_PAUSE_MS));

beforeEach(() => {
  onChange.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('keeps the typed text when an older value arrives late', () => {
  const { rerender } = render(field(''));
  type('ca');
  pause();
  type('cart');
  pause();
  expect(onChange.mock.calls).toEqual([['ca'], ['cart']]);
  rerender(field('ca'));
  expect(typed()).toBe('cart');
  rerender(field('cart'));
  expect(typed()).toBe('cart');
});

test('adopts a value that changed elsewhere, such as by the Back button', () => {
  const { rerender } = render(field(''));
  type('cart');
  pause();
  rerender(field('cart'));
  rerender(field(''));
  expect(typed()).toBe('');
});
