import { expect, test } from 'vitest';
import { admitSignUp } from '../../lambdas/accounts/identity/admit-sign-up.protocol.ts';
import { handleRepeatedSignUp } from '../../lambdas/accounts/identity/repeated-sign-up.protocol.ts';
import { addressStore } from '../../lambdas/accounts/profile/address.store.ts';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import type { Account } from '../../lambdas/adapters/identities.ts';
import type { PoolUser } from '../../lambdas/adapters/user-pool.ts';
import { Problem } from '../../lambdas/contract/problem.ts';
import { type Rate, SIGN_UP_RATES } from '../../lambdas/contract/rates.ts';
import { triggeredBy } from '../../lib/deployables.ts';
import { fakeMailer } from '../fakes/mailer.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');

/** A user pool with these accounts, a table and the queued notices. */
function signUps(accounts: readonly Account[] = []) {
  const { table } = memoryTable();
  const notices: object[] = [];
  const uses = {
    table,
    identities: { withAddress: async () => accounts } as never,
    notices: { add: async (message: object) => void notices.push(message) } as never,
  };
  return {
    notices,
    verify: (address: string) => addressStore(table).markVerified(address, 'ann', NOW),
    signUp: (address: string) => admitSignUp(address, NOW, uses),
  };
}
const limitOf = ([rate]: readonly Rate[]) => rate?.limit ?? 0;
const account = (facts: Partial<Account> = {}): Account => ({
  id: 'ann',
  userName: 'ann',
  isExternal: false,
  ...facts,
});

test('an address may try to sign up five times per day, while others have room', async () => {
  const { signUp } = signUps();
  const limit = limitOf(SIGN_UP_RATES.address);
  for (let attempt = 0; attempt < limit; attempt += 1) await signUp('ann@example.com');
  await expect(signUp('ann@example.com')).rejects.toThrow('too-many-attempts');
  await signUp('ben@example.com');
});

test('all addresses together share a limit per minute', async () => {
  const { signUp } = signUps();
  const limit = limitOf(SIGN_UP_RATES.everyone);
  for (let person = 0; person < limit; person += 1) await signUp(`p${person}@example.com`);
  await expect(signUp('new@example.com')).rejects.toThrow('too-many-attempts');
});

test('a new address gets no notice, and a verified one gets one per day', async () => {
  const { signUp, verify, notices } = signUps();
  await signUp('new@example.com');
  expect(notices).toEqual([]);
  await verify('ann@example.com');
  await signUp('ann@example.com');
  await signUp('ann@example.com');
  expect(notices).toEqual([{ address: 'ann@example.com' }]);
});

test('an address whose account was never verified gets a fresh link at each attempt', async () => {
  const { signUp, notices } = signUps([account()]);
  await signUp('ann@example.com');
  expect(notices).toEqual([{ address: 'ann@example.com', unverifiedId: 'ann' }]);
});

test('a verified address with an account gets only the notice', async () => {
  const { signUp, verify, notices } = signUps([account()]);
  await verify('ann@example.com');
  await signUp('ann@example.com');
  expect(notices).toEqual([{ address: 'ann@example.com' }]);
});

test('a password sign-up does not duplicate a Google account', async () => {
  const { signUp, notices } = signUps([account({ isExternal: true })]);
  await expect(signUp('ann@example.com')).rejects.toThrow('already-registered');
  expect(notices).toEqual([]);
});

test.each(['Ann@example.com', ' ann@example.com'])(
  'the address %j is rejected, because the pool would not find the account by its normal form',
  async (address) => {
    await expect(signUps().signUp(address)).rejects.toThrow('unsupported');
  },
);

/** The queued answer to a repeated sign-up, while the pool has this user. */
async function answered(person: PoolUser | undefined, unverifiedId?: string) {
  const { table, counts } = memoryTable();
  const { mail, sent } = fakeMailer();
  const pool = { find: async () => person };
  await handleRepeatedSignUp(
    { address: 'ann@example.com', unverifiedId },
    { table, mail, pool },
    NOW,
  );
  const profile = await profileStore(table).find('ann');
  return { sent: sent.map(({ to }) => to), writes: counts.writes, name: profile?.first_name };
}
const ann: PoolUser = {
  ...{
    id: 'ann',
    email: 'Ann@example.com',
    first_name: 'Ann\u202e evil.test',
    last_name: '',
    isFederated: false,
  },
};

test('an unverified account gets its link, even if no profile exists yet', async () => {
  const { sent, name } = await answered(ann, 'ann');
  // Anyone may have entered the name, and emails repeat it.
  expect([sent, name]).toEqual([['ann@example.com'], 'Ann evil·test']);
});

test('the owner of a verified account gets a notice without a link, and nothing is stored', async () => {
  expect(await answered(ann)).toEqual({ sent: ['ann@example.com'], writes: 0, name: undefined });
});

test('a message that is redriven after the account was deleted sends and stores nothing', async () => {
  expect(await answered(undefined, 'ann')).toEqual({ sent: [], writes: 0, name: undefined });
});

test('no trigger of the user pool sends email itself, because the pool waits at most 5 s', () => {
  const triggers = triggeredBy('user-pool');
  expect(triggers.map(({ id }) => id)).toContain('accounts/pre-sign-up');
  expect(triggers.filter(({ fn }) => fn.uses.includes('mail')).map(({ id }) => id)).toEqual([]);
});

test.each([
  ['mail-rejected', 'done'],
  ['mail-unavailable', 'mail-unavailable'],
] as const)('an email that ends as %s ends the message as %s', async (code, expected) => {
  const { table } = memoryTable();
  const mail = { ...fakeMailer().mail, send: () => Promise.reject(new Problem(code)) };
  const pool = { find: async () => ann };
  for (const unverifiedId of ['ann', undefined]) {
    const message = { address: 'ann@example.com', unverifiedId };
    const end = handleRepeatedSignUp(message, { table, mail, pool }, NOW).then(
      () => 'done',
      (problem) => problem.code,
    );
    expect(await end).toBe(expected);
  }
});
