import { expect, test } from 'vitest';
import { addressStore } from '../../lambdas/accounts/profile/address.store.ts';
import type { Attempt } from '../../lambdas/adapters/mail.ts';
import { deletionStore } from '../../lambdas/privacy/deletion.store.ts';
import {
  type Deletion,
  deletionToken,
  hasSettled,
  isUnexpired,
} from '../../lambdas/privacy/deletion.ts';
import { eraseAccount, type Removal } from '../../lambdas/privacy/erase-account.protocol.ts';
import { removalsOf } from '../../lambdas/privacy/removals.protocol.ts';
import { subscribed } from '../factories/subscribed.ts';
import { fakeBucket } from '../fakes/bucket.ts';
import { Killed } from '../fakes/faults.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const start = new Date('2026-11-21T10:00:00Z');
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);

/** An account with these kinds of data, and a worker that may crash at one of its effects. */
function world(kinds = ['login', 'customer', 'items', 'objects', 'address']) {
  const left = new Set(kinds);
  const jobs = new Map<string, Deletion>();
  jobs.set('ann', { ownerId: 'ann', startedAt: start.toISOString(), email: 'ann@example.com' });
  const mails: string[] = [];
  const order: string[] = [];
  let answer: Attempt = { kind: 'accepted', messageId: '1' };
  const worker = (crash?: { at: number; mode: 'before' | 'after' }) => {
    let effects = 0;
    const effect = async <T>(act: () => T): Promise<T> => {
      effects += 1;
      if (crash?.at === effects && crash.mode === 'before') throw new Killed('before');
      const done = act();
      if (crash?.at === effects) throw new Killed('after');
      return done;
    };
    const removals: Removal[] = kinds.map((name) => ({
      name,
      remove: () => effect(() => void (left.delete(name) && order.push(name))),
    }));
    const ports = {
      removals,
      jobs: {
        find: async (id: string) => jobs.get(id),
        removeEmail: (id: string) =>
          effect(() => {
            const { email: _, ...job } = jobs.get(id) ?? {};
            jobs.set(id, job as Deletion);
          }),
        claimNotice: (id: string, now: Date, abandonedBefore: string) =>
          effect(() => {
            const job = jobs.get(id);
            const isFree = (job?.noticeClaimedAt ?? '') < abandonedBefore;
            if (!job?.email || !isFree) return false;
            jobs.set(id, { ...job, noticeClaimedAt: now.toISOString() });
            return true;
          }),
        releaseNotice: (id: string) =>
          effect(() => {
            const { noticeClaimedAt: _, ...job } = jobs.get(id) ?? {};
            jobs.set(id, job as Deletion);
          }),
        markEmptied: (id: string, at: string) =>
          effect(() => void jobs.set(id, { emptiedAt: at, ...jobs.get(id) } as Deletion)),
        finish: (id: string) => effect(() => void jobs.delete(id)),
      },
      notify: (email: string) =>
        effect(() => {
          if (answer.kind === 'accepted') mails.push(email);
          return answer;
        }),
    };
    return { walk: (now: Date) => eraseAccount('ann', now, ports), effects: () => effects };
  };
  return {
    left,
    jobs,
    mails,
    order,
    worker,
    mailAnswers: (next: Attempt) => {
      answer = next;
    },
  };
}

test('removes everything in order, notifies the owner, then removes the address', async () => {
  const { left, jobs, mails, order, worker } = world();
  expect(await worker().walk(start)).toBe('emptied');
  expect([...left]).toEqual([]);
  expect(order).toEqual(['login', 'customer', 'items', 'objects', 'address']);
  expect(mails).toEqual(['ann@example.com']);
  const startedAt = start.toISOString();
  expect(jobs.get('ann')).toEqual({
    ...{ ownerId: 'ann', startedAt, emptiedAt: startedAt },
    noticeClaimedAt: startedAt,
  });
});

test('after a crash around any effect, the next run removes the rest and notifies the owner', async () => {
  const whole = world();
  const counting = whole.worker();
  await counting.walk(start);
  await counting.walk(minutes(60));
  for (let at = 1; at <= counting.effects(); at += 1) {
    for (const mode of ['before', 'after'] as const) {
      const { left, jobs, mails, worker } = world();
      const dying = worker({ at, mode });
      const died = async () => {
        await dying.walk(start);
        await dying.walk(minutes(60));
      };
      await expect(died(), `${mode} effect ${at}`).rejects.toThrow(Killed);
      await worker().walk(minutes(15));
      await worker().walk(minutes(75));
      expect([...left]).toEqual([]);
      expect(jobs.size).toBe(0);
      expect(mails.length).toBeGreaterThan(0);
    }
  }
});

test('late writes are purged too, until no request can be in flight', async () => {
  const { left, jobs, mails, worker } = world();
  await worker().walk(start);
  left.add('items'); // a request in flight
  expect(await worker().walk(minutes(59))).toBe('emptied');
  expect([...left]).toEqual([]);
  expect(await worker().walk(minutes(60))).toBe('settled');
  expect(jobs.size).toBe(0);
  expect(await worker().walk(minutes(75))).toBe('unknown');
  expect(mails).toHaveLength(1);
});

test('after an outage the purge repeats as long, counted from the first complete one', async () => {
  const { left, jobs, worker } = world();
  for (const run of [0, 15, 30, 45, 60, 75]) {
    // The payment provider is not reachable, so what follows its removal stays.
    const failing = worker({ at: 2, mode: 'before' });
    await expect(failing.walk(minutes(run))).rejects.toThrow(Killed);
  }
  expect(await worker().walk(minutes(90))).toBe('emptied');
  left.add('items'); // a request in flight
  expect(await worker().walk(minutes(149))).toBe('emptied');
  expect([...left]).toEqual([]);
  expect(await worker().walk(minutes(150))).toBe('settled');
  expect(jobs.size).toBe(0);
});

test('an email that SES cannot take now is retried, and the address is deleted in any case', async () => {
  const { jobs, mails, mailAnswers, worker } = world();
  mailAnswers({ kind: 'deferred', cause: 'throttled' });
  await expect(worker().walk(start)).rejects.toThrow('deferred the deletion email');
  expect(jobs.get('ann')?.email).toBe('ann@example.com');
  expect(await worker().walk(minutes(60))).toBe('settled');
  expect([mails, jobs.size]).toEqual([[], 0]);
});

test('the address is deleted even if its mailbox rejects the email', async () => {
  const { jobs, mailAnswers, worker } = world();
  mailAnswers({ kind: 'rejected', cause: 'unknown' });
  await worker().walk(start);
  expect(jobs.get('ann')?.email).toBeUndefined();
});

/** Workers of one deletion in a table, as two clicks or a repeated message start them. */
async function storedDeletion() {
  const jobs = deletionStore(memoryTable().table);
  await jobs.start({ ownerId: 'ann', startedAt: start.toISOString(), email: 'ann@example.com' });
  const mails: string[] = [];
  const notify = async (email: string): Promise<Attempt> => {
    mails.push(email);
    return { kind: 'accepted', messageId: String(mails.length) };
  };
  const ports = { jobs, removals: [], notify };
  return { jobs, mails, ports, walk: (now: Date) => eraseAccount('ann', now, ports) };
}

test('of several workers that delete an account at once, one notifies the owner', async () => {
  const { jobs, mails, walk } = await storedDeletion();
  const outcomes = await Promise.all([walk(start), walk(start), walk(start)]);
  expect([outcomes, mails]).toEqual([['emptied', 'emptied', 'emptied'], ['ann@example.com']]);
  expect((await jobs.find('ann'))?.email).toBeUndefined();
});

test('a worker that read the deletion before another one notified the owner sends no second email', async () => {
  const { jobs, mails, ports, walk } = await storedDeletion();
  const late = async () => {
    await walk(start);
  };
  const removals = [{ name: 'items', remove: late }];
  expect(await eraseAccount('ann', minutes(20), { ...ports, removals })).toBe('emptied');
  expect(mails).toHaveLength(1);
  expect((await jobs.find('ann'))?.emptiedAt).toBe(start.toISOString());
});

test('the email of a worker that crashed while it sent one is sent by a run after 15 minutes', async () => {
  const { jobs, mails, ports, walk } = await storedDeletion();
  const crash = () => Promise.reject(new Killed('before'));
  await expect(eraseAccount('ann', start, { ...ports, notify: crash })).rejects.toThrow(Killed);
  // Another worker may still be sending it, even at the end of the deletion.
  expect([await walk(minutes(14)), mails]).toEqual(['emptied', []]);
  expect([await walk(minutes(61)), mails]).toEqual(['settled', ['ann@example.com']]);
  expect(await jobs.find('ann')).toBeUndefined();
});

test('the email that SES deferred is sent by the next run, without waiting for a claim to expire', async () => {
  const { mails, ports, walk } = await storedDeletion();
  const notify = async (): Promise<Attempt> => ({ kind: 'deferred', cause: 'throttled' });
  await expect(eraseAccount('ann', start, { ...ports, notify })).rejects.toThrow('deferred');
  await walk(minutes(1));
  expect(mails).toEqual(['ann@example.com']);
});

test('a deletion does not settle while another worker sends the email', async () => {
  const { jobs, ports, walk } = await storedDeletion();
  await jobs.markEmptied('ann', start.toISOString());
  const notify = async (): Promise<Attempt> => {
    expect(await walk(minutes(61))).toBe('emptied');
    return { kind: 'accepted', messageId: '1' };
  };
  expect(await eraseAccount('ann', minutes(60), { ...ports, notify })).toBe('settled');
  expect(await jobs.find('ann')).toBeUndefined();
});

test('the link works for an hour', () => {
  const token = deletionToken('ann', start);
  expect(token.o).toBe('ann');
  const ends = minutes(60);
  const second = new Date(ends.getTime() + 1_000);
  expect([ends, second].map((now) => isUnexpired(token, now))).toEqual([true, false]);
});

test('deletion ends once every ticket and token of the account has expired', () => {
  const deletion = { ownerId: 'ann', startedAt: start.toISOString() };
  const emptied = { ...deletion, emptiedAt: minutes(10).toISOString() };
  expect([69, 70].map((n) => hasSettled(emptied, minutes(n)))).toEqual([false, true]);
  expect(hasSettled(deletion, minutes(600))).toBe(false);
});

test.each([
  ['a customer of the payment provider', ['cus_ann']],
  ['no subscription', []],
])('an account with %s is deleted, and nothing of another account', async (_, customers) => {
  const { table } = memoryTable();
  for (const owner of customers.length > 0 ? ['ann', 'bob'] : ['bob'])
    await subscribed(table, owner);
  const bucket = fakeBucket();
  const namesOf = (owner: string) => [
    `batches/${owner}/s1/0`,
    `recordings/${owner}/s1/part`,
    `${owner}/2026-11-21/report`,
    `exports/${owner}/export.json`,
  ];
  for (const name of [...namesOf('ann'), ...namesOf('bob')])
    await bucket.putIfAbsent(name, new Uint8Array(1), {} as never);
  const users: string[] = [];
  const deleted: string[] = [];
  const uses = {
    ...{ table, bucket },
    users: { remove: async (id: string) => void users.push(id) },
    payments: { deleteCustomer: async (id: string) => void deleted.push(id) },
  };
  for (const { remove } of removalsOf(uses as never))
    await remove({ ownerId: 'ann', email: 'ann@example.com', startedAt: start.toISOString() });
  expect([users, deleted]).toEqual([['ann'], customers]);
  expect([...bucket.objects.keys()].sort()).toEqual(namesOf('bob').sort());
});

test.each([
  ['its address is free', 'ann', undefined],
  ['an address that another account has taken over stays there', 'bob', 'bob'],
])('after an account is deleted, %s', async (_, owner, afterwards) => {
  const { table } = memoryTable();
  const addresses = addressStore(table);
  await addresses.claim('ann@example.com', owner);
  const last = removalsOf({ table, bucket: {}, users: {}, payments: {} } as never).at(-1);
  expect(last?.name).toBe('the address');
  await last?.remove({ ownerId: 'ann', email: 'Ann@Example.com', startedAt: start.toISOString() });
  expect(await addresses.ownerOf('ann@example.com')).toBe(afterwards);
});
