import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { warmIntro } from '../../../lambdas/reports/writer/words/intro.ts';
import { reportInput } from '../../factories/digest.ts';
import { goldenDays } from '../../golden/days.ts';

test('two days without a problem in a row are not told in the same words', () => {
  const { facts } = composeReport(goldenDays['a-quiet-day'] ?? reportInput());
  const window = { ...facts.window, localDate: dayAfter(facts.window.localDate) };
  const lastSentence = (text: string) => text.split('. ').at(-1);
  expect(lastSentence(warmIntro({ ...facts, window }))).not.toBe(lastSentence(warmIntro(facts)));
});
