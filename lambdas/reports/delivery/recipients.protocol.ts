import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Table } from '../../adapters/table.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { entitlementOf } from '../../billing/subscription.ts';
import { isDueOn, type Rhythm } from '../../contract/rules/rhythm.ts';
import { seatsOf } from '../../contract/rules/seats.ts';
import { rhythmStore, suppressionStore } from '../../emails/delivery/recipient-settings.store.ts';
import { addressHash } from '../../runtime/seal.ts';
import { teamStore } from '../../team/team.store.ts';
import type { Recipient } from '../report.ts';

interface MailingList {
  readonly owner: { readonly email: string; readonly hash: string };
  /** Oldest first. */
  readonly members: readonly { readonly email: string; readonly hash: string }[];
  /** By hash; the default is daily. */
  readonly rhythms: ReadonlyMap<string, Rhythm>;
  /** The local date of the report. */
  readonly date: string;
  /** Hashes of addresses that unsubscribed, bounced or complained. */
  readonly suppressed: ReadonlySet<string>;
  /** The plan's limit, the owner included (§6). */
  readonly maxTeamMembers: number;
}

/** The owner first; members by age, up to the plan's limit; no duplicates, no unsubscribed addresses, no one whose rhythm skips the date. */
export function recipientsOf({ owner, members, date, ...list }: MailingList): Recipient[] {
  const { seated } = seatsOf(members, list.maxTeamMembers);
  const all: Recipient[] = [
    { ...owner, role: 'owner' },
    ...seated.map((member) => ({ ...member, role: 'member' as const })),
  ];
  const first = new Map(all.toReversed().map((each) => [each.hash, each]));
  const wants = ({ hash }: Recipient) =>
    !list.suppressed.has(hash) && isDueOn(list.rhythms.get(hash) ?? 'daily', date);
  return all
    .filter((each) => first.get(each.hash) === each && wants(each))
    .map((each) =>
      list.rhythms.get(each.hash) === 'mondays' ? { ...each, isWeekly: true } : each,
    );
}

/** Who gets an owner's report of that date, as of now. */
export async function currentRecipients(
  { table, clock }: { readonly table: Table; readonly clock: () => Date },
  ownerId: string,
  date: string,
): Promise<Recipient[]> {
  const [profile, members, suppressions, rhythms, subscription] = await Promise.all([
    profileStore(table).get(ownerId),
    teamStore(table).of(ownerId),
    suppressionStore(table).of(ownerId),
    rhythmStore(table).of(ownerId),
    subscriptionStore(table).find(ownerId),
  ]);
  const withHash = ({ email }: { readonly email: string }) => ({ email, hash: addressHash(email) });
  return recipientsOf({
    owner: withHash(profile),
    members: members.toReversed().map(withHash),
    suppressed: new Set(suppressions.map(({ hash }) => hash)),
    rhythms,
    date,
    maxTeamMembers: entitlementOf(subscription, clock()).maxTeamMembers,
  });
}
