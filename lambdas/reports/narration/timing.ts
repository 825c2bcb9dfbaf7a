/** When each sentence is said: as the voice said it, else as a calm reader would. Milliseconds from the first word. */
import { SPOKEN_PAUSE_MS, SPOKEN_WORDS_PER_MINUTE } from '../../contract/limits.ts';
import type { NarrationChapter } from '../../contract/narration.ts';
import type { Chapter } from './chapter.ts';
import { wordsIn } from './select-sentences.ts';

export interface Cue {
  readonly at: number;
  readonly end: number;
}

/** The cues of a reader's pace, one a sentence, with a rest after each. */
export function paced(sentences: readonly string[]): Cue[] {
  let at = 0;
  return sentences.map((sentence) => {
    const end = at + Math.round((wordsIn(sentence) * 60_000) / SPOKEN_WORDS_PER_MINUTE);
    const cue = { at, end };
    at = end + SPOKEN_PAUSE_MS;
    return cue;
  });
}

/** `cues` has one for each sentence of all chapters, in their order. */
export function timed(chapters: readonly Chapter[], cues: readonly Cue[]): NarrationChapter[] {
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
