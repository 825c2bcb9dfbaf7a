import { beforeEach } from 'vitest';
import { checkSubscription } from '../../lambdas/contract/billing.ts';
import { listTeamMembers } from '../../lambdas/contract/team.ts';
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { signedIn } from './app.tsx';

/** Ann's team has one member, on a plan with three seats; tests change what they need. */
export const tom = {
  id: 'tom',
  user_id: ANN.id,
  email: 'tom@archer.example',
  job_role: 'Shop manager',
  date_added: '2026-11-04T12:00:00.000Z',
  mail: 'active' as const,
  rhythm: 'daily' as const,
};
export const planWith = (maxTeamMembers: number) =>
  server.respond(checkSubscription, {
    plan: 'Starter',
    price: 19,
    maxSessions: 2_500,
    maxTeamMembers,
    renewalDate: null,
    notice: null,
  });

/** Each test file calls this, because hooks apply only to the file that registers them. */
export const prepareTeam = () =>
  beforeEach(() => {
    signedIn();
    planWith(3);
    server.respond(listTeamMembers, {
      members: [tom],
      owner_since: '2026-11-02T12:00:00.000Z',
      owner_mail: 'active',
      owner_rhythm: 'daily',
    });
  });
