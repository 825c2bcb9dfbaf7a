import { fillKey, itemAs, itemsOf } from '../../adapters/items.ts';
import { reading, type Table } from '../../adapters/table.ts';
import { writeToList } from '../../adapters/versions.ts';
import { compareTexts } from '../../contract/text-order.ts';
import type { SessionKey } from '../session/session.ts';
import type { Share } from './share.ts';

const entity = {
  entity: 'share',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'SHARE#${sessionId}#${shareId}' },
};
/** The start of the sort key of every link. The list's version, `SHARES`, does not start with it. */
const SHARE = 'SHARE#';
/** One version per owner, because an owner rarely adds two links at once. */
const versionEntity = {
  entity: 'shares',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'SHARES' },
};
type Key = Pick<Share, 'ownerId' | 'sessionId' | 'shareId'>;

/** Links to recordings. An item is deleted when its link is revoked, and expires with it. */
export const shareStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = ({ ownerId, sessionId, shareId }: Key) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: fillKey(entity.sk.template, { sessionId, shareId }),
  });
  /** Newest first. */
  const under = async (ownerId: string, SK: string): Promise<Share[]> => {
    const values = { owner: fillKey(entity.pk.template, { ownerId }), shares: SK };
    const found: Share[] = [];
    const where = '#PK = :owner AND begins_with(#SK, :shares)';
    for await (const item of items.all(where, { values, isConsistent: true })) {
      found.push(itemAs<Share>(item));
    }
    return found.sort((one, other) => compareTexts(other.createdAt, one.createdAt));
  };
  return {
    /** Adds a link after `check` of the recording's current ones. Of two concurrent additions, one is checked again. */
    async add(share: Share, check: (shares: readonly Share[]) => void): Promise<void> {
      const PK = fillKey(versionEntity.pk.template, { ownerId: share.ownerId });
      await writeToList(table, { PK, SK: versionEntity.sk.template }, async () => {
        check(await this.of(share));
        const ttl = Math.ceil(Date.parse(share.expiresAt) / 1000);
        return { item: { ...keyOf(share), ...share, ttl }, isNew: true, result: share };
      });
    },
    async find(key: Key): Promise<Share | undefined> {
      const item = await items.get(keyOf(key));
      return item && itemAs<Share>(item);
    },
    /** The links to one recording, newest first, possibly with expired ones. */
    of: ({ ownerId, sessionId }: SessionKey): Promise<Share[]> =>
      under(ownerId, fillKey(entity.sk.template, { sessionId, shareId: '' })),
    /** The links to all recordings, likewise. */
    ofOwner: (ownerId: string): Promise<Share[]> => under(ownerId, SHARE),
    remove: (key: Key): Promise<void> => items.remove(keyOf(key)),
    /** All of one recording. */
    async removeOf(key: SessionKey): Promise<void> {
      await items.removeAll((await this.of(key)).map(keyOf));
    },
  };
};

export const shareReader = reading(shareStore, 'find', 'of');
