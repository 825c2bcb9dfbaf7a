import { type Bucket, removeAllUnder } from '../../adapters/bucket.ts';
import { gzip } from '../../adapters/compression.ts';
import { EXPORT_KEPT_DAYS, EXPORT_LINK_MINUTES } from '../../contract/limits.ts';
import type { AccountData } from './account-data.ts';

interface Key {
  readonly ownerId: string;
  readonly id: string;
}
const folderOf = (ownerId: string) => `exports/${ownerId}/`;

/** Exports of account data: stored for a day, with a link that works for minutes. */
export const exportStore = (bucket: Bucket) => ({
  async keep({ ownerId, id }: Key, data: AccountData): Promise<string> {
    const name = `${folderOf(ownerId)}${id}.json`;
    const keeping = { days: EXPORT_KEPT_DAYS, isUncached: true };
    await bucket.putOnce(name, gzip(JSON.stringify(data)), keeping);
    return bucket.linkTo(name, EXPORT_LINK_MINUTES * 60);
  },
  removeAllOf: (ownerId: string): Promise<void> => removeAllUnder(bucket, folderOf(ownerId)),
});
