import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveIntegration } from '../../lambdas/contract/websites.ts';
import { server } from '../fakes/server.ts';
import { click, eventually } from './app.tsx';
import { prepareConnection, toInstallation } from './connection.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareConnection();

test('shows no cause of a failure while the integration is saved after a successful test', async () => {
  await toInstallation();
  server.respond(saveIntegration, () => new Promise<never>(() => {}));
  await click('Test Integration');
  await eventually(() => expect(server.requestsTo(saveIntegration)).toHaveLength(1));
  await screen.findByText('Testing...');
  expect(screen.queryByText('Most likely:')).toBeNull();
});

test('before a successful test the page does not open the emails, however long it is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { history } = await toInstallation();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(history.now().pathname).toBe('/connection');
});
