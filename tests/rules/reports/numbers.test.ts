import { expect, test } from 'vitest';
import {
  numbersIn,
  numbersOfDay,
  numbersOfIssue,
} from '../../../lambdas/reports/writer/words/numbers.ts';

test.each([
  ['two, both and three', ['2', '2', '3']],
  ['Four, five and six', ['4', '5', '6']],
  ['seven on the seventh day', ['7', '7']],
  ['eight, nine and ten', ['8', '9', '10']],
  ['no one waits often', []],
  ['1,234 of 5,000,000', ['1234', '5000000']],
  ['12.5% in 3 s.', ['12.5', '3']],
])('%j states the numbers %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

/** All numbers that a report may state about an issue with these facts. */
const ofIssue = (facts: object) => {
  const none = { exposedSessions: 0, largestVisitorShare: 0, signals: 0, daysSeen: 0 };
  const issue = { ...none, devices: [], baseline: null, ...facts };
  return numbersOfIssue(issue as never, 'America/New_York');
};
test.each([
  ['a count as it is', { affected: 12 }, '12'],
  ['a number without its decimals', { peak: 1234.6 }, '1235'],
  ['a share in percent', { rate: 0.426 }, '43'],
  ['milliseconds in seconds', { peak: 7_940 }, '7.9'],
  ['how long a list is', { evidence: ['', '', ''] }, '3'],
  ['the day of a date', { onset: '2026-11-19' }, '19'],
  ['an instant by the owner’s clock', { lastSeenAt: '2026-11-19T15:42:00Z' }, '10'],
  ['a number word of a label', { about: 'Pay in three steps' }, '3'],
  ['sessions on other devices', { exposedSessions: 110, devices: [{ exposedSessions: 40 }] }, '70'],
  ['the signals of one visitor', { largestVisitorShare: 0.5, signals: 62 }, '31'],
  ['the days before this one', { daysSeen: 9 }, '8'],
  ['the usual share', { baseline: { share: 0.07 } }, '7'],
  ['a tiny usual share', { baseline: { share: 0.001 } }, '1'],
  ['what a usual share is a part of', { baseline: { share: 0.07 } }, '100'],
])(
  'a text about an issue may state %s, and no text may state it without the fact',
  (_, facts, number) => {
    expect([...ofIssue(facts)]).toContain(number);
    expect([...ofIssue({})]).not.toContain(number);
  },
);

test('a text about a day may state how many issues it shows and omits, their status, and who was on time', () => {
  const issues = (count: number, state: string, severity = '') =>
    Array.from({ length: count }, () => ({ state, severity }));
  const facts = {
    issues: [
      ...issues(11, 'same', 'critical'),
      ...issues(4, 'new', 'minor'),
      ...issues(20, 'same', 'minor'),
    ],
    answered: [...issues(3, 'muted'), ...issues(5, 'claimed-fixed')],
    window: { timezone: 'UTC' },
    visitors: 50,
    lateVisitors: 2,
    sessions: 63,
    capture: { late: 4 },
  };
  const numbers = [...numbersOfDay(facts as never)].map(Number);
  for (const stated of [3, 5, 8, 11, 15, 20, 35, 48, 50, 59, 63]) expect(numbers).toContain(stated);
});
