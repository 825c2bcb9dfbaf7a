import { profileStore } from '../accounts/profile/profile.store.ts';
import { isVerified, type Profile } from '../accounts/profile/profile.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { withUnicodeDomain } from '../adapters/domain-names.ts';
import type { Table } from '../adapters/table.ts';
import { subscriptionStore } from '../billing/subscription.store.ts';
import { entitlementOf } from '../billing/subscription.ts';
import { Problem } from '../contract/problem.ts';
import { MEMBER_RATES } from '../contract/rates.ts';
import { type Member, teamStore } from './team.store.ts';
import { dateAdded, validateAddition } from './team.ts';

interface NewMember {
  readonly id: string;
  readonly ownerId: string;
  readonly email: string;
  readonly job_role: string;
  readonly date_added?: string | undefined;
}

const limit = { rates: MEMBER_RATES, problem: 'team-limit' } as const;
/** More concurrent additions than any person makes. */
const TRIES = 4;

/**
 * Adds one member, or throws the reason. It reads the members first, and writes the addition only if none was added in
 * the meantime, so that two concurrent calls cannot both take the last seat or add the same person.
 */
export async function addMember(
  { id, ownerId, date_added: earlier, ...input }: NewMember,
  table: Table,
  now: Date,
): Promise<{ member: Member; adder: Profile }> {
  const team = teamStore(table);
  const [adder, subscription] = await Promise.all([
    profileStore(table).get(ownerId),
    subscriptionStore(table).find(ownerId),
  ]);
  const { maxTeamMembers } = entitlementOf(subscription, now);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { members, version } = await team.snapshot(ownerId);
    const valid = validateAddition({ ...input, ownEmail: adder.email, members, maxTeamMembers });
    if (attempt === 1) {
      if (!isVerified(adder)) throw new Problem('team-unverified');
      await rateStore(table).enforce(ownerId, limit, now);
    }
    const date_added = dateAdded(earlier, now);
    // A member who unsubscribed is known by a hash of the address.
    const email = withUnicodeDomain(valid.email);
    const member = { id, user_id: ownerId, date_added, ...valid, email };
    if (await team.add(member, version)) return { member, adder };
  }
  throw new Problem('too-many-requests');
}
