import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { eventually, open, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const website = () => screen.findByRole('link', { name: /Connect website|archer\.example/ });
const site = (domain: string, isInstalled: boolean) => {
  localStorage.setItem(`connectedDomain_${ANN.id}`, domain);
  if (isInstalled) localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
};

const noSite = () => server.respond(getIntegration, { integration: null, pending: null });

beforeEach(signedIn);

test('without a domain the button asks to connect [STATE-20]', async () => {
  noSite();
  open('/profile');
  expect((await website()).textContent).toBe('Connect website');
  expect((await website()).dataset.state).toBe('not_connected');
});

test('the button of a website without a tracker shows in yellow that setup is pending [STATE-21]', async () => {
  site('archer.example', false);
  open('/profile');
  expect((await website()).textContent).toBe('archer.example - Setup pending');
  expect((await website()).dataset.state).toBe('analysis_done');
  expect((await website()).querySelector('svg')?.getAttribute('class')).toContain('warning');
});

test('the button of a website with a tracker shows its domain, in green [STATE-22]', async () => {
  site('archer.example', true);
  open('/profile');
  expect((await website()).textContent).toBe('archer.example');
  expect((await website()).querySelector('svg')?.getAttribute('class')).toContain('positive');
});

test.each([true, false])(
  'a domain with other letters is readable; with a tracker: %s',
  async (isInstalled) => {
    site('xn--kerzen-mller-klb.example', isInstalled);
    open('/profile');
    await screen.findByRole('link', { name: /^kerzen-müller\.example/ });
  },
);

test('the button refreshes every two seconds [STATE-19]', async () => {
  const ticks = vi.spyOn(globalThis, 'setInterval');
  open('/profile');
  // The timer starts in an effect, which may run after the button is there.
  const update = await eventually(() => {
    const [callback] = ticks.mock.calls.find(([, milliseconds]) => milliseconds === 2_000) ?? [];
    expect(callback).toBeTypeOf('function');
    return callback as () => void;
  });
  ticks.mockRestore();
  site('archer.example', true);
  act(update);
  expect((await website()).textContent).toBe('archer.example');
});

test.each([
  ['', false],
  ['archer.example', false],
  ['archer.example', true],
])('links to the connection in every state: %s, %s [STATE-23]', async (domain, isInstalled) => {
  if (domain) site(domain, isInstalled);
  else noSite();
  const { history } = open('/profile');
  await user.click(await website());
  await eventually(() => expect(history.now().pathname).toBe('/connection'));
});
