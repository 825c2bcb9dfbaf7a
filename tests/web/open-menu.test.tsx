import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getVerificationStatus } from '../../lambdas/contract/sign-up.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { notify } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, open, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test('updates of the signed-in user keep an open menu open', async () => {
  signedIn();
  open('/profile');
  await click('AA account menu');
  const menu = await screen.findByRole('menu');
  const confirmed = { ...ANN.user_metadata, email_confirmed: true };
  act(() => provider.emit({ is: 'user-updated', user: { ...ANN, user_metadata: confirmed } }));
  act(() => notify('verification'));
  await eventually(() =>
    expect(server.requestsTo(getVerificationStatus).length).toBeGreaterThan(1),
  );
  expect(screen.getByRole('menu')).toBe(menu);
});
