import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { fetched } = vi.hoisted(() => ({
  fetched: { answer: (): unknown => undefined, calls: [] as [string, RequestInit][] },
}));
vi.mock('../../web/tracker/delivery/native-fetch.ts', () => ({
  nativeFetch: async (url: string, options: RequestInit) => {
    fetched.calls.push([url, options]);
    return fetched.answer();
  },
}));

import {
  continueStoredSession,
  getOrCreateVisitor,
  hasExpired,
  needsNewTicket,
  refreshLoader,
  requestSession,
  sessionFrom,
  storeRejection,
  storeSession,
  storeUnsentBatches,
  takeUnsentBatches,
} from '../../web/tracker/delivery/session.ts';
import { setStoredSheets, storedSheets } from '../../web/tracker/delivery/shared-sheets.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const VISITOR = 'shop.example-owner';
const admitted = {
  admitted: true,
  session_id: 'one',
  ticket: 'first',
  next_seq: 4,
  ends_at: NOW + 60 * MINUTE,
} as const;
const session = sessionFrom(admitted, VISITOR, NOW, undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  fetched.calls = [];
  fetched.answer = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  setStoredSheets();
});

test('a renewed ticket continues its session with the numbers that are in use, and is no activity', () => {
  const used = { ...session, nextSeq: 9, activeAt: NOW + 5 * MINUTE };
  const renewed = sessionFrom({ ...admitted, ticket: 'second' }, VISITOR, NOW + 20 * MINUTE, used);
  expect(renewed).toEqual({
    ...used,
    ticket: 'second',
    ticketAt: NOW + 20 * MINUTE,
  });
  const behind = sessionFrom({ ...admitted, next_seq: 12 }, VISITOR, NOW, used);
  expect(behind.nextSeq).toBe(12);
});

test('a new session from the server starts its own numbering', () => {
  const other = sessionFrom({ ...admitted, session_id: 'two', next_seq: 0 }, VISITOR, NOW + 5, {
    ...session,
    nextSeq: 9,
  });
  expect(other).toMatchObject({ id: 'two', startedAt: NOW + 5, nextSeq: 0 });
});

test.each<[string, number, object, boolean]>([
  ['at its start', 0, {}, false],
  ['just before thirty minutes without activity', 30 * MINUTE - 1, {}, false],
  ['after thirty minutes without activity', 30 * MINUTE, {}, true],
  ['just before an hour', 60 * MINUTE - 1, { activeAt: NOW + 60 * MINUTE - 1 }, false],
  ['after an hour, however active', 60 * MINUTE, { activeAt: NOW + 60 * MINUTE }, true],
  ['if the clock was set back', -1, {}, true],
])('a session has ended %s: %s', (_, ms, more, ended) => {
  expect(hasExpired({ ...session, ...more }, NOW + ms)).toBe(ended);
});

test.each([
  [0, false],
  [20 * MINUTE - 1, false],
  [20 * MINUTE, true],
  [-1, true],
])('a ticket is renewed after twenty minutes, or if the clock was set back: %i ms', (ms, isDue) => {
  expect(needsNewTicket(session, NOW + ms)).toBe(isDue);
});

test('the next page of the tab continues the stored session once, with its style sheets', () => {
  setStoredSheets(['menu']);
  storeSession({ ...session, nextSeq: 7 });
  setStoredSheets();
  expect(continueStoredSession(undefined, VISITOR, NOW)).toMatchObject({ id: 'one', nextSeq: 7 });
  expect(storedSheets()).toEqual(['menu']);
  expect(continueStoredSession(undefined, VISITOR, NOW), 'a duplicated tab').toBeUndefined();
});

test('a stored session that has ended, or is of another website, is not continued', () => {
  storeSession(session);
  expect(continueStoredSession(undefined, 'other.example-owner', NOW)).toBeUndefined();
  expect(continueStoredSession(undefined, VISITOR, NOW + 30 * MINUTE)).toBeUndefined();
  expect(continueStoredSession(undefined, VISITOR, NOW), 'it was removed').toBeUndefined();
});

test('a page that stays open keeps its session, with the higher number of the two', () => {
  const known = { ...session, ticket: 'newer', nextSeq: 5 };
  expect(continueStoredSession(known, VISITOR, NOW)).toBe(known);
  storeSession({ ...session, nextSeq: 8 });
  expect(continueStoredSession(known, VISITOR, NOW)).toEqual({ ...known, nextSeq: 8 });
  storeSession({ ...session, nextSeq: 2 });
  expect(continueStoredSession(known, VISITOR, NOW)).toEqual(known);
  storeSession({ ...session, id: 'newer', nextSeq: 1 });
  expect(continueStoredSession(known, VISITOR, NOW)).toMatchObject({ id: 'newer', nextSeq: 1 });
});

test('a session from before a denial is not continued, even after a new consent', () => {
  localStorage.setItem('reveille', '"first"');
  storeSession(session);
  localStorage.removeItem('reveille');
  expect(continueStoredSession(undefined, VISITOR, NOW)).toBeUndefined();
  localStorage.setItem('reveille', '"first"');
  storeSession(session);
  localStorage.setItem('reveille', '"second"');
  expect(continueStoredSession(undefined, VISITOR, NOW)).toBeUndefined();
});

test('a rejection is stored for the next pages of the tab, and is no session', () => {
  storeRejection(VISITOR, 'limit');
  expect(continueStoredSession(session, VISITOR, NOW)).toBe(session);
  expect(JSON.parse(sessionStorage.getItem('reveille') ?? '')).toEqual({
    visitorId: VISITOR,
    refused: 'limit',
  });
});

const batch = (seq: number, length = 3) => ({ seq, bytes: new Uint8Array(length).fill(seq) });

test('batches that could not be sent are sent by the next page of the tab, once', () => {
  storeUnsentBatches('one', [batch(3), batch(4)]);
  expect(takeUnsentBatches('one')).toEqual([batch(3), batch(4)]);
  expect(takeUnsentBatches('one')).toEqual([]);
});

test('unsent batches of another session, or older than a session may be, are dropped', () => {
  storeUnsentBatches('one', [batch(3)]);
  expect(takeUnsentBatches('two')).toEqual([]);
  expect(takeUnsentBatches('one')).toEqual([]);
  storeUnsentBatches('one', [batch(3)]);
  vi.setSystemTime(NOW + 30 * MINUTE - 1);
  expect(takeUnsentBatches('one')).toHaveLength(1);
  storeUnsentBatches('one', [batch(3)]);
  vi.setSystemTime(NOW + 60 * MINUTE - 1);
  expect(takeUnsentBatches('one')).toEqual([]);
});

test('the page keeps its own storage: no empty or huge list of batches is stored', () => {
  storeUnsentBatches('one', []);
  expect(sessionStorage).toHaveLength(0);
  storeUnsentBatches('one', [batch(0, 750_000), batch(1, 750_000)]);
  expect(sessionStorage, 'two million characters').toHaveLength(0);
  storeUnsentBatches('one', [batch(0, 750_000), batch(1, 749_994)]);
  expect(sessionStorage).toHaveLength(1);
});

test('a browser keeps one random visitor id per website', () => {
  const id = getOrCreateVisitor();
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(getOrCreateVisitor()).toBe(id);
  localStorage.setItem('reveille', '{}');
  expect(getOrCreateVisitor()).not.toBe('{}');
});

const ask = () => requestSession('https://t.example', { host: 'shop.example' } as never);
const response =
  (status: number, body: object = {}) =>
  () => ({
    ok: status < 300,
    status,
    json: async () => body,
  });

test('a session is requested without cookies, the full URL of the page, or a preflight, and even on exit', async () => {
  fetched.answer = response(200, admitted);
  expect(await ask()).toEqual(admitted);
  expect(fetched.calls).toEqual([
    [
      'https://t.example/functions/v1/start-session',
      {
        method: 'POST',
        body: '{"host":"shop.example"}',
        credentials: 'omit',
        referrerPolicy: 'origin',
        keepalive: true,
      },
    ],
  ]);
});

test.each<[string, () => unknown, unknown]>([
  ['too many requests', response(429), 'retry'],
  ['a failing server', response(500), 'retry'],
  ['an unavailable server', response(503), 'retry'],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'retry'],
  ['no JSON', () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) }), 'retry'],
  ['another website', response(403), { admitted: false, reason: 'wrong-site' }],
  ['a bad request', response(400), { admitted: false, reason: 'wrong-site' }],
  ['an unknown path', response(499), { admitted: false, reason: 'wrong-site' }],
])(
  'a request for a session that meets %s is repeated later or ends the visit',
  async (_, answer, outcome) => {
    fetched.answer = answer;
    expect(await ask()).toEqual(outcome);
  },
);

test('the cached loader is replaced without cookies, and a failure is ignored', async () => {
  fetched.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  refreshLoader('https://t.example/tracker/v1/loader.js');
  expect(fetched.calls).toEqual([
    [
      'https://t.example/tracker/v1/loader.js',
      { cache: 'reload', credentials: 'omit', referrerPolicy: 'origin' },
    ],
  ]);
});
