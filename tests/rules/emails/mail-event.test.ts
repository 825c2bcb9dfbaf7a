import { expect, test } from 'vitest';
import { deliveryOf, tagOf } from '../../../lambdas/emails/delivery/delivery.ts';
import { effectOf } from '../../../lambdas/emails/delivery/mail-event.ts';

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

test('an event belongs to the delivery that its tag names, and to none if a part is missing or added', () => {
  const delivery = { ownerId: 'ann', date: '2026-11-20', hash: 'f00' };
  expect(deliveryOf(tagOf(delivery))).toEqual(delivery);
  for (const tag of [
    '',
    'ann',
    'ann.2026-11-20',
    'ann.2026-11-20.',
    '.2026-11-20.f00',
    'ann..f00',
    'ann.2026-11-20.f00.1',
  ])
    expect([tag, deliveryOf(tag)]).toEqual([tag, undefined]);
});
