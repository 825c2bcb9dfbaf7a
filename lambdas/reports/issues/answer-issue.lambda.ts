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
import { answerableIssues } from './reported-issues.ts';

/** Stores or withdraws the owner's verdict on an issue from the report's page. Links in emails use `give-feedback`. */
export const handler = handle(
  answerIssue,
  { table, bucket },
  async ({ body: { date, fingerprint, verdict, isSaid }, owner, now }, use) => {
    const log = await emailLogStore(use.table).find(owner.id, logIdOf(date));
    const key = { ownerId: owner.id, date };
    const content = log && (await contentStore(use.bucket).find(key, log));
    if (!content || !answerableIssues(content.summary).includes(fingerprint)) {
      throw new Problem('not-found');
    }
    const issues = issueStore(use.table);
    if (isSaid) await issues.answer(owner.id, fingerprint, verdict, now.toISOString());
    else await issues.withdraw(owner.id, fingerprint, verdict);
    const noAnswer = { fingerprint, useful: false, mark: null };
    const answers = await issues.answers(owner.id);
    const schedule = await reportScheduleStore(use.table).find(owner.id);
    const next =
      schedule && (await reportStore(use.table).find({ ownerId: owner.id, date: schedule.next }));
    const answer = answers.find((each) => each.fingerprint === fingerprint) ?? noAnswer;
    return { answer, appliesFrom: firstReportAfterAnswer(schedule, next) };
  },
);
