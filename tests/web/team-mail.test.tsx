import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Rhythm } from '../../lambdas/contract/rules/rhythm.ts';
import {
  addTeamMember,
  listTeamMembers,
  removeTeamMember,
  setReportRhythm,
} from '../../lambdas/contract/team.ts';
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, user } from './app.tsx';
import { planWith, prepareTeam, tom } from './team.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareTeam();

test('members who get no reports are marked with the reason', async () => {
  const states = ['unsubscribed', 'bounced', 'complained'] as const;
  const members = states.map((mail) => ({
    ...tom,
    id: mail,
    email: `${mail}@archer.example`,
    mail,
  }));
  server.respond(listTeamMembers, {
    members,
    owner_since: null,
    owner_mail: 'unsubscribed',
    owner_rhythm: 'daily',
  });
  planWith(9);
  open('/email-notifications');
  await screen.findByText('4/9 team members');
  const marks = screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent);
  expect(marks.slice(1)).toEqual([
    `${ANN.email}YouUnsubscribed`,
    'unsubscribed@archer.exampleUnsubscribed',
    'bounced@archer.exampleAddress bounces',
    'complained@archer.exampleMarked as spam',
  ]);
});

test('of more than three members without a seat, three are named', async () => {
  const members = ['eva', 'lea', 'jo', 'max', 'ida'].map((id) => ({
    ...{ ...tom, id, email: `${id}@archer.example` },
  }));
  const owner = { owner_since: null, owner_mail: 'active', owner_rhythm: 'daily' } as const;
  server.respond(listTeamMembers, { members, ...owner });
  planWith(1);
  open('/email-notifications');
  await screen.findByText(
    /get no report: ida@archer\.example, max@archer\.example, jo@archer\.example and 2 more\./,
  );
  expect(screen.getAllByText('No seat')).toHaveLength(5);
});

test('a removal can be undone from its toast, and the member keeps the date [TEAM-10, TEAM-11]', async () => {
  server.respond(removeTeamMember, { success: true });
  server.respond(addTeamMember, (typed) => ({ member: { ...tom, ...typed } }));
  open('/email-notifications');
  await click('Remove tom@archer.example');
  await click('Undo');
  await screen.findByText('tom@archer.example has been added to receive daily insights.');
  expect(server.requestsTo(addTeamMember)[0]?.body).toEqual({
    email: 'tom@archer.example',
    job_role: 'Shop manager',
    date_added: tom.date_added,
  });
});

test('the owner chooses for each person on which days the report comes', async () => {
  let rhythm: Rhythm = 'daily';
  server.respond(listTeamMembers, () => ({
    members: [{ ...tom, rhythm }],
    owner_since: null,
    owner_mail: 'active' as const,
    owner_rhythm: 'daily' as const,
  }));
  server.respond(setReportRhythm, ({ rhythm: chosen }) => {
    rhythm = chosen;
    return { success: true };
  });
  open('/email-notifications');
  const choice = await screen.findByLabelText<HTMLSelectElement>(
    `When ${tom.email} gets the report`,
  );
  await user.selectOptions(choice, 'Mondays');
  await screen.findByText(`${tom.email} gets the report on Mondays, with a summary of the week.`);
  expect(server.requestsTo(setReportRhythm).map(({ body }) => body)).toEqual([
    { id: tom.id, rhythm: 'mondays' },
  ]);
  await eventually(() => expect(choice.value).toBe('mondays'));
  screen.getByLabelText(`When ${ANN.email} gets the report`);
});

test.each([
  ['', '', 'Missing Information', 'Please fill in all fields'],
  ['lea@archer.example', ' ', 'Missing Information', 'Please fill in all fields'],
  ['lea@archer', 'Developer', 'Invalid Email', 'Please enter a valid email address'],
])(
  'adding "%s" with the role "%s" shows %s without a request [TEAM-14, TEAM-15]',
  async (email, role, title, detail) => {
    open('/email-notifications');
    await click('Add team');
    if (email) await fill('Email', email);
    if (role) await fill('Job Role', role);
    await click('Add member');
    await screen.findByText(title);
    expect(screen.getAllByText(detail).length).toBeGreaterThan(0);
    expect(server.requestsTo(addTeamMember)).toEqual([]);
  },
);
