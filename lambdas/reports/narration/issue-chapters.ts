/** Narrates the issues with the report's sentences that work when read aloud and name a detail. */
import { narration as copy } from '../../contract/copy/narration.ts';
import type { ReportFacts } from '../facts/report-facts.ts';
import type { IssueFacts } from '../issues/issue-facts.ts';
import { sentenceDeduper } from '../writer/words/dedupe-sentences.ts';
import { wordsFor } from '../writer/words/issue/issue-kind-words.ts';
import { issueSentences } from '../writer/words/issue-description.ts';
import { allPlaces, anyPage } from '../writer/words/names.ts';
import { namesADetail } from './names-a-detail.ts';
import type { Candidate, ChapterDraft } from './select-sentences.ts';

/** `titles` are the report's titles by fingerprint, which a model may have worded. */
export function issueChapters(
  issues: readonly IssueFacts[],
  { goal }: Pick<ReportFacts, 'goal'>,
  titles: ReadonlyMap<string, string>,
): ChapterDraft[] {
  const pickUnused = sentenceDeduper();
  return issues.map((issue, index) => {
    const about = issueSentences(issue, goal?.kind);
    const candidate = (rank: number, variants: readonly string[]): Candidate => ({
      rank,
      text: pickUnused(variants.filter(namesADetail)),
    });
    return {
      title: titles.get(issue.fingerprint) ?? wordsFor(issue).title,
      candidates: [
        candidate(0, happened(issue, about.happened)),
        candidate(index === 0 ? 1 : 3, share(issue, about.howMuch)),
        candidate(index === 0 ? 2 : 4, about.past),
        candidate(index === 0 ? 2 : 4, about.consequences),
        candidate(5, about.onlyDevice),
        candidate(6, about.otherPages),
        candidate(6, about.mostlyOne),
      ],
    };
  });
}

const happened = (issue: IssueFacts, written: readonly string[]) =>
  issue.kind === 'javascript-error'
    ? [copy.issue.scriptError(issue.affected, allPlaces(issue))]
    : written;

const share = (issue: IssueFacts, written: readonly string[]) =>
  issue.affected === 1 && issue.exposed === 1 ? [copy.issue.onlyOne(anyPage(issue))] : written;
