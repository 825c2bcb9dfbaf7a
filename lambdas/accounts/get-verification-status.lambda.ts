import { tableReader } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { getVerificationStatus } from './functions.ts';
import { isVerified } from './profile/profile.ts';
import { profileReader } from './profile/profile-reader.store.ts';
import { verificationTokenReader } from './verification/verification-token.store.ts';
import { isWaiting } from './verification/verification-token.ts';

export const handler = handle(
  getVerificationStatus,
  { 'table:read': tableReader },
  async ({ owner }, use) => ({
    isVerified: isVerified(await profileReader(use['table:read']).find(owner.id)),
    isWaiting: isWaiting(await verificationTokenReader(use['table:read']).of(owner.id)),
  }),
);
