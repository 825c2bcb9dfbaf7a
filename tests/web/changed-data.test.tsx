import { setImmediate as nextTask } from 'node:timers/promises';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reload, store, update } from '../../web/app/lib/changed-data.ts';
import { eventually } from './app.tsx';

const queryKey = ['words'];

/** A query whose loads end when the test says so. */
function slowQuery(known?: string) {
  const cache = new QueryClient();
  const loads: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const next = Promise.withResolvers<string>();
    loads.push(next);
    return next.promise;
  };
  if (known !== undefined) cache.setQueryData(queryKey, known);
  const { result } = renderHook(() => useQuery({ queryKey, queryFn: load }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  return { cache, loads, result };
}

test.each([
  ['the first load', undefined],
  ['a later load', 'known'],
])(
  'a change while %s is under way loads again, and the old response is dropped',
  async (_, known) => {
    const { cache, loads, result } = slowQuery(known);
    await eventually(() => expect(loads).toHaveLength(1));
    const reloaded = reload(cache, queryKey);
    await eventually(() => expect(loads).toHaveLength(2));
    loads[1]?.resolve('new');
    await act(() => reloaded);
    loads[0]?.resolve('old');
    await eventually(() => expect(result.current.data).toBe('new'));
    expect(result.current.fetchStatus).toBe('idle');
  },
);

test.each([
  ['first', undefined],
  ['later', 'known'],
])('those who wait for a dropped %s load get the data of the next one', async (_, known) => {
  const { cache, loads, result } = slowQuery(known);
  const refetched = result.current.refetch().then(({ data }) => data);
  await eventually(() => expect(loads.length).toBeGreaterThan(0));
  const dropped = loads.length;
  const reloaded = reload(cache, queryKey);
  await eventually(() => expect(loads).toHaveLength(dropped + 1));
  await nextTask(); // a dropped load has ended by now, without the new data
  loads.at(-1)?.resolve('new');
  await act(() => reloaded);
  expect(await act(() => refetched)).toBe('new');
});

test('a load that began before a change does not replace its result', async () => {
  const { cache, loads, result } = slowQuery('known');
  await eventually(() => expect(loads).toHaveLength(1));
  act(() => store(cache, queryKey, 'changed'));
  loads[0]?.resolve('old');
  await act(() => loads[0]?.promise);
  await eventually(() =>
    expect(result.current).toMatchObject({ data: 'changed', fetchStatus: 'idle' }),
  );
});

test('loaded data is changed as the server did, and a query without data loads again', async () => {
  const known = slowQuery('known');
  await eventually(() => expect(known.loads).toHaveLength(1));
  act(() => update<string>(known.cache, queryKey, (word) => `${word} better`));
  await eventually(() => expect(known.result.current.data).toBe('known better'));

  const unknown = slowQuery();
  await eventually(() => expect(unknown.loads).toHaveLength(1));
  act(() => update<string>(unknown.cache, queryKey, (word) => `${word} better`));
  await eventually(() => expect(unknown.loads).toHaveLength(2));
  unknown.loads[0]?.resolve('old');
  unknown.loads[1]?.resolve('new');
  await eventually(() => expect(unknown.result.current.data).toBe('new'));
});
