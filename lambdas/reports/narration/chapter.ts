import type { Evidence } from '../../contract/reports.ts';

/** A part of what is told of the day: in the audio summary some sentences, in the daily video also what is seen. */
export interface Chapter {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Shown one after the other while it is told; a chapter without any is a card with its words. */
  readonly clips: readonly Evidence[];
}
