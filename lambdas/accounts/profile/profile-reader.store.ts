import { itemAs, itemsOf } from '../../adapters/items.ts';
import { reading, type Table } from '../../adapters/table.ts';
import type { Profile } from './profile.ts';

/** Reads a profile without the schema library of `profile.store.ts`, because the first call of every page waits for it. */
const storedProfiles = (table: Table) => ({
  async find(id: string): Promise<Profile | undefined> {
    const item = await itemsOf(table).get({ PK: `OWNER#${id}`, SK: 'PROFILE' });
    if (!item) return undefined;
    const { PK, SK, GSI1PK, GSI1SK, ...profile } = item;
    return itemAs<Profile>(profile);
  },
});

export const profileReader = reading(storedProfiles, 'find');
