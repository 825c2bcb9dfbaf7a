import { expect, test } from 'vitest';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import type { Attempt } from '../../../lambdas/adapters/mail.ts';
import type { Table } from '../../../lambdas/adapters/table.ts';
import { entitlementOf } from '../../../lambdas/billing/subscription.ts';
import { MAIL_EVIDENCE_MINUTES } from '../../../lambdas/contract/limits.ts';
import { GROWTH, STARTER } from '../../../lambdas/contract/plans.ts';
import { suppressionStore } from '../../../lambdas/emails/delivery/recipient-settings.store.ts';
import { sendLimitNotice } from '../../../lambdas/recordings/admission/limit-notice.protocol.ts';
import { handleLimitReached } from '../../../lambdas/recordings/admission/limit-reached.protocol.ts';
import { usageStore } from '../../../lambdas/recordings/admission/usage.store.ts';
import { addressHash } from '../../../lambdas/runtime/seal.ts';
import { integrationStore } from '../../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../../lambdas/websites/integration.ts';
import { subscribed } from '../../factories/subscribed.ts';
import { fakeMailer } from '../../fakes/mailer.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const FREE = entitlementOf(undefined, NOW);
const EMAIL = 'ann@example.com';
const key = { ownerId: 'ann', period: FREE.period };

async function owner(used = FREE.maxSessions, kind: Attempt['kind'] = 'accepted') {
  const { table } = memoryTable();
  const names = { first_name: 'Ann', last_name: 'Archer' };
  await profileStore(table).createOnce({ id: 'ann', email: EMAIL, ...names }, NOW);
  await usageStore(table).countAll(key, used);
  const { mail, sent: mails } = fakeMailer(kind);
  const notice = (now = NOW) => sendLimitNotice('ann', { table, mail }, now);
  return { table, mails, notice };
}

test('the owner of a full plan gets one email for the period', async () => {
  const { mails, notice } = await owner();
  expect(await notice()).toBe('sent');
  expect(await notice()).toBe('sent');
  expect(mails).toMatchObject([{ to: EMAIL, tags: { account: 'ann' } }]);
});

/** Gives the owner this plan within the same period, and counts more sessions. */
async function changePlan(table: Table, plan: string, sessions = 0) {
  await subscribed(table, 'ann', new Date('2026-11-20T09:00:00Z'), plan);
  await usageStore(table).countAll({ ownerId: 'ann', period: '2026-11-20' }, sessions);
}

test('an upgrade within a period is followed by another email when the larger plan is full', async () => {
  const { table, mails, notice } = await owner();
  await changePlan(table, 'Starter', STARTER.maxSessions);
  expect([await notice(), await notice()]).toEqual(['sent', 'sent']);
  await changePlan(table, 'Growth');
  expect(await notice()).toBe('not-reached');
  await changePlan(table, 'Growth', GROWTH.maxSessions - STARTER.maxSessions);
  const later = new Date('2026-11-25T15:26:00Z');
  expect([await notice(later), await notice(later)]).toEqual(['sent', 'sent']);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('10,000');
});

test('a downgrade within a period sends an email only if no limit was reported in it', async () => {
  const { table, mails, notice } = await owner();
  await changePlan(table, 'Growth', STARTER.maxSessions);
  expect(await notice()).toBe('not-reached');
  await changePlan(table, 'Starter');
  expect(await notice()).toBe('sent');
  await changePlan(table, 'Growth');
  await changePlan(table, 'Starter');
  expect(await notice()).toBe('sent');
  expect(mails).toHaveLength(1);
});

test('the time at which a plan was full is that of the current limit', async () => {
  const { table } = await owner();
  const reached = async (max: number, at: string) =>
    (await usageStore(table).recordLimitReached(key, max, new Date(at))).limitReachedAt;
  const [first, second, third] = ['2026-11-22', '2026-11-23', '2026-11-24'].map(
    (day) => `${day}T09:00:00.000Z`,
  ) as [string, string, string];
  expect(await reached(100, first)).toBe(first);
  expect(await reached(100, second)).toBe(first);
  expect(await reached(200, second)).toBe(second);
  expect(await reached(100, third)).toBe(second);
});

test('without a website name the notice says “your website”', async () => {
  const { mails, notice } = await owner();
  await notice();
  expect(mails[0]?.text).toContain('your website had enough visitors');
});

test('a plan with room for one more session is not full', async () => {
  const { mails, notice } = await owner(FREE.maxSessions - 1);
  expect(await notice()).toBe('not-reached');
  expect(mails).toEqual([]);
});

test.each([
  ['accepted', 'sent', 1],
  ['unknown', 'sent', 1],
  ['rejected', 'rejected', 1],
  ['deferred', 'not-sent', 2],
] as const)(
  'an attempt that ends %s is %s, and a second call makes %s in all',
  async (kind, end, attempts) => {
    const { mails, notice } = await owner(FREE.maxSessions, kind);
    expect(await notice()).toBe(end);
    expect(await notice()).toBe(end);
    expect(mails).toHaveLength(attempts);
  },
);

test('a sending worker holds the claim until it expires', async () => {
  const { table, mails, notice } = await owner();
  await usageStore(table).claimNotice(key, FREE.maxSessions, NOW);
  const patience = MAIL_EVIDENCE_MINUTES * 60_000;
  expect(await notice(new Date(NOW.getTime() + patience))).toBe('under-way');
  expect(mails).toEqual([]);
  expect(await notice(new Date(NOW.getTime() + patience + 1))).toBe('sent');
  expect(mails).toHaveLength(1);
});

test.each([
  ['bounced', EMAIL, 'rejected', 0],
  ['complained', EMAIL, 'rejected', 0],
  ['unsubscribed', EMAIL, 'sent', 1],
  ['bounced', 'member@example.com', 'sent', 1],
] as const)('after %s of %s the notice is %s', async (reason, address, end, count) => {
  const { table, mails, notice } = await owner();
  const hash = addressHash(address);
  await suppressionStore(table).add({ ownerId: 'ann', hash, reason, at: NOW.toISOString() });
  expect(await notice()).toBe(end);
  expect(mails).toHaveLength(count);
});

test('the notice names only the website, the session that filled the plan and larger plans', async () => {
  const { table, mails, notice } = await owner();
  await usageStore(table).recordLimitReached(
    key,
    FREE.maxSessions,
    new Date('2026-11-21T15:26:00Z'),
  );
  await notice();
  const [mail] = mails;
  expect(mail?.text).toContain('Saturday, 10:26\u00a0AM');
  for (const { name } of [STARTER, GROWTH]) expect(mail?.text).toContain(`${name}:`);
  expect(mail?.text).not.toContain('Free:');
});

test('the notice names the recorded website', async () => {
  const { table, mails, notice } = await owner();
  const site = newIntegration(
    { id: 'site', ownerId: 'ann', domain: 'shop.example', appOrigin: 'https://a.example' },
    NOW,
  );
  await integrationStore(table).add({ ...site, is_active: true });
  await notice();
  expect(mails[0]?.text).toContain('shop.example');
});

test('rejected sessions queue the notice until it is sent, and never again afterwards', async () => {
  const { table, notice } = await owner();
  const queued: unknown[] = [];
  const queue = { add: async (message: unknown) => void queued.push(message) };
  const reject = () =>
    handleLimitReached(key, FREE.maxSessions, { table, 'limit-notices': queue } as never, NOW);
  await reject();
  await reject();
  expect(queued).toEqual([{ ownerId: 'ann' }, { ownerId: 'ann' }]);
  await notice();
  await reject();
  expect(queued).toHaveLength(2);
});

test('a session is rejected as usual if the notice cannot be queued', async () => {
  const { table } = await owner();
  const queue = { add: () => Promise.reject(new Error('throttled')) };
  const use = { table, 'limit-notices': queue } as never;
  await expect(handleLimitReached(key, FREE.maxSessions, use, NOW)).resolves.toBeUndefined();
});
