import { table } from '../adapters/table.ts';
import { userPool } from '../adapters/user-pool.ts';
import { handle } from '../runtime/handle.ts';
import { fingerprint } from '../runtime/seal.ts';
import { verifyEmailToken } from './functions.ts';
import { addressStore } from './profile/address.store.ts';
import { profileStore } from './profile/profile.store.ts';
import { verifyAddress } from './verification/verification.protocol.ts';
import { verificationTokenStore } from './verification/verification-token.store.ts';

export const handler = handle(
  verifyEmailToken,
  { table, 'user-pool': userPool },
  async ({ body, now }, use) => {
    await verifyAddress(fingerprint(body.token), now, {
      tokens: verificationTokenStore(use.table),
      profiles: profileStore(use.table),
      addresses: addressStore(use.table),
      pool: use['user-pool'],
    });
    return { success: true };
  },
);
