import type { Entitlement } from '../../billing/subscription.ts';
import type { Suppression } from '../../emails/delivery/suppression.store.ts';
import type { Member } from '../../team/team.store.ts';
import { type Recipient, recipientsOf } from './recipients.ts';

export interface ReaderPorts {
  readonly email: (ownerId: string) => Promise<string>;
  /** Newest first. */
  readonly members: (ownerId: string) => Promise<readonly Pick<Member, 'email'>[]>;
  readonly suppressions: (ownerId: string) => Promise<readonly Pick<Suppression, 'hash'>[]>;
  readonly entitlement: (ownerId: string) => Promise<Pick<Entitlement, 'maxTeamMembers'>>;
  readonly hash: (email: string) => string;
}

/** Who gets an account's reports at this moment. */
export async function readersOf(ports: ReaderPorts, ownerId: string): Promise<Recipient[]> {
  const [email, members, suppressions, { maxTeamMembers }] = await Promise.all([
    ports.email(ownerId),
    ports.members(ownerId),
    ports.suppressions(ownerId),
    ports.entitlement(ownerId),
  ]);
  const named = (address: string) => ({ email: address, hash: ports.hash(address) });
  return recipientsOf({
    owner: named(email),
    members: members.toReversed().map((member) => named(member.email)),
    suppressed: new Set(suppressions.map(({ hash }) => hash)),
    maxTeamMembers,
  });
}
