import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, inject, onTestFinished, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { MAIL_EVIDENCE_MINUTES } from '../../lambdas/contract/limits.ts';
import { handler as notifyLimit } from '../../lambdas/recordings/admission/notify-limit.lambda.ts';
import { handler as sendUpgradeNotification } from '../../lambdas/recordings/admission/send-upgrade-notification.lambda.ts';
import { usageStore } from '../../lambdas/recordings/admission/usage.store.ts';
import { handler as listSessionDays } from '../../lambdas/recordings/listing/list-session-days.lambda.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { firstBatch } from '../factories/batch.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';
import { mailTo } from '../factories/mailbox.ts';
import { subscribed } from '../factories/subscribed.ts';
import { usedPlan } from '../factories/used-plan.ts';
import { connectedSite, requestTicket, sendBatch, ticketFor } from '../factories/visit.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';

const { mailDir, origin } = inject('cloud');
const database = table.connect(process.env as never);
const usage = usageStore(database);

/** An owner on Free with a connected website and this many recorded sessions. */
async function ownerAt(sessions: number) {
  const owner = await ownerWithProfile(database);
  await profileStore(database).change(owner.id, { timezone: 'Asia/Tokyo' }, new Date());
  const site = await connectedSite('shop.example', owner.id);
  const key = await usedPlan(database, owner.id, sessions);
  return { owner, site, key };
}
const requestNotice = async (owner: { id: string }) =>
  answerOf(await sendUpgradeNotification(httpEvent(undefined, owner))).body;
const mailsTo = async (address: string) =>
  (await mailsIn(mailDir)).filter(({ to }) => to === address);

test('the session that fills a Free plan sends its owner one email, however many are rejected [CALL-45]', async () => {
  const { owner, site, key } = await ownerAt(99);
  expect(await requestNotice(owner)).toEqual({ success: false });
  const [last, late] = [await ticketFor(site), await ticketFor(site)];
  expect((await sendBatch(site, last.ticket, firstBatch(site.domain))).status).toBe(202);
  const mail = await mailTo(owner.email);
  expect(mail.subject).toBe('Recording is paused: 100 of 100 sessions used');
  expect(mail.text).toContain('shop.example had enough visitors to use up the Free plan');
  expect(mail.text).toContain('Starter: 2,500 sessions a month, 3 team members, $19 / month');
  expect(mail.text).toContain(`${origin}/usage-billing`);

  await expect.poll(async () => (await usage.find(key)).notice?.state).toBe('sent');
  expect((await sendBatch(site, late.ticket, firstBatch(site.domain))).status).toBe(403);
  for (const _ of [1, 2, 3])
    expect((await requestTicket(site)).body).toMatchObject({ reason: 'limit' });
  expect(await requestNotice(owner)).toEqual({ success: true });
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test('of twenty concurrent requests one sends the email', async () => {
  const { owner } = await ownerAt(100);
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestNotice(owner)));
  expect(answers.filter(({ success }) => success).length).toBeGreaterThan(0);
  expect(await requestNotice(owner)).toEqual({ success: true });
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test('an email that SES rejected is sent by the next request; one that it may have accepted is not resent', async () => {
  const { owner } = await ownerAt(100);
  const service = mockClient(SESClient);
  onTestFinished(() => void service.restore());
  const refusal = { $metadata: { httpStatusCode: 429 }, $fault: 'client' as const };
  service
    .on(SendRawEmailCommand)
    .rejectsOnce(new SESServiceException({ name: 'Throttling', message: 'Slow', ...refusal }))
    .rejects(new Error('socket hang up'));
  expect(await requestNotice(owner)).toEqual({ success: false });
  expect(await requestNotice(owner)).toEqual({ success: true });
  service.restore();
  expect(await requestNotice(owner)).toEqual({ success: true });
  expect(await mailsTo(owner.email)).toHaveLength(0);
});

test('a queued email that SES defers is tried again, and sent once', async () => {
  const { owner } = await ownerAt(100);
  const service = mockClient(SESClient);
  onTestFinished(() => void service.restore());
  const refusal = { $metadata: { httpStatusCode: 429 }, $fault: 'client' as const };
  service
    .on(SendRawEmailCommand)
    .rejects(new SESServiceException({ name: 'Throttling', message: 'Slow', ...refusal }));
  const body = JSON.stringify({ ownerId: owner.id });
  const message = { Records: [{ messageId: '1', body }] };
  expect(await notifyLimit(message)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  service.restore();
  for (const _ of [1, 2]) expect(await notifyLimit(message)).toEqual({ batchItemFailures: [] });
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test('a crashed worker delays the email by 15 minutes at most', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const [held, free] = [await ownerAt(100), await ownerAt(100)];
  expect(await usage.claimNotice(held.key, 100, minutesAgo(MAIL_EVIDENCE_MINUTES - 1))).toBe(true);
  expect(await usage.claimNotice(free.key, 100, minutesAgo(MAIL_EVIDENCE_MINUTES + 1))).toBe(true);
  expect(await requestNotice(held.owner)).toEqual({ success: false });
  expect(await requestNotice(free.owner)).toEqual({ success: true });
  expect(await mailsTo(free.owner.email)).toHaveLength(1);
});

test('a full paid period has a separate email, with larger plans and the day recording resumes', async () => {
  const { owner } = await ownerAt(100);
  const startedAt = new Date(Date.now() - 86_400_000);
  await subscribed(database, owner.id, startedAt);
  expect(await requestNotice(owner)).toEqual({ success: false });
  await usedPlan(database, owner.id, 2_500, startedAt.toISOString().slice(0, 10));
  expect(await requestNotice(owner)).toEqual({ success: true });
  const mail = await mailTo(owner.email);
  expect(mail.subject).toBe('Recording is paused: 2,500 of 2,500 sessions used');
  expect(mail.text).toContain('Growth: 10,000 sessions a month');
  expect(mail.text).not.toContain('Starter: 2,500 sessions a month');
  expect(mail.text).toMatch(/recording resumes automatically on\s+December 2/);
});

test('sessions of the last 30 days are counted by the owner’s local dates', async () => {
  const { owner, site } = await ownerAt(0);
  const { ticket } = await ticketFor(site);
  await sendBatch(site, ticket, firstBatch(site.domain));
  const { days } = answerOf(await listSessionDays(getEvent({}, owner))).body;
  expect(days).toHaveLength(30);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(new Date());
  expect(days.at(-1)).toEqual({ date: today, sessions: 1 });
});
