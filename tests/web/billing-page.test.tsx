import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  checkSubscription,
  createCheckout,
  customerPortal,
  type ListedPlan,
  listPlans,
  sendUpgradeNotification,
} from '../../lambdas/contract/billing.ts';
import { billing as copy } from '../../lambdas/contract/copy/billing.ts';
import { plans } from '../../lambdas/contract/plans.ts';
import { countSessions, listSessionDays } from '../../lambdas/contract/recordings.ts';
import type { Subscription } from '../../web/app/lib/subscription.ts';
import { ANN } from '../fakes/auth.ts';
import { ring } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { eventually, open, press, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const PAGE = '/usage-billing';
const FULL = "You've reached your session limit! Session tracking is paused.";
const MAILED = " We've sent you upgrade options via email.";
const UPDATED = 'Your subscription has been successfully updated! Your new plan is now active.';

const free: Subscription = {
  plan: 'Free',
  maxSessions: 100,
  maxTeamMembers: 1,
  renewalDate: null,
  notice: null,
};
const starter: Subscription = {
  ...free,
  plan: 'Starter',
  maxSessions: 2_500,
  renewalDate: '2026-12-01T23:30:00.000Z',
};
const listed: ListedPlan[] = plans.map(({ name, price, popular }) => ({
  id: name,
  plan_name: name,
  is_active: true,
  plan_details: {
    price,
    popular,
    line: `Line of ${name}`,
    features: [{ text: `Part of ${name}` }],
  },
}));
const days = Array.from({ length: 30 }, (_, day) => ({
  date: new Date(Date.UTC(2026, 9, 23 + day)).toISOString().slice(0, 10),
  sessions: day === 28 ? 7 : 0,
}));

const countOfAnn = {
  ...countSessions,
  path: countSessions.path.replace('{userId}', ANN.id),
} as typeof countSessions;
const assign = vi.fn();
beforeEach(() => {
  signedIn();
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, assign });
  server.answer(listPlans, { plans: listed });
  server.answer(listSessionDays, { days });
  onPlan(free, 12);
});

function onPlan(subscription: Subscription, sessions: number) {
  server.answer(checkSubscription, subscription);
  server.answer(countOfAnn, { success: true, data: { totalSessions: sessions } });
}
const asked = (path: Parameters<typeof server.askedFor>[0]) => server.askedFor(path).length;
const card = (name: string) => screen.findByRole('region', { name });
const buttonOf = async (name: string) =>
  within(await card(name)).getByRole('button') as HTMLButtonElement;
const buttons = async () =>
  Promise.all(plans.map(async ({ name }) => (await buttonOf(name)).textContent));
const usage = async () =>
  (await screen.findByRole('heading', { name: 'Recorded sessions' })).closest('section')
    ?.textContent ?? '';
const everything = () => document.body.textContent ?? '';

test('says what the page is for, and what a Free account has used of what [BILL-01, BILL-03, BILL-05, BILL-07]', async () => {
  open(PAGE);
  await screen.findByText(
    'Choose plans for starting solo, growing your projects, and collaborating with your team.',
  );
  expect(await usage()).toContain('12 / 100');
  expect(await usage()).toContain('You are on the Free plan, charged at $0/mo.');
  expect(screen.queryByRole('button', { name: 'Manage billing' })).toBeNull();
});

test('a paid plan says when its sessions renew, in the owner’s own zone [BILL-02, BILL-03, BILL-05, BILL-06, DATA-21]', async () => {
  onPlan(starter, 1_184);
  open(PAGE);
  // Paris is an hour ahead: there it is December 2 already.
  expect(await usage()).toContain(
    'You are on the Starter plan, your monthly credits will renew on December 2, 2026',
  );
  expect(await usage()).toContain('1,184 / 2,500');
  expect(await usage()).not.toContain('charged at');
  server.answer(customerPortal, { url: 'https://pay.example/portal' });
  await press('Manage billing');
  await eventually(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'));
});

test.each([
  [12, '12'],
  [100, '100'],
  [130, '100'],
])('of 100 sessions %i are shown as a bar of %s [BILL-04]', async (sessions, percent) => {
  onPlan(free, sessions);
  open(PAGE);
  const bar = await screen.findByRole('progressbar', { name: 'Recorded sessions' });
  expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  expect((bar.firstElementChild as HTMLElement).style.width).toBe(`${percent}%`);
});

test('from 80 sessions on the card says that recording will pause', async () => {
  onPlan(free, 80);
  open(PAGE);
  expect(await usage()).toContain('80 of 100 used. Recording pauses at the limit.');
});

test('each plan shows its name, its price a month and what is in it; one is popular [BILL-09, BILL-10]', async () => {
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
  'on %s the buttons say %j, and the current one is disabled [BILL-11, BILL-12, BILL-13, BILL-14]',
  async (plan, words) => {
    onPlan({ ...starter, plan }, 1);
    open(PAGE);
    expect(await buttons()).toEqual(words);
    expect((await buttonOf(plan)).disabled).toBe(true);
  },
);

test('a plan that is not active is not shown [CALL-37]', async () => {
  server.answer(listPlans, {
    plans: listed.map((each) => ({ ...each, is_active: each.id !== 'Growth' })),
  });
  open(PAGE);
  await card('Starter');
  expect(screen.queryByRole('region', { name: 'Growth' })).toBeNull();
});

test('on Free a plan is bought at the hosted checkout, and its button says so meanwhile [BILL-15, BILL-16, CALL-43]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(createCheckout, async () => {
    await promise;
    return { url: 'https://pay.example/checkout' };
  });
  open(PAGE);
  (await buttonOf('Growth')).click();
  await within(await card('Growth')).findByText('Processing...');
  expect(screen.getAllByText('Processing...')).toHaveLength(1);
  (await buttonOf('Starter')).click();
  resolve();
  await eventually(() => expect(assign).toHaveBeenCalledWith('https://pay.example/checkout'));
  expect(server.askedFor(createCheckout)).toMatchObject([{ body: { planName: 'Growth' } }]);
  expect(asked(customerPortal)).toBe(0);
});

test.each(['Free', 'Growth'])(
  'on a paid plan choosing %s opens the portal [BILL-17, CALL-44]',
  async (plan) => {
    onPlan(starter, 1);
    server.answer(customerPortal, { url: 'https://pay.example/portal' });
    open(PAGE);
    (await buttonOf(plan)).click();
    await eventually(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'));
    expect(asked(createCheckout)).toBe(0);
  },
);

test.each([
  ['fails', () => server.lose(createCheckout)],
  ['gives no address', () => server.answer(createCheckout, { url: null })],
])('a change of plan that %s says so [BILL-18]', async (_, breaks) => {
  breaks();
  open(PAGE);
  (await buttonOf('Starter')).click();
  await screen.findByText('Failed to process plan change. Please try again.');
  screen.getByText('Error');
  expect(assign).not.toHaveBeenCalled();
  expect(await buttons()).toEqual(['Current Plan', 'Upgrade', 'Upgrade']);
});

test('a portal that does not open says so [BILL-19]', async () => {
  onPlan(starter, 1);
  server.lose(customerPortal);
  open(PAGE);
  await press('Manage billing');
  await screen.findByText('Portal Error');
  screen.getByText('Failed to open subscription management portal. Please try again.');
});

test('plans that do not load are said and can be asked for again [BILL-20]', async () => {
  server.refuse(listPlans, 'too-many-requests');
  open(PAGE);
  // In the page, and in the toast.
  await eventually(() =>
    expect(screen.getAllByText('Failed to load subscription plans.')).toHaveLength(2),
  );
  screen.getByText('Error');
  server.answer(listPlans, { plans: listed });
  await press('Try again');
  await card('Starter');
});

test('who needs more asks in the chat [BILL-21]', async () => {
  open(PAGE);
  await screen.findByText('Need larger volume?');
  await press('Contact us');
  await screen.findByText('Chat unavailable');
});

test('back from a payment the page says so, asks again and names the plan; a reload does not repeat it [BILL-22, BILL-23, BILL-24]', async () => {
  const { history } = open(PAGE);
  await usage();
  onPlan(starter, 1);
  history.go(`${PAGE}?success=true`);
  const banner = await screen.findByText(UPDATED);
  expect(banner.closest('[role=status]')?.className).toContain('positive');
  await screen.findByText('Subscription Updated');
  await screen.findByText('You are now on the Starter plan.');
  expect(asked(checkSubscription)).toBe(2);
  expect(history.now().search).toBe('');
});

test('a payment that the provider has not told yet names no plan, and the page follows when it has [BILL-23]', async () => {
  open(`${PAGE}?success=true`);
  await screen.findByText('Subscription Updated');
  expect(everything()).not.toContain('You are now on');
  onPlan(starter, 1);
  act(() => ring('subscription'));
  await eventually(async () => expect(await usage()).toContain('You are on the Starter plan'));
});

test('back from a checkout that was left nothing else happens [BILL-25, BILL-26]', async () => {
  open(`${PAGE}?canceled=true`);
  await screen.findByText('Checkout Canceled');
  await usage();
  expect(everything()).not.toContain(UPDATED);
  expect(everything()).not.toContain('Subscription Updated');
  expect(asked(checkSubscription)).toBe(1);
});

test('a full Free plan says that recording is paused, asks for the mail and says that it was sent [BILL-27, BILL-28, BILL-29, STATE-25, CALL-45, DATA-29]', async () => {
  onPlan(free, 100);
  server.answer(sendUpgradeNotification, { success: true });
  open(PAGE);
  const banner = (await screen.findByText(FULL)).closest('[role=status]');
  await eventually(() => expect(banner?.textContent).toBe(FULL + MAILED));
  expect(banner?.className).toContain('important');
  await screen.findByText('Session Limit Reached');
  expect(localStorage.getItem('upgradeEmailSent')).toBe(ANN.id);
  expect(server.askedFor(sendUpgradeNotification)).toHaveLength(1);
});

test('in a browser that remembers the mail nobody asks again and nothing pops up [BILL-28, DATA-29]', async () => {
  localStorage.setItem('upgradeEmailSent', ANN.id);
  onPlan(free, 100);
  open(PAGE);
  await eventually(() => expect(everything()).toContain(FULL + MAILED));
  expect(asked(sendUpgradeNotification)).toBe(0);
  expect(everything()).not.toContain('Session Limit Reached');
});

test('a mail that was not sent is not spoken of, and is asked for again when the count moves [BILL-28]', async () => {
  onPlan(free, 100);
  server.answer(sendUpgradeNotification, { success: false });
  open(PAGE);
  await screen.findByText(FULL);
  await eventually(() => expect(asked(sendUpgradeNotification)).toBe(1));
  expect(everything()).not.toContain(MAILED.trim());
  server.answer(sendUpgradeNotification, { success: true });
  act(() => ring('subscription'));
  await eventually(() => expect(everything()).toContain(FULL + MAILED));
});

test.each([
  ['is not full', () => onPlan(free, 99)],
  ['is paid', () => onPlan(starter, 2_500)],
  [
    'could not be checked',
    () => {
      onPlan(free, 100);
      server.refuse(checkSubscription, 'too-many-requests');
    },
  ],
  ['could not be counted', () => server.refuse(countOfAnn, 'too-many-requests')],
])('no mail is asked for when the plan %s [STATE-25, BILL-27]', async (_, arrange) => {
  arrange();
  open(PAGE);
  await usage();
  await card('Starter');
  expect(asked(sendUpgradeNotification)).toBe(0);
  expect(everything()).not.toContain(FULL);
});

test('a check and a count that fail stand as Free and nothing used, and the page says that it may be mistaken [STATE-24, CALL-50]', async () => {
  server.refuse(checkSubscription, 'too-many-requests');
  server.refuse(countOfAnn, 'too-many-requests');
  open(PAGE);
  await screen.findByText(copy.outOfDate);
  expect(await usage()).toContain('0 / 100');
  expect(await usage()).toContain('You are on the Free plan');
  onPlan(starter, 5);
  await press('Try again');
  await eventually(async () => expect(await usage()).toContain('5 / 2,500'));
  expect(everything()).not.toContain(copy.outOfDate);
});

test('a count that says it failed is zero [CALL-50]', async () => {
  server.answer(countOfAnn, { success: false, data: { totalSessions: 77 } });
  open(PAGE);
  expect(await usage()).toContain('0 / 100');
});

test.each([
  [
    'ends',
    'Your plan ends on December 2, 2026. Until then nothing changes; afterwards your account is Free.',
  ],
  [
    'past-due',
    'Your last payment did not go through. Please update your card by December 2, 2026; after that your account is Free.',
  ],
] as const)(
  'a plan that will not simply go on (%s) says until when it holds',
  async (kind, words) => {
    onPlan({ ...starter, notice: { kind, on: '2026-12-01T23:30:00.000Z' } }, 1);
    open(PAGE);
    await screen.findByText(words);
  },
);

test('a paid month that is full says when recording goes on by itself', async () => {
  onPlan(starter, 2_500);
  open(PAGE);
  await screen.findByText(/It goes on by itself on December 2, 2026/);
});

test('the last 30 days stand in a table for who does not see the bars', async () => {
  open(PAGE);
  const table = await screen.findByRole('table', { name: copy.chart.title });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  within(table).getByRole('row', { name: 'November 20 7' });
});

test('days without any session are told in a sentence, and a chart that fails too', async () => {
  server.answer(listSessionDays, { days: days.map((day) => ({ ...day, sessions: 0 })) });
  const { unmount } = open(PAGE);
  await screen.findByText(copy.chart.none);
  unmount();
  server.refuse(listSessionDays, 'too-many-requests');
  open(PAGE);
  await screen.findByText(copy.chart.failed);
  expect(await usage()).toContain('12 / 100');
});
