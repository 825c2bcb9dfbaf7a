import { bucket } from '../../adapters/bucket.ts';
import { queue } from '../../adapters/queue.ts';
import { table } from '../../adapters/table.ts';
import { ERASED_BY_CALL } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { deleteWebsiteRecordings } from '../functions.ts';
import { eraseWebsite } from './erasure.protocol.ts';

const connectors = { table, bucket, 'website-erasures': queue('website-erasures') };

/** Deletes as many recordings as one call can and queues the rest, because the owner may close the page. */
export const handler = handle(
  deleteWebsiteRecordings,
  connectors,
  async ({ owner, body, now }, use) => {
    const website = { ownerId: owner.id, domain: body.domain, until: now.toISOString() };
    const { deleted, left } = await eraseWebsite(website, ERASED_BY_CALL, use, now);
    if (left) await use['website-erasures'].add(left);
    return { success: true, deleted, left: left !== undefined };
  },
);
