import { expect, test } from 'vitest';
import {
  pagesOf,
  rowOf,
  timelineMarksOf,
} from '../../../lambdas/recordings/listing/recording-row.ts';
import { element, seen, signal } from '../../factories/digest.ts';
import { session } from '../../factories/session.ts';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const rowIn = (state: 'open' | 'closing' | 'closed' | 'set-aside') =>
  rowOf(session(1, {}, { state, ...(state !== 'closed' && { parts: undefined }) }), NOW);

test.each([
  ['open', 'running'],
  ['closing', 'running'],
  ['closed', 'ready'],
  ['set-aside', 'unreadable'],
] as const)('a session that is %s is shown as %s', (state, shown) => {
  expect(rowIn(state).state).toBe(shown);
});

test('a row of a closed session has its facts, and the first label of each kind of signal', () => {
  const pages = ['/', '/cart', '/pay', '/thanks', '/next'].map((page) => seen(page));
  const signals = [
    signal('dead-click', '/'),
    signal('rage-click', '/cart', { element: element('Apply') }),
    signal('dead-click', '/cart', { element: element('Size') }),
    signal('dead-click', '/cart', { element: element('Color') }),
  ];
  const counts = { clicks: 9, 'dead-click': 3, 'rage-click': 1, 'slow-page': 2 };
  const facts = { pages, signals, counts, errors: 4, frustration: 7, exitPage: '/next' };
  const closed = session(0, { ...facts, country: 'DE', referrer: 'search' });
  expect(rowOf(closed, NOW)).toMatchObject({
    live: false,
    watched: false,
    starred: false,
    why: null,
    tags: [],
    note: '',
    visitor: closed.visitor,
    lasted_ms: 120_000,
    facts: {
      duration_ms: 120_000,
      device: 'computer',
      browser: 'Firefox',
      country: 'DE',
      referrer: 'search',
      entry_page: '/',
      exit_page: '/next',
      pages: 5,
      path: ['/', '/cart', '/pay', '/thanks'],
      clicks: 9,
      errors: 4,
      frustration: 7,
      signals: [
        { kind: 'dead-click', count: 3, label: 'Size' },
        { kind: 'rage-click', count: 1, label: 'Apply' },
        { kind: 'slow-page', count: 2, label: '' },
      ],
    },
  });
});

test('a row has the owner’s annotations, and the reason why a recording cannot be played', () => {
  const at = '2026-11-25T09:00:00.000Z';
  const marked = { watchedAt: at, starredAt: at, tags: ['vip'], note: 'Call back' };
  const row = rowOf(session(1, {}, { ...marked, setAsideBecause: 'unreadable batch' }), NOW);
  expect(row).toMatchObject({ watched: true, starred: true, tags: ['vip'], note: 'Call back' });
  expect(row.why).toBe('unreadable batch');
});

test('a running session has no facts, and lasts until its last batch', () => {
  const lastSeenAt = '2026-11-25T09:59:00.000Z';
  const running = { state: 'open', digest: undefined, lastSeenAt } as const;
  const row = rowOf(session(1, { startedAt: '2026-11-25T09:50:00.000Z' }, running), NOW);
  expect(row).toMatchObject({ facts: null, live: true, lasted_ms: 540_000 });
});

test('a session without a country has none in its row', () => {
  expect(rowIn('closed').facts?.country).toBeNull();
});

test('the player marks the signals of a session and lists its pages', () => {
  const named = signal('rage-click', '/cart', { element: element('Apply') });
  const { digest } = session(1, {
    signals: [named, signal('dead-click', '/')],
    pages: [seen('/', { enteredMs: 5, dwellMs: 7 })],
  });
  const clip = { at_ms: 30_000, start_ms: 24_000, end_ms: 38_000 };
  expect(timelineMarksOf(digest)).toEqual([
    { kind: 'rage-click', ...clip, page: '/cart', label: 'Apply' },
    { kind: 'dead-click', ...clip, page: '/', label: '' },
  ]);
  expect(pagesOf(digest)).toEqual([{ page: '/', entered_ms: 5, dwell_ms: 7 }]);
  expect([timelineMarksOf(undefined), pagesOf(undefined)]).toEqual([[], []]);
});
