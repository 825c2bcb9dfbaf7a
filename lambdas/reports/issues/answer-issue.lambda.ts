import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { emailLogStore, logIdOf } from '../../emails/log/email-log.store.ts';
import { handle } from '../../runtime/handle.ts';
import { contentStore } from '../content/content.store.ts';
import { answerIssue } from '../functions.ts';
import { reportStore } from '../report.store.ts';
import { firstReportAfterAnswer } from '../schedule/first-report-after-answer.ts';
import { reportScheduleStore } from '../schedule/report-schedule.store.ts';
import { issueStore } from './memory/issue.store.ts';
import { answerable } from './verdict.ts';

/** The owner's word about an issue, on the report's page; a reader of the mail says it by `give-feedback`. */
export const handler = handle(
  answerIssue,
  { table, bucket },
  async ({ body: { date, fingerprint, verdict, isSaid }, owner, now }, use) => {
    const log = await emailLogStore(use.table).find(owner.id, logIdOf(date));
    const key = { ownerId: owner.id, date };
    const content = log && (await contentStore(use.bucket).find(key, log));
    if (!content || !answerable(content.summary).includes(fingerprint)) {
      throw new Problem('not-found');
    }
    const issues = issueStore(use.table);
    if (isSaid) await issues.answer(owner.id, fingerprint, verdict, now.toISOString());
    else await issues.withdraw(owner.id, fingerprint, verdict);
    const nothing = { fingerprint, useful: false, mark: null };
    const said = await issues.answers(owner.id);
    const schedule = await reportScheduleStore(use.table).find(owner.id);
    const next =
      schedule && (await reportStore(use.table).find({ ownerId: owner.id, date: schedule.next }));
    const answer = said.find((each) => each.fingerprint === fingerprint) ?? nothing;
    return { answer, appliesFrom: firstReportAfterAnswer(schedule, next) };
  },
);
