import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import '../../web/app/onboarding/onboarding-page.tsx';
import '../../web/app/websites/connection-page.tsx';
import { provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { open, signedIn } from './app.tsx';
import { openWebsites } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

beforeEach(() => {
  provider.reset();
  signedIn();
  openWebsites();
});

test.each(['/connection', '/onboarding'])(
  '%s has one main heading while it loads and when it failed',
  async (path) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.respond(getIntegration, () => promise as never);
    open(path);
    await screen.findByText('Loading');
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    server.loseConnection(getIntegration);
    resolve(new Response('', { status: 500 }));
    await screen.findByRole('alert');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);
