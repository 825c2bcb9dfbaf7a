import { randomBytes, randomUUID } from 'node:crypto';
import { addressStore } from '../../lambdas/accounts/profile/address.store.ts';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { rateStore } from '../../lambdas/accounts/rate/rate.store.ts';
import { verificationTokenStore } from '../../lambdas/accounts/verification/verification-token.store.ts';
import { issue } from '../../lambdas/accounts/verification/verification-token.ts';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { subscriptionStore } from '../../lambdas/billing/subscription.store.ts';
import { BATCH_ITEM_MAX_BYTES } from '../../lambdas/contract/limits.ts';
import { OWNER_RATES } from '../../lambdas/contract/rates.ts';
import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import { deliveryStore } from '../../lambdas/emails/delivery/delivery.store.ts';
import {
  rhythmStore,
  suppressionStore,
} from '../../lambdas/emails/delivery/recipient-settings.store.ts';
import { emailLogStore } from '../../lambdas/emails/log/email-log.store.ts';
import { connectionStore } from '../../lambdas/live/connection.store.ts';
import { tallyStore } from '../../lambdas/recordings/admission/tally.store.ts';
import { usageStore } from '../../lambdas/recordings/admission/usage.store.ts';
import { batchStore } from '../../lambdas/recordings/batch/batch.store.ts';
import { recordingStore } from '../../lambdas/recordings/recording.store.ts';
import { segmentStore } from '../../lambdas/recordings/segments/segment.store.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { shareStore } from '../../lambdas/recordings/sharing/share.store.ts';
import { contentStore } from '../../lambdas/reports/content/content.store.ts';
import { issueStore } from '../../lambdas/reports/issues/memory/issue.store.ts';
import { reportStore } from '../../lambdas/reports/report.store.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { scheduleFor } from '../../lambdas/reports/schedule/report-schedule.ts';
import { modelBudgetStore } from '../../lambdas/reports/writer/model/model-budget.store.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { teamStore } from '../../lambdas/team/team.store.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';

export const DATE = '2026-03-05';
const FROM = '2026-03-04T05:00:00.000Z';

/**
 * One item of every kind and one object in every folder, each with the account's canary wherever user-written text
 * can appear. New kinds of items must be added here: a test compares the list with lambdas/README.md.
 */
export async function fillAccount(
  { id, email }: { id: string; email: string },
  canary: string,
  /** Replaces the canary in stored text. Addresses and ids, which others may guess, contain the canary. */
  secret = canary,
) {
  const store = table.connect(process.env as never);
  const bucket = bucketAdapter.connect(process.env as never);
  const now = new Date();
  const at = now.toISOString();
  const domain = `${canary}.example`;
  const hash = addressHash(email);
  const key = { ownerId: id, date: DATE };
  await profileStore(store).createOnce({ id, email, first_name: secret, last_name: secret }, now);
  const rest = { company: secret, job_role: secret, website: domain, timezone: 'Asia/Tokyo' };
  await profileStore(store).change(id, rest, now);
  await addressStore(store).markVerified(email, id, now);
  await profileStore(store).markVerified(id, now);
  const token = { tokenId: randomUUID(), ownerId: id, fingerprint: randomUUID(), address: email };
  await verificationTokenStore(store).add(issue(token, now));
  const appOrigin = 'https://app.example.com';
  const website = newIntegration({ id: randomUUID(), ownerId: id, domain, appOrigin }, now);
  await integrationStore(store).add({ ...website, is_active: true, website_analysis: secret });
  const schedule = scheduleFor({ ownerId: id, zone: 'Asia/Tokyo', connectedAt: at }, undefined);
  await reportScheduleStore(store).save(schedule, undefined);
  const member = { id: randomUUID(), user_id: id, email: `tom@${domain}`, job_role: secret };
  await teamStore(store).add({ ...member, date_added: at });
  const customerId = `cus_${canary}`;
  await subscriptionStore(store).save({
    ownerId: id,
    customerId,
    plan: 'Starter',
    status: 'active',
    periodStart: at,
    periodEnd: at,
    fetchedAt: at,
  });
  await usageStore(store).recordLimitReached({ ownerId: id, period: 'all' }, 100, now);
  await tallyStore(store).add(id, 'automated', now);
  const sessionId = sessionIdAt(now, randomBytes(16));
  const session = { ownerId: id, sessionId };
  const facts = { domain, visitor: secret, userAgent: secret, referrer: secret };
  await sessionStore(store).create(
    { ...session, ...facts, startedAt: at, keepDays: 30, bytes: 1 },
    now,
  );
  const annotations = { starred: true, note: secret, tags: () => [secret] };
  await sessionStore(store).annotate(session, annotations, now);
  const bytes = Buffer.from(secret);
  const objects = recordingStore({ table: store, bucket });
  const batches = batchStore({ table: store, bucket });
  const large = Buffer.from(secret.padEnd(BATCH_ITEM_MAX_BYTES + 1, '.'));
  for (const [seq, body] of [bytes, large].entries())
    await batches.add(session, { seq, shift: 0, receivedAt: now }, body, 30);
  await objects.addPart(session, { text: secret, from: 0, to: 1, keyframe: true }, 30);
  const facts2 = { zone: 'Asia/Tokyo', window: { from: FROM, to: at }, leaseUntil: at };
  await reportStore(store).claim(key, facts2, undefined);
  const about = { ownerFirstName: secret, ownerName: secret, domain };
  const text = { subject: secret, html: secret, text: secret, about };
  const issues = { critical_issues: [], important_issues: [], minor_issues: [], still_open: [] };
  const summary = { warm_intro: secret, ...issues };
  const none = { links: [], pictures: [], days: [], issues: [] };
  const content = { version: 1, summary, ...text, ...none };
  await contentStore(bucket).putOnce(key, { from: FROM }, content as never);
  await emailLogStore(store).add({
    id: 20260305,
    user_id: id,
    sent_email_addresses: [email],
    created_at: at,
    sites_email_subject: secret,
    date: DATE,
    from: FROM,
    links: [],
  });
  await deliveryStore(store).announce({ ...key, hash }, { email, attempt: 1, now });
  await suppressionStore(store).add({ ownerId: id, hash, reason: 'unsubscribed', at });
  await rhythmStore(store).set(id, hash, 'mondays');
  const segment = { id: canary, name: secret, query: `text=${canary}` };
  await segmentStore(store).save(id, () => segment);
  const expiresAt = new Date(now.getTime() + 86_400_000).toISOString();
  const share = { ownerId: id, sessionId, shareId: canary, note: secret, startMs: 0 };
  await shareStore(store).add({ ...share, createdAt: at, expiresAt }, () => {});
  await issueStore(store).answer(id, canary, 'useful', at);
  await modelBudgetStore(store).reserveCall(id, now);
  await connectionStore(store).add(id, canary, now);
  await rateStore(store).consume(id, OWNER_RATES, now);
  return { customerId, sessionId, hash, websiteId: website.id, memberId: member.id };
}
