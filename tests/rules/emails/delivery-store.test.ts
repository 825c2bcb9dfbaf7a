import { expect, test } from 'vitest';
import { HITS_WITH_TIME } from '../../../lambdas/contract/limits.ts';
import { deliveryStore } from '../../../lambdas/emails/delivery/delivery.store.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const key = { ownerId: 'ann', date: '2026-11-20', hash: 'a1b2' };
const email = 'ann@example.com';
const now = new Date('2026-11-20T09:00:00Z');
const attempt = (number: number) => ({ email, attempt: number, now });
const world = () => deliveryStore(memoryTable().table);

test('each attempt is announced by one worker, and only after the attempt before it', async () => {
  const store = world();
  expect(await store.announce(key, attempt(2))).toBe(false);
  expect(await store.announce(key, attempt(1))).toBe(true);
  expect(await store.announce(key, attempt(1))).toBe(false);
  expect(await store.announce(key, attempt(3))).toBe(false);
  expect(await store.announce(key, attempt(2))).toBe(true);
  expect(await store.announce(key, attempt(2))).toBe(false);
  expect(await store.find(key)).toMatchObject({ attempts: 2, state: 'sending' });
});

test('an email that was sent is never announced again', async () => {
  const store = world();
  await store.announce(key, attempt(1));
  await store.markSent(key, 'message-1');
  expect(await store.announce(key, attempt(2))).toBe(false);
});

test('an email whose Send event arrived is never announced again, although its state is unknown', async () => {
  const store = world();
  await store.announce(key, attempt(1));
  await store.recordSendEvent(key, 'message-1');
  expect(await store.announce(key, attempt(2))).toBe(false);
});

test('only the running attempt can be released', async () => {
  const store = world();
  await store.announce(key, attempt(1));
  await store.release(key, 2);
  expect(await store.find(key)).toMatchObject({ state: 'sending' });
  await store.release(key, 1);
  expect(await store.find(key)).toMatchObject({ state: 'waiting' });
  await store.announce(key, attempt(2));
  await store.markSent(key, 'message-1');
  await store.release(key, 2);
  expect(await store.find(key)).toMatchObject({ state: 'sent' });
});

test('a recipient who unsubscribes meanwhile is skipped, unless the email was sent', async () => {
  const store = world();
  await store.announce(key, attempt(1));
  await store.release(key, 1);
  await store.suppress(key, email, now);
  expect(await store.find(key)).toMatchObject({ state: 'suppressed', attempts: 1 });
  const other = { ...key, hash: 'c3d4' };
  await store.announce(other, attempt(1));
  await store.markSent(other, 'message-2');
  await store.suppress(other, email, now);
  expect(await store.find(other)).toMatchObject({ state: 'sent' });
});

test('nothing is recorded about an email that was never announced', async () => {
  const store = world();
  await expect(store.markSent(key, 'message-1')).rejects.toThrow('announced');
  await expect(store.markFailed(key)).rejects.toThrow('announced');
  expect(await store.recordSendEvent(key, 'message-1')).toBe(false);
  await store.count(key, { kind: 'open', at: now });
  expect(await store.find(key)).toBeUndefined();
});

test('every hit is counted, and the first ones store their time', async () => {
  const store = world();
  await store.announce(key, attempt(1));
  for (let second = 0; second < HITS_WITH_TIME + 2; second += 1) {
    const at = new Date(now.getTime() + second * 1_000);
    await store.count(key, { kind: 'open', at });
  }
  const { opens, hits } = (await store.find(key)) ?? {};
  expect([opens, hits?.length]).toEqual([HITS_WITH_TIME + 2, HITS_WITH_TIME]);
});
