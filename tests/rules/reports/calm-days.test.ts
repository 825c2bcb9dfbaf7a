import { expect, test } from 'vitest';
import { observations } from '../../../lambdas/contract/copy/report-observations.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { warmIntro } from '../../../lambdas/reports/writer/words/intro.ts';
import { reportInput } from '../../factories/digest.ts';
import { goldenDays } from '../../golden/days.ts';
import { dayWithoutVisits, workingTag } from '../../golden/shop.ts';

test('two days in a row without a problem are worded differently', () => {
  const { facts } = composeReport(goldenDays['a-quiet-day'] ?? reportInput());
  const window = { ...facts.window, localDate: dayAfter(facts.window.localDate) };
  const lastSentence = (text: string) => text.split('. ').at(-1);
  expect(lastSentence(warmIntro({ ...facts, window }))).not.toBe(lastSentence(warmIntro(facts)));
});

test.each([
  ['on Thursday', '2026-11-19T05:00:00.000Z'],
  ['in these two days', '2026-11-18T05:00:00.000Z'],
])(
  'a report without visits states that none was recorded %s, the days of its window',
  (when, from) => {
    const { window, capture } = dayWithoutVisits({});
    const input = dayWithoutVisits({
      window: { ...window, from },
      capture: { ...capture, lastVisitAt: '2026-11-16T16:00:00.000Z', check: workingTag },
    });
    expect(composeReport(input).summary.warm_intro).toContain(`We recorded no visits ${when}.`);
  },
);

test('a quote about all visits does not read “20 of 20”', () => {
  expect(observations.lowerHalf(20, 20, 'the home page')).toBe(
    'All 20 visits to the home page stayed in its upper half.',
  );
  expect(observations.lastPage(20, 20, 'on the home page')).toBe(
    'All 20 visits ended on the home page.',
  );
  expect(observations.phones(2, 2)).toBe('Both visits came from a phone.');
  expect(observations.phones(1, 2)).toBe('1 of 2 visits came from a phone.');
});

test('a quote that compares keeps the form of its count', () => {
  const lower = observations.lowerHalf(20, 20, 'the home page');
  expect(observations.unusual(lower, undefined, 40)).toBe(
    'All 20 visits to the home page stayed in its upper half, compared with about 40 in 100 before.',
  );
  expect(observations.unusual(observations.phones(30, 40), 75, 40)).toBe(
    '30 of 40 visits came from a phone: about 75 in 100, compared with about 40 in 100 before.',
  );
  expect(observations.never(observations.cameBack(3, 40), 400, 10, 'visitor')).toBe(
    '3 of 40 visitors came back on the same day. On 10 earlier days, none of 400 visitors did.',
  );
});
