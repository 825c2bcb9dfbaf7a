import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { SECRET_CACHE_MINUTES } from '../contract/limits.ts';
import { cached } from '../runtime/clock.ts';
import { connector } from '../runtime/connector.ts';
import { fingerprint } from '../runtime/seal.ts';
import { secretReader } from './secret.ts';

export interface OriginCheck {
  /** Whether a request came through CloudFront, which adds the origin secret. */
  isFromEdge(secret: string | undefined): Promise<boolean>;
}

/** A rotation moves `current` to `previous`, which CloudFront still sends until its update has propagated. */
const Secrets = z.object({ current: z.string(), previous: z.optional(z.string()) });
/** Right after a rotation, an unknown secret is looked up again at most this often. */
const UNKNOWN_SECRET_MINUTES = 1;

export const origin = connector('origin', ({ ORIGIN_SECRET_ARN }): OriginCheck => {
  const read = secretReader(ORIGIN_SECRET_ARN);
  const accepted = async () => {
    const { current, previous = current } = Secrets.parse(JSON.parse(await read()));
    return [current, previous].map(fingerprint);
  };
  const cachedSecrets = cached(SECRET_CACHE_MINUTES, accepted);
  const afterRotation = cached(UNKNOWN_SECRET_MINUTES, accepted);
  // Starts reading during the cold start; the first request retries a failure.
  cachedSecrets().catch(() => {});
  return {
    async isFromEdge(secret) {
      if (!secret) return false;
      return includes(await cachedSecrets(), secret) || includes(await afterRotation(), secret);
    },
  };
});

/** Fingerprints have equal length, so the comparison takes constant time for any guess. */
const includes = (accepted: readonly string[], secret: string) =>
  accepted.some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(fingerprint(secret))));
