import { randomUUID } from 'node:crypto';
import { signing } from '../adapters/signing.ts';
import { handle } from '../runtime/handle.ts';
import { newNonce, PAGE_NONCE } from './existence/page-nonce.ts';
import { getPageNonce } from './functions.ts';

export const handler = handle(getPageNonce, { signing }, async ({ now }, use) => {
  const seal = await use.signing.seal(PAGE_NONCE);
  return { nonce: seal.sign(newNonce(randomUUID(), now)) };
});
