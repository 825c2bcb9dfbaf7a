import { bucket } from '../../adapters/bucket.ts';
import { queue } from '../../adapters/queue.ts';
import { table } from '../../adapters/table.ts';
import { ERASED_BY_MESSAGE } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { log } from '../../runtime/log.ts';
import { eraseWebsite as definition } from '../functions.ts';
import { eraseWebsite } from './erasure.protocol.ts';

const connectors = { table, bucket, 'website-erasures': queue('website-erasures') };

/** Deletes some of a website's recordings and queues itself for the rest. Idempotent. */
export const handler = handle(definition, connectors, async ({ message, now }, use) => {
  const { deleted, left } = await eraseWebsite(message, ERASED_BY_MESSAGE, use, now);
  if (left) await use['website-erasures'].add(left);
  log.info('recordings of a website erased', { deleted, left: left?.from });
});
