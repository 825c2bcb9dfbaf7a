import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getIntegration } from '../../../lambdas/contract/websites.ts';
import { active, DOMAIN } from '../../factories/integration.ts';
import { connect, notify } from '../../fakes/live.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/shell/app-shell.tsx';
import '../../../web/app/websites/connection-page.tsx';
import { eventually, open, signedIn } from '../app.tsx';
import { openWebsites } from '../website-server.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(() => {
  signedIn();
  openWebsites();
});

/** A page whose loads of the website end when the test says so. */
async function slowPage() {
  const loads: PromiseWithResolvers<{ integration: ReturnType<typeof active>; pending: null }>[] =
    [];
  server.respond(getIntegration, () => {
    const load = Promise.withResolvers<{ integration: ReturnType<typeof active>; pending: null }>();
    loads.push(load);
    return load.promise;
  });
  open('/connection');
  await eventually(() => expect(loads).toHaveLength(1));
  return loads;
}
const website = { integration: active(), pending: null };

test('a live connection that opens during the first load does not delay the page', async () => {
  const loads = await slowPage();
  act(() => connect());
  loads[0]?.resolve(website);
  await screen.findByRole('heading', { level: 1, name: DOMAIN });
  expect(loads).toHaveLength(1);
});

test('a live connection that opens after a load loads again', async () => {
  const loads = await slowPage();
  loads[0]?.resolve(website);
  await screen.findByRole('heading', { level: 1, name: DOMAIN });
  act(() => connect());
  await eventually(() => expect(loads.length).toBeGreaterThan(1));
});

test('a change during the first load drops it', async () => {
  const loads = await slowPage();
  act(() => notify('integration'));
  await eventually(() => expect(loads.length).toBeGreaterThan(1));
});
