import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  checkSubscription,
  createCheckout,
  customerPortal,
} from '../../../lambdas/contract/billing.ts';
import { notify } from '../../fakes/live.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, open } from '../app.tsx';
import {
  annOnFree,
  assign,
  buttonOf,
  buttons,
  card,
  onPlan,
  PAGE,
  pageText,
  requestCount,
  starter,
  usage,
} from './ann.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const UPDATED = 'Your subscription has been successfully updated! Your new plan is now active.';

beforeEach(annOnFree);

test('on Free, a plan opens the hosted checkout, and its button shows progress [BILL-15, BILL-16, CALL-43]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(createCheckout, async () => {
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
  expect(server.requestsTo(createCheckout)).toMatchObject([{ body: { planName: 'Growth' } }]);
  expect(requestCount(customerPortal)).toBe(0);
});

test.each(['Free', 'Growth'])(
  'on a paid plan choosing %s opens the portal [BILL-17, CALL-44]',
  async (plan) => {
    onPlan(starter, 1);
    server.respond(customerPortal, { url: 'https://pay.example/portal' });
    open(PAGE);
    (await buttonOf(plan)).click();
    await eventually(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'));
    expect(requestCount(createCheckout)).toBe(0);
  },
);

test.each([
  ['fails', () => server.loseConnection(createCheckout)],
  ['gives no address', () => server.respond(createCheckout, { url: null })],
])('a plan change that %s shows an error [BILL-18]', async (_, breaks) => {
  breaks();
  open(PAGE);
  (await buttonOf('Starter')).click();
  await screen.findByText('Failed to process plan change. Please try again.');
  screen.getByText('Error');
  expect(assign).not.toHaveBeenCalled();
  expect(await buttons()).toEqual(['Current Plan', 'Upgrade', 'Upgrade']);
});

test('a portal that fails to open shows an error [BILL-19]', async () => {
  onPlan(starter, 1);
  server.loseConnection(customerPortal);
  open(PAGE);
  await click('Manage billing');
  await screen.findByText('Portal Error');
  screen.getByText('Failed to open subscription management portal. Please try again.');
});

test('after a payment the page refetches and confirms the plan; a reload does not repeat it [BILL-22, BILL-23, BILL-24]', async () => {
  const { history } = open(PAGE);
  await usage();
  onPlan(starter, 1);
  history.go(`${PAGE}?success=true`);
  const banner = await screen.findByText(UPDATED);
  expect(banner.closest('[role=status]')?.className).toContain('positive');
  await screen.findByText('Subscription Updated');
  await screen.findByText('You are now on the Starter plan.');
  expect(requestCount(checkSubscription)).toBe(2);
  await eventually(() => expect(history.now().search).toBe(''));
});

test('before the provider reports a payment no plan is named; then the page updates [BILL-23]', async () => {
  open(`${PAGE}?success=true`);
  await screen.findByText('Subscription Updated');
  expect(pageText()).not.toContain('You are now on');
  onPlan(starter, 1);
  act(() => notify('subscription'));
  await eventually(async () => expect(await usage()).toContain('You are on the Starter plan'));
});

test('after a canceled checkout nothing else happens [BILL-25, BILL-26]', async () => {
  open(`${PAGE}?canceled=true`);
  await screen.findByText('Checkout Canceled');
  await usage();
  expect(pageText()).not.toContain(UPDATED);
  expect(pageText()).not.toContain('Subscription Updated');
  expect(requestCount(checkSubscription)).toBe(1);
});
