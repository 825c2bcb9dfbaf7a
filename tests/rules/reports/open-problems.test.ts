import { expect, test } from 'vitest';
import { subjects } from '../../../lambdas/contract/copy/headlines.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { SUBJECT_CHARACTERS } from '../../../lambdas/reports/facts/constants.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { truncateToLength } from '../../../lambdas/reports/writer/words/truncate-to-length.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { apply, buying, clickedApply, remembered, shop } from '../../golden/shop.ts';
import { ordinaryVisit } from '../../golden/visits.ts';
import { issuesOf } from './laws.ts';

/** The dead button in the memory after yesterday’s report. */
const openApply = remembered({
  kind: 'rage-click',
  page: '/cart',
  element: apply,
  title: '“Apply” doesn’t respond',
  severity: 'critical',
  state: 'new',
  firstSeen: '2026-11-18',
  daysSeen: 1,
  affected: 3,
  exposed: 4,
});
const nextDay = (digests: Parameters<typeof reportInput>[0]) =>
  composeReport(reportInput({ website: shop, memory: [openApply], ...digests })).summary;

test('an open Critical issue that still occurs keeps first place, severity, clip and subject', () => {
  const summary = nextDay({ digests: [...visits(0, 2, clickedApply), ordinaryVisit(3, buying)] });
  const [issue] = summary.critical_issues;
  expect(issue).toMatchObject({ state: 'same', stats: { affected: 3, exposed: 4 } });
  expect(issue?.evidence).toHaveLength(3);
  expect(issue?.suggestion).not.toBe('');
  expect(issue?.description).toMatch(/^Day 2: /);
  expect(summary.subject).toContain('“Apply”');
  expect(summary.subject).not.toMatch(/nothing new|no problems/i);
  expect(summary.focus_points[0]).toContain('“Apply”');
  expect(summary.still_open).toEqual([]);
});

test('an open Critical issue keeps its severity when a single visitor hits it today', () => {
  const digests = [clickedApply(0), ...visits(1, 20, (n) => ordinaryVisit(n, buying))];
  expect(nextDay({ digests }).critical_issues).toHaveLength(1);
});

test('an open Critical issue without a visitor today is listed with how many visits to its page didn’t run into it', () => {
  const summary = nextDay({ digests: visits(0, 3, (n) => ordinaryVisit(n, buying)) });
  expect(summary.still_open).toMatchObject([{ fingerprint: openApply.fingerprint }]);
  expect(summary.still_open[0]?.line).toMatch(/\. Not seen on Thursday: .*the last 4 visits/);
  expect(summary.subject).not.toMatch(/nothing new|no problems/i);
});

test('a preheader about open problems does not call the day of the report today', () => {
  const digests = visits(0, 3, (n) => ordinaryVisit(n, buying));
  const from = '2026-11-20T05:00:00.000Z';
  const window = { ...reportInput().window, from, localDate: '2026-11-20' };
  const { preheader } = nextDay({ digests, window });
  expect(preheader).toBe(
    '4 visitors on Friday. No one ran into the open problem. See how many visitors reached it.',
  );
});

test('if no one reached the page of an open Critical issue, the report states that without a zero', () => {
  const [line] = nextDay({ digests: visits(0, 3, (n) => ordinaryVisit(n, ['/'])) }).still_open;
  expect(line?.line).toMatch(/\. Not seen on Thursday: no one has reached/);
});

test('an open Minor issue that stays the same is one line', () => {
  const memory = [{ ...openApply, severity: 'minor' as const, affected: 1, exposed: 40 }];
  const digests = [clickedApply(0), ...visits(1, 300, (n) => ordinaryVisit(n, buying))];
  const summary = composeReport(reportInput({ website: shop, memory, digests })).summary;
  expect(summary.minor_issues).toEqual([]);
  expect(summary.still_open).toHaveLength(1);
});

test.each([
  '“Apply” doesn’t respond',
  '“Estimate shipping” fails with an error',
  'The Gifts page is slow to load',
])('the subjects of an open problem vary from day to day: %s', (title) => {
  const forms = Array.from({ length: 30 }, (_, index) =>
    truncateToLength(subjects.open(index + 2, title, 11, 27), SUBJECT_CHARACTERS),
  ).map((subject) => subject.replace(/\d+/g, 'n'));
  expect(forms.filter((form, index) => form === forms[index - 1])).toEqual([]);
  expect(forms.filter((form) => !form.includes(title.slice(4)))).toEqual([]);
});

test('the text of an error is in the report of its first day and not repeated on the next one', () => {
  const about = 'Oops (cart.js)';
  const digests = visits(0, 3, (n) =>
    visit(n, {
      page: '/cart',
      signals: [signal('error-click', '/cart', { element: element('Apply'), about, count: 1 })],
    }),
  );
  const first = composeReport(reportInput({ digests }));
  const window = {
    ...first.facts.window,
    from: '2026-11-20T05:00:00.000Z',
    to: '2026-11-21T05:00:00.000Z',
    localDate: '2026-11-20',
  };
  const moved = digests.map((each) => ({
    ...each,
    startedAt: each.startedAt.replace('-19T', '-20T'),
  }));
  const second = composeReport(
    reportInput({ digests: moved, memory: [...first.issues], window, isFirst: false }),
  );
  const texts = [first, second].map(({ summary }) => issuesOf(summary)[0]?.description);
  expect(texts.map((text) => text?.includes('Oops'))).toEqual([true, false]);
  expect(texts[1]).toContain('Day 2: ');
});

const calmDay = visits(0, 9, (n) => ordinaryVisit(n, buying));
const slow = Array.from({ length: 6 }, (_, n) =>
  remembered({ kind: 'slow-page', page: `/page-${n}`, title: `Page ${n} is slow`, about: 'LCP' }),
);

test('the open problems that no one ran into are listed by severity, so a Critical one is never left out', () => {
  const { summary } = composeReport(
    reportInput({ website: shop, digests: calmDay, memory: [...slow, openApply] }),
  );
  expect(summary.still_open).toHaveLength(5);
  expect(summary.still_open[0]?.fingerprint).toBe(openApply.fingerprint);
  expect(summary.subject).toContain('“Apply” doesn’t respond');
  expect(summary.focus_points[0]).toContain('“Apply” doesn’t respond');
});

test.each([
  [1, 'Thursday: 10 visitors, one problem still open'],
  [3, 'Thursday: 10 visitors, three problems still open'],
])('after the first day without them, the subject counts the open problems: %i', (n, subject) => {
  const known = { ...openApply, lastSeen: '2026-11-15' };
  const memory = [known, ...slow.slice(0, n - 1)];
  expect(nextDay({ digests: calmDay, memory }).subject).toBe(subject);
  expect(nextDay({ digests: calmDay, memory: [openApply] }).subject).toMatch(/^Not seen on Thu/);
});

test('a report of several days says that an open problem was not seen in all of them', () => {
  const window = { ...reportInput().window, from: '2026-11-18T05:00:00.000Z' };
  const known = { ...openApply, lastSeen: '2026-11-17' };
  expect(nextDay({ digests: calmDay, window, memory: [known] }).subject).toBe(
    'Not seen in these two days: “Apply” doesn’t respond',
  );
});

test('a proven repair is the subject rather than an open problem that no one ran into', () => {
  const fixed = {
    ...openApply,
    affected: 8,
    exposed: 10,
    mark: { as: 'fixed' as const, at: '2026-11-18T22:00:00.000Z' },
  };
  const digests = visits(0, 60, (n) => ordinaryVisit(n, buying));
  const summary = nextDay({ digests, memory: [fixed, ...slow.slice(0, 1)] });
  expect(summary.fixed).toHaveLength(1);
  expect(summary.still_open).toHaveLength(1);
  expect(summary.subject).toBe('Fixed: “Apply” doesn’t respond');
});

test.each([
  ['full plan', { rejectedByPlan: 9 }, 'Upgrade'],
  [
    'missing script',
    { scriptMissingSince: '2026-11-19T20:00:00.000Z' },
    'Put the tracking script back',
  ],
])('a problem on a day with a %s is not called the first step', (_, more, first) => {
  const capture = { bots: 0, rejectedByPlan: 0, late: 0, quarantined: 0, ...more };
  const other = visits(23, 26, (n) =>
    visit(n, {
      page: '/gifts',
      signals: [signal('dead-click', '/gifts', { element: element('Wrap') })],
    }),
  );
  for (const memory of [[], [openApply]])
    for (const digests of [
      visits(20, 22, clickedApply),
      [...visits(20, 22, clickedApply), ...other],
    ]) {
      const { summary } = composeReport(reportInput({ website: shop, digests, memory, capture }));
      expect(summary.focus_points[0]).toContain(first);
      expect(summary.preheader).toContain(first);
      expect(`${summary.warm_intro} ${summary.preheader}`).not.toMatch(/\bstart\b|\bfirst\b/i);
    }
});

test('a missing script is the first step in email and video, and the subject if no problem was seen', () => {
  const capture = {
    ...{ bots: 0, rejectedByPlan: 0, late: 0, quarantined: 0 },
    scriptMissingSince: '2026-11-19T20:00:00.000Z',
  };
  const subjects = [calmDay, [...calmDay, ...visits(20, 22, clickedApply)]].map((digests) => {
    const input = reportInput({ website: shop, digests, memory: [openApply], capture });
    const { facts, summary } = composeReport(input);
    expect(summary.focus_points[0]).toBe('Put the tracking script back on your home page.');
    expect(narrate(facts, summary).at(-1)?.sentences).toEqual([
      'If you do one thing today: put the tracking script back on harborlane.example. Your connection page has it.',
    ]);
    return summary.subject;
  });
  expect(subjects).toEqual([
    'The tracking script is missing from your home page',
    '3 of 13 visitors: “Apply” doesn’t respond (day 2)',
  ]);
});
