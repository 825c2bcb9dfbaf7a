import { expect, test } from 'vitest';
import { linkOrAdmitUser } from '../../../lambdas/accounts/identity/identity-link.protocol.ts';
import { newUserOf } from '../../../lambdas/accounts/identity/identity-link.ts';
import { ensureAccount } from '../../../lambdas/accounts/profile/account.protocol.ts';
import { addressStore } from '../../../lambdas/accounts/profile/address.store.ts';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import { isVerified } from '../../../lambdas/accounts/profile/profile.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const LATER = new Date('2026-11-22T09:00:02Z');
const EMAIL = 'ann@example.com';
const names = { first_name: 'Ann', last_name: 'Archer' };

async function own(person: object | undefined, { isKnownVerified = false } = {}) {
  const { table } = memoryTable();
  const profiles = profileStore(table);
  if (isKnownVerified) {
    await profiles.createOnce({ id: 'ann', email: EMAIL, ...names }, NOW);
    await profiles.markVerified('ann', NOW);
  }
  const poolCalls: string[] = [];
  const find = async (id: string) => {
    poolCalls.push(id);
    return person;
  };
  const pool = { find } as never;
  const account = ensureAccount('ann', NOW, { table, pool });
  return { account, poolCalls, addresses: addressStore(table) };
}

test('an account with a password starts with an unverified address', async () => {
  const { account, addresses } = await own({ email: EMAIL, ...names, isFederated: false });
  expect(isVerified(await account)).toBe(false);
  expect(await addresses.ownerOf(EMAIL)).toBe('ann');
  expect(await addresses.isVerified(EMAIL)).toBe(false);
});

test('a Google account starts with a verified address', async () => {
  const { account, addresses } = await own({ email: EMAIL, ...names, isFederated: true });
  expect(isVerified(await account)).toBe(true);
  expect(await addresses.isVerified(EMAIL)).toBe(true);
});

test('a verified account is read without the user pool, and a deleted one has to sign in', async () => {
  const known = await own(undefined, { isKnownVerified: true });
  expect(await known.account).toMatchObject({ id: 'ann', email: EMAIL });
  expect(known.poolCalls).toEqual([]);
  await expect((await own(undefined)).account).rejects.toMatchObject({ code: 'sign-in-needed' });
});

/** A sign-in with Google for an address that has an account with a password. */
async function signInWithGoogle({
  email = EMAIL,
  verified = false,
  emailVerified = 'true',
  external = false,
}) {
  const { table } = memoryTable();
  const profiles = profileStore(table);
  await profiles.createOnce({ id: 'ann', email, first_name: 'Forged', last_name: 'Name' }, NOW);
  if (verified) await profiles.markVerified('ann', NOW);
  const done: string[] = [];
  const account = { id: 'ann', userName: 'ann', isExternal: external };
  const identities = {
    withAddress: async () => [account],
    link: async () => void done.push('link'),
    scramblePassword: async () => void done.push('scramble'),
    signOutEverywhere: async () => void done.push('sign out'),
  } as never;
  const user = newUserOf('Google_1', {
    email: EMAIL,
    email_verified: emailVerified,
    given_name: 'Ann',
  });
  const end = linkOrAdmitUser(user, NOW, { table, identities, clock: () => LATER });
  return { done, end, profile: () => profiles.find('ann') };
}

test('Google is linked to a verified account, which keeps its data', async () => {
  const { done, end, profile } = await signInWithGoogle({ verified: true });
  await end;
  expect(done).toEqual(['sign out', 'link']);
  expect(await profile()).toMatchObject({ first_name: 'Forged' });
  expect((await profile())?.sessions_ended_at).toBeUndefined();
});

test.each([
  ['was never verified', {}],
  ['is verified for another address', { email: 'eve@example.com', verified: true }],
])('an account whose address %s is emptied before Google is linked', async (_, state) => {
  const { done, end, profile } = await signInWithGoogle(state);
  await end;
  expect(done).toEqual(['scramble', 'sign out', 'sign out', 'link']);
  const account = await profile();
  expect(account).toMatchObject({ email: EMAIL, first_name: 'Ann' });
  expect(isVerified(account)).toBe(true);
  // The account's former user may still have a token, from up to the moment in which the sessions ended.
  expect(account?.sessions_ended_at).toBe(LATER.toISOString());
});

test('an address that Google has not verified is not linked, and a Google account is not linked again', async () => {
  const outsider = await signInWithGoogle({ emailVerified: 'false', verified: true });
  await expect(outsider.end).rejects.toThrow('address-not-proved');
  const again = await signInWithGoogle({ external: true });
  await again.end;
  expect([...outsider.done, ...again.done]).toEqual([]);
});
