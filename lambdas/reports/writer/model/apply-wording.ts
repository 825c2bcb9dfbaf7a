/** Applies accepted text to a summary. Numbers, links, evidence, severities and the quote stay as code wrote them. */

import { intro } from '../../../contract/copy/report-intro.ts';
import { happened as copy } from '../../../contract/copy/report-issues.ts';
import type { ReportIssue } from '../../../contract/report-issue.ts';
import type { SummaryData } from '../../../contract/report-summary.ts';
import { FOCUS_POINTS_MAX, SUBJECT_CHARACTERS } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { isInFull } from '../../issues/issue-facts.ts';
import { provenanceOf } from '../provenance.ts';
import { captureFocus } from '../words/capture-words.ts';
import { repairs, setting } from '../words/intro.ts';
import { wordsFor } from '../words/issue/issue-kind-words.ts';
import { measuredSentences } from '../write-summary.ts';
import { type FilledDraft, sentencesIn } from './verify.ts';

export function applyWording(
  summary: SummaryData,
  filledDraft: FilledDraft,
  facts: ReportFacts,
): SummaryData {
  const measured = measuredSentences(facts);
  const developerSteps = new Map(
    facts.issues.map((issue) => [issue.fingerprint, wordsFor(issue).developerStep ?? []] as const),
  );
  const days = new Map(
    facts.issues
      .filter(({ state, day }) => state === 'same' && day > 1)
      .map(({ fingerprint, day }) => [fingerprint, day] as const),
  );
  const written = new Set(
    [...filledDraft.issues.values()].flatMap((each) => sentencesIn(each.description)),
  );
  const word = (issue: ReportIssue): ReportIssue => {
    const words = filledDraft.issues.get(issue.fingerprint);
    if (!words) return issue;
    const counts = measured.get(issue.fingerprint) ?? [];
    const missing = counts.filter((each) => !written.has(each));
    const happened = days.has(issue.fingerprint)
      ? copy.day(days.get(issue.fingerprint) ?? 1, words.description)
      : words.description;
    const steps = developerSteps.get(issue.fingerprint) ?? [];
    const step = steps.filter((each) => issue.suggestion.endsWith(each));
    return {
      ...issue,
      ...words,
      description: [happened, ...missing].join(' '),
      suggestion: [words.suggestion, ...step].join(' '),
    };
  };
  // For known issues code writes the duration, because the model gets no dates. A full plan is no issue.
  const hasOwnSubject =
    facts.issues.find(isInFull)?.state !== 'new' || facts.kind === 'limit-reached';
  const { length } = [...filledDraft.subject];
  const fits =
    length >= SUBJECT_CHARACTERS.min && length <= SUBJECT_CHARACTERS.max && !hasOwnSubject;
  const missingData = captureFocus(facts);
  return {
    ...summary,
    subject: fits ? filledDraft.subject : summary.subject,
    title: hasOwnSubject ? summary.title : filledDraft.subject,
    // The model's intro starts with a problem, even if missing data is the first step.
    ...(missingData.length === 0 && {
      warm_intro: [
        intro.greeting(facts.firstName),
        ...setting(facts),
        filledDraft.intro,
        ...repairs(facts),
      ].join(' '),
    }),
    focus_points: [...missingData, ...filledDraft.focus].slice(0, FOCUS_POINTS_MAX),
    critical_issues: summary.critical_issues.map(word),
    important_issues: summary.important_issues.map(word),
    minor_issues: summary.minor_issues.map(word),
    provenance: provenanceOf(facts, 'model'),
    written_by: 'model',
  };
}
