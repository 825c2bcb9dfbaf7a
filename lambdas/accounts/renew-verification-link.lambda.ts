import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { userPoolReader } from '../adapters/user-pool.ts';
import { VERIFICATION_RESPONSE_MS } from '../contract/limits.ts';
import { afterWholeSteps } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { fingerprint } from '../runtime/seal.ts';
import { renewVerificationLink } from './functions.ts';
import { networkOf } from './rate/network.ts';
import { sendVerificationTo } from './verification/send-verification.protocol.ts';
import { verificationTokenStore } from './verification/verification-token.store.ts';

/** Sends a new link to the address of an unused one. Every token gets the same response in the same time. */
export const handler = handle(
  renewVerificationLink,
  { table, mail, 'user-pool:read': userPoolReader },
  async ({ body, source, now }, use) => {
    const renew = async () => {
      const token = await verificationTokenStore(use.table).find(fingerprint(body.token));
      if (!token || token.usedAt !== undefined) return;
      const network = fingerprint(networkOf(source.ip));
      const uses = { table: use.table, pool: use['user-pool:read'], mail: use.mail };
      await sendVerificationTo({ ...token, network }, now, uses);
    };
    await afterWholeSteps(VERIFICATION_RESPONSE_MS, renew());
    return { success: true };
  },
);
