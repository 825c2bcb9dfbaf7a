import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FILTER_TEXT_MAX_CHARACTERS,
  FILTER_VALUES_MAX,
  RecordingFilter,
} from '../../../lambdas/contract/recording-filter.ts';
import { matchesFilter } from '../../../lambdas/recordings/listing/matches-filter.ts';
import {
  comparedPlaceOf,
  compareSessions,
  newestMatching,
  type SessionPage,
} from '../../../lambdas/recordings/listing/select-sessions.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { element, seen, signal } from '../../factories/digest.ts';
import { newestFirst, session } from '../../factories/session.ts';

const startedAt = '2026-11-19T14:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1_000).toISOString();

const now = new Date(after(3_600));

const plain = session(1, { startedAt, endedAt: after(12) });
const full = session(
  2,
  {
    startedAt,
    endedAt: after(65),
    device: 'phone',
    country: 'DE',
    entryPage: '/sale/winter',
    pages: [seen('/sale/winter'), seen('/checkout')],
    counts: { clicks: 3, 'rage-click': 1 },
    errors: 2,
    browser: 'Safari',
    referrer: 'search',
    clicks: [{ page: '/checkout', element: element('Apply'), kind: 'click', x: 0, y: 0, count: 1 }],
  },
  { watchedAt: after(900), starredAt: after(901), tags: ['to fix'] },
);

test.each<[string, RecordingFilter]>([
  ['device', { device: ['phone'] }],
  ['country', { country: ['DE'] }],
  ['first page, by a part of it', { entry: 'Winter' }],
  ['any visited page', { page: '/checkout' }],
  ['signal', { signal: ['rage-click'] }],
  ['error', { errors: 'yes' }],
  ['length', { seconds: '60' }],
  ['having been watched', { watched: 'yes' }],
  ['browser', { browser: ['Safari'] }],
  ['source', { source: ['search'] }],
  ['clicked text', { clicked: 'apply' }],
  ['star', { starred: 'yes' }],
  ['tag', { tag: ['to fix'] }],
])('a list filtered by %s contains the matching session and not the other', (_, filter) => {
  expect([full, plain].map((each) => matchesFilter(each, filter, now))).toEqual([true, false]);
});

test.each<RecordingFilter>([
  { device: ['tablet', 'phone'] },
  { country: ['FR', 'DE'] },
  { browser: ['Safari', 'Opera'] },
  { source: ['campaign', 'search'] },
  { signal: ['dead-click', 'rage-click'] },
  { tag: ['seen', 'to fix'] },
])('a filter of several values matches sessions with one of them: %o', (filter) => {
  expect([full, plain].map((each) => matchesFilter(each, filter, now))).toEqual([true, false]);
});

test.each<[query: object, filter: RecordingFilter]>([
  [{ browser: 'Safari' }, { browser: ['Safari'] }],
  [{ browser: 'Samsung Internet,Safari' }, { browser: ['Samsung Internet', 'Safari'] }],
  [
    { device: 'phone,tablet', country: 'DE,FR' },
    { device: ['phone', 'tablet'], country: ['DE', 'FR'] },
  ],
])('the query %o separates the values of a filter with commas', (query, filter) => {
  expect(RecordingFilter.parse(query as RecordingFilter)).toEqual(filter);
});

test.each([
  { device: '' },
  { device: 'phone,fridge' },
  { country: 'DE,Germany' },
  { signal: { length: 1 } },
  { browser: 'x'.repeat(FILTER_TEXT_MAX_CHARACTERS + 1) },
  { tag: Array.from({ length: FILTER_VALUES_MAX + 1 }, String).join() },
])('a filter with an invalid value is rejected: %o', (query) => {
  expect(RecordingFilter.safeParse(query as never).success).toBe(false);
});

test('a filter by text ignores case and outer blanks, and also finds the labels of signals', () => {
  const stuck = session(3, { signals: [signal('dead-click', '/', { element: element('Send') })] });
  const found = (filter: RecordingFilter) =>
    [stuck, full, plain].map((each) => matchesFilter(each, filter, now));
  expect(found({ clicked: ' SEND ' })).toEqual([true, false, false]);
  expect(found({ entry: ' /SALE/ ' })).toEqual([false, true, false]);
});

test('a filter by length includes sessions of exactly this length', () => {
  const lasting = (seconds: number) =>
    matchesFilter(session(4, { startedAt, endedAt: after(seconds) }), { seconds: '60' }, now);
  expect([59, 60, 61].map(lasting)).toEqual([false, true, true]);
});

test('a filter by visitor contains only the sessions of this browser', () => {
  const { visitor } = full;
  expect([full, plain].map((each) => matchesFilter(each, { visitor }, now))).toEqual([true, false]);
});

test('a list of unwatched sessions omits watched ones', () => {
  expect([full, plain].map((each) => matchesFilter(each, { watched: 'no' }, now))).toEqual([
    false,
    true,
  ]);
});

test('every filter has to match', () => {
  expect(
    matchesFilter(full, { device: ['phone'], signal: ['rage-click'], page: 'check' }, now),
  ).toBe(true);
  expect(matchesFilter(full, { device: ['phone'], signal: ['dead-click'] }, now)).toBe(false);
});

test('a running session is in the whole list, and in no list filtered by data of closed sessions', () => {
  const running: Session = { ...plain, state: 'open', digest: undefined };
  expect(matchesFilter(running, {}, now)).toBe(true);
  expect(matchesFilter(running, { days: '3' }, now)).toBe(true);
  expect(matchesFilter(running, { device: ['computer'] }, now)).toBe(false);
});

/** The sessions of all pages, as an owner loads them with "Show more". */
async function all(
  loadPage: (after: string | undefined) => Promise<SessionPage>,
): Promise<Session[]> {
  const found: Session[] = [];
  let next: string | undefined;
  do {
    const page = await loadPage(next);
    found.push(...page.sessions);
    next = page.next ?? undefined;
  } while (next);
  return found;
}
const idsOf = (sessions: readonly Session[]) => sessions.map(({ sessionId }) => sessionId);

const anySessions = fc
  .array(fc.record({ frustration: fc.integer({ min: 0, max: 3 }), isPhone: fc.boolean() }), {
    maxLength: 25,
  })
  .map((each) =>
    each.map(({ frustration, isPhone }, n) =>
      session(n, { frustration, device: isPhone ? 'phone' : 'computer' }),
    ),
  );
const effort = fc.record({
  rows: fc.integer({ min: 1, max: 6 }),
  maxRead: fc.integer({ min: 1, max: 9 }),
});

test('paging through a filtered list shows every matching session once, newest first', () =>
  fc.assert(
    fc.asyncProperty(anySessions, effort, async (sessions, limits) => {
      const found = await all((last) =>
        newestMatching(
          newestFirst(sessions.filter(({ sessionId }) => !last || sessionId < last)),
          { device: ['phone'] },
          { ...limits, now },
        ),
      );
      const phones = sessions.filter(({ digest }) => digest?.device === 'phone').reverse();
      expect(idsOf(found)).toEqual(idsOf(phones));
    }),
  ));

test('paging by frustration shows every session once, worst first, then newest', () =>
  fc.assert(
    fc.asyncProperty(anySessions, fc.integer({ min: 1, max: 6 }), async (sessions, rows) => {
      const found = await all((last) =>
        compareSessions(
          newestFirst(sessions),
          { order: 'frustration' },
          { rows, maxRead: 100, now, ...comparedPlaceOf(last) },
        ),
      );
      const grave = ({ digest }: Session) => digest?.frustration ?? 0;
      const expected = sessions.toReversed().toSorted((a, b) => grave(b) - grave(a));
      expect(idsOf(found)).toEqual(idsOf(expected));
    }),
  ));

test('one response examines a limited number of sessions and reports that there are more', async () => {
  const sessions = Array.from({ length: 9 }, (_, n) => session(n));
  const rare: RecordingFilter = { device: ['tablet'] };
  const page = await newestMatching(newestFirst(sessions), rare, { rows: 5, maxRead: 4, now });
  expect(page).toMatchObject({ sessions: [], next: sessions[5]?.sessionId });
  const worst = await compareSessions(
    newestFirst(sessions),
    { order: 'frustration' },
    { rows: 5, maxRead: 4, now },
  );
  expect(worst).toMatchObject({ among: 4, next: null });
  expect(idsOf(worst.sessions)).toEqual(idsOf(sessions.slice(5).reverse()));
});

test('a list of compared sessions offers the filter values of all that were read', async () => {
  const sessions = ['IT', 'DE', 'FR'].map((country, n) => ({
    ...session(n),
    country,
    tags: [`tag ${n}`],
  }));
  const filter: RecordingFilter = { country: ['DE'] };
  const page = await compareSessions(
    newestFirst(sessions),
    { ...filter, order: 'frustration' },
    { rows: 1, maxRead: 2, now },
  );
  expect(page).toMatchObject({ countries: ['DE', 'FR'], tags: ['tag 1', 'tag 2'] });
});

test('a visitor is new in the first of their sessions and returning in every later one', async () => {
  const sessions = ['ann', 'bo', 'ann', 'ann'].map((visitor, n) => session(n, {}, { visitor }));
  const list = async (visits: 'new' | 'returning') => {
    const filter = { order: 'newest', visits } as const;
    const page = await compareSessions(newestFirst(sessions), filter, {
      rows: 9,
      maxRead: 99,
      now,
    });
    return page.sessions.map(({ sessionId }) => Number(sessionId.slice(-1)));
  };
  expect(await list('new')).toEqual([1, 0]);
  expect(await list('returning')).toEqual([3, 2]);
});

test('a session is live until two minutes pass or its page unloads', () => {
  const open = session(1, {}, { state: 'open', lastSeenAt: after(3_500), digest: undefined });
  const left = { ...open, leftAt: after(3_500) };
  const quiet = { ...open, lastSeenAt: after(3_400) };
  const isShown = (each: Session) => matchesFilter(each, { live: 'yes' }, now);
  expect([open, left, quiet, plain].map(isShown)).toEqual([true, false, false, false]);
});

test('the list returns the countries, browsers and tags of the sessions it read', async () => {
  const page = await newestMatching(newestFirst([full, plain]), {}, { rows: 9, maxRead: 99, now });
  expect(page).toMatchObject({ tags: ['to fix'] });
  expect(page.browsers).toContain('Safari');
  expect(page.countries).toContain('DE');
});
