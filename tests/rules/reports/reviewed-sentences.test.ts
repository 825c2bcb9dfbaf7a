import { expect, test } from 'vitest';
import { subjects } from '../../../lambdas/contract/copy/headlines.ts';
import { narration } from '../../../lambdas/contract/copy/narration.ts';
import { lines, reach, traffic } from '../../../lambdas/contract/copy/reports.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { weekSummary } from '../../../lambdas/reports/facts/trend.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { sentencesOf } from '../../../lambdas/reports/narration/timing.ts';
import { truncateToLength } from '../../../lambdas/reports/writer/words/truncate-to-length.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { dayWithoutVisits, remembered, workingTag } from '../../golden/shop.ts';

test.each([
  [0, 1, 1, 'The one visitor hadn’t come the day before.'],
  [1, 1, 28, 'The one visitor had also come in the 28 days before.'],
  [0, 6, 28, 'None of the 6 visitors had also come in the 28 days before.'],
  [1, 6, 2, '1 of the 6 visitors had also come in the 2 days before.'],
  [2, 2, 1, 'Both visitors had also come the day before.'],
  [1_200, 1_200, 28, 'All 1,200 visitors had also come in the 28 days before.'],
])('%i returning visitors of %i in %i days read “%s”', (n, all, days, text) => {
  expect(traffic.returning(n, all, days)).toBe(text);
});

test.each([
  [1, 1, 'the only visitor to checkout'],
  [2, 2, 'both visitors to checkout'],
  [1, 9, 'one of the 9 visitors to checkout'],
  [1_150, 2_300, '1,150 of the 2,300 visitors to checkout'],
])('%i of %i affected visitors of a page are “%s”', (n, all, text) => {
  expect(reach({ n, all, page: 'checkout' })).toBe(text);
});

const unseen = (kind: Parameters<typeof remembered>[0], passedBy = 0) => {
  const memory = [remembered({ page: '/checkout', title: 'It', ...kind, passedBy })];
  const digests = visits(0, 2, (n) => visit(n, { page: '/checkout' }));
  return composeReport(reportInput({ digests, memory })).summary.still_open[0]?.line;
};

test.each([
  ['form-abandonment', 'abandoned it'],
  ['excessive-scroll', 'did that'],
  ['dead-click', 'ran into it'],
] as const)('visits without a problem of kind %s are not said to run into it: %s', (kind, did) => {
  expect(unseen({ kind })).toContain(`: none of the last 3 visits to checkout ${did}.`);
});

test('an open problem that is not seen has a subject with its title and the weekday', () => {
  const title = 'visitors don’t finish the checkout form';
  const subject = (name: string, open: number) =>
    truncateToLength(subjects.unseen(name, 'on Monday', open), { min: 25, max: 60 });
  expect(subject(title, 3)).toBe(`Not seen on Monday: ${title}`);
  expect(subject('It'.repeat(40), 1)).toBe('Open problem not seen on Monday');
  expect(subject('It'.repeat(40), 2)).toBe('Open problems not seen on Monday');
});

const apply = signal('dead-click', '/cart', { element: element('Apply') });

test('a problem that a reader marked as fixed is not one that we thought was fixed', () => {
  const digests = visits(0, 8, (n) => visit(n, { page: '/cart', signals: [apply] }));
  const back = (changes: Parameters<typeof remembered>[0]) => {
    const known = { kind: 'dead-click', page: '/cart', element: element('Apply') } as const;
    return composeReport(reportInput({ digests, memory: [remembered({ ...known, ...changes })] }))
      .summary;
  };
  const claimed = back({ mark: { as: 'fixed', at: '2026-11-19T09:00:00.000Z' } });
  expect(claimed.warm_intro).toContain('A problem that was marked as fixed is back:');
  expect(JSON.stringify(claimed)).toContain(
    'marked as fixed on Thursday, November 19, but it happened again.',
  );
  const proven = back({ state: 'verified-fixed', repairedOn: '2026-11-18' });
  expect(proven.warm_intro).toContain('A problem we thought was fixed is back:');
});

/** Four visitors of Thursday, and two whose sessions are from Wednesday. */
const withLate = reportInput({
  digests: [
    ...visits(0, 3),
    ...visits(4, 5, (n) => visit(n, { startedAt: '2026-11-19T03:00:00.000Z' })),
  ],
  capture: { bots: 0, rejectedByPlan: 0, late: 2, quarantined: 0 },
});

test('the narration counts the same visitors of the day as the intro', () => {
  const { facts, summary } = composeReport(withLate);
  expect(summary.warm_intro).toContain('You had 4 visitors on Thursday');
  const said = sentencesOf(narrate(facts, summary)).join(' ');
  expect(said).toContain('You had four visitors.');
  expect(said).toContain('none of your four visitors on Thursday');
});

test('the numbers of a day leave out late sessions, and a note states what includes them', () => {
  const { summary } = composeReport(withLate);
  expect(summary).toMatchObject({ total_sessions: 4, key_snapshot_data: { visitors: 4 } });
  expect(summary.provenance).toContain(' 4 sessions recorded.');
  expect(summary.capture_notes).toContain(
    '2 more sessions from an earlier day arrived after that report. The problems here include them.',
  );
  const allLate = { ...withLate, digests: withLate.digests.slice(4) };
  expect(composeReport(allLate).summary).toMatchObject({
    ...{ total_sessions: 2, key_snapshot_data: { visitors: 2 } },
  });
});

test('a week counts the days on which an open problem was only watched', () => {
  const of = { visitors: 40, sessions: 50, complete: true, devices: {}, pages: {} };
  const issues = { it: [2, 40] as const };
  const days = [
    { ...of, date: '2026-11-20', issues, reported: [] },
    { ...of, date: '2026-11-22', issues, reported: ['it'] },
  ];
  const memory = [remembered({ fingerprint: 'it', lastSeen: '2026-11-22' })];
  const { problems } = weekSummary(days, memory, { until: '2026-11-22', rules: 1 });
  expect(problems).toMatchObject([{ days: 2, most: 2 }]);
});

test('shares, pages and devices of a day are those of its own sessions', () => {
  const { facts, summary } = composeReport(withLate);
  expect(facts).toMatchObject({ read: 4, pages: [{ page: '/', visits: 4 }] });
  expect(facts.devices).toMatchObject([{ device: 'computer', visitors: 4 }]);
  expect(summary.top_page_visits).toBe(4);
  const said = sentencesOf(narrate(facts, summary)).join(' ');
  expect(said).toContain('All 4 visits went to the home page.');
  expect(said).toContain('All four were on a computer.');
});

test('the counts of a day that later days compare with contain no late session', () => {
  const lateProblem = {
    ...withLate,
    digests: withLate.digests.map((each, n) => (n > 3 ? { ...each, signals: [apply] } : each)),
  };
  const [day] = composeReport(lateProblem).days;
  expect(day).toMatchObject({ visitors: 4, sessions: 4, issues: {}, pages: { '/': 4 } });
});

test('a day whose sessions are not processed yet is no day without visits', () => {
  const input = dayWithoutVisits({});
  const capture = { ...input.capture, check: workingTag, pending: 12 };
  const { facts, summary } = composeReport({ ...input, capture });
  expect(summary.subject).toBe('Thursday’s visits aren’t processed yet');
  expect(summary.preheader).toBe(
    'Visits were recorded, but not processed in time. The next report covers them.',
  );
  expect(summary.warm_intro).toBe(
    'Good morning, Maya. Visits of 12 visitors on Thursday weren’t processed when this report was written. The next report covers them.',
  );
  expect(summary.focus_points).toEqual(['Nothing to do today.']);
  expect(summary.provenance).toContain('No session was processed in time.');
  const said = sentencesOf(narrate(facts, summary)).join(' ');
  expect(said).toContain('Visits of 12 visitors on Thursday weren’t processed');
  expect(`${said}${JSON.stringify(summary)}`).not.toMatch(/no one came|no visits|share a link/i);
});

test('sessions that are not processed yet are noted with the report that will cover them', () => {
  const pending = { ...withLate.capture, late: 0, pending: 1 };
  const { summary } = composeReport({ ...withLate, digests: visits(0, 3), capture: pending });
  expect(summary.capture_notes).toContain(
    'Sessions of one more visitor weren’t processed when this report was written; the next one covers them.',
  );
});

test('a repair is always in the narration, with the page whose visitors prove it', () => {
  expect(
    narration.better('“Apply” goes nowhere', 'none of the last 8 visits to the cart ran into it'),
  ).toBe('Fixed: “Apply” goes nowhere. None of the last 8 visits to the cart ran into it.');
  const fixed = lines.fixed('It', 8, 'the cart');
  expect(fixed).toBe('It (now fixed). None of the last 8 visits to the cart ran into it.');
});
