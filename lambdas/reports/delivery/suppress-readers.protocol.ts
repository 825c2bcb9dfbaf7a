import { addressStore } from '../../accounts/profile/address.store.ts';
import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Table } from '../../adapters/table.ts';
import {
  type Suppression,
  suppressionStore,
} from '../../emails/delivery/recipient-settings.store.ts';
import { addressHash } from '../../runtime/seal.ts';

/** A mail that is no report, as the mail service's event names it. */
interface OtherMail {
  readonly timestamp: string;
  readonly tags?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly destination?: readonly string[] | undefined;
}

/**
 * A bounce or complaint about any kind of mail (verification, recovery, notice, share) ends the reports to that address
 * as well: they have one reputation. The account is the mail's tag, else the owner of the address.
 */
export async function suppressReaders(
  table: Table,
  { timestamp: at, tags, destination = [] }: OtherMail,
  reason: Suppression['reason'],
): Promise<void> {
  for (const address of destination) {
    const ownerId = tags?.account?.[0] ?? (await addressStore(table).ownerOf(address));
    // An account that is gone stays gone: writing about it would start a new partition.
    if (ownerId === undefined || !(await profileStore(table).find(ownerId))) continue;
    await suppressionStore(table).add({ ownerId, hash: addressHash(address), reason, at });
  }
}
