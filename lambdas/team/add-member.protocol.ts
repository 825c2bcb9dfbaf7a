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

/** Adds one member, or throws the reason. Two concurrent calls can neither both take the last seat nor add the same person. */
export async function addMember(
  { id, ownerId, date_added: earlier, ...input }: NewMember,
  table: Table,
  now: Date,
): Promise<{ member: Member; owner: Profile }> {
  const team = teamStore(table);
  const [owner, subscription] = await Promise.all([
    profileStore(table).get(ownerId),
    subscriptionStore(table).find(ownerId),
  ]);
  const { maxTeamMembers } = entitlementOf(subscription, now);
  const validate = (members: readonly Member[]) =>
    validateAddition({ ...input, ownerEmail: owner.email, members, maxTeamMembers });
  const valid = validate(await team.of(ownerId));
  if (!isVerified(owner)) throw new Problem('team-unverified');
  await rateStore(table).enforce(ownerId, limit, now);
  const member = await team.add(
    {
      id,
      user_id: ownerId,
      date_added: dateAdded(earlier, now),
      ...valid,
      // A member who unsubscribed is known by a hash of the address.
      email: withUnicodeDomain(valid.email),
    },
    validate,
  );
  return { member, owner };
}
