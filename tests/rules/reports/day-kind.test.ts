import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayKind } from '../../../lambdas/reports/facts/day-kind.ts';
import { reportInput, visit, visits } from '../../factories/digest.ts';
import { daysBefore } from '../../golden/visits.ts';

const ordinary = {
  sessions: 40,
  issues: 0,
  rejectedByPlan: 0,
  isFirst: false,
  isScriptMissing: false,
  daysCovered: 1,
};

test.each([
  ['quiet', {}],
  ['issues', { issues: 1 }],
  ['first', { isFirst: true, issues: 3 }],
  ['after-outage', { daysCovered: 3 }],
  ['no-visits', { sessions: 0 }],
  ['tracking-stopped', { sessions: 0, isScriptMissing: true }],
  ['limit-reached', { rejectedByPlan: 1, sessions: 0 }],
  ['limit-reached', { rejectedByPlan: 9, issues: 2 }],
  ['quiet', { isScriptMissing: true }],
] as const)('a day is %s when %j', (kind, facts) => {
  expect(dayKind({ ...ordinary, ...facts })).toBe(kind);
});

test('each covered date has a separate summary, in the owner’s zone', () => {
  const base = reportInput();
  const at = (n: number, startedAt: string) => visit(n, { startedAt });
  const { days } = composeReport(
    reportInput({
      window: { ...base.window, from: '2026-11-17T05:00:00.000Z' },
      digests: [
        at(0, '2026-11-17T05:00:00.000Z'),
        at(1, '2026-11-18T04:59:59.000Z'),
        at(2, '2026-11-18T05:00:00.000Z'),
        at(3, '2026-11-20T04:59:59.000Z'),
      ],
    }),
  );
  expect(days.map(({ date, visitors }) => [date, visitors])).toEqual([
    ['2026-11-17', 2],
    ['2026-11-18', 1],
    ['2026-11-19', 1],
  ]);
});

test('a day cut short by the plan limit is no baseline and is not compared', () => {
  const base = reportInput();
  const { days, summary } = composeReport(
    reportInput({
      digests: visits(0, 20),
      earlier: daysBefore('2026-11-19', 8, 60),
      capture: { ...base.capture, rejectedByPlan: 40 },
    }),
  );
  expect(days[0]?.complete).toBe(false);
  expect(summary.comparison).toBe('Not comparable: part of the day is missing');
});

test('bots, late, unreadable and sampled recordings are each reported in one line', () => {
  const base = reportInput();
  const { summary } = composeReport(
    reportInput({
      digests: [...visits(0, 9), visit(10, { gaps: ['missing-batches:3-5'] })],
      capture: {
        ...base.capture,
        bots: 143,
        late: 1,
        quarantined: 2,
        sampledFrom: { sessions: 110, visitors: 90 },
      },
    }),
  );
  expect(summary.capture_notes).toEqual([
    'Based on an even sample of 11 of 109 sessions; pages and problems are counted only in those.',
    'One more session from an earlier day arrived after that report. The problems here include it.',
    '2 recordings couldn’t be analyzed and are left out.',
    'Parts of one recording are missing, so more may have happened than we saw.',
  ]);
  expect(summary.provenance).toContain('143 visits from known bots left out.');
  expect(summary.key_snapshot_data.visitors).toBe(90);
  expect(summary.total_sessions).toBe(109);
});

test('a sampled day is stored with all its visitors, so the next day compares with all of them', () => {
  const { capture, ...base } = reportInput();
  const sampled = { ...base, digests: visits(0, 9) };
  const sampledFrom = { sessions: 110, visitors: 90 };
  const { days } = composeReport({ ...sampled, capture: { ...capture, sampledFrom } });
  expect(days).toMatchObject([{ visitors: 90, sessions: 110 }]);
  const from = '2026-11-18T05:00:00.000Z';
  const first = visit(10, { startedAt: '2026-11-18T15:00:00.000Z' });
  const twoDays = composeReport({
    ...sampled,
    window: { ...base.window, from },
    digests: [...sampled.digests.slice(1), first],
    capture: { ...capture, sampledFrom },
  }).days;
  expect(twoDays.map(({ visitors, sessions }) => [visitors, sessions])).toEqual([
    [9, 11],
    [81, 99],
  ]);
});

test('reports a page that lost all its visitors while the website did not', () => {
  const earlier = daysBefore('2026-11-19', 4, 40, { pages: { '/': 40, '/pricing': 22 } });
  const { summary } = composeReport(reportInput({ digests: visits(0, 39), earlier }));
  expect(summary.capture_notes).toEqual([
    'The Pricing page typically has about 22 visitors and had none: it may have moved or lost the script.',
  ]);
});
