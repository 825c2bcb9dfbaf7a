import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { userPoolReader } from '../adapters/user-pool.ts';
import { VERIFICATION_RESPONSE_MS } from '../contract/limits.ts';
import { normalAddress } from '../contract/rules/email-address.ts';
import { afterWholeSteps } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { fingerprint } from '../runtime/seal.ts';
import { sendVerificationEmailToken } from './functions.ts';
import { networkOf } from './rate/network.ts';
import { sendVerificationTo } from './verification/send-verification.protocol.ts';

/** Responds the same way in the same time, whether or not an email was sent, so a caller cannot distinguish them. */
export const handler = handle(
  sendVerificationEmailToken,
  { table, mail, 'user-pool:read': userPoolReader },
  async ({ body, source, now }, use) => {
    const address = normalAddress(body.email);
    const network = fingerprint(networkOf(source.ip));
    const uses = { table: use.table, pool: use['user-pool:read'], mail: use.mail };
    await afterWholeSteps(
      VERIFICATION_RESPONSE_MS,
      sendVerificationTo({ ownerId: body.userId, address, network }, now, uses),
    );
    return { success: true };
  },
);
