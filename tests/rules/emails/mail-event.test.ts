import { expect, test } from 'vitest';
import { deliveryOf, tagOf } from '../../../lambdas/emails/delivery/delivery.ts';
import { effectOf } from '../../../lambdas/emails/delivery/mail-event.ts';
import { addressHash } from '../../../lambdas/runtime/seal.ts';

const at = '2026-11-20T14:00:07.000Z';
const event = (eventType: string, bounceType?: string) =>
  effectOf({ eventType, mail: { timestamp: at }, ...(bounceType && { bounce: { bounceType } }) });

test('a permanent bounce or a complaint stops emails to the address', () => {
  expect(event('Bounce', 'Permanent')).toEqual({
    outcome: { bouncedAt: at },
    suppress: 'bounced',
  });
  expect(event('Complaint')).toEqual({ outcome: { complainedAt: at }, suppress: 'complained' });
});

test.each(['not-spam', 'auth-failure'])(
  'a complaint report of the kind %s stops nothing',
  (kind) => {
    const complaint = { complaintFeedbackType: kind };
    expect(effectOf({ eventType: 'Complaint', mail: { timestamp: at }, complaint })).toEqual({});
  },
);

test.each(['abuse', 'fraud', 'other', undefined])(
  'a complaint of the kind %s stops emails to the address',
  (kind) => {
    const complaint = { complaintFeedbackType: kind };
    const effect = effectOf({ eventType: 'Complaint', mail: { timestamp: at }, complaint });
    expect(effect).toMatchObject({ suppress: 'complained' });
  },
);

test('a full mailbox, a delivery and rejected content stop nothing', () => {
  expect(event('Bounce', 'Transient')).toEqual({});
  expect(event('Delivery')).toEqual({ outcome: { deliveredAt: at } });
  expect(event('Reject')).toEqual({ outcome: { bouncedAt: at } });
  expect(event('Open')).toEqual({});
});

test('a delivery counts from when the recipient’s mail server accepted it, however long that took', () => {
  const delivery = { timestamp: '2026-11-20T14:31:40.000Z' };
  expect(effectOf({ eventType: 'Delivery', mail: { timestamp: at }, delivery })).toEqual({
    outcome: { deliveredAt: delivery.timestamp },
  });
});

test('a tag has only letters, digits, hyphens and underscores, because SES rejects an email with another one', () => {
  const ownerId = '0192a1b2-5c00-7000-8000-000000000000';
  const tag = tagOf({ ownerId, date: '2026-11-20', hash: addressHash('ann@example.com') });
  expect(tag).toMatch(/^[A-Za-z0-9_-]{1,256}$/);
});

test('an event belongs to the delivery that its tag names, and to none if a part is missing or added', () => {
  const delivery = { ownerId: 'ann', date: '2026-11-20', hash: 'f00' };
  expect(deliveryOf(tagOf(delivery))).toEqual(delivery);
  for (const tag of [
    '',
    'ann',
    'ann_2026-11-20',
    'ann_2026-11-20_',
    '_2026-11-20_f00',
    'ann__f00',
    'ann_2026-11-20_f00_1',
  ])
    expect([tag, deliveryOf(tag)]).toEqual([tag, undefined]);
});
