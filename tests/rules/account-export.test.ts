import { expect, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { usersAfter } from '../../lambdas/admin/users.protocol.ts';
import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import { collectExport, collectMore } from '../../lambdas/privacy/collect-export.protocol.ts';
import { segmentStore } from '../../lambdas/recordings/segments/segment.store.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { shareStore } from '../../lambdas/recordings/sharing/share.store.ts';
import { contentStore } from '../../lambdas/reports/content/content.store.ts';
import { reportStore } from '../../lambdas/reports/report.store.ts';
import { subscribed } from '../factories/subscribed.ts';
import { fakeBucket } from '../fakes/bucket.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-28T09:00:00Z');

/** The tables of an owner without anything but a profile. */
async function owner(options?: Parameters<typeof memoryTable>[0]) {
  const { table } = memoryTable(options);
  const names = { first_name: 'Ann', last_name: 'Lee' };
  await profileStore(table).createOnce({ id: 'ann', email: 'ann@example.com', ...names }, NOW);
  return { table, bucket: fakeBucket() };
}

test('an export of a new account has its profile and no subscription', async () => {
  const { data } = await collectExport('ann', await owner(), NOW);
  expect(data).toMatchObject({
    ...{ exported_at: NOW.toISOString(), subscription: null, reports: [], emails: [], team: [] },
    profile: { email: 'ann@example.com' },
  });
});

test('an export has the subscription, and each report with its text while that is stored', async () => {
  const { table, bucket } = await owner();
  await subscribed(table, 'ann');
  for (const date of ['2026-11-26', '2026-11-27']) {
    const window = { from: `${date}T05:00:00.000Z`, to: `${date}T23:00:00.000Z` };
    const facts = { zone: 'UTC', window, leaseUntil: NOW.toISOString() };
    await reportStore(table).claim({ ownerId: 'ann', date }, facts, undefined);
  }
  const stored = { version: 1, summary: { warm_intro: 'Hello' }, subject: 'Your report' };
  const key = { ownerId: 'ann', date: '2026-11-27' };
  const from = '2026-11-27T05:00:00.000Z';
  await contentStore(bucket).putOnce(key, { from }, stored as never);
  const { data } = await collectExport('ann', { table, bucket }, NOW);
  const { subscription, reports } = data;
  expect(subscription).toMatchObject({ plan: 'Starter', customerId: 'cus_ann' });
  expect(reports).toMatchObject([
    { date: '2026-11-27', from, subject: '', summary_data: { warm_intro: 'Hello' } },
    { date: '2026-11-26', to: '2026-11-26T23:00:00.000Z', summary_data: null },
  ]);
});

test('an export fails if a report cannot be read, instead of leaving its text out', async () => {
  const { table, bucket } = await owner();
  const window = { from: '2026-11-27T05:00:00.000Z', to: '2026-11-27T23:00:00.000Z' };
  const facts = { zone: 'UTC', window, leaseUntil: NOW.toISOString() };
  await reportStore(table).claim({ ownerId: 'ann', date: '2026-11-27' }, facts, undefined);
  const outage = () => Promise.reject(new Error('SlowDown'));
  const exported = collectExport('ann', { table, bucket: { ...bucket, get: outage } }, NOW);
  await expect(exported).rejects.toThrow('SlowDown');
});

test('an export has the owner’s annotations, saved filters, and links that still work', async () => {
  const { table, bucket } = await owner();
  const sessions = sessionStore(table);
  const key = { ownerId: 'ann', sessionId: sessionIdAt(NOW, Buffer.alloc(10)) };
  const facts = { domain: 'shop.example', visitor: 'v', userAgent: '', referrer: '', bytes: 1 };
  await sessions.create({ ...key, ...facts, startedAt: NOW.toISOString(), keepDays: 30 }, NOW);
  const annotations = { starred: true, note: 'Look at the cart', tags: () => ['checkout'] };
  await sessions.annotate(key, annotations, NOW);
  const filter = { id: 'one', name: 'Phones', query: 'device=phone' };
  await segmentStore(table).save('ann', () => filter);
  const link = { ...key, note: 'For Bob', startMs: 1_000, createdAt: NOW.toISOString() };
  const shares = shareStore(table);
  const expiresAt = '2026-11-30T09:00:00.000Z';
  await shares.add({ ...link, shareId: 'works', expiresAt }, () => {});
  await shares.add({ ...link, shareId: 'expired', expiresAt: NOW.toISOString() }, () => {});
  const { data } = await collectExport('ann', { table, bucket }, NOW);
  const { recordings, saved_filters, links } = data;
  expect(recordings).toMatchObject([
    { note: 'Look at the cart', tags: ['checkout'], starredAt: NOW.toISOString() },
  ]);
  expect(saved_filters).toEqual([filter]);
  expect(links).toEqual([
    {
      sessionId: key.sessionId,
      note: 'For Bob',
      startMs: 1_000,
      createdAt: link.createdAt,
      expiresAt,
    },
  ]);
});

test('an export of many recordings has parts that one call can read, with each recording once', async () => {
  const use = await owner({ pageItems: 2 });
  const sessions = sessionStore(use.table);
  const ids = Array.from({ length: 150 }, (_, place) =>
    sessionIdAt(new Date(NOW.getTime() + place * 60_000), Buffer.alloc(10, place)),
  );
  const facts = { domain: 'shop.example', visitor: 'v', userAgent: '', referrer: '', bytes: 1 };
  for (const sessionId of ids) {
    const of = { ownerId: 'ann', sessionId, startedAt: NOW.toISOString(), keepDays: 30 };
    await sessions.create({ ...of, ...facts }, NOW);
  }
  // Deleted recordings are read, but not exported.
  await sessions.erase({ ownerId: 'ann', sessionId: ids[40] ?? '' }, NOW.getTime());
  const first = await collectExport('ann', use, NOW);
  const collected = [first.data.recordings];
  let { next } = first;
  while (next !== undefined) {
    const more = await collectMore('ann', use.table, NOW, next);
    collected.push(more.data.recordings);
    next = more.next;
  }
  expect(collected.map(({ length }) => length)).toEqual([99, 50]);
  expect(collected.flat()).toMatchObject(ids.toSpliced(40, 1).map((sessionId) => ({ sessionId })));
});

test('a user who never signed in and has no website is listed without both [USERS-07]', async () => {
  const { table } = await owner();
  expect(await usersAfter(undefined, table)).toMatchObject([
    { id: 'ann', last_login: null, is_active: false },
  ]);
});

test('a part after an unknown recording starts with the first one', async () => {
  const use = await owner();
  const all = await collectMore('ann', use.table, NOW);
  expect(await collectMore('ann', use.table, NOW, 'unknown')).toEqual(all);
});
