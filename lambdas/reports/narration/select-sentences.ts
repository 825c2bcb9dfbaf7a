/**
 * Selects the sentences to read: all required ones, then others by rank until they fill about a minute. Sentences that
 * name no detail of the day are dropped.
 */
import { NARRATION_WORDS_MAX, NARRATION_WORDS_WANTED } from '../../contract/limits.ts';
import type { Evidence } from '../../contract/report-issue.ts';
import type { Chapter } from './chapter.ts';
import { namesADetail } from './names-a-detail.ts';

/** Rank 0 is required. The higher the rank, the sooner a sentence is dropped. */
export interface Candidate {
  readonly rank: number;
  readonly text: string;
}
export interface ChapterDraft {
  readonly title: string;
  readonly candidates: readonly Candidate[];
  readonly clips?: readonly Evidence[];
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export function selectSentences(drafts: readonly ChapterDraft[]): Chapter[] {
  const all = drafts
    .flatMap(({ candidates }) => candidates)
    .filter(({ text }) => namesADetail(text));
  const selected = new Set<Candidate>(all.filter(({ rank }) => rank === 0));
  let words = [...selected].reduce((sum, { text }) => sum + wordsIn(text), 0);
  for (const each of all.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank)) {
    const more = words + wordsIn(each.text);
    if (words >= NARRATION_WORDS_WANTED || more > NARRATION_WORDS_MAX) continue;
    selected.add(each);
    words = more;
  }
  return (
    drafts
      .map(({ title, candidates, clips = [] }) => ({
        title,
        sentences: candidates.filter((each) => selected.has(each)).map(({ text }) => text),
        clips,
      }))
      // A clip without a sentence would not say what it shows.
      .filter(({ sentences }) => sentences.length > 0)
  );
}
