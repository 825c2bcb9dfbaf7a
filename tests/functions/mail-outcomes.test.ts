import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { addressStore } from '../../lambdas/accounts/profile/address.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { deliveryStore } from '../../lambdas/emails/delivery/delivery.store.ts';
import { tagOf } from '../../lambdas/emails/delivery/delivery.ts';
import { suppressionStore } from '../../lambdas/emails/delivery/recipient-settings.store.ts';
import { handler as listEmails } from '../../lambdas/emails/list-emails.lambda.ts';
import { handler as mailEvent } from '../../lambdas/reports/delivery/record-mail-event.lambda.ts';
import { handler as again } from '../../lambdas/reports/mailed/send-again.lambda.ts';
import { log } from '../../lambdas/runtime/log.ts';
import { addressHash } from '../../lambdas/runtime/seal.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import { closedVisit, connectedOwner, waitForSchedule } from '../factories/connected-owner.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';
import { mailTo } from '../factories/mailbox.ts';

const cloud = inject('cloud');
const store = () => table.connect(process.env as never);
const DATE = '2026-03-05';

test.each([
  ['Bounced', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
  ['Complained', { eventType: 'Complaint' }],
])(
  'a recipient whose email is “%s” is listed with that status and gets no more emails [MAILS-12]',
  async (status, event) => {
    const reader = await connectedOwner({
      zone: 'America/New_York',
      since: new Date('2026-03-01T12:00:00Z'),
    });
    await closedVisit(reader.id, new Date('2026-03-04T15:00:00Z'));
    await waitForSchedule(reader.id);
    const sendReport = (date: string) =>
      reportsAsOf({ ...cloud, at: () => new Date(`${date}T14:00:00Z`), owner: reader }, () => {});
    await sendReport(DATE);
    const received = await mailTo(reader.email);
    const [sent] = await deliveryStore(store()).between(reader.id, DATE, DATE);
    const tags = {
      delivery: [tagOf({ ownerId: reader.id, date: DATE, hash: addressHash(reader.email) })],
    };
    const mail = { messageId: sent?.messageId ?? '', timestamp: '2026-03-05T14:01:00Z', tags };
    await mailEvent({ Records: [{ messageId: '1', body: JSON.stringify({ ...event, mail }) }] });

    const { body } = answerOf(await listEmails(getEvent({}, reader)));
    expect(body.rows).toMatchObject([{ to: reader.email, status }]);
    await sendReport('2026-03-06');
    const copies = (await mailsIn(cloud.mailDir)).filter(({ to }) => to === reader.email);
    expect(copies.map(({ subject }) => subject)).toEqual([received.subject]);
    const asked = answerOf(await again(httpEvent({ id: `20260305-${reader.email}` }, reader)));
    expect(asked.body.title).toBe('We can’t deliver to your address');
  },
);

test.each([
  ['the owner’s own address, found by the address', undefined, 'owner'],
  ['a member’s address, found by the account of the mail', 'account', 'member'],
])('a bounce of an email other than a report stops reports to %s', async (_, tag, who) => {
  const owner = await connectedOwner({ zone: 'America/New_York', since: new Date() });
  await addressStore(store()).claim(owner.email, owner.id);
  const address = who === 'owner' ? owner.email : `${randomUUID()}@example.com`;
  const mail = {
    messageId: randomUUID(),
    timestamp: '2026-03-05T14:01:00Z',
    destination: [address],
    ...(tag && { tags: { [tag]: [owner.id] } }),
  };
  const event = { eventType: 'Bounce', bounce: { bounceType: 'Permanent' }, mail };
  await mailEvent({ Records: [{ messageId: '1', body: JSON.stringify(event) }] });
  const hash = addressHash(address);
  expect(await suppressionStore(store()).of(owner.id)).toMatchObject([{ hash, reason: 'bounced' }]);
});

test('a bounce for a deleted account writes nothing', async () => {
  const ownerId = randomUUID();
  const tags = { account: [ownerId] };
  const mail = {
    messageId: '1',
    timestamp: '2026-03-05T14:01:00Z',
    destination: ['a@b.test'],
    tags,
  };
  const event = { eventType: 'Complaint', mail };
  await mailEvent({ Records: [{ messageId: '1', body: JSON.stringify(event) }] });
  expect(await suppressionStore(store()).of(ownerId)).toEqual([]);
});

test('two Send events of one delivery are logged as a duplicate, and a repeated event is not', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const delivery = { ownerId: randomUUID(), date: DATE, hash: addressHash('a@b.test') };
  const announced = { email: 'a@b.test', attempt: 1, now: new Date('2026-03-05T14:00:00Z') };
  await deliveryStore(store()).announce(delivery, announced);
  const sent = async (messageId: string) => {
    const mail = {
      messageId,
      timestamp: '2026-03-05T14:01:00Z',
      tags: { delivery: [tagOf(delivery)] },
    };
    await mailEvent({
      Records: [{ messageId: '1', body: JSON.stringify({ eventType: 'Send', mail }) }],
    });
  };
  await sent('first');
  await sent('first');
  expect(warn).not.toHaveBeenCalled();
  await sent('second');
  expect(warn).toHaveBeenCalledWith('duplicate-mail', { delivery, copies: 2 });
});
