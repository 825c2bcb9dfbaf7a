import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateProfile } from '../../lambdas/contract/accounts.ts';
import { server } from '../fakes/server.ts';
import { eventually, fill, open, profile, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

beforeEach(signedIn);

async function pressByKey(name: string) {
  const button = await screen.findByRole('button', { name });
  await eventually(() => expect(button.matches(':enabled')).toBe(true));
  button.focus();
  await user.keyboard('{Enter}');
}

/** A browser, unlike jsdom, moves the focus away from a disabled button. */
const keepsFocus = (button: HTMLElement) =>
  document.activeElement === button && button.matches(':enabled[aria-disabled=true]');

test('"Update Profile" keeps the focus once the form is clean, and is disabled on blur [PROF-03]', async () => {
  server.respond(updateProfile, (edited) => ({ profile: { ...profile, ...edited } }));
  open('/profile');
  await fill('Company', 'Driftwood');
  await pressByKey('Update Profile');
  const save = screen.getByRole('button', { name: 'Update Profile' });
  await screen.findByText('Profile updated');
  await eventually(() => expect(keepsFocus(save)).toBe(true));
  await user.keyboard('{Enter}');
  expect(server.requestsTo(updateProfile)).toHaveLength(1);
  await user.tab();
  expect([document.activeElement === save, save.matches(':disabled')]).toEqual([false, true]);
});

test('a button that is disabled while it has the focus can be clicked again once it is enabled', async () => {
  server.respond(updateProfile, (edited) => ({ profile: { ...profile, ...edited } }));
  open('/profile');
  for (const company of ['Driftwood', 'Harbor Lane']) {
    await fill('Company', company);
    await pressByKey('Update Profile');
    await eventually(() =>
      expect(server.requestsTo(updateProfile).at(-1)?.body).toEqual({ company }),
    );
  }
  expect(server.requestsTo(updateProfile)).toHaveLength(2);
});
