/**
 * Selects the sentences to read: all required ones, then the others by rank until about a minute is full. A sentence
 * that names no detail of this day is dropped.
 */
import { NARRATION_WORDS_MAX, NARRATION_WORDS_WANTED } from '../../contract/limits.ts';
import type { Evidence } from '../../contract/report-issue.ts';
import type { Chapter } from './chapter.ts';
import { namesADetail } from './names-a-detail.ts';

/** A required sentence has rank 0; the higher the rank, the sooner it is dropped. */
export interface Candidate {
  readonly rank: number;
  readonly text: string;
}
export interface ChapterDraft {
  readonly title: string;
  readonly said: readonly Candidate[];
  readonly clips?: readonly Evidence[];
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export function selectSentences(drafts: readonly ChapterDraft[]): Chapter[] {
  const all = drafts.flatMap(({ said }) => said).filter(({ text }) => namesADetail(text));
  const kept = new Set<Candidate>(all.filter(({ rank }) => rank === 0));
  let words = [...kept].reduce((sum, { text }) => sum + wordsIn(text), 0);
  for (const each of all.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank)) {
    const more = words + wordsIn(each.text);
    if (words >= NARRATION_WORDS_WANTED || more > NARRATION_WORDS_MAX) continue;
    kept.add(each);
    words = more;
  }
  return drafts
    .map(({ title, said, clips = [] }) => ({
      title,
      sentences: said.filter((each) => kept.has(each)).map(({ text }) => text),
      clips,
    }))
    .filter(({ sentences, clips }) => sentences.length + clips.length > 0);
}
