import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getAllUsersAdmin, isAdmin } from '../../lambdas/contract/admin.ts';
import { USERS_PER_RESPONSE } from '../../lambdas/contract/limits.ts';
import { adminUser, elena, emptyUser, jonas, maya } from '../factories/admin-users.ts';
import { server } from '../fakes/server.ts';
import '../../web/app/lib/query.tsx';
import '../../web/app/shell/app-shell.tsx';
import '../../web/app/admin/users-page.tsx';
import { click, eventually, fill, open, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

// Imported above, so that no test waits for the code to compile.
beforeEach(() => {
  signedIn();
  server.respond(isAdmin, true);
  server.respond(getAllUsersAdmin, [maya, jonas, elena, emptyUser]);
});

const cellsOf = (row: Element) =>
  [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(cellsOf)
    .filter(({ length }) => length > 1);
/** The cells of a column by its index. */
const column = (place: number) => rows().map((cells) => cells[place]);
const sortBy = (name: string) =>
  user.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));

test('all users in a table, with a search, a company filter and the total [USERS-01, USERS-02, USERS-04, ROUTE-18]', async () => {
  open('/users');
  await screen.findByText('4 users in total');
  screen.getByRole('heading', { level: 1, name: 'Users' });
  screen.getByRole('searchbox', { name: 'Search users' });
  const companies = within(screen.getByRole('combobox', { name: 'Company' }));
  expect(companies.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All Companies',
    'Brightside',
    'Harbor Lane',
    'Harbor Lane Candles',
  ]);
});

test('eight columns, seven of which can be sorted [USERS-05, USERS-06]', async () => {
  open('/users');
  await screen.findByText('4 users in total');
  const heads = screen.getAllByRole('columnheader');
  const named = heads.map((head) => [
    head.textContent,
    within(head).queryByRole('button') !== null,
  ]);
  expect(named).toEqual([
    ['Full Name', true],
    ['Email', true],
    ['Company', true],
    ['Job Role', true],
    ['Website', true],
    ['Date Created', true],
    ['Last Login', true],
    ['Status', false],
  ]);
});

test('a row shows what is known, a dash for the rest, and readable dates [USERS-07, USERS-08, USERS-09, DATA-07]', async () => {
  open('/users');
  await screen.findByText('4 users in total');
  expect(rows()[0]).toEqual([
    'Maya Okafor',
    'maya@example.com',
    'Harbor Lane',
    'Founder',
    'harborlane.example',
    'Nov 2, 2026',
    'Nov 20, 2026',
    'Connected',
  ]);
  expect(rows()[3]).toEqual([
    '–',
    'hello@quietroom.example',
    '–',
    '–',
    '–',
    'Oct 3, 2026',
    '–',
    'Not Connected',
  ]);
  // A website alone is not connected, and neither is a connection without a website.
  expect(column(7)).toEqual(['Connected', 'Not Connected', 'Not Connected', 'Not Connected']);
});

test.each([
  ['name', 'MAYA OKAFOR'],
  ['email', 'Maya@Example'],
  ['job role', 'founder'],
  ['website', 'HARBORLANE.'],
])('search finds a %s in any case [USERS-10]', async (_, typed) => {
  open('/users');
  await screen.findByText('4 users in total');
  await fill('Search users', typed);
  await screen.findByText('1 of 4 users');
  expect(column(1)).toEqual(['maya@example.com']);
});

test('search also finds a company; the filter matches one exactly, and Clear resets both [USERS-03, USERS-10, USERS-11]', async () => {
  open('/users');
  await screen.findByText('4 users in total');
  await fill('Search users', 'harbor lane');
  await screen.findByText('2 of 4 users');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), 'Harbor Lane');
  await screen.findByText('1 of 4 users');
  expect(column(0)).toEqual(['Maya Okafor']);
  await click('Clear');
  await screen.findByText('4 users in total');
  // It keeps the focus, which a disabled button would lose.
  const clear = screen.getByRole('button', { name: 'Clear' });
  expect(document.activeElement).toBe(clear);
  expect(clear.matches(':enabled[aria-disabled=true]')).toBe(true);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveProperty('value', '');
});

test('a header sorts its column ascending, and reverses it when clicked again [USERS-12, USERS-13]', async () => {
  open('/users');
  await screen.findByText('4 users in total');
  const head = screen.getByRole('columnheader', { name: 'Email' });
  await sortBy('Email');
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  const ascending = ['elena@example.com', 'hello@quietroom.example', 'jonas@example.com'];
  expect(column(1)).toEqual([...ascending, 'maya@example.com']);
  await sortBy('Email');
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(column(1)).toEqual(['maya@example.com', ...ascending.toReversed()]);
  await sortBy('Email');
  expect(column(1)[0]).toBe('elena@example.com');
  await sortBy('Date Created');
  expect(column(5)[0]).toBe('Oct 3, 2026');
  expect(head.hasAttribute('aria-sort')).toBe(false);
});

test('empty values come last in both sort directions [USERS-14, OPEN-27]', async () => {
  open('/users');
  await screen.findByText('4 users in total');
  await sortBy('Company');
  expect(column(2)).toEqual(['Brightside', 'Harbor Lane', 'Harbor Lane Candles', '–']);
  await sortBy('Company');
  expect(column(2)).toEqual(['Harbor Lane Candles', 'Harbor Lane', 'Brightside', '–']);
});

test('shows a message when no user matches [USERS-15]', async () => {
  open('/users');
  await screen.findByText('4 users in total');
  await fill('Search users', 'zzz');
  await screen.findByText('No users found matching your criteria.');
});

test('a failed load shows an error and can be retried [USERS-16]', async () => {
  server.loseConnection(getAllUsersAdmin);
  open('/users');
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('Error loading users');
  alert.getByText('Please try again later.');
  server.respond(getAllUsersAdmin, [maya]);
  await click('Try again');
  await screen.findByText('1 user in total');
});

test('a former admin sees nothing, and the list is not requested [CALL-17]', async () => {
  let requestCount = 0;
  server.respond(isAdmin, () => {
    requestCount += 1;
    return requestCount === 1; // the route guard was passed before
  });
  open('/users');
  await screen.findByText('Error loading users');
  expect(server.requestsTo(getAllUsersAdmin)).toEqual([]);
});

test('a list longer than one response is fetched to its end, with only some rows in the DOM [CALL-16]', async () => {
  const many = Array.from({ length: USERS_PER_RESPONSE + 1 }, (_, n) =>
    adminUser(`Ann ${n}`, { created_at: new Date(1_790_000_000_000 - n * 60_000).toISOString() }),
  );
  server.respond(getAllUsersAdmin, ({ after }) => {
    const from = after ? many.findIndex(({ id }) => id === after.id) + 1 : 0;
    return many.slice(from, from + USERS_PER_RESPONSE);
  });
  open('/users');
  await screen.findByText('2,001 users in total');
  expect(server.requestsTo(getAllUsersAdmin).map(({ body }) => body)).toEqual([
    {},
    { after: { id: many[1_999]?.id, created_at: many[1_999]?.created_at } },
  ]);
  expect(rows().length).toBeLessThan(100);
  await fill('Search users', 'Ann 2000');
  await eventually(() => expect(column(0)).toEqual(['Ann 2000']));
});
