import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isAdmin } from '../../lambdas/contract/admin.ts';
import { Gate } from '../../web/app/guards.tsx';
import { QueriesFrame } from '../../web/app/lib/query.tsx';
import { Routes } from '../../web/app/lib/router/router.tsx';
import { Providers } from '../../web/app/providers.tsx';
import { AdminsOnly } from '../../web/app/shell/admins-only.tsx';
import { server } from '../fakes/server.ts';
import { eventually, signedIn } from './app.tsx';
import { Tab, tabAt } from './tab.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const admins = { Component: AdminsOnly, children: [{ path: '/users', element: 'the users' }] };
const routes = [
  {
    element: <Gate needs="profile" />,
    children: [{ Component: QueriesFrame, children: [admins] }],
  },
  { path: '/emails', element: 'the emails' },
];

function openUsers() {
  signedIn();
  const history = tabAt('/users');
  render(
    <Providers>
      <Tab history={history}>
        <Routes routes={routes} />
      </Tab>
    </Providers>,
  );
  return history;
}

test('a page for admins sends everyone else to the emails [GATE-07]', async () => {
  const history = openUsers();
  await screen.findByText('the emails');
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
});

test('a page for admins redirects to the emails when the admin check fails [GATE-07]', async () => {
  server.loseConnection(isAdmin);
  const history = openUsers();
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
});

test('a page for admins opens for an admin', async () => {
  server.respond(isAdmin, true);
  openUsers();
  await screen.findByText('the users');
});
