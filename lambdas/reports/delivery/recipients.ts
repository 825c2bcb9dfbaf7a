import { seatsOf } from '../../contract/rules/seats.ts';

/** One recipient: the address to send to, and its hash for keys and tags. */
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

/** The owner always; members by age, up to the plan's limit; no duplicates and no unsubscribed addresses. */
export function recipientsOf({ owner, members, suppressed, maxTeamMembers }: Circle): Recipient[] {
  const { seated } = seatsOf(members, maxTeamMembers);
  const all: Recipient[] = [
    { ...owner, role: 'owner' },
    ...seated.map((member) => ({ ...member, role: 'member' as const })),
  ];
  const first = new Map(all.toReversed().map((each) => [each.hash, each]));
  return all.filter((each) => first.get(each.hash) === each && !suppressed.has(each.hash));
}
