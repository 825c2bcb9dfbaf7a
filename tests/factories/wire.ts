import { gunzipSync } from 'node:zlib';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { type DecodedBatch, decodeBatch } from '../../lambdas/contract/wire/decode.ts';
import { encodeEvent } from '../../lambdas/contract/wire/encode.ts';
import { packBatch } from '../../lambdas/contract/wire/pack.ts';

/** A batch in the wire format, uncompressed. */
export const wireOf = (batch: Batch): Buffer =>
  Buffer.from(packBatch(batch, batch.events.map(encodeEvent)));

/** Decodes a compressed batch. */
export function batchIn(body: Uint8Array): DecodedBatch {
  const batch = decodeBatch(gunzipSync(body));
  if (typeof batch === 'string') throw new Error(`A ${batch} batch`);
  return batch;
}
