import { addressStore } from '../../accounts/profile/address.store.ts';
import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Table } from '../../adapters/table.ts';
import {
  type Suppression,
  suppressionStore,
} from '../../emails/delivery/recipient-settings.store.ts';
import { addressHash } from '../../runtime/seal.ts';

/** An email other than a report, as described by the mail service's event. */
interface OtherMail {
  readonly timestamp: string;
  readonly tags?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly destination?: readonly string[] | undefined;
}

/**
 * A bounce or complaint about any other email (verification, recovery, notice, share) also stops reports to that
 * address, because all emails share one sender reputation. The account is the email's tag, or else the address's owner.
 */
export async function suppressReaders(
  table: Table,
  { timestamp: at, tags, destination = [] }: OtherMail,
  reason: Suppression['reason'],
): Promise<void> {
  for (const address of destination) {
    const ownerId = tags?.account?.[0] ?? (await addressStore(table).ownerOf(address));
    // Skip deleted accounts, because a write would recreate their partition.
    if (ownerId === undefined || !(await profileStore(table).find(ownerId))) continue;
    await suppressionStore(table).add({ ownerId, hash: addressHash(address), reason, at });
  }
}
