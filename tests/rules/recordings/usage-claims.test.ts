import { expect, test } from 'vitest';
import { MAIL_EVIDENCE_MINUTES } from '../../../lambdas/contract/limits.ts';
import { usageStore } from '../../../lambdas/recordings/admission/usage.store.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const key = { ownerId: 'ann', period: '2026-11-01' };
const now = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const world = () => usageStore(memoryTable().table);

test('a session is counted once, however often it is requested, and none beyond the limit', async () => {
  const store = world();
  const results: string[] = [];
  for (const id of ['one', 'one', 'two', 'three', 'two'])
    results.push(await store.admitById(key, id, 2));
  expect(results).toEqual(['admitted', 'known', 'last', 'full', 'known']);
  expect((await store.find(key)).sessions).toBe(2);
  expect(await store.canAdmit(key, 'two', 2)).toBe(true);
  expect(await store.canAdmit(key, 'three', 2)).toBe(false);
  expect(await store.canAdmit(key, 'three', 3)).toBe(true);
});

test('the time at which the limit was reached is stored once, and again for a higher limit', async () => {
  const store = world();
  const first = now.toISOString();
  expect(await store.recordLimitReached(key, 100, now)).toMatchObject({ limitReachedAt: first });
  const repeated = await store.recordLimitReached(key, 100, minutes(1));
  expect(repeated).toMatchObject({ limitReachedAt: first, limitReached: 100 });
  const raised = await store.recordLimitReached(key, 2_500, minutes(2));
  expect(raised).toMatchObject({ limitReachedAt: minutes(2).toISOString(), limitReached: 2_500 });
});

test('one worker claims the notice of a limit, until it is released or abandoned', async () => {
  const store = world();
  expect(await store.claimNotice(key, 100, now)).toBe(true);
  expect(await store.claimNotice(key, 100, minutes(1))).toBe(false);
  await store.finishNotice(key, 'not-sent', now);
  expect(await store.claimNotice(key, 100, minutes(2))).toBe(true);
  expect(await store.claimNotice(key, 100, minutes(2 + MAIL_EVIDENCE_MINUTES))).toBe(false);
  expect(await store.claimNotice(key, 100, minutes(3 + MAIL_EVIDENCE_MINUTES))).toBe(true);
});

test('a notice that was sent is claimed again only for a higher limit', async () => {
  const store = world();
  await store.claimNotice(key, 100, now);
  await store.finishNotice(key, 'sent', now);
  expect(await store.claimNotice(key, 100, minutes(60))).toBe(false);
  expect(await store.claimNotice(key, 2_500, minutes(60))).toBe(true);
});

test('a worker that lost its claim does not change the outcome', async () => {
  const store = world();
  await store.claimNotice(key, 100, now);
  const later = minutes(3 + MAIL_EVIDENCE_MINUTES);
  await store.claimNotice(key, 100, later);
  await store.finishNotice(key, 'not-sent', now);
  expect((await store.find(key)).notice?.state).toBe('sending');
  await store.finishNotice(key, 'sent', later);
  await store.finishNotice(key, 'rejected', later);
  expect((await store.find(key)).notice?.state).toBe('sent');
});
