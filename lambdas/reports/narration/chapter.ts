import type { Evidence } from '../../contract/report-issue.ts';

/** A chapter of the day's narration: sentences in the audio summary, with clips in the daily video. */
export interface Chapter {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Shown one after the other during the chapter; a chapter without clips is a card with its text. */
  readonly clips: readonly Evidence[];
}
