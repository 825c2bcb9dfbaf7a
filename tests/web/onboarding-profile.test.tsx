import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { completeProfile } from '../../lambdas/contract/accounts.ts';
import { server } from '../fakes/server.ts';
import { click, fill, open } from './app.tsx';
import { textOf } from './form.ts';
import { prepareWizard, stepOf, storedStep, submitProfile } from './onboarding-wizard.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareWizard();

test('requires the four profile fields [ONB-05, ONB-06, ONB-07]', async () => {
  open('/onboarding');
  expect(await textOf('First Name')).toBe('Ann');
  const submit = () => stepOf('Continue to Website Setup') as HTMLButtonElement;
  expect(submit().disabled).toBe(true);
  await fill('Company Name', 'Archer & Daughters');
  await fill('Your Role', '   ');
  expect(submit().disabled).toBe(true);
  await fill('Your Role', 'Founder');
  expect(submit().disabled).toBe(false);
  screen.getByLabelText('Last Name');
  screen.getByLabelText('Timezone');
});

test('shows which fields are missing when the form is submitted anyway [ONB-08]', async () => {
  open('/onboarding');
  const form = (await screen.findByLabelText('First Name')).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  await screen.findByText('Required fields missing');
  screen.getByText('Please fill out all required fields.');
  expect(server.requestsTo(completeProfile)).toEqual([]);
});

test('a saved profile step is marked as done, confirmed, and leads to the website step [ONB-12, ONB-13, ONB-14, CALL-13]', async () => {
  await submitProfile();
  await screen.findByText('Profile saved!');
  await screen.findByLabelText('Website URL');
  expect(server.requestsTo(completeProfile)).toMatchObject([
    {
      body: {
        first_name: 'Ann',
        last_name: 'Archer',
        company: 'Archer & Daughters',
        job_role: 'Founder',
      },
    },
  ]);
  expect(storedStep()).toBe('website_url');
});

test('shows the authentication error after the login has expired [ONB-09]', async () => {
  server.reject(completeProfile, 'sign-in-needed');
  await submitProfile();
  await screen.findByText('Authentication error');
  screen.getByText('You must be logged in to complete your profile.');
});

test('a profile that cannot be saved shows an error, with the rejection’s message if any [ONB-15]', async () => {
  server.loseConnection(completeProfile);
  await submitProfile();
  await screen.findByText('Error saving profile');
  screen.getByText('There was a problem saving your profile.');
  server.reject(completeProfile, 'too-many-requests');
  await click('Continue to Website Setup');
  await screen.findByText('Please wait a moment and try again.');
});

test.each([
  ['the browser’s own', 'Asia/Tokyo', /^Tokyo/],
  ['New York where it has none', undefined, /^New York/],
])('takes the timezone from the browser: %s [ONB-10, ONB-11]', async (_, timeZone, shown) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: timeZone as string };
  });
  open('/onboarding');
  expect((await screen.findByLabelText('Timezone')).textContent).toMatch(shown);
  vi.restoreAllMocks();
});
