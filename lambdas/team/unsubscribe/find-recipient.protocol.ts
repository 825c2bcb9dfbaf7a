import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Table } from '../../adapters/table.ts';
import { displayDomain } from '../../contract/display-domain.ts';
import type { RecipientToken } from '../../contract/mail-links.ts';
import { addressHash } from '../../runtime/seal.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import { teamStore } from '../team.store.ts';

/** The recipient of an email link and the website it is about; undefined once either is gone. */
export async function findRecipient(table: Table, { o, r }: Pick<RecipientToken, 'o' | 'r'>) {
  const owner = await profileStore(table).find(o);
  if (!owner) return undefined;
  const members = await teamStore(table).of(o);
  const email = [owner.email, ...members.map((member) => member.email)].find(
    (address) => addressHash(address) === r,
  );
  const website = await integrationStore(table).latestActive(o);
  if (email === undefined) return undefined;
  return { email, domain: displayDomain(website?.domain ?? owner.website) };
}
