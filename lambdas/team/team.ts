import { Problem } from '../contract/problem.ts';
import { isEmailAddress, normalAddress } from '../contract/rules/email-address.ts';
import type { TeamMember } from '../contract/team.ts';

/** The dialog's input, and the state of the account. */
export interface Addition {
  readonly email: string;
  readonly job_role: string;
  readonly ownEmail: string;
  readonly members: readonly Pick<TeamMember, 'email'>[];
  /** The plan's limit, the owner included (§6). */
  readonly maxTeamMembers: number;
}

/** When a member counts as added: never in the future, which would put them after everyone who joins meanwhile. */
export const dateAdded = (earlier: string | undefined, now: Date): string =>
  (earlier && Date.parse(earlier) < now.getTime() ? new Date(earlier) : now).toISOString();

/** The address and role to add; rejected in the order in which the specification names the reasons (§5). */
export function admitted(addition: Addition): { email: string; job_role: string } {
  const email = addition.email.trim();
  const job_role = addition.job_role.trim();
  if (!email || !job_role) throw new Problem('member-incomplete');
  if (!isEmailAddress(email)) throw new Problem('member-email-invalid');
  const taken = [addition.ownEmail, ...addition.members.map((member) => member.email)].map(
    normalAddress,
  );
  if (taken.includes(normalAddress(email))) throw new Problem('duplicate-email');
  if (addition.members.length + 1 >= addition.maxTeamMembers) throw new Problem('team-full');
  return { email, job_role };
}
