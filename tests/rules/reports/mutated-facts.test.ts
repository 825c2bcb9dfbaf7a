import { expect, test } from 'vitest';
import type { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { ReportFacts } from '../../../lambdas/reports/facts/report-facts.ts';
import { type IssueFacts, isInFull } from '../../../lambdas/reports/issues/issue-facts.ts';
import { applyWording } from '../../../lambdas/reports/writer/model/apply-wording.ts';
import { promptFor, reportedIssues } from '../../../lambdas/reports/writer/model/prompt.ts';
import { verify } from '../../../lambdas/reports/writer/model/verify.ts';
import { writeSummary } from '../../../lambdas/reports/writer/write-summary.ts';
import { draftFor } from '../../../lib/local/stand-ins/model-words.ts';
import { goldenDays } from '../../golden/days.ts';
import { triesAllCases } from '../../sample.ts';
import { issuesOf } from './laws.ts';

/** A fact that a report must state where it applies, and other values for it. */
interface Stated {
  readonly fact: string;
  readonly others: (issue: IssueFacts) => readonly Partial<IssueFacts>[];
}

const counts = [1, 2, 3, 5, 8, 13, 21, 34, 55];
const clicks = ['rage-click', 'dead-click', 'error-click'];
const labeled = (issue: IssueFacts, label: string) =>
  issue.element ? [{ element: { ...issue.element, label } }] : [];

const statedOfIssue: readonly Stated[] = [
  {
    fact: 'visitors affected',
    others: ({ affected, exposed, kind }) =>
      kind === 'slow-page'
        ? []
        : counts.map((n) => ({ affected: affected + n, exposed: exposed + n })),
  },
  {
    fact: 'visitors exposed',
    others: ({ exposed, kind, affected, daysSeen }) =>
      kind === 'slow-page' || (affected === 1 && daysSeen === 1)
        ? []
        : counts.map((n) => ({ exposed: exposed + n })),
  },
  {
    fact: 'the page',
    others: () => ['/pricing', '/about', '/signup', '/login'].map((page) => ({ page })),
  },
  {
    fact: 'the control',
    others: (issue) =>
      clicks.includes(issue.kind)
        ? ['Subscribe', 'Pay now', 'Next step'].flatMap((label) => labeled(issue, label))
        : [],
  },
  {
    fact: 'what happened',
    others: ({ kind }) =>
      (['white-screen', 'quick-back', 'excessive-scroll', 'form-abandonment'] as const)
        .filter((each) => each !== kind)
        .map((each) => ({ kind: each })),
  },
  {
    fact: 'the most clicks',
    others: ({ kind, isUnanswered, isMissed, peak }) =>
      kind === 'rage-click' && isUnanswered && !isMissed
        ? counts.map((n) => ({ peak: peak + n }))
        : [],
  },
  {
    fact: 'the cause',
    others: ({ cause, state, day }) =>
      cause && (state !== 'same' || day <= 2)
        ? ['TypeError: a is undefined (a.js)', 'RangeError: b (b.js)'].map((about) => ({
            cause: { ...cause, about },
          }))
        : [],
  },
  {
    fact: 'how long it is open',
    others: ({ state, day }) => (state === 'same' ? counts.map((n) => ({ day: day + n })) : []),
  },
  {
    fact: 'that it came back',
    others: ({ state, before }) =>
      state === 'new' && before === undefined
        ? [
            {
              state: 'regressed',
              before: { since: '2026-11-10', date: '2026-11-03', affected: 3, exposed: 9 },
            },
          ]
        : [],
  },
  {
    fact: 'its time',
    others: ({ slowness, kind }) =>
      kind === 'slow-page' && slowness && slowness.vital !== 'CLS'
        ? [500, 1_300, 2_700].map((ms) => ({ slowness: { ...slowness, p75: slowness.p75 + ms } }))
        : [],
  },
];

type DayFact = readonly [
  fact: string,
  others: (facts: ReportFacts) => readonly Partial<ReportFacts>[],
];
const statedOfDay: readonly DayFact[] = [
  [
    'visitors',
    ({ visitors, sessions }) =>
      sessions > 0 ? counts.map((n) => ({ visitors: visitors + n })) : [],
  ],
  [
    'sessions',
    ({ sessions }) => (sessions > 0 ? counts.map((n) => ({ sessions: sessions + n })) : []),
  ],
  ['the owner', () => [{ firstName: 'Noor' }, { firstName: '' }]],
  ['the website', () => [{ domain: 'another.example' }]],
  [
    'the day',
    ({ window, dates }) =>
      ['2026-11-16', '2026-11-17'].map((localDate) => ({
        window: { ...window, localDate },
        dates: [...dates.slice(0, -1), localDate],
      })),
  ],
  [
    'the usual day',
    ({ usual, kind }) =>
      usual.visitors &&
      kind !== 'limit-reached' &&
      usual.comparison !== 'about-the-same' &&
      usual.comparison !== 'several-days'
        ? [3, 40, 700].map((n) => ({ usual: { ...usual, visitors: (usual.visitors ?? 0) + n } }))
        : [],
  ],
  [
    'refusals of the plan',
    ({ capture }) =>
      capture.rejectedByPlan > 0
        ? counts.map((n) => ({
            capture: { ...capture, rejectedByPlan: capture.rejectedByPlan + n },
          }))
        : [],
  ],
  [
    'bots',
    ({ capture }) => counts.map((n) => ({ capture: { ...capture, bots: capture.bots + n } })),
  ],
  [
    'late sessions',
    ({ capture, sessions }) =>
      sessions > 0 ? counts.map((n) => ({ capture: { ...capture, late: capture.late + n } })) : [],
  ],
  [
    'unreadable recordings',
    ({ capture }) =>
      counts.map((n) => ({ capture: { ...capture, quarantined: capture.quarantined + n } })),
  ],
  ['gaps', ({ withGaps }) => counts.map((n) => ({ withGaps: withGaps + n }))],
  [
    'visitors who passed an open problem',
    ({ unseen }) =>
      unseen.length > 0
        ? counts.map((n) => ({
            unseen: unseen.map((each) => ({ ...each, passedBy: each.passedBy + n })),
          }))
        : [],
  ],
  [
    'visitors who proved a repair',
    ({ repaired }) =>
      repaired.length > 0
        ? counts.map((n) => ({
            repaired: repaired.map((each) => ({ ...each, passedBy: each.passedBy + n })),
          }))
        : [],
  ],
  [
    'the quote',
    ({ quote }) =>
      quote && quote.key !== 'goal'
        ? counts.map((n) => ({ quote: { ...quote, n: quote.n + n } }))
        : [],
  ],
  [
    'sources',
    ({ traffic }) =>
      traffic.sources.length > 0
        ? counts.map((n) => ({
            traffic: {
              ...traffic,
              sources: traffic.sources.map((each, at) =>
                at === 0 ? { ...each, sessions: each.sessions + n } : each,
              ),
            },
          }))
        : [],
  ],
  [
    'orders',
    ({ traffic }) =>
      traffic.shop
        ? counts.map((n) => ({
            traffic: {
              ...traffic,
              shop: traffic.shop && { ...traffic.shop, checkouts: traffic.shop.checkouts + n },
            },
          }))
        : [],
  ],
];

/** All texts of a report. */
const textsOf = (summary: SummaryData): string[] => [
  summary.subject,
  summary.warm_intro,
  ...summary.focus_points,
  summary.summary_quote,
  summary.comparison,
  summary.provenance,
  String(summary.key_snapshot_data.visitors),
  String(summary.total_sessions),
  summary.site_name,
  ...summary.capture_notes,
  ...(summary.traffic?.lines ?? []),
  ...(summary.traffic?.sources ?? []).map(({ name, visits }) => `${name} ${visits}`),
  ...[...summary.still_open, ...summary.fixed].map(({ line }) => line),
  ...issuesOf(summary).flatMap(({ title, description, suggestion }) => [
    title,
    description,
    suggestion,
  ]),
];

/** The model’s text for these facts, or the rule-based text if the model is not called. */
function byModel(facts: ReportFacts): SummaryData {
  const summary = writeSummary(facts);
  if (reportedIssues(facts).length === 0) return summary;
  const verdict = verify(draftFor(promptFor(facts, '').text), facts);
  return verdict.accepted ? applyWording(summary, verdict.filledDraft, facts) : summary;
}

/** Tries every fourth change, and every eighth for the model, because its text is also verified on each run. */
const writers = [
  ['rules', writeSummary, triesAllCases ? 1 : 4],
  ['model', byModel, 8],
] as const;
const days = Object.entries(goldenDays).map(
  ([name, input]) => [name, composeReport(input).facts] as const,
);

test.each(writers)(
  'the %s change or drop a sentence for each of 2,000 changed facts',
  (_, writer, every) => {
    const unnoticed: string[] = [];
    let mutated = 0;
    for (const [name, facts] of days) {
      const before = textsOf(writer(facts)).join('\n');
      const notice = (fact: string, changed: ReportFacts) => {
        if (JSON.stringify(changed) === JSON.stringify(facts)) return;
        mutated += 1;
        if (mutated % every !== 0) return;
        if (textsOf(writer(changed)).join('\n') === before) unnoticed.push(`${name}: ${fact}`);
      };
      for (const [fact, others] of statedOfDay) {
        for (const other of others(facts)) notice(fact, { ...facts, ...other });
      }
      for (const [at, issue] of facts.issues.entries()) {
        if (!isInFull(issue)) continue;
        for (const { fact, others } of statedOfIssue) {
          for (const other of others(issue)) {
            const issues = facts.issues.map((each, n) => (n === at ? { ...each, ...other } : each));
            notice(`${fact} of ${issue.kind}`, { ...facts, issues });
          }
        }
      }
    }
    expect([...new Set(unnoticed)]).toEqual([]);
    expect(mutated).toBeGreaterThanOrEqual(2_000);
  },
);
