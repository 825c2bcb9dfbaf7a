import { expect, test, vi } from 'vitest';
import { getProfile, recordSignIn } from '../../lambdas/contract/accounts.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, profile } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test('an owner without a complete profile is onboarded, whatever page the login came from [GATE-06]', async () => {
  const incomplete = { ...profile, job_role: '' };
  server.respond(getProfile, { profile: incomplete });
  server.respond(recordSignIn, { profile: incomplete });
  const { history } = open('/login', { from: '/contact' });
  await fill('Email', 'ann@example.com');
  await fill('Password', 'correct horse');
  await click('Sign in');
  await eventually(() => expect(history.now().pathname).toBe('/onboarding'));
});
