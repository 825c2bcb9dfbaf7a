import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { ERASED_AT_ONCE } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { deleteWebsiteRecordings } from '../functions.ts';
import { eraseWebsite } from './erasure.protocol.ts';

export const handler = handle(
  deleteWebsiteRecordings,
  { table, bucket },
  async ({ owner, body, now }, use) => {
    const website = { ownerId: owner.id, domain: body.domain };
    return { success: true, ...(await eraseWebsite(website, ERASED_AT_ONCE, use, now)) };
  },
);
