import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { checkSubscription } from '../../lambdas/contract/billing.ts';
import { addTeamMember, listTeamMembers, removeTeamMember } from '../../lambdas/contract/team.ts';
import { notify } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, profile } from './app.tsx';
import { planWith, prepareTeam, tom } from './team.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareTeam();

test('the owner is first and stays; members can be removed [TEAM-01, TEAM-05, TEAM-06, TEAM-08, TEAM-09, TEAM-10, TEAM-11]', async () => {
  server.respond(removeTeamMember, { success: true });
  open('/email-notifications');
  await screen.findByText('2/3 team members');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Email', 'Job Role', 'Date Added', 'Actions']);
  const [, owner, member] = screen.getAllByRole('row') as [Element, HTMLElement, HTMLElement];
  expect(within(owner).getByText('ann@example.com')).toBeTruthy();
  expect(within(owner).getByText('You')).toBeTruthy();
  expect(within(owner).getByRole('button')).toHaveProperty('disabled', true);
  expect(within(member).getByText('Nov 04, 2026')).toBeTruthy();
  await click('Remove tom@archer.example');
  await screen.findByText('Team Member Removed');
  expect(server.requestsTo(removeTeamMember)[0]?.body).toEqual({ id: 'tom' });
});

test('a member is added in the dialog [TEAM-02, TEAM-03, TEAM-18]', async () => {
  server.respond(addTeamMember, (typed) => ({ member: { ...tom, ...typed } }));
  open('/email-notifications');
  await click('Add team');
  await screen.findByRole('dialog', { name: 'Add Team Member' });
  await fill('Email', 'lea@archer.example');
  await fill('Job Role', 'Developer');
  await click('Add member');
  await screen.findByText('Team Member Added');
  await screen.findByText('lea@archer.example has been added to receive daily insights.');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('at the limit the button shows it and links to the plans [TEAM-04]', async () => {
  planWith(2);
  const { history } = open('/email-notifications');
  await click('Add team');
  await eventually(() => expect(history.now().pathname).toBe('/usage-billing'));
  await screen.findByText('Plan Limit Reached');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failed removal shows an error [TEAM-20]', async () => {
  open('/email-notifications');
  await click('Remove tom@archer.example');
  await screen.findByText('Failed to add or remove the team member.');
});

test('an owner without a role is shown as owner [TEAM-07]', async () => {
  open('/email-notifications');
  await screen.findByText('Founder');
  // The owner emptied it on the profile page; onboarding asks for it only at the next start.
  server.respond(getProfile, { profile: { ...profile, job_role: '' } });
  // Repeated, because the page may not listen yet.
  await eventually(() => {
    act(() => notify('profile'));
    screen.getByText('Owner');
  });
});

test('members that fail to load show an error and can be retried [TEAM-12]', async () => {
  server.reject(listTeamMembers, 'too-many-requests');
  open('/email-notifications');
  // In the page and in a toast.
  await eventually(() =>
    expect(screen.getAllByText('Failed to load team members.')).toHaveLength(2),
  );
  screen.getByText('Error');
  server.respond(listTeamMembers, {
    members: [tom],
    owner_since: null,
    owner_mail: 'active',
    owner_rhythm: 'daily',
  });
  await click('Try again');
  await screen.findByText('tom@archer.example');
});

test('adding after the session has ended shows an error [TEAM-13]', async () => {
  server.reject(addTeamMember, 'sign-in-needed');
  open('/email-notifications');
  await click('Add team');
  await fill('Email', 'lea@archer.example');
  await fill('Job Role', 'Developer');
  await click('Add member');
  await screen.findByText('Authentication Error');
  screen.getByText('You must be logged in to add team members.');
});

test.each([
  ['member-incomplete', 'Missing Information', 'Please fill in all fields'],
  ['member-email-invalid', 'Invalid Email', 'Please enter a valid email address'],
  ['duplicate-email', 'Duplicate Email', 'This email is already a team member'],
  ['team-full', 'Plan Limit Reached', /larger plan/],
] as const)(
  'a rejected addition (%s) shows %s, and the typed text stays [TEAM-14, TEAM-15, TEAM-16, TEAM-17]',
  async (code, title, detail) => {
    server.reject(addTeamMember, code);
    open('/email-notifications');
    await click('Add team');
    await fill('Email', 'lea@archer.example');
    await fill('Job Role', 'Developer');
    await click('Add member');
    await screen.findByText(title);
    expect(screen.getAllByText(detail).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'lea@archer.example');
  },
);

test('a failed addition shows an error [TEAM-20]', async () => {
  server.loseConnection(addTeamMember);
  open('/email-notifications');
  await click('Add team');
  await fill('Email', 'lea@archer.example');
  await fill('Job Role', 'Developer');
  await click('Add member');
  await screen.findByText('Failed to add or remove the team member.');
});

test('a removal is confirmed with the address, and the row disappears [TEAM-19]', async () => {
  server.respond(removeTeamMember, () => {
    server.respond(listTeamMembers, {
      members: [],
      owner_since: null,
      owner_mail: 'active',
      owner_rhythm: 'daily',
    });
    return { success: true };
  });
  open('/email-notifications');
  await click('Remove tom@archer.example');
  await screen.findByText('Team Member Removed');
  screen.getByText('tom@archer.example no longer receives daily insights.');
  await screen.findByText('1/3 team members');
});

test('members for whom the plan has no seat are named: the newest, and the plans are one click away', async () => {
  const lea = { ...tom, id: 'lea', email: 'lea@archer.example', job_role: 'Developer' };
  const eva = { ...tom, id: 'eva', email: 'eva@archer.example', job_role: 'Agency' };
  server.respond(listTeamMembers, {
    members: [eva, lea, tom],
    owner_since: null,
    owner_mail: 'active',
    owner_rhythm: 'daily',
  });
  planWith(2);
  open('/email-notifications');
  await screen.findByText(
    /Your plan has 2 seats, yours included.*get no report: lea@archer\.example, eva@archer\.example\./,
  );
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveProperty(
    'pathname',
    '/usage-billing',
  );
  const marked = screen.getAllByText('No seat').map((badge) => badge.closest('td')?.textContent);
  expect(marked).toEqual(['eva@archer.exampleNo seat', 'lea@archer.exampleNo seat']);
});

test.each([
  ['fits', () => planWith(2), '2/2 team members'],
  [
    'has a plan that could not be checked',
    () => server.reject(checkSubscription, 'not-found'),
    '2/1 team members',
  ],
])('names no member when the team %s', async (_, arrange, count) => {
  arrange();
  open('/email-notifications');
  await screen.findByText(count);
  expect(screen.queryByText('No seat')).toBeNull();
});

test('a member who was added elsewhere appears', async () => {
  open('/email-notifications');
  await screen.findByText('2/3 team members');
  server.respond(listTeamMembers, {
    members: [],
    owner_since: null,
    owner_mail: 'active',
    owner_rhythm: 'daily',
  });
  act(() => notify('team'));
  await screen.findByText('1/3 team members');
});
