import type { UserPool } from '../../adapters/user-pool.ts';
import { Problem } from '../../contract/problem.ts';
import { normalAddress } from '../../contract/rules/email-address.ts';
import type { addressStore } from '../profile/address.store.ts';
import type { profileStore } from '../profile/profile.store.ts';
import type { verificationTokenStore } from './verification-token.store.ts';
import { stateOf } from './verification-token.ts';

interface Uses {
  readonly tokens: ReturnType<typeof verificationTokenStore>;
  readonly profiles: ReturnType<typeof profileStore>;
  readonly addresses: ReturnType<typeof addressStore>;
  readonly pool: UserPool;
}

/**
 * Handles a click on a verification link. It writes all consequences before it marks the link as used, so that after a
 * crash the same link works again. Every step is idempotent.
 */
export async function verifyAddress(
  fingerprint: string,
  now: Date,
  { tokens, profiles, addresses, pool }: Uses,
): Promise<void> {
  const token = await tokens.find(fingerprint);
  const verdict = stateOf(token, now);
  if (verdict === 'expired') throw new Problem('verification-expired');
  if (!token || verdict === 'unknown') throw new Problem('verification-unknown');
  if (verdict === 'just-used') return;
  const profile = await profiles.find(token.ownerId);
  const isSameAddress = profile && normalAddress(profile.email) === token.address;
  // The account's address changed since the email was sent, so the link verifies an outdated address.
  if (!isSameAddress || !(await pool.has(token.ownerId, token.address))) {
    throw new Problem('verification-unknown');
  }
  await addresses.markVerified(token.address, token.ownerId, now);
  await profiles.markVerified(token.ownerId, now);
  await pool.set(token.ownerId, { 'custom:email_confirmed': 'true' });
  // Sessions from before the verification may belong to someone else, so every login is required again.
  await pool.signOutEverywhere(token.ownerId);
  await tokens.forgetOthers(token);
  try {
    await tokens.spend(token, now);
  } catch (cause) {
    throw new Problem('verification-not-marked', { cause });
  }
}
