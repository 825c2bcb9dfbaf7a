/**
 * Computes one report without side effects: digests become facts, facts become the specification's `summary_data`,
 * and the caller stores the issue memory and day summaries that later reports need. The deterministic writer supplies
 * the text; a model may replace it afterwards (`writer/model/model-writer.protocol.ts`).
 */
import type { SummaryData } from '../../contract/report-summary.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { withRecognizedGoal } from '../facts/goal.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import { measuredIssues } from '../issues/measured-issues.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import {
  isComparable,
  isOpen,
  nextPlace,
  provenIn,
  rulesOf,
} from '../issues/memory/issue-state.ts';
import { rememberSeen, rememberUnseen } from '../issues/memory/remember.ts';
import { hasSuccessor } from '../issues/memory/successors.ts';
import { summarizeDays } from '../issues/memory/summarize-days.ts';
import { unconfirmedIn } from '../issues/memory/unconfirmed.ts';
import { withinMemory } from '../issues/memory/within-memory.ts';
import { withUnmaskedPages } from '../issues/signals/unmasked-pages.ts';
import { wordsFor } from '../writer/words/issue/issue-kind-words.ts';
import { writeSummary } from '../writer/write-summary.ts';
import type { DaySummary, ReportInput } from './report-input.ts';

export interface ComposedReport {
  readonly facts: ReportFacts;
  readonly summary: SummaryData;
  /** Issues whose memory changed. Storing them leaves the owner's marks alone. */
  readonly issues: readonly IssueMemory[];
  /** One per local date of the window, stored with the report. */
  readonly days: readonly DaySummary[];
  /** The version of the signal rules. */
  readonly rules: number;
}

export function composeReport(recorded: ReportInput): ComposedReport {
  const given = { ...recorded, digests: withUnmaskedPages(recorded.digests) };
  const input = withRecognizedGoal(given);
  const { memory, window } = input;
  const known = new Map(memory.map((each) => [each.fingerprint, each]));
  // A dead submit button on the way to a goal that no visitor reached is blocking, whether or not its end is recognized.
  const { issues: seen, occurred, faults } = measuredIssues(given);
  const today = window.localDate;
  const newer = [
    ...memory.filter((each) => each.state !== 'verified-fixed'),
    ...seen.map((issue) => ({ ...issue, firstSeen: issue.onset })),
  ];
  const succeeded = memory.filter((each) => hasSuccessor(each, newer));
  const superseded = new Set(succeeded.map(({ fingerprint }) => fingerprint));
  const unseen = rememberUnseen(input, occurred, superseded);
  const changed = unseen.filter((each) => each !== known.get(each.fingerprint));
  const repaired = changed.filter(
    // An issue that was only watched was never reported, so its repair is not reported either.
    ({ state, isReported }) => state === 'verified-fixed' && isReported,
  );
  const rules = rulesOf(input.digests);
  const open = unseen.filter(
    (each) => isOpen(each, today) && isComparable(each, rules) && !superseded.has(each.fingerprint),
  );
  const proven = provenIn(memory, today);
  const unconfirmed = unconfirmedIn(unseen, seen, { date: today, rules, proven });
  const facts = gatherFacts(input, seen, { repaired, open, unconfirmed });
  const reported = new Set(facts.issues.map(({ fingerprint }) => fingerprint));
  let place = nextPlace(memory, today);
  const remembered = seen.map((issue) => {
    const { fingerprint } = issue;
    const before = known.get(fingerprint);
    const isReported = reported.has(fingerprint);
    const isFirst = isReported && before?.place === undefined;
    return rememberSeen(
      issue,
      {
        title: wordsFor(issue).title,
        date: today,
        isReported,
        place: isFirst ? place++ : before?.place,
        rules,
        faults: faults.get(fingerprint),
      },
      before,
    );
  });
  const after = { ...input, memory: [...remembered, ...unseen] };
  return {
    facts,
    summary: writeSummary(facts),
    issues: [...withinMemory(remembered, memory), ...changed],
    days: withQuote(summarizeDays(after, facts.dates), facts.quote?.key).map((day) => ({
      ...day,
      reported: [...reported],
    })),
    rules,
  };
}

const withQuote = (days: readonly DaySummary[], quoted: string | undefined): DaySummary[] =>
  days.map((day, index) =>
    quoted !== undefined && index === days.length - 1 ? { ...day, quoted } : day,
  );

/** What is stored names its website. */
export const ofWebsite = (domain: string, composed: ComposedReport): ComposedReport => ({
  ...composed,
  days: composed.days.map((day) => ({ ...day, domain })),
  issues: composed.issues.map((issue) => ({ ...issue, domain })),
});
