import { type Bucket, removeAllUnder } from '../../adapters/bucket.ts';
import { gzip } from '../../adapters/compression.ts';
import { EXPORT_KEPT_DAYS, EXPORT_LINK_MINUTES } from '../../contract/limits.ts';
import type { AccountData } from './account-data.ts';

interface Key {
  readonly ownerId: string;
  readonly id: string;
}
const folderOf = (ownerId: string) => `exports/${ownerId}/`;

/** Exports of account data. An export is stored for one day; its link works for minutes. */
export const exportStore = (bucket: Bucket) => ({
  async save({ ownerId, id }: Key, data: Partial<AccountData>): Promise<string> {
    const name = `${folderOf(ownerId)}${id}.json`;
    const options = { days: EXPORT_KEPT_DAYS, isUncached: true };
    await bucket.putIfAbsent(name, gzip(JSON.stringify(data)), options);
    return bucket.linkTo(name, EXPORT_LINK_MINUTES * 60);
  },
  removeAllOf: (ownerId: string): Promise<void> => removeAllUnder(bucket, folderOf(ownerId)),
});
