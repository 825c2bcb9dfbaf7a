import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../lambdas/contract/accounts.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/accounts/profile-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { open, profile, signedIn } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(signedIn);

test('a page opens although the first response with the profile was lost', async () => {
  server.respond(getProfile, () => {
    server.respond(getProfile, { profile });
    throw new TypeError('Failed to fetch');
  });
  open('/profile');
  await screen.findByDisplayValue(profile.company);
  expect(server.requestsTo(getProfile)).toHaveLength(2);
});
