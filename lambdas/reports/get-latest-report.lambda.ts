import { bucketReader } from '../adapters/bucket.ts';
import { tableReader } from '../adapters/table.ts';
import { emailLogReader, logIdOf } from '../emails/log/email-log.store.ts';
import { handle } from '../runtime/handle.ts';
import { contentReader } from './content/content.store.ts';
import { getLatestReport } from './functions.ts';
import { issueReader } from './issues/memory/issue.store.ts';
import { answersTo } from './issues/reported-issues.ts';

const NO_REPORT = { report: null, answers: [] };

export const handler = handle(
  getLatestReport,
  { 'table:read': tableReader, 'bucket:read': bucketReader },
  async ({ body: { userId, date }, owner }, use) => {
    if (userId !== undefined && userId !== owner.id) return NO_REPORT;
    const logs = emailLogReader(use['table:read']);
    const log = await (date ? logs.find(owner.id, logIdOf(date)) : logs.latest(owner.id));
    const key = { ownerId: owner.id, date: log?.date ?? '' };
    const content = log && (await contentReader(use['bucket:read']).find(key, log));
    if (!log || !content) return NO_REPORT;
    const { id, user_id, created_at, sites_email_subject, audio = null } = log;
    const row = { id, user_id, created_at, sites_email_subject, audio, date: log.date };
    const { summary } = content;
    const report = {
      ...row,
      sent_email_addresses: [...log.sent_email_addresses],
      summary_json: { summary_data: summary },
    };
    return {
      report,
      answers: answersTo(summary, await issueReader(use['table:read']).answers(owner.id)),
    };
  },
);
