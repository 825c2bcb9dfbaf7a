import { Problem } from '../contract/problem.ts';
import { deliveryAddress, isEmailAddress } from '../contract/rules/email-address.ts';
import type { TeamMember } from '../contract/team.ts';

/** The input of the dialog and the state of the account. */
export interface Addition {
  readonly email: string;
  readonly job_role: string;
  readonly ownerEmail: string;
  readonly members: readonly Pick<TeamMember, 'email'>[];
  /** The plan's limit, including the owner (§6). */
  readonly maxTeamMembers: number;
}

/** The stored date of addition. Never in the future, because the list is ordered by it. */
export const dateAdded = (earlier: string | undefined, now: Date): string =>
  (earlier && Date.parse(earlier) < now.getTime() ? new Date(earlier) : now).toISOString();

/** The trimmed address and role. Throws the first problem in the order of the specification (§5). */
export function validateAddition(addition: Addition): { email: string; job_role: string } {
  const email = addition.email.trim();
  const job_role = addition.job_role.trim();
  if (!email || !job_role) throw new Problem('member-incomplete');
  const mailbox = deliveryAddress(email);
  if (!isEmailAddress(email) || !mailbox) throw new Problem('member-email-invalid');
  const taken = [addition.ownerEmail, ...addition.members.map((member) => member.email)].map(
    deliveryAddress,
  );
  if (taken.includes(mailbox)) throw new Problem('duplicate-email');
  if (addition.members.length + 1 >= addition.maxTeamMembers) throw new Problem('team-full');
  return { email, job_role };
}
