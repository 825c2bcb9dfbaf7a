import { beforeEach, test, vi } from 'vitest';
import { type AdminUser, getAllUsersAdmin, isAdmin } from '../../../lambdas/contract/admin.ts';
import { checkSubscription, listInvoices, listPlans } from '../../../lambdas/contract/billing.ts';
import { billing } from '../../../lambdas/contract/copy/billing.ts';
import { listSessionDays } from '../../../lambdas/contract/recordings.ts';
import { listTeamMembers } from '../../../lambdas/contract/team.ts';
import { adminUser, elena, emptyUser, jonas, maya } from '../../factories/admin-users.ts';
import { server } from '../../fakes/server.ts';
import { click, open } from '../app.tsx';
import { annOnFree, countOfAnn, days, free, onPlan, PAGE, starter } from '../billing/ann.ts';
import { planWith, tom } from '../team.ts';
import { expectReviewed } from '../visible-page.ts';
import { connectedOwner, pending, reject } from './owner.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const withNotice = (kind: 'ends' | 'past-due') => ({
  ...starter,
  notice: { kind, on: '2026-12-01T23:30:00.000Z' },
});

const twoInvoices = {
  invoices: (['paid', 'void'] as const).map((state, index) => ({
    ...{ id: `in_${index}`, date: '2026-11-01T23:30:00.000Z', amount: 19, currency: 'USD', state },
    ...{ page: 'https://invoice.stripe.com/i/1', pdf: 'https://pay.stripe.com/invoice/1/pdf' },
  })),
};
const withInvoices = (
  reply: typeof twoInvoices | { invoices: [] } | typeof pending | 'refused',
) => {
  onPlan({ ...starter, hasInvoices: true }, 3);
  if (reply === 'refused') reject(listInvoices);
  else if (typeof reply === 'function') server.respond(listInvoices, reply);
  else server.respond(listInvoices, reply);
};

beforeEach(() => {
  connectedOwner();
  annOnFree();
  server.respond(listSessionDays, { days: days.slice(-4) });
});

test.each<[string, string, () => void]>([
  ['on Free', 'Busiest', () => {}],
  ['with invoices', 'Canceled', () => withInvoices(twoInvoices)],
  ['while its invoices load', 'Loading invoices', () => withInvoices(pending)],
  ['without invoices yet', 'No invoices', () => withInvoices({ invoices: [] })],
  ['whose invoices cannot be loaded', 'Try again', () => withInvoices('refused')],
  ['nearly full', 'Busiest', () => onPlan(free, 80)],
  ['on Free and full', 'Busiest', () => onPlan(free, 100)],
  ['paid', 'Busiest', () => onPlan(starter, 2_499)],
  ['paid and full', 'Busiest', () => onPlan(starter, 2_500)],
  ['with a failed payment', 'Busiest', () => onPlan(withNotice('past-due'), 3)],
  ['with a plan that ends', 'Busiest', () => onPlan(withNotice('ends'), 3)],
  ['full with a plan that ends', 'Busiest', () => onPlan(withNotice('ends'), 2_500)],
  ['while its numbers load', 'Need larger', () => server.respond(checkSubscription, pending)],
  ['while the plans load', 'Busiest', () => server.respond(listPlans, pending)],
  ['without plans', 'Try again', () => reject(listPlans)],
  ['without a chart', billing.chart.failed, () => reject(listSessionDays)],
  ['without numbers', 'may be wrong', () => [checkSubscription, countOfAnn].forEach(reject)],
])('the billing page %s equals its golden file', async (name, shownText, arrange) => {
  arrange();
  open(PAGE);
  await expectReviewed(`billing ${name}`, shownText);
});

const team = (members: object[]) =>
  server.respond(listTeamMembers, {
    members: members.map((each) => ({ ...tom, ...each })),
    owner_since: '2026-11-02T12:00:00.000Z',
    owner_mail: 'active',
    owner_rhythm: 'daily',
  });
const two = [
  { id: 'a', email: 'ada@archer.example', mail: 'bounced' as const, rhythm: 'mondays' as const },
  { id: 'b', email: 'bea@archer.example', mail: 'active' as const },
];

test.each<[string, string, () => void]>([
  ['with one member', 'Shop manager', () => team([{}])],
  ['of the owner alone', 'Founder', () => team([])],
  ['with more members than seats', 'No seat', () => team([{}, ...two])],
  ['while it loads', 'The daily report', () => server.respond(listTeamMembers, pending)],
  ['that cannot be loaded', 'Try again', () => reject(listTeamMembers)],
])('the team page %s equals its golden file', async (name, shownText, arrange) => {
  planWith(3);
  arrange();
  open('/email-notifications');
  await expectReviewed(`team ${name}`, shownText);
});

test('the dialog for a new team member equals its golden file', async () => {
  planWith(3);
  team([]);
  open('/email-notifications');
  await click('Add team');
  await expectReviewed('team add a member', 'Add Team Member');
});

const many = Array.from({ length: 60 }, (_, place) =>
  adminUser(`Ann${place}`, { id: `user-${place}` }),
);

test.each<[string, string, () => void]>([
  ['with four users', 'in total', () => answer([maya, jonas, elena, emptyUser])],
  ['with one user', '1 user in total', () => answer([maya])],
  ['with many users', 'in total', () => answer(many)],
  ['while they load', 'Loading users', () => server.respond(getAllUsersAdmin, pending)],
  ['without users', 'No users', () => answer([])],
  ['that cannot be loaded', 'Try again', () => reject(getAllUsersAdmin)],
])('the list of users %s equals its golden file', async (name, shownText, arrange) => {
  server.respond(isAdmin, true);
  arrange();
  open('/users');
  await expectReviewed(`users ${name}`, shownText);
});
const answer = (users: AdminUser[]) => server.respond(getAllUsersAdmin, users);
