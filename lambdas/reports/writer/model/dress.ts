/** Puts accepted words onto a summary. Numbers, links, evidence, severities and the quote stay what code made them. */
import { intro } from '../../../contract/copy/reports.ts';
import type { ReportIssue, SummaryData } from '../../../contract/reports.ts';
import { SUBJECT_CHARACTERS } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { measuredSentences, provenanceOf } from '../deterministic.ts';
import { sentencesIn, type Worded } from './verify.ts';

export function dress(summary: SummaryData, worded: Worded, facts: ReportFacts): SummaryData {
  const measured = measuredSentences(facts);
  const said = new Set(
    [...worded.issues.values()].flatMap((each) => sentencesIn(each.description)),
  );
  const word = (issue: ReportIssue): ReportIssue => {
    const words = worded.issues.get(issue.fingerprint);
    if (!words) return issue;
    const counts = measured.get(issue.fingerprint) ?? [];
    const unsaid = counts.filter((each) => !said.has(each));
    return { ...issue, ...words, description: [words.description, ...unsaid].join(' ') };
  };
  const { length } = [...worded.subject];
  const fits = length >= SUBJECT_CHARACTERS.min && length <= SUBJECT_CHARACTERS.max;
  return {
    ...summary,
    subject: fits ? worded.subject : summary.subject,
    title: worded.subject,
    warm_intro: `${intro.greeting(facts.firstName)} ${worded.intro}`,
    focus_points: [...worded.focus],
    critical_issues: summary.critical_issues.map(word),
    important_issues: summary.important_issues.map(word),
    minor_issues: summary.minor_issues.map(word),
    provenance: provenanceOf(facts, 'model'),
    written_by: 'model',
  };
}
