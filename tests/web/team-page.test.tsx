import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkSubscription } from '../../lambdas/contract/billing.ts';
import { addTeamMember, listTeamMembers, removeTeamMember } from '../../lambdas/contract/team.ts';
import { server } from '../fakes/server.ts';
import { eventually, fill, open, press, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const tom = {
  id: 'tom',
  email: 'tom@archer.example',
  job_role: 'Shop manager',
  date_added: '2026-11-04T12:00:00.000Z',
};
const planWith = (maxTeamMembers: number) =>
  server.answer(checkSubscription, {
    plan: 'Starter',
    maxSessions: 2_500,
    maxTeamMembers,
    renewalDate: null,
    notice: null,
  });

beforeEach(() => {
  signedIn();
  planWith(3);
  server.answer(listTeamMembers, { members: [tom], owner_since: '2026-11-02T12:00:00.000Z' });
});

test('the owner stands first and stays; members can be removed [TEAM-01, TEAM-05, TEAM-06, TEAM-08, TEAM-09, TEAM-10, TEAM-11]', async () => {
  server.answer(removeTeamMember, { success: true });
  open('/email-notifications');
  await screen.findByText('2/3 team members');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Email', 'Job Role', 'Date Added', 'Actions']);
  const [, owner, member] = screen.getAllByRole('row') as [Element, HTMLElement, HTMLElement];
  expect(within(owner).getByText('ann@example.com')).toBeTruthy();
  expect(within(owner).getByText('You')).toBeTruthy();
  expect(within(owner).getByRole('button')).toHaveProperty('disabled', true);
  expect(within(member).getByText('Nov 04, 2026')).toBeTruthy();
  await press('Remove tom@archer.example');
  await screen.findByText('Team Member Removed');
  expect(server.askedFor(removeTeamMember)[0]?.body).toEqual({ id: 'tom' });
});

test('somebody is added in the dialog [TEAM-02, TEAM-03, TEAM-18]', async () => {
  server.answer(addTeamMember, (typed) => ({ member: { ...tom, ...typed } }));
  open('/email-notifications');
  await press('Add team');
  await screen.findByRole('dialog', { name: 'Add Team Member' });
  await fill('Email', 'lea@archer.example');
  await fill('Job Role', 'Developer');
  await press('Add member');
  await screen.findByText('lea@archer.example has been added to receive daily insights.');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('at the limit the button leads to the plans [TEAM-04]', async () => {
  planWith(2);
  const { history } = open('/email-notifications');
  await press('Add team');
  await eventually(() => expect(history.now().pathname).toBe('/usage-billing'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failed removal says so [TEAM-20]', async () => {
  open('/email-notifications');
  await press('Remove tom@archer.example');
  await screen.findByText('Failed to add or remove the team member.');
});
