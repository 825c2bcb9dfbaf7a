import { HOUR_MS } from '../../contract/durations.ts';
import { VERIFICATION_LINK_HOURS, VERIFICATION_REPEAT_MINUTES } from '../../contract/limits.ts';

/**
 * The token in the link of a verification email. It works once, for one day (§5). Only its fingerprint is stored, so that
 * the table contains no working links. The address is stored, so that a link verifies only the mailbox it was sent to.
 */
export interface VerificationToken {
  readonly tokenId: string;
  readonly ownerId: string;
  readonly fingerprint: string;
  readonly address: string;
  readonly expiresAt: string;
  readonly usedAt?: string | undefined;
}

export const issue = (
  facts: Pick<VerificationToken, 'tokenId' | 'ownerId' | 'fingerprint' | 'address'>,
  now: Date,
): VerificationToken => ({
  ...facts,
  expiresAt: new Date(now.getTime() + VERIFICATION_LINK_HOURS * HOUR_MS).toISOString(),
});

/**
 * Used and unknown links look the same, so that neither reveals whether the token ever existed. Mail scanners open
 * links before people do, and impatient people click twice, so a recently used link still reports success for a while,
 * without any effect.
 */
export function stateOf(
  token: VerificationToken | undefined,
  now: Date,
): 'good' | 'just-used' | 'unknown' | 'expired' {
  if (!token) return 'unknown';
  if (token.usedAt !== undefined) {
    const minutes = (now.getTime() - Date.parse(token.usedAt)) / 60_000;
    return minutes < VERIFICATION_REPEAT_MINUTES ? 'just-used' : 'unknown';
  }
  return now.toISOString() > token.expiresAt ? 'expired' : 'good';
}

/** The banner is shown until the link is used (§4). */
export const isWaiting = (tokens: readonly VerificationToken[]): boolean =>
  tokens.some((token) => token.usedAt === undefined);
