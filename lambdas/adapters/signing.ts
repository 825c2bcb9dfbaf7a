import { SECRET_CACHE_MINUTES } from '../contract/limits.ts';
import { keyRing, usableKeys } from '../contract/rules/key-ring.ts';
import { kept, now } from '../runtime/clock.ts';
import { connector } from '../runtime/connector.ts';
import { type Seal, sealWith } from '../runtime/seal.ts';
import { secretReader } from './secret.ts';

export interface Signing {
  /** The keys are read again every ten minutes. A token made for one `purpose` opens no other. */
  seal(purpose: string): Promise<Seal>;
}

export const signing = connector('signing', ({ SIGNING_SECRET_ARN }): Signing => {
  const read = secretReader(SIGNING_SECRET_ARN);
  const ring = kept(SECRET_CACHE_MINUTES, async () => keyRing(await read()));
  // Beside the other secret, while the function still starts; a failure is tried again by the first request.
  ring().catch(() => {});
  return { seal: async (purpose) => sealWith(usableKeys(await ring(), now()), purpose) };
});
