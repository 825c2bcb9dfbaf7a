import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, open } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test('without stored state the button shows no status before the server responds [STATE-20, STATE-22]', async () => {
  // Another user id, because the shared module remembers the website per user.
  provider.stored = { ...ANN, id: '11111111-1111-4111-8111-000000000404' };
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.respond(getIntegration, () => promise as never);
  open('/profile');
  const button = await screen.findByRole('link', { name: 'Your website' });
  expect(button.getAttribute('href')).toBe('/connection');
  expect(screen.queryByText('Connect website')).toBeNull();
  resolve(Response.json({ integration: null, pending: null }));
  await screen.findByRole('link', { name: 'Connect website' });
});

test('after a failed call the button shows no status of the website', async () => {
  provider.stored = { ...ANN, id: '11111111-1111-4111-8111-000000000405' };
  server.loseConnection(getIntegration);
  open('/connection');
  await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('link', { name: 'Your website' });
  expect(screen.queryByText('Connect website')).toBeNull();
  server.respond(getIntegration, { integration: null, pending: null });
  await click('Try again');
  await screen.findByRole('link', { name: 'Connect website' });
});
