import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { checkSubscription } from '../../lambdas/contract/billing.ts';
import type { Call } from '../../lambdas/contract/call.ts';
import { listEmails } from '../../lambdas/contract/emails.ts';
import { getRecording } from '../../lambdas/contract/recording-playback.ts';
import { listRecordings } from '../../lambdas/contract/recordings.ts';
import { getLatestReport, listReports } from '../../lambdas/contract/reports.ts';
import { listTeamMembers } from '../../lambdas/contract/team.ts';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import '../../web/app/lib/query.tsx';
import '../../web/app/shell/app-shell.tsx';
import '../../web/app/shell/live-parts.tsx';
import { eventually, open, profile, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

beforeEach(signedIn);

test.each<[string, Call]>([
  ['/emails', listEmails],
  ['/email-notifications', listTeamMembers],
  ['/recordings', listRecordings],
  [`/daily-insights/${ANN.id}`, getLatestReport],
  ['/week', listReports],
  ['/connection', getIntegration],
  ['/onboarding', getIntegration],
  ['/usage-billing', checkSubscription],
  ['/recordings/s1', getRecording],
])(
  '%s keeps the focus in the page when "Try again" disappears with its error',
  async (path, lost) => {
    if (path === '/onboarding')
      server.respond(getProfile, { profile: { ...profile, job_role: '' } });
    server.loseConnection(lost);
    open(path);
    const button = await screen.findByRole('button', { name: 'Try again' });
    server.respond(lost, () => new Promise(() => {}));
    button.focus();
    await user.keyboard('{Enter}');
    await eventually(() => expect(button.isConnected).toBe(false));
    await eventually(() =>
      expect(screen.getByRole('main').contains(document.activeElement), focused()).toBe(true),
    );
  },
);

const focused = () => document.activeElement?.tagName;
