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
  const withText = modelTextFor(filledDraft, facts);
  // For known issues code writes the duration, because the model gets no dates. A full plan is no issue.
  const isSubjectByCode =
    facts.issues.find(isInFull)?.state !== 'new' || facts.kind === 'limit-reached';
  const isSubjectUsed = !isSubjectByCode && hasSubjectLength(filledDraft.subject);
  const missingData = captureFocus(facts);
  return {
    ...summary,
    subject: isSubjectUsed ? filledDraft.subject : summary.subject,
    title: isSubjectByCode ? summary.title : filledDraft.subject,
    // The model's intro starts with a problem, even if missing data is the first step.
    ...(missingData.length === 0 && { warm_intro: introWith(filledDraft, facts) }),
    focus_points: [...missingData, ...filledDraft.focus].slice(0, FOCUS_POINTS_MAX),
    critical_issues: summary.critical_issues.map(withText),
    important_issues: summary.important_issues.map(withText),
    minor_issues: summary.minor_issues.map(withText),
    provenance: provenanceOf(facts, 'model'),
    written_by: 'model',
  };
}

function hasSubjectLength(subject: string): boolean {
  const { length } = [...subject];
  return length >= SUBJECT_CHARACTERS.min && length <= SUBJECT_CHARACTERS.max;
}

const introWith = (filledDraft: FilledDraft, facts: ReportFacts): string =>
  [intro.greeting(facts.firstName), ...setting(facts), filledDraft.intro, ...repairs(facts)].join(
    ' ',
  );

/** Replaces the text of an issue by the model's, and keeps the sentences that only code may write. */
function modelTextFor(filledDraft: FilledDraft, facts: ReportFacts) {
  const measured = measuredSentences(facts);
  const factsOf = new Map(facts.issues.map((each) => [each.fingerprint, each]));
  const sentencesOfModel = new Set(
    [...filledDraft.issues.values()].flatMap((each) => sentencesIn(each.description)),
  );
  return (issue: ReportIssue): ReportIssue => {
    const text = filledDraft.issues.get(issue.fingerprint);
    const issueFacts = factsOf.get(issue.fingerprint);
    if (!text || !issueFacts) return issue;
    const { state, day } = issueFacts;
    const happened =
      state === 'same' && day > 1 ? copy.day(day, text.description) : text.description;
    const missing = (measured.get(issue.fingerprint) ?? []).filter(
      (sentence) => !sentencesOfModel.has(sentence),
    );
    // The summary leaves out a step that another issue already names.
    const developerSteps = (wordsFor(issueFacts).developerStep ?? []).filter((step) =>
      issue.suggestion.endsWith(step),
    );
    return {
      ...issue,
      ...text,
      description: [happened, ...missing].join(' '),
      suggestion: [text.suggestion, ...developerSteps].join(' '),
    };
  };
}
