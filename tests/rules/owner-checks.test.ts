import { expect, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { requireVerifiedEmail } from '../../lambdas/accounts/profile/require-verified-email.protocol.ts';
import { rateStore } from '../../lambdas/accounts/rate/rate.store.ts';
import { SHARE_MAIL_RATES } from '../../lambdas/contract/rates.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { findRecipient } from '../../lambdas/team/unsubscribe/find-recipient.protocol.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const EMAIL = 'ann@example.com';

async function accountOfAnn() {
  const { table } = memoryTable();
  const names = { first_name: 'Ann', last_name: 'Archer' };
  await profileStore(table).createOnce({ id: 'ann', email: EMAIL, ...names }, NOW);
  return table;
}

test('only an owner with a verified address passes', async () => {
  const table = await accountOfAnn();
  const unverified = { code: 'email-not-verified' };
  await expect(requireVerifiedEmail(table, 'ann')).rejects.toMatchObject(unverified);
  await expect(requireVerifiedEmail(table, 'eve')).rejects.toMatchObject(unverified);
  await profileStore(table).markVerified('ann', NOW);
  await expect(requireVerifiedEmail(table, 'ann')).resolves.toBeUndefined();
});

test('calls above a rate are rejected with the problem of their kind, per owner', async () => {
  const rates = rateStore(memoryTable().table);
  const limit = { rates: SHARE_MAIL_RATES, problem: 'website-busy' } as const;
  const most = Math.min(...SHARE_MAIL_RATES.map(({ limit: count }) => count));
  for (let count = 0; count < most; count += 1) await rates.enforce('ann', limit, NOW);
  const rejected = rates.enforce('ann', limit, NOW);
  await expect(rejected).rejects.toMatchObject({ code: 'website-busy' });
  await expect(rates.enforce('bob', limit, NOW)).resolves.toBeUndefined();
});

test('a link in an email names its reader, and nothing once the reader is gone', async () => {
  const table = await accountOfAnn();
  const namesOf = (email: string, owner = 'ann') =>
    findRecipient(table, { o: owner, r: addressHash(email) });
  expect(await namesOf(EMAIL)).toEqual({ email: EMAIL, domain: '' });
  expect(await namesOf('bob@example.com')).toBeUndefined();
  expect(await namesOf(EMAIL, 'eve')).toBeUndefined();
});

test('a link in an email names the website that is connected now', async () => {
  const table = await accountOfAnn();
  const facts = { id: 'site', ownerId: 'ann', appOrigin: 'https://app.example.com' };
  const site = newIntegration({ ...facts, domain: 'kerzen.example' }, NOW);
  await integrationStore(table).add({ ...site, is_active: true });
  expect(await findRecipient(table, { o: 'ann', r: addressHash(EMAIL) })).toEqual({
    email: EMAIL,
    domain: 'kerzen.example',
  });
});
