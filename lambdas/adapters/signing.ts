import { SECRET_CACHE_MINUTES } from '../contract/limits.ts';
import { parseKeyRing, usableKeys } from '../contract/rules/key-ring.ts';
import { cached, now } from '../runtime/clock.ts';
import { connector } from '../runtime/connector.ts';
import { type Seal, sealWith } from '../runtime/seal.ts';
import { secretReader } from './secret.ts';

export interface Signing {
  /** Keys are cached for ten minutes. A token that was signed for one `purpose` is invalid for any other. */
  seal(purpose: string): Promise<Seal>;
}

export const signing = connector('signing', ({ SIGNING_SECRET_ARN }): Signing => {
  const read = secretReader(SIGNING_SECRET_ARN);
  const ring = cached(SECRET_CACHE_MINUTES, async () => parseKeyRing(await read()));
  // Starts reading during the cold start, in parallel with the origin secret; the first request retries a failure.
  ring().catch(() => {});
  return { seal: async (purpose) => sealWith(usableKeys(await ring(), now()), purpose) };
});
