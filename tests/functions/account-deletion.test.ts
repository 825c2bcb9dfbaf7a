import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, inject, test, vi } from 'vitest';
import { exportStore } from '../../lambdas/accounts/export/export.store.ts';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { handler as signIn } from '../../lambdas/accounts/record-sign-in.lambda.ts';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { userRemoval } from '../../lambdas/adapters/user-pool.ts';
import { DELETION_LINK_HOURS } from '../../lambdas/contract/limits.ts';
import { connectionStore } from '../../lambdas/live/connection.store.ts';
import { handler as remove } from '../../lambdas/privacy/delete-account.lambda.ts';
import { deletionStore } from '../../lambdas/privacy/deletion.store.ts';
import { eraseAccount } from '../../lambdas/privacy/erase-account.protocol.ts';
import { removalsOf } from '../../lambdas/privacy/removals.protocol.ts';
import { handler as request } from '../../lambdas/privacy/request-deletion.lambda.ts';
import { handler as sweep } from '../../lambdas/privacy/sweep-deletions.lambda.ts';
import { handler as mailEvent } from '../../lambdas/reports/delivery/record-mail-event.lambda.ts';
import { allItems, placesOf } from '../factories/everything-stored.ts';
import { freezeClock } from '../factories/frozen-clock.ts';
import { DATE, fillAccount } from '../factories/full-account.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { mailTo, mailWhere } from '../factories/mailbox.ts';
import { newOwner } from '../factories/owner.ts';
import { isKilled, killedAtEffect } from '../fakes/faults.ts';

const cloud = inject('cloud');
const env = process.env as never;
const store = () => table.connect(env);
const bucket = () => bucketAdapter.connect(env);
const newCanary = () => `canary${randomUUID().slice(0, 8)}`;
const start = new Date();
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** An owner with a login and one item of every kind. */
async function fullAccount() {
  const canary = newCanary();
  const owner = await newOwner(cloud, `${canary}@example.com`);
  return { canary, ...owner, ...(await fillAccount(owner, canary)) };
}

/** The kinds of items listed in lambdas/README.md under one owner's key. */
function documentedKinds(): string[] {
  const page = readFileSync(resolve(import.meta.dirname, '../../lambdas/README.md'), 'utf8');
  return [...page.matchAll(/^\| [^|]+ \| OWNER#id \| ([A-Z_]+)/gm)].map(([, kind = '']) => kind);
}

test('the account that the tests delete contains every kind of item an owner can have', async () => {
  const { id, canary } = await fullAccount();
  const kinds = async () => {
    // The first push finds the connection closed and removes it, as for any closed page.
    await connectionStore(store()).add(id, canary, new Date());
    const own = (await allItems()).filter(({ PK }) => PK === `OWNER#${id}`);
    return [...new Set(own.map(({ SK }) => SK.split('#')[0] ?? ''))].sort();
  };
  await expect.poll(kinds, { timeout: 10_000 }).toEqual(documentedKinds().sort());
});

test('killed before or after any effect, deletion continues until no store has data of the account', async () => {
  const { id, email, canary, customerId } = await fullAccount();
  const otherAccount = await fullAccount();
  await exportStore(bucket()).save({ ownerId: id, id: canary }, { profile: { canary } } as never);
  await deletionStore(store()).start({ ownerId: id, startedAt: start.toISOString(), email });
  const forgotten: string[] = [];
  const mails: string[] = [];
  const walk = (now: Date, dies: number | undefined) => {
    const world = killedAtEffect(dies);
    const payments = { deleteCustomer: async (each: string) => void forgotten.push(each) };
    return eraseAccount(id, now, {
      jobs: deletionStore(world.table(store())),
      removals: removalsOf({
        table: world.table(store()),
        bucket: world.each(bucket()),
        users: world.each(userRemoval.connect(env)),
        payments: world.each(payments),
      }),
      notify: async (to) => {
        mails.push(to);
        return { kind: 'accepted', messageId: '1' };
      },
    });
  };
  const stored = () => deletionStore(store()).find(id);
  let kills = 0;
  let minutes = 0;
  for (let isNotified = false; !isNotified; kills += 1) {
    // The claim of a worker that crashed while it sent the email expires after 15 minutes.
    if ((await stored())?.emptiedAt) minutes += 16;
    await walk(later(minutes), kills + 1).catch((error) => {
      if (!isKilled(error)) throw error;
    });
    isNotified = (await stored())?.email === undefined;
  }
  expect(kills).toBeGreaterThan(20);
  // Until the deletion is final, its job item remains, without an address.
  expect(await placesOf([id, canary])).toEqual([`item DELETION#${id} JOB`]);
  expect(await walk(later(60), undefined)).toBe('settled');
  expect(await placesOf([id, canary])).toEqual([]);
  expect(new Set(forgotten)).toEqual(new Set([customerId]));
  expect(new Set(mails)).toEqual(new Set([email]));
  // Data of other accounts is unchanged.
  const places = await placesOf([otherAccount.id, otherAccount.canary]);
  expect(places.length).toBeGreaterThan(documentedKinds().length);
});

const tokenIn = (text: string) => text.match(/\/delete-account\?token=([\w.-]+)/)?.[1] ?? '';
const requestDeletionAs = async (owner: { id: string }, email: string) =>
  answerOf(await request(httpEvent({ email }, owner)));
const confirm = async (token: string) => answerOf(await remove(httpEvent({ token })));

test('an owner requests deletion, confirms it by email, and the account and its login are deleted', async () => {
  const canary = newCanary();
  const owner = await newOwner(cloud, `${canary}@example.com`);
  await signIn(httpEvent(undefined, owner));
  expect(await requestDeletionAs(owner, owner.email.toUpperCase())).toEqual({
    status: 200,
    body: { success: true },
  });
  const confirmationMail = await mailTo(owner.email);
  expect(confirmationMail.subject).toBe('Delete your Reveille account?');
  expect(await profileStore(store()).find(owner.id)).toBeDefined();
  expect((await confirm(tokenIn(confirmationMail.text))).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect(await placesOf([owner.id, canary])).toEqual([`item DELETION#${owner.id} JOB`]),
    { timeout: 30_000, interval: 500 },
  );
  await mailWhere(({ to, subject }) => to === owner.email && subject.includes('is deleted'));
  expect((await confirm(tokenIn(confirmationMail.text))).status).toBe(200);
  // A token from before the deletion is rejected and recreates nothing.
  expect(answerOf(await signIn(httpEvent(undefined, owner))).status).toBe(401);
  expect(await placesOf([canary])).toEqual([]);
});

test('the sweep finds a deletion whose first message was lost', async () => {
  const { id, email } = await newOwner(cloud);
  await deletionStore(store()).start({ ownerId: id, startedAt: start.toISOString(), email });
  await sweep({});
  await vi.waitFor(async () => expect(await placesOf([email])).toEqual([]), {
    timeout: 30_000,
    interval: 500,
  });
  const QueueUrl = cloud.outputs.ACCOUNT_DELETIONS_URL;
  const AttributeNames = ['ApproximateNumberOfMessages' as const];
  await vi.waitFor(async () => {
    const waiting = await new SQSClient({}).send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames }),
    );
    expect(waiting.Attributes?.ApproximateNumberOfMessages).toBe('0');
  });
});

test.each([
  ['the address of another person', 'tom@example.com', 422, 'This isn’t your email address'],
  ['no address at all', '', 422, 'This isn’t your email address'],
])('%s requests no deletion', async (_, typed, status, title) => {
  const owner = await newOwner(cloud);
  await signIn(httpEvent(undefined, owner));
  expect(await requestDeletionAs(owner, typed)).toMatchObject({ status, body: { title } });
});

test('a fourth link within the hour is rejected', async () => {
  freezeClock();
  const owner = await newOwner(cloud);
  await signIn(httpEvent(undefined, owner));
  const statuses = [];
  for (let n = 0; n < 4; n += 1)
    statuses.push((await requestDeletionAs(owner, owner.email)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a forged link deletes no account', async () => {
  for (const token of ['x', 'a.b', `${Buffer.from('{"o":"ann"}').toString('base64url')}.x`]) {
    expect(await confirm(token)).toMatchObject({
      status: 404,
      body: { title: 'This link doesn’t work' },
    });
  }
});

test('an SES event for a deleted account recreates nothing', async () => {
  const ownerId = randomUUID();
  const mail = {
    messageId: '1',
    timestamp: start.toISOString(),
    tags: { delivery: [`${ownerId}_${DATE}_hash`] },
  };
  const event = { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent' } };
  const answer = await mailEvent({ Records: [{ messageId: '1', body: JSON.stringify(event) }] });
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(await placesOf([ownerId])).toEqual([]);
});

test('the link of a deletion email deletes nothing after it expires', async () => {
  const owner = await newOwner(cloud);
  await signIn(httpEvent(undefined, owner));
  await requestDeletionAs(owner, owner.email);
  const token = tokenIn((await mailTo(owner.email)).text);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DELETION_LINK_HOURS * 3_600_000 + 1_000 });
  expect(await confirm(token)).toMatchObject({ status: 410 });
  vi.useRealTimers();
  expect(await profileStore(store()).find(owner.id)).toMatchObject({ email: owner.email });
  expect(await deletionStore(store()).find(owner.id)).toBeUndefined();
  expect((await confirm(`${token}x`)).status).toBeGreaterThanOrEqual(400);
  expect((await confirm(token)).status).toBe(200);
});
