import { expect, inject, test, vi } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { handler as requestVerification } from '../../lambdas/accounts/send-verification-email-token.lambda.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { deliveryStore } from '../../lambdas/emails/delivery/delivery.store.ts';
import { handler as requestDeletion } from '../../lambdas/privacy/request-deletion.lambda.ts';
import { handler as tellOfLimit } from '../../lambdas/recordings/admission/send-upgrade-notification.lambda.ts';
import { handler as addTeamMember } from '../../lambdas/team/add-team-member.lambda.ts';
import { handler as shareInstructions } from '../../lambdas/websites/sharing/send-share-instructions.lambda.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import { closedVisit, connectedOwner, waitForSchedule } from '../factories/connected-owner.ts';
import { element, signal } from '../factories/digest.ts';
import { allItems } from '../factories/everything-stored.ts';
import { fromEdge, httpEvent } from '../factories/http-event.ts';
import { newAddress, newOwner } from '../factories/owner.ts';
import { subscribed } from '../factories/subscribed.ts';
import { usedPlan } from '../factories/used-plan.ts';

const cloud = inject('cloud');
const store = table.connect(process.env as never);
const DATE = '2026-03-05';
/** The start of the subject of each kind of email. */
const KINDS = [
  'Verify your email',
  'Delete your Reveille account',
  'You now receive daily insights',
  'Recording is paused',
  'Setup instructions',
  '4 visitors',
];

/** An owner who received or triggered emails of every kind. */
async function ownerWithEveryEmail() {
  const owner = await newOwner(cloud);
  const [member, developer] = [newAddress(), newAddress()];
  await requestVerification({
    ...httpEvent({ email: owner.email, userId: owner.id }),
    headers: { ...fromEdge('203.0.113.9'), 'content-type': 'application/json' },
  });
  const since = new Date('2026-03-01T12:00:00Z');
  await connectedOwner({ zone: 'America/New_York', since, account: owner });
  await profileStore(store).markVerified(owner.id, since);
  await requestDeletion(httpEvent({ email: owner.email }, owner));
  await shareInstructions(httpEvent({ toEmail: developer, message: '' }, owner));
  await usedPlan(store, owner.id, 100);
  await tellOfLimit(httpEvent(undefined, owner));
  await subscribed(store, owner.id, since);
  await addTeamMember(httpEvent({ email: member, job_role: 'Developer' }, owner));
  const rage = signal('rage-click', '/cart', { element: element('Apply'), strong: true, count: 6 });
  for (let visit = 0; visit < 6; visit += 1) {
    const at = new Date(Date.parse('2026-03-04T15:00:00Z') + visit * 600_000);
    await closedVisit(owner.id, at, { entryPage: '/cart', signals: visit < 4 ? [rage] : [] });
  }
  await waitForSchedule(owner.id);
  await reportsAsOf({ ...cloud, at: () => new Date(`${DATE}T14:00:00Z`), owner }, () => {});
  return { owner, addresses: [owner.email, member, developer] };
}

test('a scanner’s GET and HEAD requests to every emailed link change and count nothing', async () => {
  const { owner, addresses } = await ownerWithEveryEmail();
  const mails = await vi.waitFor(
    async () => {
      const deliveries = await deliveryStore(store).between(owner.id, DATE, DATE);
      expect(deliveries.map(({ deliveredAt }) => Boolean(deliveredAt))).toEqual([true, true]);
      const received = (await mailsIn(cloud.mailDir)).filter(({ to }) => addresses.includes(to));
      for (const kind of KINDS)
        expect(received.map(({ subject }) => subject).join('\n')).toContain(kind);
      return received;
    },
    { timeout: 30_000, interval: 300 },
  );
  const links = new Set(
    mails.flatMap(({ html, text }) =>
      `${html} ${text}`.split(/[\s"<>]+/).filter((word) => word.startsWith(cloud.origin)),
    ),
  );
  const doors = new Set(
    [...links].map((link) => new URL(link).pathname.match(/^\/m\/\w+|.*/)?.[0]),
  );
  for (const door of ['/m/c', '/m/o', '/m/feedback', '/m/unsubscribe', '/verify-token'])
    expect([...doors]).toContain(door);
  // Ignored: the schedule, which follows the owner's changes.
  const about = async () =>
    (await allItems()).filter(
      (item) => item.SK !== 'REPORT_SCHEDULE' && JSON.stringify(item).includes(owner.id),
    );
  const before = await about();
  expect(before.length).toBeGreaterThan(10);
  const unanswered: string[] = [];
  for (const link of links) {
    for (const method of ['GET', 'HEAD']) {
      const headers = { 'user-agent': 'Mozilla/5.0 (compatible; LinkScan-bot)' };
      const { status } = await fetch(link, { method, headers });
      if (status !== 200) unanswered.push(`${status} ${method} ${link}`);
    }
  }
  expect(unanswered).toEqual([]);
  expect(await about()).toEqual(before);
}, 120_000);
