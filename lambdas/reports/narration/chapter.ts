import type { Evidence } from '../../contract/report-issue.ts';

/** A chapter of the day's narration. The audio summary reads its sentences; the daily video also shows its clips. */
export interface Chapter {
  readonly title: string;
  readonly sentences: readonly string[];
  /** The video shows them in order during the chapter. A chapter without clips is a card with its text. */
  readonly clips: readonly Evidence[];
}
