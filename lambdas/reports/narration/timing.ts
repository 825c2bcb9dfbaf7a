/** When each sentence is read: as reported by the speech service, or else at a calm reading pace. */
import { SPOKEN_PAUSE_MS, SPOKEN_WORDS_PER_MINUTE } from '../../contract/limits.ts';
import type { NarrationChapter } from '../../contract/narration.ts';
import type { Chapter } from './chapter.ts';
import { wordsIn } from './select-sentences.ts';

/** Milliseconds from the first word. */
export interface Cue {
  readonly at: number;
  readonly end: number;
}

/** One cue per sentence at a calm reading pace, with a pause after each. */
export function cuesAtReadingPace(sentences: readonly string[]): Cue[] {
  let at = 0;
  return sentences.map((sentence) => {
    const end = at + Math.round((wordsIn(sentence) * 60_000) / SPOKEN_WORDS_PER_MINUTE);
    const cue = { at, end };
    at = end + SPOKEN_PAUSE_MS;
    return cue;
  });
}

/** Adds cues to the chapters. `cues` has one entry per sentence of all chapters, in order. */
export function withCues(chapters: readonly Chapter[], cues: readonly Cue[]): NarrationChapter[] {
  let next = 0;
  return chapters.map(({ title, sentences, clips }) => ({
    title,
    sentences: sentences.map((text) => {
      const { at, end } = cues[next++] ?? { at: 0, end: 0 };
      return { text, at_ms: at, end_ms: end };
    }),
    clips: [...clips],
  }));
}

export const sentencesOf = (chapters: readonly Chapter[]): string[] =>
  chapters.flatMap(({ sentences }) => sentences);
