import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import type { Table } from '../../../lambdas/adapters/table.ts';
import { subscriptionStore } from '../../../lambdas/billing/subscription.store.ts';
import { DAY_MS } from '../../../lambdas/contract/durations.ts';
import { STARTER } from '../../../lambdas/contract/plans.ts';
import { teamStore } from '../../../lambdas/team/team.store.ts';
import { integrationStore } from '../../../lambdas/websites/integration.store.ts';
import { type Integration, newIntegration } from '../../../lambdas/websites/integration.ts';

/** The account of the demo. */
export const demo = { email: 'maya@harborlane.test', password: 'good morning' } as const;

const ANALYSIS =
  'Harbor Lane Candles sells soy candles and candle-making kits, poured by hand in small batches. Visitors look through the candles, put one into the cart and order it at the checkout. A good visit ends with a placed order.';

const client = () => new CognitoIdentityProviderClient({});

/** The id of the demo account; undefined if it does not exist. */
export async function demoOwner(UserPoolId: string): Promise<string | undefined> {
  try {
    const user = await client().send(new AdminGetUserCommand({ UserPoolId, Username: demo.email }));
    return user.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** Creates an owner who can sign in at once, without an email. */
export async function createDemoOwner(UserPoolId: string): Promise<string> {
  const Username = demo.email;
  const created = await client().send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: demo.email },
        { Name: 'given_name', Value: 'Maya' },
        { Name: 'family_name', Value: 'Lindqvist' },
        { Name: 'custom:completed_profile', Value: 'true' },
      ],
    }),
  );
  const Password = demo.password;
  await client().send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }),
  );
  const id = created.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!id) throw new Error('The demo account has no id');
  return id;
}

/** Writes a complete profile with a verified address, dated before the first visit. */
export async function fillProfile(table: Table, id: string, zone: string, since: Date) {
  const profiles = profileStore(table);
  await profiles.createOnce(
    { id, email: demo.email, first_name: 'Maya', last_name: 'Lindqvist' },
    since,
  );
  await profiles.markVerified(id, since);
  const company = 'Harbor Lane Candles';
  await profiles.change(id, { company, job_role: 'Founder', timezone: zone }, since);
}

/** Connects the shop, whose stand-in has the tag in the head of every page. */
export async function connectShop(
  table: Table,
  ownerId: string,
  domain: string,
  appOrigin: string,
  since: Date,
): Promise<Integration> {
  const integrations = integrationStore(table);
  const id = 'harbor-lane';
  const integration = newIntegration({ id, ownerId, domain, appOrigin }, since);
  await integrations.add(integration);
  await integrations.describe(integration, { platform: 'plain', goal: 'checkout' });
  await profileStore(table).change(ownerId, { website: domain }, since);
  return integrations.activate(integration, ANALYSIS, since);
}

/** Two colleagues who receive the reports as well. */
export async function inviteTeam(table: Table, ownerId: string, since: Date): Promise<void> {
  const team = teamStore(table);
  const members = [
    { email: 'priya@harborlane.test', job_role: 'Marketing' },
    { email: 'tom@harborlane.test', job_role: 'Developer' },
  ];
  for (const [index, member] of members.entries()) {
    const date_added = new Date(since.getTime() + index * 1_000).toISOString();
    await team.add({ id: randomUUID(), user_id: ownerId, date_added, ...member });
  }
}

/** The payment provider's ids of the demo account; the stand-in knows them too. */
export const demoSubscription = {
  customer: 'cus_demo',
  id: 'sub_demo',
  price: 'price_starter',
} as const;

/** The billing month started this many days ago. */
const BILLED_DAYS = 12;
/** Used by the seed and by the payment stand-in, whose subscription replaces the seeded one within an hour. */
export const billedFrom = (now: Date): Date => new Date(now.getTime() - BILLED_DAYS * DAY_MS);

/** Subscribes the owner to the Starter plan for a month, so that visits of testers are recorded as well. */
export async function subscribeOwner(table: Table, ownerId: string, since: Date): Promise<void> {
  await subscriptionStore(table).save({
    ownerId,
    customerId: demoSubscription.customer,
    plan: STARTER.name,
    status: 'active',
    periodStart: since.toISOString(),
    periodEnd: new Date(since.getTime() + 30 * DAY_MS).toISOString(),
  });
}
