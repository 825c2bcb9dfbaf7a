import { isDueOn, type Rhythm } from './rhythm.ts';
import { seatsOf } from './seats.ts';

/** One recipient: the address to send to, and its hash for keys and tags. */
export interface Recipient {
  readonly email: string;
  readonly role: 'owner' | 'member';
  readonly hash: string;
  /** Gets a summary of the week with this report: some reports since the last Monday were skipped for this recipient. */
  readonly isWeekly?: true;
}

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
  /** The plan's limit, including the owner (§6). */
  readonly maxTeamMembers: number;
}

/** The owner, then members by date added up to the plan's limit; without duplicates, suppressed addresses, and rhythms that skip the date. */
export function recipientsOf({ owner, members, date, ...list }: MailingList): Recipient[] {
  const { seated } = seatsOf(members, list.maxTeamMembers);
  const all: Recipient[] = [
    { ...owner, role: 'owner' },
    ...seated.map((member) => ({ ...member, role: 'member' as const })),
  ];
  const first = new Map(all.toReversed().map((each) => [each.hash, each]));
  const wants = ({ hash }: Recipient) =>
    !list.suppressed.has(hash) && isDueOn(list.rhythms.get(hash) ?? 'daily', date);
  const hasSkipped = ({ hash }: Recipient) => (list.rhythms.get(hash) ?? 'daily') !== 'daily';
  const isWeekly = (each: Recipient) => isDueOn('mondays', date) && hasSkipped(each);
  return all
    .filter((each) => first.get(each.hash) === each && wants(each))
    .map((each) => (isWeekly(each) ? { ...each, isWeekly: true } : each));
}
