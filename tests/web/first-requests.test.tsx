import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { isAdmin } from '../../lambdas/contract/admin.ts';
import '../../web/app/accounts/profile-page.tsx';
import '../../web/app/lib/query.tsx';
import { WhenNear } from '../../web/app/lib/loading/when-near.tsx';
import '../../web/app/shell/app-shell.tsx';
import { server } from '../fakes/server.ts';
import { eventually, open, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test('a starting page requests the profile once', async () => {
  signedIn();
  open('/profile');
  await screen.findByDisplayValue('Archer');
  expect(server.requestsTo(getProfile)).toHaveLength(1);
});

test('the admin check runs when a menu is about to open', async () => {
  signedIn();
  open('/profile');
  const menu = await screen.findByRole('button', { name: /account menu$/ });
  expect(server.requestsTo(isAdmin)).toEqual([]);
  await user.hover(menu);
  await eventually(() => expect(server.requestsTo(isAdmin)).toHaveLength(1));
});

test('content far below the window renders once the reader comes near it', () => {
  let come = (_: { isIntersecting: boolean }[]) => {};
  class Observer {
    constructor(callback: typeof come) {
      come = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<WhenNear fallback="below">the heatmap</WhenNear>);
  expect(document.body.textContent).toBe('below');
  act(() => come([{ isIntersecting: false }]));
  expect(document.body.textContent).toBe('below');
  act(() => come([{ isIntersecting: true }]));
  expect(document.body.textContent).toBe('the heatmap');
  vi.unstubAllGlobals();
});

test('content far below the window renders at the first key press, so Tab reaches it', async () => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<WhenNear fallback="below">the heatmap</WhenNear>);
  expect(document.body.textContent).toBe('below');
  await user.tab();
  expect(document.body.textContent).toBe('the heatmap');
  vi.unstubAllGlobals();
});
