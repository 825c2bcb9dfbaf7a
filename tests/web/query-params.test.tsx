import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useQueryParams } from '../../web/app/lib/router/use-query-params.ts';
import { Tab, tabAt } from './tab.tsx';

function paramsAt(path: string) {
  const history = tabAt(path);
  const { result } = renderHook(() => useQueryParams('/list', ['search', 'reader']), {
    wrapper: ({ children }) => <Tab history={history}>{children}</Tab>,
  });
  const query = () => history.now().search;
  return { history, query, change: () => result.current[1], values: () => result.current[0] };
}

test('several changes before the next render are all in the URL', () => {
  const { query, change, values } = paramsAt('/list?page=2');
  act(() => {
    // The debounce of the search field may end while another change is being rendered.
    change()({ reader: 'ann' });
    change()({ search: 'cart' });
  });
  expect(query()).toBe('?page=2&reader=ann&search=cart');
  expect(values()).toEqual({ reader: 'ann', search: 'cart' });
});

test('a parameter with several values appears in the URL once per value, sorted', () => {
  const history = tabAt('/list?browser=Safari&page=2&browser=Chrome&browser=Safari');
  const { result } = renderHook(() => useQueryParams('/list', ['page'], ['browser', 'tag']), {
    wrapper: ({ children }) => <Tab history={history}>{children}</Tab>,
  });
  const query = () => history.now().search;
  const change = (browser: string[]) => act(() => result.current[1]({ browser }));
  expect(result.current[0]).toEqual({ page: '2', browser: ['Chrome', 'Safari'], tag: [] });
  change(['Opera', 'Edge']);
  expect(query()).toBe('?browser=Edge&page=2&browser=Opera');
  change(['Opera']);
  expect(query()).toBe('?browser=Opera&page=2');
  change([]);
  expect(query()).toBe('?page=2');
});

test('a change replaces the page in the history and keeps its path', () => {
  const history = tabAt('/emails');
  const { result } = renderHook(() => useQueryParams('/list', ['search']), {
    wrapper: ({ children }) => <Tab history={history}>{children}</Tab>,
  });
  history.go('/list');
  act(() => result.current[1]({ search: 'cart' }));
  expect(history.now()).toMatchObject({ pathname: '/list', search: '?search=cart' });
  history.back();
  expect(history.now()).toMatchObject({ pathname: '/emails', search: '' });
});

test('an emptied value disappears from the URL, and later changes start from the current URL', () => {
  const { history, query, change } = paramsAt('/list?search=cart');
  act(() => change()({ search: '' }));
  expect(query()).toBe('');
  history.go('/list?reader=tom');
  act(() => change()({ search: 'cart' }));
  expect(query()).toBe('?reader=tom&search=cart');
});

test('a change after the owner opened another page does not return to this one', () => {
  const { history, query, change } = paramsAt('/list');
  history.go('/list?search=ca');
  window.history.pushState(null, '', '/profile'); // as the browser's URL is while the next page loads
  act(() => change()({ search: 'cart' }));
  expect(query()).toBe('?search=ca');
});
