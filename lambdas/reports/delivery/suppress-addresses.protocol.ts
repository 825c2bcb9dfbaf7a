import { addressStore } from '../../accounts/profile/address.store.ts';
import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Table } from '../../adapters/table.ts';
import { deliveryAddress } from '../../contract/rules/email-address.ts';
import {
  type Suppression,
  suppressionStore,
} from '../../emails/delivery/recipient-settings.store.ts';
import { addressHash } from '../../runtime/seal.ts';
import { teamStore } from '../../team/team.store.ts';

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
export async function suppressAddresses(
  table: Table,
  { timestamp: at, tags, destination = [] }: OtherMail,
  reason: Suppression['reason'],
): Promise<void> {
  for (const address of destination) {
    const ownerId = tags?.account?.[0] ?? (await addressStore(table).ownerOf(address));
    // Skip deleted accounts, because a write would recreate their partition.
    const owner = ownerId === undefined ? undefined : await profileStore(table).find(ownerId);
    if (!owner) continue;
    // The event has the domain in Punycode, and the hash is that of the address as it was entered.
    const recipients = [owner, ...(await teamStore(table).of(owner.id))];
    const recipient = recipients.find(
      ({ email }) => deliveryAddress(email) === deliveryAddress(address),
    );
    const hash = addressHash(recipient?.email ?? address);
    await suppressionStore(table).add({ ownerId: owner.id, hash, reason, at });
  }
}
