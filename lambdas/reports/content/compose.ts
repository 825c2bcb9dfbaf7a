/**
 * One report from beginning to end, without any effect: what was seen becomes facts, the facts become the
 * specification's `summary_data`, and what tomorrow must know is handed back to be stored. The words are those of
 * the deterministic writer; a model's may replace them afterwards (`writer/model/model-writer.protocol.ts`).
 */
import type { SummaryData } from '../../contract/reports.ts';
import { gatherFacts, type ReportFacts } from '../facts/report-facts.ts';
import type { IssueMemory } from '../issues/issue-memory.ts';
import { measuredIssues } from '../issues/measured-issues.ts';
import { rememberSeen, rememberUnseen, summariseDays } from '../issues/remember.ts';
import { write } from '../writer/deterministic.ts';
import { wordsFor } from '../writer/words/trouble-words.ts';
import type { DaySummary, ReportInput } from './report-input.ts';

export interface Composed {
  readonly facts: ReportFacts;
  readonly summary: SummaryData;
  /** Issues whose memory changed: to be stored, the owner's marks left as they are. */
  readonly issues: readonly IssueMemory[];
  /** One a local date of the window: to be stored with the report. */
  readonly days: readonly DaySummary[];
}

export function composeReport(input: ReportInput): Composed {
  const { memory, window } = input;
  const known = new Map(memory.map((each) => [each.fingerprint, each]));
  const seen = measuredIssues(input);
  const unseen = rememberUnseen(input, new Set(seen.map(({ fingerprint }) => fingerprint)));
  const changed = unseen.filter((each) => each !== known.get(each.fingerprint));
  const repaired = changed.filter(
    // What was only watched was never told: its end is no news.
    ({ state, isTold }) => state === 'verified-fixed' && isTold,
  );
  const facts = gatherFacts(input, seen, repaired);
  const told = new Set(facts.issues.map(({ fingerprint }) => fingerprint));
  const remembered = seen.map((issue) => {
    const { fingerprint } = issue;
    const isTold = told.has(fingerprint);
    return rememberSeen(
      issue,
      wordsFor(issue).title,
      window.localDate,
      isTold,
      known.get(fingerprint),
    );
  });
  return {
    facts,
    summary: write(facts),
    issues: [...remembered, ...changed],
    days: summariseDays(input, facts.dates),
  };
}
