import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addTeamMember, listTeamMembers, removeTeamMember } from '../../lambdas/contract/team.ts';
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { open, press } from './app.tsx';
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
  server.answer(listTeamMembers, { members, owner_since: null, owner_mail: 'unsubscribed' });
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

test('a removal can be undone from its toast [TEAM-10]', async () => {
  server.answer(removeTeamMember, { success: true });
  server.answer(addTeamMember, (typed) => ({ member: { ...tom, ...typed } }));
  open('/email-notifications');
  await press('Remove tom@archer.example');
  await press('Undo');
  await screen.findByText('tom@archer.example has been added to receive daily insights.');
  expect(server.askedFor(addTeamMember)[0]?.body).toEqual({
    email: 'tom@archer.example',
    job_role: 'Shop manager',
  });
});
