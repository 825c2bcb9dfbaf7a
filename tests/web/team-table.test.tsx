import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { checkSubscription } from '../../lambdas/contract/billing.ts';
import { general } from '../../lambdas/contract/copy/general.ts';
import { team as copy } from '../../lambdas/contract/copy/team.ts';
import { listTeamMembers, setReportRhythm } from '../../lambdas/contract/team.ts';
import { ANN } from '../fakes/auth.ts';
import { notify } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { eventually, open, profile, user } from './app.tsx';
import { prepareTeam, tom } from './team.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareTeam();

const team = {
  members: [tom],
  owner_since: null,
  owner_mail: 'active' as const,
  owner_rhythm: 'weekdays' as const,
};
const scheduleOf = (email: string) =>
  screen.findByLabelText<HTMLSelectElement>(`When ${email} gets the report`);

test.each([
  ['the owner’s time zone', 'Asia/Tokyo', '2026-11-05T20:00:00.000Z', 'Nov 06, 2026'],
  ['that of New York without one', '', '2026-11-05T02:00:00.000Z', 'Nov 04, 2026'],
])('dates are days in %s', async (_, timezone, date_added, day) => {
  server.respond(listTeamMembers, { ...team, members: [{ ...tom, date_added }] });
  open('/email-notifications');
  await screen.findByText('Nov 05, 2026'); // in Paris
  // Changed elsewhere, because the app starts with the onboarding if the time zone is missing.
  server.respond(getProfile, { profile: { ...profile, timezone } });
  await eventually(() => {
    act(() => notify('profile')); // again, because the frame of the page may not listen yet
    screen.getByText(day);
  });
});

test('a time zone that the browser does not know does not break the page', async () => {
  server.respond(getProfile, { profile: { ...profile, timezone: 'Europe/Newtown' } });
  open('/email-notifications');
  await screen.findByText('Nov 04, 2026');
});

test('a list that fails to load again stays, without an error', async () => {
  open('/email-notifications');
  await screen.findByText(tom.email);
  server.reject(listTeamMembers, 'too-many-requests');
  act(() => notify('team'));
  await eventually(() => expect(server.requestsTo(listTeamMembers)).toHaveLength(2));
  const lea = { ...tom, id: 'lea', email: 'lea@archer.example' };
  server.respond(listTeamMembers, { ...team, members: [lea, tom] });
  act(() => notify('team'));
  await screen.findByText(lea.email);
  expect(screen.queryByText(copy.loadFailed.detail)).toBeNull();
});

test('the owner’s own schedule is shown, and saved for the owner', async () => {
  server.respond(listTeamMembers, team);
  server.respond(setReportRhythm, { success: true });
  open('/email-notifications');
  const choice = await scheduleOf(ANN.email);
  expect(choice.value).toBe('weekdays');
  await user.selectOptions(choice, 'Every day');
  await screen.findByText(`${ANN.email} gets the report every day.`);
  expect(server.requestsTo(setReportRhythm).map(({ body }) => body)).toEqual([
    { id: ANN.id, rhythm: 'daily' },
  ]);
});

test('a schedule that cannot be saved shows an error and the saved one', async () => {
  server.loseConnection(setReportRhythm);
  open('/email-notifications');
  const choice = await scheduleOf(tom.email);
  await user.selectOptions(choice, 'Mondays');
  await screen.findByText('The schedule couldn’t be saved. Please try again.');
  await eventually(() => expect(choice.value).toBe('daily'));
});

test('until the plan is known, no one can be added and no number of seats is shown', async () => {
  let answer = (_: { maxTeamMembers: number }) => {};
  server.respond(
    checkSubscription,
    () =>
      new Promise((resolve) => {
        answer = ({ maxTeamMembers }) =>
          resolve({
            ...{ plan: 'Starter', price: 19, maxSessions: 2_500, maxTeamMembers },
            ...{ renewalDate: null, notice: null },
          });
      }),
  );
  open('/email-notifications');
  await eventually(() => expect(server.requestsTo(listTeamMembers)).toHaveLength(1));
  await screen.findByText(general.loading);
  expect(screen.queryByText(tom.email)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add team' })).toBeNull();
  expect(screen.queryByText(/team members$/)).toBeNull();
  answer({ maxTeamMembers: 3 });
  await screen.findByText('2/3 team members');
  screen.getByRole('button', { name: 'Add team' });
});
