import { expect, test } from 'vitest';
import { verifyAddress } from '../../lambdas/accounts/verification/verification.protocol.ts';
import {
  issue,
  type VerificationToken,
} from '../../lambdas/accounts/verification/verification-token.ts';

const now = new Date('2026-11-21T09:00:00Z');
const facts = {
  tokenId: 't',
  ownerId: 'ann',
  fingerprint: 'print',
  address: 'ann@example.com',
};

const UNKNOWN = 'verification-unknown';
interface Change {
  readonly token?: Partial<VerificationToken> | null;
  readonly email?: string;
  readonly isInPool?: boolean;
}

/** Ann’s account with one pending link, and the order of writes. */
function account(
  spend: () => Promise<void>,
  { token = {}, email = 'Ann@example.com', isInPool = true }: Change = {},
) {
  const written: string[] = [];
  const note = (what: string) => async () => {
    written.push(what);
  };
  const uses = {
    tokens: {
      find: async () => token && { ...issue(facts, now), ...token },
      forgetOthers: note('others'),
      spend,
    },
    profiles: { find: async () => ({ email }), markVerified: note('profile') },
    addresses: { markVerified: note('address') },
    pool: { has: async () => isInPool, set: note('pool'), signOutEverywhere: note('sessions') },
  };
  return { written, uses: uses as never };
}

test('a link that cannot be marked as used fails with its own message, and works again [VERIFY-19]', async () => {
  const { written, uses } = account(() => Promise.reject(new Error('the table is out of reach')));
  await expect(verifyAddress('print', now, uses)).rejects.toMatchObject({
    code: 'verification-not-marked',
    message: 'Failed to verify email',
  });
  const again = account(async () => {});
  await verifyAddress('print', now, again.uses);
  expect(again.written).toEqual(written);
});

test('every effect of the verification is written before the link is marked as used', async () => {
  const { written, uses } = account(async () => void written.push('spent'));
  await verifyAddress('print', now, uses);
  expect(written.at(-1)).toBe('spent');
  expect(written.slice(0, -1).sort()).toEqual(['address', 'others', 'pool', 'profile', 'sessions']);
});

test.each<[string, Change, string | undefined]>([
  ['a link used a moment ago succeeds', { token: { usedAt: now.toISOString() } }, undefined],
  ['a link used long ago fails', { token: { usedAt: '2026-11-20T09:00:00Z' } }, UNKNOWN],
  ['an unknown link fails', { token: null }, UNKNOWN],
  ['an old link fails', { token: { expiresAt: '2026-11-21T08:59:59Z' } }, 'verification-expired'],
  ['a link to an earlier address fails', { email: 'new@example.com' }, UNKNOWN],
  ['a link to an address without a login fails', { isInPool: false }, UNKNOWN],
])('%s, and changes nothing', async (_, change, code) => {
  const { written, uses } = account(async () => void written.push('spent'), change);
  const answer = verifyAddress('print', now, uses).then(
    () => undefined,
    (problem) => problem.code,
  );
  expect(await answer).toBe(code);
  expect(written).toEqual([]);
});
