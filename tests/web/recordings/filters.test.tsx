import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listRecordings } from '../../../lambdas/contract/recordings.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/filters/filter-bar.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, fill, open, user } from '../app.tsx';
import { chips, choose, focused, focusedName, signedInWithOneRecording } from './active-filters.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(signedInWithOneRecording);

test('a filter is added from the menu by name, then by value', async () => {
  const { history } = open('/recordings');
  await click('Add filter');
  await choose('Device');
  await choose('Phone');
  await eventually(() => expect(history.now().search).toBe('?device=phone'));
  await eventually(() => expect(chips()).toEqual(['Device: Phone']));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Add filter');
});

test('typing part of a value and pressing Enter adds the filter without a mouse', async () => {
  const { history } = open('/recordings');
  (await screen.findByRole('button', { name: 'Add filter' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('combobox', { name: 'Add filter' });
  await user.keyboard('fran{Enter}');
  await eventually(() => expect(history.now().search).toBe('?country=FR'));
  await eventually(() => expect(chips()).toEqual(['Country: France']));
});

test('a filter with a single value is added at once', async () => {
  const { history } = open('/recordings');
  await click('Add filter');
  await choose('With an error');
  await eventually(() => expect(history.now().search).toBe('?errors=yes'));
});

test('a text filter is typed, and empty text adds nothing', async () => {
  const { history } = open('/recordings');
  await click('Add filter');
  await choose('Clicked text');
  await click('Apply');
  expect(history.now().search).toBe('');
  await click('Add filter');
  await choose('Clicked text');
  await fill('Clicked text', ' Buy now ');
  await click('Apply');
  await eventually(() => expect(history.now().search).toBe('?clicked=Buy+now'));
});

test('the menu offers only unset filters that have values', async () => {
  open('/recordings?device=phone&starred=yes');
  await click('Add filter');
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual([
    ...['What happened', 'Clicked text', 'First page', 'Source', 'Browser', 'Country'],
    ...['Visitors', 'Length', 'With an error', 'Watched', 'Live now'],
  ]);
});

test('a removed chip passes the focus to the next one, or to the previous one', async () => {
  const { history } = open('/recordings?device=phone&visitor=v1&starred=yes');
  await screen.findByRole('list', { name: 'Active filters' });
  expect(chips()).toEqual(['Device: Phone', 'Starred', 'One visitor']);
  await click('Remove the filter Starred');
  await eventually(() => expect(focusedName()).toBe('Remove the filter One visitor'));
  await click('Remove the filter One visitor');
  await eventually(() => expect(history.now().search).toBe('?device=phone'));
  await eventually(() => expect(chips()).toEqual(['Device: Phone']));
  expect(focused()).toBe('Device: Phone');
});

test('the last removed chip passes the focus to the button that adds filters', async () => {
  open('/recordings?device=phone');
  await click('Remove the filter Device: Phone');
  await eventually(() => expect(focused()).toBe('Add filter'));
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

test('a remove button that got no focus when it was clicked, as in Safari, passes it on too', async () => {
  open('/recordings?device=phone');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the filter Device: Phone' }));
  await eventually(() => expect(focused()).toBe('Add filter'));
});

test('a URL value without effect is not shown as a filter', async () => {
  open('/recordings?device=fridge&days=5&from=yesterday&order=cost');
  await screen.findByRole('button', { name: 'Date: All time' });
  screen.getByRole('button', { name: 'Order: Newest first' });
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

test('clearing all filters keeps the order of the list', async () => {
  const { history } = open('/recordings?page=cart&days=7&device=phone&order=frustration');
  await click('Clear all');
  await eventually(() => expect(history.now().search).toBe('?order=frustration'));
  expect(focused()).toBe('Add filter');
  await click('Order: Most problems first');
  await choose('Newest first');
  await eventually(() => expect(history.now().search).toBe(''));
  expect(screen.queryByRole('option')).toBeNull();
  await click('Order: Newest first');
  await choose('Most problems first');
  await eventually(() => expect(history.now().search).toBe('?order=frustration'));
});

test.each([
  ['?days=7', 'Last 7 days'],
  ['?from=2026-11-19&to=2026-11-19', 'Nov 19, 2026'],
  ['?from=2026-11-18&to=2026-11-20', 'Nov 18 – 20, 2026'],
  ['?from=2026-11-18', 'Since Nov 18, 2026'],
  ['?to=2026-11-20&days=7', 'Until Nov 20, 2026'],
])('the dates of %s are written as "%s"', async (query, message) => {
  open(`/recordings${query}`);
  await screen.findByRole('button', { name: `Date: ${message}` });
});

test('a date range is selected in its menu, which opens with its dates', async () => {
  open('/recordings?from=2026-11-18&to=2026-11-20');
  await click('Date: Nov 18 – 20, 2026');
  const selected = await screen.findByRole('option', { selected: true });
  expect(selected.textContent).toBe('Custom range');
  await user.click(selected);
  expect(await screen.findByLabelText<HTMLInputElement>('From')).toHaveProperty(
    'value',
    '2026-11-18',
  );
});

test('a day of the filter is in the owner’s time zone', async () => {
  open('/recordings?from=2026-11-19&to=2026-11-19');
  const lastRequest = () => server.requestsTo(listRecordings).at(-1)?.body;
  await eventually(() =>
    expect(lastRequest()).toMatchObject({
      from: '2026-11-18T23:00:00.000Z',
      to: '2026-11-19T23:00:00.000Z',
    }),
  );
});

test('a period replaces a date range, and vice versa', async () => {
  const { history } = open('/recordings?from=2026-11-19&to=2026-11-19');
  await click('Date: Nov 19, 2026');
  await choose('Last 3 days');
  await eventually(() => expect(history.now().search).toBe('?days=3'));
  await click('Date: Last 3 days');
  await choose('Custom range');
  expect(document.activeElement).toBe(await screen.findByLabelText('From'));
  await user.type(await screen.findByLabelText('From'), '2026-11-20');
  await user.type(screen.getByLabelText('To'), '2026-11-18');
  await click('Apply');
  await eventually(() => expect(history.now().search).toBe('?from=2026-11-18&to=2026-11-20'));
  await click('Date: Nov 18 – 20, 2026');
  await choose('All time');
  await eventually(() => expect(history.now().search).toBe(''));
});

test('a search is canceled when another one replaces it', async () => {
  const requests: [search: string | null, signal: AbortSignal][] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(input, 'http://localhost');
    if (pathname !== listRecordings.path || !searchParams.has('page')) return answer(input, init);
    requests.push([searchParams.get('page'), init.signal as AbortSignal]);
    return new Promise(() => {});
  });
  open('/recordings');
  for (const page of ['cart', 'checkout']) {
    await fill('Visited page', page);
    await eventually(() => expect(requests.at(-1)?.[0]).toBe(page));
  }
  await eventually(() =>
    expect(requests.map(([page, { aborted }]) => [page, aborted])).toEqual([
      ['cart', true],
      ['checkout', false],
    ]),
  );
});
