import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { EXISTENCE_RESPONSE_MS } from '../contract/limits.ts';
import { normalAddress } from '../contract/rules/email-address.ts';
import { afterWholeSteps } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { fingerprint } from '../runtime/seal.ts';
import { checkExistence } from './existence/existence.protocol.ts';
import { freshNonce, PAGE_NONCE } from './existence/page-nonce.ts';
import { checkUserExists } from './functions.ts';
import { networkOf } from './rate/network.ts';

export const handler = handle(
  checkUserExists,
  { table, signing },
  async ({ body, source, now }, use) => {
    const seal = await use.signing.seal(PAGE_NONCE);
    const address = normalAddress(body.user_email);
    const request = {
      nonce: freshNonce(seal.open(body.nonce), now),
      address,
      hashedNetwork: fingerprint(networkOf(source.ip)),
      hashedAddress: fingerprint(address),
    };
    return afterWholeSteps(EXISTENCE_RESPONSE_MS, checkExistence(request, now, use.table));
  },
);
