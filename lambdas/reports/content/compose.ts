/**
 * Computes one report without side effects: digests become facts, facts become the specification's `summary_data`,
 * and the caller stores the issue memory and day summaries that later reports need. The deterministic writer supplies
 * the text; a model may replace it afterwards (`writer/model/model-writer.protocol.ts`).
 */
import type { SummaryData } from '../../contract/report-summary.ts';
import { daysBetween, localDateOf } from '../facts/calendar.ts';
import { HISTORY_DAYS } from '../facts/constants.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { withRecognizedGoal } from '../facts/goal.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import { type MeasuredIssues, measuredIssues } from '../issues/measured-issues.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import { isComparable, isOpen, nextRank, provenIn, rulesOf } from '../issues/memory/issue-state.ts';
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
  /** Issues whose memory changed. Storing them leaves the owner's answers alone. */
  readonly issues: readonly IssueMemory[];
  /** One per local date of the window, stored with the report: at most those that later reports read. */
  readonly days: readonly DaySummary[];
  /** The version of the signal rules. */
  readonly rules: number;
}

export function composeReport(recorded: ReportInput): ComposedReport {
  const unmasked = { ...recorded, digests: withUnmaskedPages(recorded.digests) };
  // Before a goal that no visitor reached is dropped, because a dead submit button on the way to it is blocking.
  const measured = measuredIssues(unmasked);
  const input = withRecognizedGoal(unmasked);
  const rules = rulesOf(input.digests);
  const unseen = issuesWithoutOccurrence(input, measured, rules);
  const facts = gatherFacts(input, measured.issues, unseen);
  const reported = new Set(facts.issues.map(({ fingerprint }) => fingerprint));
  const seen = rememberedIssues(input, measured, { reported, rules });
  const after = { ...input, memory: [...seen, ...unseen.all] };
  return {
    facts,
    summary: writeSummary(facts),
    issues: [...withinMemory(seen, input.memory), ...unseen.changed],
    days: withQuote(summarizeDays(after, facts.dates), facts.quote?.key)
      // A window covers years if emails paused meanwhile, and an item of DynamoDB has at most 400 kB.
      .slice(-HISTORY_DAYS)
      .map((day) => ({ ...day, reported: [...reported] })),
    rules,
  };
}

/** What became of the remembered issues that did not occur in this window. */
function issuesWithoutOccurrence(
  input: ReportInput,
  { issues: seen, occurred }: MeasuredIssues,
  rules: number,
) {
  const { memory, window } = input;
  const today = window.localDate;
  const newer = [
    ...memory.filter((each) => each.state !== 'verified-fixed'),
    ...seen.map((issue) => ({ ...issue, firstSeen: issue.onset })),
  ];
  const superseded = new Set(
    memory.filter((each) => hasSuccessor(each, newer)).map(({ fingerprint }) => fingerprint),
  );
  const all = rememberUnseen(input, occurred, superseded);
  const before = new Set(memory);
  const changed = all.filter((each) => !before.has(each));
  return {
    all,
    changed,
    // An issue that was only watched was never reported, so its repair is not reported either.
    repaired: changed.filter(({ state, isReported }) => state === 'verified-fixed' && isReported),
    claimed: changed.filter((each) => isRecentlyClaimed(each, window)),
    open: all.filter(
      (each) =>
        isOpen(each, today) && isComparable(each, rules) && !superseded.has(each.fingerprint),
    ),
    unconfirmed: unconfirmedIn(all, seen, { date: today, rules, proven: provenIn(memory, today) }),
  };
}

/** Whether a repair was claimed on the report's day or just before or after it, and visits tested it. It is news only then. */
const isRecentlyClaimed = (
  { state, isReported, mark, passedBy }: IssueMemory,
  { localDate, timezone }: ReportInput['window'],
): boolean =>
  state === 'claimed-fixed' &&
  isReported &&
  passedBy > 0 &&
  mark !== undefined &&
  daysBetween(localDateOf(mark.at, timezone), localDate) <= 1;

/** The new memory of the issues that occurred. */
function rememberedIssues(
  { memory, window }: ReportInput,
  { issues, faults }: MeasuredIssues,
  { reported, rules }: { readonly reported: ReadonlySet<string>; readonly rules: number },
): IssueMemory[] {
  const date = window.localDate;
  const known = new Map(memory.map((each) => [each.fingerprint, each]));
  let rank = nextRank(memory, date);
  return issues.map((issue) => {
    const { fingerprint } = issue;
    const before = known.get(fingerprint);
    const isReported = reported.has(fingerprint);
    const isFirst = isReported && before?.place === undefined;
    const today = {
      title: wordsFor(issue).title,
      date,
      isReported,
      place: isFirst ? rank++ : before?.place,
      rules,
      faults: faults.get(fingerprint),
    };
    return rememberSeen(issue, today, before);
  });
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
