import { seatsOf } from '../../contract/rules/seats.ts';

/** Somebody who gets the mail. The address as it is written to; the hash as it stands in keys and tags. */
export interface Recipient {
  readonly email: string;
  readonly role: 'owner' | 'member';
  readonly hash: string;
}

export interface Circle {
  readonly owner: { readonly email: string; readonly hash: string };
  /** Oldest first. */
  readonly members: readonly { readonly email: string; readonly hash: string }[];
  /** Hashes of those who unsubscribed, bounced or complained. */
  readonly suppressed: ReadonlySet<string>;
  /** The plan's limit, the owner included (§6). */
  readonly maxTeamMembers: number;
}

/** The owner always; members by age, as far as the plan carries; nobody twice and nobody who does not want it. */
export function recipientsOf({ owner, members, suppressed, maxTeamMembers }: Circle): Recipient[] {
  const { seated } = seatsOf(members, maxTeamMembers);
  const all: Recipient[] = [
    { ...owner, role: 'owner' },
    ...seated.map((member) => ({ ...member, role: 'member' as const })),
  ];
  const first = new Map(all.toReversed().map((each) => [each.hash, each]));
  return all.filter((each) => first.get(each.hash) === each && !suppressed.has(each.hash));
}
