import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateProfile } from '../../../lambdas/contract/accounts.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/accounts/profile-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, fill, open, signedIn } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const BEN = { ...ANN, id: '22222222-2222-4222-8222-222222222222', email: 'ben@example.com' };

beforeEach(signedIn);

test('a rejected call of an earlier session does not end the session of the next user', async () => {
  const late = Promise.withResolvers<Response>();
  server.responders.set(`${updateProfile.method} ${updateProfile.path}`, () => late.promise);
  open('/profile');
  await fill('Company', 'Archer & Sons');
  await click('Update Profile');
  await eventually(() => expect(server.requestsTo(updateProfile)).toHaveLength(1));
  act(() => provider.emit({ is: 'signed-out' }));
  await screen.findByRole('button', { name: 'Sign in' });
  act(() => provider.emit({ is: 'signed-in', user: BEN }));
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    late.resolve(new Response('', { status: 401 }));
    await new Promise((done) => setTimeout(done));
  });
  expect(provider.callNames()).not.toContain('clearSession');
});
