import type { Entitlement } from '../../billing/subscription.ts';
import type { Rhythm } from '../../contract/rules/rhythm.ts';
import type { Suppression } from '../../emails/delivery/suppression.store.ts';
import type { Member } from '../../team/team.store.ts';
import { type Recipient, recipientsOf } from './recipients.ts';

export interface ReaderPorts {
  readonly email: (ownerId: string) => Promise<string>;
  /** Newest first. */
  readonly members: (ownerId: string) => Promise<readonly Pick<Member, 'email'>[]>;
  readonly suppressions: (ownerId: string) => Promise<readonly Pick<Suppression, 'hash'>[]>;
  readonly rhythms: (ownerId: string) => Promise<ReadonlyMap<string, Rhythm>>;
  readonly entitlement: (ownerId: string) => Promise<Pick<Entitlement, 'maxTeamMembers'>>;
  readonly hash: (email: string) => string;
}

/** Who gets an account's report of that date, as things are now. */
export async function readersOf(
  ports: ReaderPorts,
  ownerId: string,
  date: string,
): Promise<Recipient[]> {
  const [email, members, suppressions, rhythms, { maxTeamMembers }] = await Promise.all([
    ports.email(ownerId),
    ports.members(ownerId),
    ports.suppressions(ownerId),
    ports.rhythms(ownerId),
    ports.entitlement(ownerId),
  ]);
  const named = (address: string) => ({ email: address, hash: ports.hash(address) });
  return recipientsOf({
    owner: named(email),
    members: members.toReversed().map((member) => named(member.email)),
    suppressed: new Set(suppressions.map(({ hash }) => hash)),
    rhythms,
    date,
    maxTeamMembers,
  });
}
