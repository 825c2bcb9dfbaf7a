import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { warmIntro } from '../../../lambdas/reports/writer/words/intro.ts';
import { reportInput } from '../../factories/digest.ts';
import { goldenDays } from '../../golden/days.ts';

test('two days in a row without a problem are worded differently', () => {
  const { facts } = composeReport(goldenDays['a-quiet-day'] ?? reportInput());
  const window = { ...facts.window, localDate: dayAfter(facts.window.localDate) };
  const lastSentence = (text: string) => text.split('. ').at(-1);
  expect(lastSentence(warmIntro({ ...facts, window }))).not.toBe(lastSentence(warmIntro(facts)));
});
