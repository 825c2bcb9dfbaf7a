import type { Narration, NarrationChapter } from '../../lambdas/contract/narration.ts';
import type { Evidence } from '../../lambdas/contract/report-issue.ts';

/** A chapter with one sentence from `at_ms` to `end_ms`. */
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

/** A narration of 64 s about abandoned checkouts. */
export const discountDay = (...clips: Evidence[]): Narration => ({
  ...narration(
    chapter('Thursday, November 19', '31 visitors came.', [0, 40_000], ...clips),
    chapter('First today', 'Repair Apply on /cart.', [40_500, 63_500]),
  ),
  site_name: 'archer.example',
  title: '3 shoppers gave up at the discount code',
});
