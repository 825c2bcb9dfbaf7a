import type { Narration, NarrationChapter } from '../../lambdas/contract/narration.ts';
import type { Evidence } from '../../lambdas/contract/report-issue.ts';

/** A chapter of one sentence, said from one moment to another. */
export const chapter = (
  title: string,
  text: string,
  [at_ms, end_ms]: readonly [number, number],
  ...clips: Evidence[]
): NarrationChapter => ({ title, sentences: [{ text, at_ms, end_ms }], clips });

/** A report without audio. */
export const narration = (...chapters: NarrationChapter[]): Narration => ({
  date: '2026-11-20',
  analysis_date: '2026-11-19',
  site_name: 'shop.example',
  title: 'Apply does not answer',
  chapters,
  audio: null,
});
