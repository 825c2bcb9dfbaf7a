import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Attempt, Mailer } from '../../adapters/mail.ts';
import type { Table } from '../../adapters/table.ts';
import { planStore } from '../../billing/plan.store.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { type Entitlement, entitlementOf } from '../../billing/subscription.ts';
import { suppressionStore } from '../../emails/delivery/recipient-settings.store.ts';
import { addressHash } from '../../runtime/seal.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import { isFull, isRaised } from './admission.ts';
import { limitMail } from './limit.mail.tsx';
import { usageStore } from './usage.store.ts';

interface Uses {
  readonly table: Table;
  readonly mail: Mailer;
}

/** `under-way`: another worker is sending the email. `not-sent`: the email service deferred it; retry later. */
type Outcome = 'not-reached' | 'sent' | 'under-way' | 'rejected' | 'not-sent';

/**
 * Emails an owner whose plan is full, once per period and limit. The worker that claims the notice sends it. A lost reply
 * counts as sent, since the banner repeats the message. A claim whose worker crashed expires.
 */
export async function sendLimitNotice(ownerId: string, use: Uses, now: Date): Promise<Outcome> {
  const { table, mail } = use;
  const plan = entitlementOf(await subscriptionStore(table).find(ownerId), now);
  const usages = usageStore(table);
  const key = { ownerId, period: plan.period };
  const usage = await usages.find(key);
  const max = plan.maxSessions;
  if (!isFull(usage, max)) return 'not-reached';
  const { notice, sessions, limitReachedAt = now.toISOString() } = usage;
  if (notice && notice.state !== 'sending' && !isRaised(notice.max, max)) return notice.state;
  const email = await limitMailTo(ownerId, use, {
    plan,
    used: sessions,
    reachedAt: isRaised(usage.limitReached, max) ? now.toISOString() : limitReachedAt,
  });
  if (!(await usages.claimNotice(key, max, now))) return 'under-way';
  const state = email
    ? noticeStates[(await mail.attempt({ ...email, tags: { account: key.ownerId } })).kind]
    : 'rejected';
  await usages.finishNotice(key, state, now);
  return state;
}

const noticeStates = {
  accepted: 'sent',
  unknown: 'sent',
  rejected: 'rejected',
  deferred: 'not-sent',
} as const satisfies Record<Attempt['kind'], Outcome>;

interface ReachedLimit {
  readonly plan: Entitlement;
  readonly used: number;
  readonly reachedAt: string;
}

/**
 * Undefined if the address bounced or its owner complained. An owner who unsubscribed from reports still gets the notice
 * about the plan.
 */
async function limitMailTo(
  ownerId: string,
  { table, mail }: Uses,
  { plan, used, reachedAt }: ReachedLimit,
) {
  const [profile, website, active] = await Promise.all([
    profileStore(table).get(ownerId),
    integrationStore(table).latestActive(ownerId),
    planStore(table).active(),
  ]);
  if (await suppressionStore(table).isClosed(ownerId, addressHash(profile.email))) return undefined;
  return limitMail({
    to: profile.email,
    domain: website?.domain ?? profile.website,
    timezone: profile.timezone,
    plan: plan.plan,
    used,
    max: plan.maxSessions,
    reachedAt,
    renewalDate: plan.renewalDate,
    larger: active.filter((each) => each.price > plan.price),
    appOrigin: mail.appOrigin,
    postalAddress: mail.postalAddress,
  });
}
