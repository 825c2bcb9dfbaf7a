import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { updateProfile } from '../../lambdas/contract/accounts.ts';
import { listEmails } from '../../lambdas/contract/emails.ts';
import { server } from '../fakes/server.ts';
import '../../web/app/accounts/profile-page.tsx';
import '../../web/app/emails/emails-page.tsx';
import { click, fill, open, profile, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

/** The browser announces that its connection is lost or back. */
const connection = (event: 'online' | 'offline') =>
  act(() => void window.dispatchEvent(new Event(event)));

beforeEach(signedIn);
afterEach(() => connection('online'));

test('a save without a connection fails at once, keeps what was typed, and can be repeated', async () => {
  server.loseConnection(updateProfile);
  open('/profile');
  await fill('Company', 'Archer & Sons');
  connection('offline');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  await click('Update Profile');
  await screen.findByText('Check your connection and try again.');
  expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Archer & Sons');
  connection('online');
  server.respond(updateProfile, (edited) => ({ profile: { ...profile, ...edited } }));
  await click('Update Profile');
  await screen.findByText('Profile updated');
});

test('a page opened without a connection says so, and loads once the connection is back', async () => {
  server.loseConnection(listEmails);
  const { history } = open('/profile');
  await screen.findByLabelText('Company');
  connection('offline');
  history.go('/emails');
  await screen.findByText('Error loading email logs');
  server.respond(listEmails, { rows: [], hasAny: false });
  connection('online');
  await screen.findByText('No email logs found');
});
