import { expect, test } from 'vitest';
import { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { goldenDays } from '../../golden/days.ts';
import {
  expectEveryNumberHasItsFact,
  expectFitsAnInbox,
  expectHarmless,
  expectNothingTwice,
} from './laws.ts';

const goldenReports = Object.entries(goldenDays).map(
  ([name, input]) => [name, composeReport(input)] as const,
);

test.each(goldenReports)(
  '%s equals its approved text [DATA-13, DATA-14, DATA-15]',
  async (name, report) => {
    expect(SummaryData.parse(report.summary)).toEqual(report.summary);
    const file = `../../golden/summaries/${name}.json`;
    await expect(`${JSON.stringify(report.summary, null, 2)}\n`).toMatchFileSnapshot(file);
  },
);

/** One line per fact and per list entry. */
function* factLines(facts: object): Generator<string> {
  const written = (value: unknown) =>
    JSON.stringify(value, (_, each) => (typeof each === 'number' ? Number(each.toFixed(6)) : each));
  for (const [name, value] of Object.entries(facts)) {
    if (Array.isArray(value)) for (const each of value) yield `${name}: ${written(each)}`;
    else yield `${name}: ${written(value)}`;
  }
}

test('the facts of all days, and what they store for later days, equal the reviewed ones', async () => {
  const lines = goldenReports.flatMap(([name, { facts, days }]) => [
    `# ${name}`,
    ...factLines({ ...facts, days }),
    '',
  ]);
  await expect(lines.join('\n')).toMatchFileSnapshot('../../golden/summaries/facts.txt');
});

test.each(goldenReports)('%s states no number without a fact', (_, { summary, facts }) => {
  expectEveryNumberHasItsFact(summary, facts);
});

test.each(goldenReports)(
  '%s has no repeated sentence, fits an inbox and contains no link',
  (_, { summary }) => {
    expectNothingTwice(summary);
    expectFitsAnInbox(summary);
    expectHarmless(summary);
  },
);

test('no two kinds of day have the same subject or intro', () => {
  const subjects = new Set(goldenReports.map(([, { summary }]) => summary.warm_intro));
  expect(subjects.size).toBe(goldenReports.length);
});
