import type { Batch } from '../../lambdas/contract/tracker.ts';
import { encodeEvent } from '../../lambdas/contract/wire/encode.ts';
import { packBatch } from '../../lambdas/contract/wire/pack.ts';

/** A batch as it travels, before it is packed. */
export const wireOf = (batch: Omit<Batch, 'v'>): Buffer =>
  Buffer.from(packBatch(batch, batch.events.map(encodeEvent)));
