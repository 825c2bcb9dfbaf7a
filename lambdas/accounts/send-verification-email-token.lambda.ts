import { randomUUID } from 'node:crypto';
import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { userPool } from '../adapters/user-pool.ts';
import { VERIFICATION_ANSWER_MS } from '../contract/limits.ts';
import { inSteps } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { fingerprint, newSecret } from '../runtime/seal.ts';
import { verificationMail } from './account.mail.tsx';
import { sendVerificationEmailToken } from './functions.ts';
import { normalAddress } from './profile/profile.ts';
import { networkOf } from './rate/network.ts';
import { sendVerification } from './verification/send-verification.protocol.ts';

/** The same answer in the same time, whether or not a mail left: a stranger learns nothing from it. */
export const handler = handle(
  sendVerificationEmailToken,
  { table, mail, 'user-pool': userPool },
  async ({ body, source, now }, use) => {
    const address = normalAddress(body.email);
    const secret = newSecret();
    const facts = {
      ownerId: body.userId,
      tokenId: randomUUID(),
      fingerprint: fingerprint(secret),
      address,
    };
    const counted = { network: fingerprint(networkOf(source.ip)), person: fingerprint(address) };
    await inSteps(
      VERIFICATION_ANSWER_MS,
      sendVerification({ facts, counted }, now, {
        table: use.table,
        pool: use['user-pool'],
        send: async () => use.mail.send(await verificationMail({ address }, use.mail, secret)),
      }),
    );
    return { success: true };
  },
);
