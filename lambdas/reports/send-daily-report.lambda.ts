import { bucket } from '../adapters/bucket.ts';
import { mail } from '../adapters/mail.ts';
import { queue } from '../adapters/queue.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { repeatAfter } from '../contract/report-message.ts';
import { now as clock } from '../runtime/clock.ts';
import { handle } from '../runtime/handle.ts';
import { sendPorts, sendReport } from './delivery/send-report.protocol.ts';
import { sendDailyReport } from './functions.ts';
import { latestOf } from './schedule/report-schedule.ts';

/** Emails one owner's report to its recipients. A delayed message retries the emails that could not be sent. */
export const handler = handle(
  sendDailyReport,
  { table, bucket, mail, signing, 'report-sendings': queue('report-sendings') },
  async ({ message, now }, use) => {
    const { ownerId, scheduledAt } = message;
    const at = latestOf(new Date(scheduledAt), now);
    const result = await sendReport(sendPorts({ ...use, clock }), { ownerId, now: at });
    const delay = repeatAfter(message, result, now);
    if (delay !== undefined) await use['report-sendings'].add(message, delay);
  },
);
