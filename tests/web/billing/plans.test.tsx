import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { customerPortal, listPlans } from '../../../lambdas/contract/billing.ts';
import { plans } from '../../../lambdas/contract/plans.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, open } from '../app.tsx';
import {
  annOnFree,
  assign,
  buttonOf,
  buttons,
  card,
  listed,
  onPlan,
  PAGE,
  starter,
  usage,
} from './ann.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(annOnFree);

test('shows the page’s purpose and a Free account’s usage and limit [BILL-01, BILL-03, BILL-05, BILL-07]', async () => {
  open(PAGE);
  await screen.findByText(
    'Choose plans for starting solo, growing your projects, and collaborating with your team.',
  );
  expect(await usage()).toContain('12 / 100');
  expect(await usage()).toContain('You are on the Free plan, charged at $0/mo.');
  expect(screen.queryByRole('button', { name: 'Manage billing' })).toBeNull();
});

test('a paid plan shows when its sessions renew, in the owner’s time zone [BILL-02, BILL-03, BILL-05, BILL-06, DATA-21]', async () => {
  onPlan(starter, 1_184);
  open(PAGE);
  // In Paris, an hour ahead of UTC, it is already December 2.
  expect(await usage()).toContain(
    'You are on the Starter plan, your monthly credits will renew on December 2, 2026',
  );
  expect(await usage()).toContain('1,184 / 2,500');
  expect(await usage()).not.toContain('charged at');
  server.respond(customerPortal, { url: 'https://pay.example/portal' });
  await click('Manage billing');
  await eventually(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'));
});

test('each plan shows name, monthly price and features; one is popular [BILL-09, BILL-10]', async () => {
  open(PAGE);
  for (const { name, price } of plans) {
    const text = (await card(name)).textContent;
    expect(text).toContain(`$${price} per month`);
    expect(text).toContain(`Part of ${name}`);
  }
  expect(screen.getAllByText('POPULAR')).toHaveLength(1);
  within(await card('Growth')).getByText('POPULAR');
});

test.each([
  ['Free', ['Current Plan', 'Upgrade', 'Upgrade']],
  ['Starter', ['Downgrade', 'Current Plan', 'Upgrade']],
  ['Growth', ['Downgrade', 'Change Plan', 'Current Plan']],
])(
  'on %s the buttons are %j, and the current one is disabled [BILL-11, BILL-12, BILL-13, BILL-14]',
  async (plan, message) => {
    onPlan({ ...starter, plan, price: plans.find(({ name }) => name === plan)?.price ?? 0 }, 1);
    open(PAGE);
    expect(await buttons()).toEqual(message);
    expect((await buttonOf(plan)).disabled).toBe(true);
  },
);

test('a plan that is not active is not shown [CALL-37]', async () => {
  server.respond(listPlans, {
    plans: listed.map((each) => ({ ...each, is_active: each.id !== 'Growth' })),
  });
  open(PAGE);
  await card('Starter');
  expect(screen.queryByRole('region', { name: 'Growth' })).toBeNull();
});

test('plans that fail to load show an error and can be retried [BILL-20]', async () => {
  server.reject(listPlans, 'too-many-requests');
  open(PAGE);
  // In the page and in a toast.
  await eventually(() =>
    expect(screen.getAllByText('Failed to load subscription plans.')).toHaveLength(2),
  );
  screen.getByText('Error');
  server.respond(listPlans, { plans: listed });
  await click('Try again');
  await card('Starter');
});

test('an owner who needs more sessions can open the chat [BILL-21]', async () => {
  open(PAGE);
  await screen.findByText('Need larger volume?');
  await click('Contact us');
  await screen.findByText('Chat unavailable');
});

test.each([
  [
    'ends',
    'Your plan ends on December 2, 2026. Nothing changes until then; after that, you’re on the Free plan, whose limits are listed below.',
    /which ends on .*\d\.$/,
  ],
  [
    'past-due',
    'Your last payment didn’t go through. Update your card by December 2, 2026; after that, you’re on the Free plan, whose limits are listed below.',
    /your monthly credits will renew on .*\d, once your payment has gone through\.$/,
  ],
] as const)(
  'a plan that will not renew (%s) shows until when it is valid',
  async (kind, message, period) => {
    onPlan({ ...starter, notice: { kind, on: '2026-12-01T23:30:00.000Z' } }, 1);
    open(PAGE);
    await screen.findByText(message);
    screen.getByText((_, each) => each?.tagName === 'P' && period.test(each.textContent ?? ''));
  },
);
