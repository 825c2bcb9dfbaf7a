import { recordings } from '../adapters/recordings.ts';
import { table } from '../adapters/table.ts';
import { emailLogStore } from '../emails/log/email-log.store.ts';
import { logIdOf } from '../emails/log/email-log.ts';
import { handle } from '../runtime/handle.ts';
import { contentStore } from './content/content.store.ts';
import { getLatestReport } from './functions.ts';

export const handler = handle(
  getLatestReport,
  { table, recordings },
  async ({ body: { userId, date }, owner }, use) => {
    if (userId !== undefined && userId !== owner.id) return { report: null };
    const logs = emailLogStore(use.table);
    const log = await (date ? logs.find(owner.id, logIdOf(date)) : logs.latest(owner.id));
    const key = { ownerId: owner.id, date: log?.date ?? '' };
    const content = log && (await contentStore(use.recordings).find(key, log));
    if (!log || !content) return { report: null };
    const {
      id,
      user_id,
      created_at,
      sent_email_addresses,
      sites_email_subject,
      audio = null,
    } = log;
    const row = { id, user_id, created_at, sites_email_subject, audio, date: log.date };
    const summary_json = { summary_data: content.summary };
    return { report: { ...row, sent_email_addresses: [...sent_email_addresses], summary_json } };
  },
);
