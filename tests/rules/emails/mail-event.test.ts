import { expect, test } from 'vitest';
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
