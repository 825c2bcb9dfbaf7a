import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  addTeamMember,
  listTeamMembers,
  removeTeamMember,
  setReportRhythm,
} from '../../../lambdas/contract/team.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/shell/app-shell.tsx';
import '../../../web/app/team/team-page.tsx';
import { click, eventually, fill, open, user } from '../app.tsx';
import { planWith, prepareTeam, tom } from '../team.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

prepareTeam();
const lea = { ...tom, id: 'lea', email: 'lea@archer.example' };
const team = (...members: (typeof tom)[]) =>
  server.respond(listTeamMembers, {
    members,
    owner_since: null,
    owner_mail: 'active',
    owner_rhythm: 'daily',
  });

test('a member can be removed while another one is being removed', async () => {
  planWith(5);
  team(tom, lea);
  const removed: string[] = [];
  const first = Promise.withResolvers<void>();
  server.respond(removeTeamMember, async ({ id }) => {
    if (removed.push(id) === 1) await first.promise;
    return { success: true };
  });
  open('/email-notifications');
  await click(`Remove ${tom.email}`);
  await eventually(() => expect(removed).toEqual(['tom']));
  expect(
    screen.getByRole('button', { name: `Remove ${tom.email}` }).getAttribute('aria-disabled'),
  ).toBe('true');
  await click(`Remove ${tom.email}`);
  await click(`Remove ${lea.email}`);
  await eventually(() => expect(removed).toEqual(['tom', 'lea']));
  first.resolve();
  await screen.findByText('tom@archer.example no longer receives daily insights.');
});

test('the last of two quick changes of a schedule is the one that is saved', async () => {
  let saved = 'daily';
  const first = Promise.withResolvers<void>();
  let count = 0;
  server.respond(setReportRhythm, async ({ rhythm }) => {
    if (++count === 1) await first.promise;
    saved = rhythm;
    return { success: true };
  });
  open('/email-notifications');
  const schedule = await screen.findByRole('combobox', { name: new RegExp(tom.email) });
  await user.selectOptions(schedule, 'weekdays');
  await eventually(() => expect(count).toBe(1));
  await user.selectOptions(schedule, 'mondays');
  expect(schedule).toHaveProperty('value', 'mondays');
  await new Promise((done) => setTimeout(done));
  first.resolve();
  await eventually(() => expect(count).toBe(2));
  await eventually(() => expect(saved).toBe('mondays'));
});

test('a member whose response was lost is in the list', async () => {
  planWith(5);
  server.respond(addTeamMember, () => {
    team(tom, lea);
    throw new TypeError('Failed to fetch');
  });
  open('/email-notifications');
  await click('Add team');
  await fill('Email', lea.email);
  await fill('Job Role', 'Developer');
  await click('Add member');
  await screen.findByText(lea.email);
});
