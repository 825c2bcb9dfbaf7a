import { type EmailRow, listEmails } from '../../../lambdas/contract/emails.ts';
import { listTeamMembers } from '../../../lambdas/contract/team.ts';
import { emailRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/emails/email-filters.tsx';
import '../../../web/app/emails/emails-page.tsx';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { signedIn } from '../app.tsx';

export const TOM = 'tom@archer.example';
export const rows = [emailRow(), emailRow({ id: `20261120-${TOM}`, to: TOM, status: 'Bounced' })];
export const answerWith = (found: EmailRow[], hasAny = true) =>
  server.respond(listEmails, { rows: found, hasAny });

/** Emails to Ann and to Tom, a member of her team. Call it before each test. */
export function twoRecipients() {
  signedIn();
  answerWith(rows);
  const member = {
    id: 'tom',
    user_id: ANN.id,
    email: TOM,
    job_role: 'Manager',
    date_added: '2026-11-04T12:00:00Z',
    mail: 'active' as const,
    rhythm: 'daily' as const,
  };
  server.respond(listTeamMembers, {
    members: [member],
    owner_since: '2026-11-02T12:00:00Z',
    owner_mail: 'active',
    owner_rhythm: 'daily',
  });
}
