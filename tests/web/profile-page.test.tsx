import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile, updateProfile } from '../../lambdas/contract/accounts.ts';
import { notify } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, profile, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

beforeEach(() => {
  signedIn();
  server.respond(updateProfile, (edited) => ({ profile: { ...profile, ...edited } }));
});

const typedIn = async (label: string) =>
  ((await screen.findByLabelText(label)) as HTMLInputElement).value;
const isClean = () =>
  (screen.getByRole('button', { name: 'Update Profile' }) as HTMLButtonElement).disabled;

test('shows the owner’s fields, the address read-only [PROF-01, PROF-02]', async () => {
  open('/profile');
  expect(await typedIn('First Name')).toBe('Ann');
  expect(await typedIn('Last Name')).toBe('Archer');
  expect(await typedIn('Email address')).toBe('ann@example.com');
  expect(screen.getByLabelText('Email address')).toHaveProperty('readOnly', true);
  expect(await typedIn('Company')).toBe('Archer & Daughters');
  expect(await typedIn('Job Role')).toBe('Founder');
  expect(screen.getByLabelText('Timezone').textContent).toMatch(/^Paris \(GMT\+[12]\)$/);
});

test.each([['First Name'], ['Last Name'], ['Company'], ['Job Role']])(
  'the button waits for an edit of %s; loading and saving make the form clean [PROF-03, PROF-04, PROF-05]',
  async (label) => {
    server.respond(updateProfile, (edited) => {
      const saved = Object.entries(edited).map(([name, text]) => [name, text?.trim()]);
      return { profile: { ...profile, ...Object.fromEntries(saved) } };
    });
    open('/profile');
    await screen.findByLabelText(label);
    expect(isClean()).toBe(true);
    await fill(label, ' Something else ');
    expect(isClean()).toBe(false);
    await click('Update Profile');
    await screen.findByText('Profile updated');
    await user.tab();
    expect(isClean()).toBe(true);
    expect(await typedIn(label)).toBe('Something else');
  },
);

test('a zone can be selected manually; only edited fields are sent [PROF-04, PROF-07]', async () => {
  open('/profile');
  await user.click(await screen.findByLabelText('Timezone'));
  await user.click(await screen.findByRole('option', { name: /Tokyo/ }));
  expect(isClean()).toBe(false);
  await click('Update Profile');
  await screen.findByText('Profile updated');
  screen.getByText('Your profile information has been saved.');
  expect(server.requestsTo(updateProfile)).toMatchObject([{ body: { timezone: 'Asia/Tokyo' } }]);
  expect(server.requestsTo(updateProfile)[0]?.body).toEqual({ timezone: 'Asia/Tokyo' });
});

test.each(['', ' ', '<b>', '👩‍🚀', "Robert'); DROP TABLE", '‮txt', 'a'.repeat(100)])(
  'accepts %j unchanged [PROF-06]',
  async (text) => {
    open('/profile');
    await fill('Company', text);
    await click('Update Profile');
    await screen.findByText('Profile updated');
    expect(server.requestsTo(updateProfile)[0]?.body).toEqual({ company: text });
  },
);

test('a rejected save shows an error and loses nothing [PROF-08]', async () => {
  server.reject(updateProfile, 'invalid-request');
  open('/profile');
  await fill('Company', 'New Ltd');
  await click('Update Profile');
  await screen.findByText('Failed to update profile. Please try again.');
  screen.getByText('Error');
  expect(await typedIn('Company')).toBe('New Ltd');
  expect(isClean()).toBe(false);
});

test('a save after the end of the session says that it has ended', async () => {
  server.reject(updateProfile, 'sign-in-needed');
  open('/profile');
  await fill('Company', 'Ann and Co.');
  await click('Update Profile');
  await screen.findByText(/^Your session has ended/);
  expect(screen.queryByText('Failed to update profile. Please try again.')).toBeNull();
});

test('a failed save shows an error [PROF-09]', async () => {
  server.loseConnection(updateProfile);
  open('/profile');
  await fill('Company', 'New Ltd');
  await click('Update Profile');
  await screen.findByText('An unexpected error occurred. Please try again.');
  screen.getByText('Error');
});

test('a profile saved in another tab shows here, except in the field being edited', async () => {
  open('/profile');
  await fill('Company', 'Typing');
  server.respond(getProfile, { profile: { ...profile, first_name: 'Anna', company: 'Other' } });
  act(() => notify('profile'));
  await eventually(async () => expect(await typedIn('First Name')).toBe('Anna'));
  expect(await typedIn('Company')).toBe('Typing');
});

test('text typed during a save is kept and still unsaved', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(updateProfile, async (edited) => {
    await promise;
    return { profile: { ...profile, ...edited } };
  });
  open('/profile');
  await fill('Company', 'First');
  await click('Update Profile');
  await fill('Job Role', 'Meanwhile');
  resolve();
  await screen.findByText('Profile updated');
  expect(await typedIn('Job Role')).toBe('Meanwhile');
  expect(isClean()).toBe(false);
});
