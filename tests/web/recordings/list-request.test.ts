import { expect, test } from 'vitest';
import {
  type Filters,
  isNarrowed,
  isOnlyLive,
  listRequest,
  noFilters,
  queryStringOf,
} from '../../../web/app/recordings/filters/use-filters.ts';

const filters = (changes: Partial<Filters>): Filters => ({ ...noFilters, ...changes });
const requestOf = (changes: Partial<Filters>) => listRequest(filters(changes), 'Europe/Berlin');

test('without filters, all recordings are requested', () => {
  expect(requestOf({})).toEqual({});
  expect([isNarrowed(noFilters), isOnlyLive(noFilters), queryStringOf(noFilters)]).toEqual([
    ...[false, false],
    '',
  ]);
});

test('known values of the URL are requested, and the others are left out', () => {
  expect(
    requestOf({
      ...{ days: '7', errors: 'yes', seconds: 'forever', watched: 'maybe', starred: 'no' },
      ...{ country: ['DE', 'de', 'DEU'], device: ['phone', 'fridge'], signal: ['x'] },
      ...{ source: ['search'], tag: ['vip'], browser: ['Opera'], visits: 'new', live: 'yes' },
      order: 'cost',
    }),
  ).toEqual({
    ...{ days: '7', errors: 'yes', country: ['DE'], device: ['phone'], source: ['search'] },
    ...{ tag: ['vip'], browser: ['Opera'], visits: 'new', live: 'yes' },
  });
});

test.each(['2026-11-31x', '2026-13-01', 'yesterday'])('%s is not a date', (text) => {
  expect(requestOf({ from: text, to: text })).toEqual({});
});

test('dates are days of the owner’s time zone, to their end', () => {
  expect(requestOf({ from: '2026-11-18', to: '2026-11-19' })).toEqual({
    from: '2026-11-17T23:00:00.000Z',
    to: '2026-11-19T23:00:00.000Z',
  });
});

test('a long text and a long list of the URL are cut instead of being rejected', () => {
  const { page, tag } = requestOf({
    page: 'x'.repeat(1_000),
    tag: Array.from({ length: 100 }, (_, place) => `tag ${place}`),
  });
  expect([page?.length, tag?.length]).toEqual([200, 30]);
});

test('an order does not narrow the list, and any other filter does', () => {
  expect(isNarrowed(filters({ order: 'frustration' }))).toBe(false);
  expect(isNarrowed(filters({ page: 'c' }))).toBe(true);
  expect(isNarrowed(filters({ tag: ['x'] }))).toBe(true);
});

test('a list of who is on the website now has no other filter, in any order', () => {
  expect(isOnlyLive(filters({ live: 'yes', order: 'frustration' }))).toBe(true);
  expect(isOnlyLive(filters({ live: 'yes', errors: 'yes' }))).toBe(false);
});

test('a saved segment has its filters in a fixed order, without unset ones', () => {
  expect(queryStringOf(filters({ tag: ['b', 'a'], starred: 'yes', page: '/cart' }))).toBe(
    'page=%2Fcart&starred=yes&tag=b&tag=a',
  );
});
