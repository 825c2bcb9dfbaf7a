import { expect, test } from 'vitest';
import { MAIL_EVIDENCE_MINUTES, PREFLIGHT_SECONDS } from '../../../lambdas/contract/limits.ts';
import { Problem } from '../../../lambdas/contract/problem.ts';
import {
  abandonedBefore,
  isFull,
  isNoticeDue,
  rejectionOf,
  shardLimit,
  usageShards,
} from '../../../lambdas/recordings/admission/admission.ts';
import {
  comesFrom,
  hostOf,
  jsonResponse,
  preflight,
  rejectionResponse,
} from '../../../lambdas/recordings/admission/cross-origin.ts';
import { parseSessionRequest } from '../../../lambdas/recordings/admission/session-request.ts';
import {
  isFromPagesOf,
  type SessionTicket,
  ticketExpiry,
  ticketSigner,
  unexpiredTicket,
} from '../../../lambdas/recordings/admission/session-ticket.ts';
import { sessionTicket } from '../../factories/session-ticket.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const payloadOf = (ticket: SessionTicket): unknown =>
  JSON.parse(ticketSigner({ sign: JSON.stringify })(ticket));

test('a ticket admits batches for thirty minutes, not a millisecond longer', () => {
  const ticket = { ...sessionTicket(NOW), expiresAt: ticketExpiry(NOW) };
  const life = 30 * 60_000;
  expect(unexpiredTicket(payloadOf(ticket), NOW)).toEqual(ticket);
  expect(unexpiredTicket(payloadOf(ticket), after(life - 1))).toEqual(ticket);
  expect(unexpiredTicket(payloadOf(ticket), after(life))).toBeUndefined();
  expect(unexpiredTicket(undefined, NOW)).toBeUndefined();
});

test('a release keeps the names of a ticket’s fields, so that tickets in use stay valid', () => {
  const ticket = sessionTicket(NOW);
  const { ownerId: o, sessionId: s, domain: d, visitor: v, origin: f, referrer: r } = ticket;
  const { period: p, maxSessions: m, keepDays: k, clockSkewMs: t, expiresAt: x } = ticket;
  expect(payloadOf(ticket)).toEqual({ o, s, d, v, f, r, p, m, k, t, x });
});

const visit = {
  website: { domain: 'shop.example', isActive: true },
  host: 'www.shop.example',
  originHost: 'shop.example',
  isAutomated: false,
  isWithdrawn: false,
};
test.each([
  ['admits a person on the site', {}, undefined],
  ['admits a page without an origin', { originHost: '' }, undefined],
  ['rejects an unknown tag', { website: undefined }, 'disconnected'],
  ['rejects a paused website', { website: { ...visit.website, isActive: false } }, 'disconnected'],
  ['rejects a withdrawn recorder', { isWithdrawn: true }, 'outdated'],
  ['rejects the page of another site [TRACK-01]', { host: 'evil.example' }, 'wrong-site'],
  ['rejects a subdomain [TRACK-01]', { host: 'a.shop.example' }, 'wrong-site'],
  ['rejects another origin [TRACK-01]', { originHost: 'evil.example' }, 'wrong-site'],
  ['rejects an automated browser', { isAutomated: true }, 'automated'],
] as const)('%s', (_, facts, reason) => {
  expect(rejectionOf({ ...visit, ...facts })).toBe(reason);
});

test('a plan is full with its last session', () => {
  expect([2, 3, 4].map((sessions) => isFull({ sessions }, 3))).toEqual([false, true, true]);
});

test('a notice is due until it was sent, and again for a larger limit or once its worker’s claim expired', () => {
  const since = (ms: number) => ({
    sessions: 1,
    notice: { state: 'sending' as const, at: after(ms).toISOString() },
  });
  const patience = MAIL_EVIDENCE_MINUTES * 60_000;
  expect(abandonedBefore(NOW)).toBe(after(-patience).toISOString());
  expect(isNoticeDue({ sessions: 1 }, 100, NOW)).toBe(true);
  expect([-patience - 1, -patience, 0].map((ms) => isNoticeDue(since(ms), 100, NOW))).toEqual([
    true,
    false,
    false,
  ]);
  for (const state of ['sent', 'rejected'] as const) {
    const notice = { state, at: after(-2 * patience).toISOString() };
    expect(isNoticeDue({ sessions: 1, notice }, 100, NOW)).toBe(false);
    const isDue = (max: number) =>
      isNoticeDue({ sessions: 1, notice: { ...notice, max: 100 } }, max, NOW);
    expect([99, 100, 101].map(isDue)).toEqual([false, false, true]);
  }
});

test.each([1, 49_999, 50_000, 50_001, 999_999])(
  'the counters of a plan of %s sessions admit exactly that many',
  (max) => {
    const shares = usageShards('abf', max);
    expect(new Set(shares).size).toBe(shares.length);
    expect(shares).toHaveLength(max < 50_000 ? 1 : 16);
    expect(shares[0]).toBe(max < 50_000 ? 0 : 15);
    expect(shares.reduce((sum, share) => sum + shardLimit(share, max), 0)).toBe(max);
  },
);

const ORIGIN = 'https://shop.example';
test('only a page of the tenant may read a response', () => {
  const ok = { status: 200, body: { admitted: true } };
  const allowed = jsonResponse(ORIGIN, ok);
  expect(allowed).toMatchObject({ status: 200, body: '{"admitted":true}' });
  expect(allowed.headers['access-control-allow-origin']).toBe(ORIGIN);
  for (const answer of [jsonResponse(undefined, ok), jsonResponse('', ok)])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

test('a Problem returns its status with CORS headers, and other errors are rethrown', () => {
  const answer = rejectionResponse(ORIGIN, new Problem('too-many-requests'));
  expect(answer.status).toBe(429);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    'content-type': 'application/problem+json',
  });
  const fault = new Error('boom');
  expect(() => rejectionResponse(ORIGIN, fault)).toThrow(fault);
});

test('a browser may cache the preflight response', () => {
  const { status, headers } = preflight(ORIGIN);
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-max-age': String(PREFLIGHT_SECONDS),
    'cache-control': `max-age=${PREFLIGHT_SECONDS}`,
    'access-control-allow-origin': ORIGIN,
  });
  expect(preflight(undefined).headers).not.toHaveProperty('access-control-allow-origin');
});

test.each([
  ['https://shop.example/a?b#c', 'shop.example'],
  ['http://ann:secret@shop.example:8080', 'shop.example:8080'],
  ['null', ''],
  ['ftp://shop.example', ''],
  [undefined, ''],
])('the host of the address %s is %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

const request = {
  ...{ visitor_id: 'site', visitor: 'browser', host: 'shop.example', page: '/' },
  ...{ referrer: '', sent_at: 1 },
};
const read = (changes: object) =>
  parseSessionRequest(Buffer.from(JSON.stringify({ ...request, ...changes })));
const text = (length: number) => 'x'.repeat(length);

test.each([
  ['visitor_id', 400],
  ['visitor', 100],
  ['host', 300],
  ['page', 2_000],
  ['release', 100],
  ['session_id', 100],
])('%s of a request has 1 to %s characters', (field, most) => {
  expect(read({ [field]: text(most) })).toBeDefined();
  expect(read({ [field]: 'x' })).toBeDefined();
  for (const wrong of [text(most + 1), '', 7, null])
    expect(read({ [field]: wrong })).toBeUndefined();
});

test('a request without a known release, session or visitor id of a person', () => {
  expect(read({ release: undefined, session_id: undefined })).toEqual(request);
  expect(read({ visitor: '', automated: true })).toBeDefined();
  expect(read({ visitor: '', automated: false })).toBeUndefined();
  expect(read({ visitor: undefined, automated: true })).toBeUndefined();
});

test('an invalid request is rejected, and a long referrer is cut', () => {
  for (const wrong of [{ sent_at: '1' }, { sent_at: null }, { referrer: 1 }])
    expect(read(wrong)).toBeUndefined();
  for (const body of ['', 'null', '7', '"x"', '[]', '{'])
    expect(parseSessionRequest(Buffer.from(body))).toBeUndefined();
  expect(read({ referrer: text(301) })?.referrer).toBe(text(300));
  const padding = (bytes: number) => {
    const empty = JSON.stringify({ ...request, more: '' }).length;
    return read({ more: text(bytes - empty) });
  };
  expect(padding(8_000)).toBeDefined();
  expect(padding(8_001)).toBeUndefined();
});

test.each([
  ['https://shop.example', 'https://shop.example', true],
  ['https://shop.example', 'https://other.example', false],
  ['https://shop.example', undefined, false],
  ['', undefined, true],
  ['', 'https://shop.example', false],
])(
  'a ticket for the origin "%s" is valid for a request from %s: %s',
  (requestedBy, origin, isValid) => {
    expect(isFromPagesOf({ origin: requestedBy }, origin)).toBe(isValid);
  },
);

test.each(['shop.example', 'WWW.Shop.example', 'shop.example.', 'www.shop.example.'])(
  'a page of %s belongs to the website shop.example, and one of a longer name does not',
  (host) => {
    expect(comesFrom(`https://${host}`, 'shop.example')).toBe(true);
    expect(comesFrom(`https://evil-${host}`, 'shop.example')).toBe(false);
  },
);
