import * as z from 'zod/mini';
import * as emails from '../contract/emails.ts';
import { counted, http, lambda, queue, raw } from '../runtime/function.ts';

/** What SES tells of a mail (SES → SNS → SQS), as far as it is looked at. */
const MailEvent = z.object({
  eventType: z.string(),
  mail: z.object({
    messageId: z.string(),
    timestamp: z.string(),
    tags: z.optional(z.record(z.string(), z.array(z.string()))),
    destination: z.optional(z.array(z.string())),
  }),
  bounce: z.optional(z.object({ bounceType: z.string() })),
});

export const listEmails = lambda({ trigger: http(emails.listEmails), uses: ['table:read'] });
export const getEmail = lambda({
  trigger: http(emails.getEmail),
  uses: ['table:read', 'bucket:read', 'addresses'],
});
export const sendAgain = lambda({
  trigger: http(emails.sendAgain),
  uses: ['table', 'bucket', 'mail', 'signing'],
});
export const recordMailEvent = lambda({
  trigger: queue('mail-events', MailEvent, {
    worstSeconds: 5,
    batch: 10,
    atOnce: 5,
    concurrency: 20,
  }),
  uses: ['table'],
});
export const trackOpen = lambda({
  trigger: counted(['GET', 'HEAD'], '/m/o/{token}'),
  uses: ['table', 'signing'],
});
export const trackClick = lambda({
  trigger: raw(['GET', 'HEAD', 'POST'], '/m/c/{token}'),
  uses: ['table', 'signing', 'addresses'],
});
export const unsubscribe = lambda({
  trigger: raw(['GET', 'HEAD', 'POST'], '/m/unsubscribe/{token}'),
  uses: ['table', 'signing', 'addresses'],
});
export const viewReport = lambda({
  trigger: raw(['GET', 'HEAD'], '/m/report/{token}'),
  uses: ['table:read', 'bucket:read', 'signing', 'addresses'],
});
