import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { getVerificationStatus } from './functions.ts';
import { profileStore } from './profile/profile.store.ts';
import { isVerified } from './profile/profile.ts';
import { verificationTokenStore } from './verification/verification-token.store.ts';
import { isWaiting } from './verification/verification-token.ts';

export const handler = handle(getVerificationStatus, { table }, async ({ owner }, use) => ({
  isVerified: isVerified(await profileStore(use.table).find(owner.id)),
  isWaiting: isWaiting(await verificationTokenStore(use.table).of(owner.id)),
}));
