import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { reportInput, seen, signal, visit } from '../../factories/digest.ts';

const FIRST = '2026-11-19';
type Found = readonly [visitors: number, found: Signal];

/** The report of a day on which the visitors found these problems and ten others found none. */
function reportOf(day: number, found: readonly Found[], known: readonly IssueMemory[]) {
  const date = dayAfter(FIRST, day);
  const each = found.flatMap(([visitors, one]) => Array.from({ length: visitors }, () => [one]));
  const digests = [...each, ...Array.from({ length: 10 }, () => [])].map((signals, n) =>
    visit(n, {
      visitor: `visitor-${day}-${n}`,
      startedAt: `${date}T14:00:00.000Z`,
      pages: [seen('/mugs'), seen('/bowls')],
      signals,
    }),
  );
  const { window } = reportInput();
  return composeReport(
    reportInput({
      digests,
      memory: known,
      window: {
        ...window,
        from: `${date}T05:00:00.000Z`,
        to: `${dayAfter(date, 1)}T05:00:00.000Z`,
        localDate: date,
      },
    }),
  );
}

function reportsOf(days: readonly (readonly Found[])[], known: readonly IssueMemory[] = []) {
  const memory = new Map(known.map((each) => [each.fingerprint, each]));
  return days.map((found, day) => {
    const report = reportOf(day, found, [...memory.values()]);
    for (const each of report.issues) memory.set(each.fingerprint, each);
    return report;
  });
}
const issuesOf = (reports: ReturnType<typeof reportsOf>) =>
  reports.map(({ facts }) => facts.issues.map(({ element, state }) => [element?.label, state]));

const button = (label: string, selector: string) => ({
  element: { role: 'button', label, selector },
});
const save = (label: string, n: number): Signal =>
  signal('dead-click', '/mugs', { count: 4, ...button(label, `li:nth-of-type(${n}) > button`) });
const red = save('Save Red mug', 1);
const blue = save('Save Blue mug', 2);
const green = save('Save Green mug', 3);
const failing = (label: string, page = '/mugs', about = 'TypeError: x (a.js)'): Signal =>
  signal('error-click', page, { about, ...button(label, `main > button.${label}`) });
const option = (n: number, about: string): Signal =>
  signal('keyboard-barrier', '/mugs', {
    ...{ about, count: 4 },
    ...button(`Option ${n}`, `div > button:nth-of-type(${n})`),
  });

test.each<[string, readonly (readonly Found[])[]]>([
  [
    'whichever item leads',
    [
      [
        [5, red],
        [2, blue],
      ],
      [
        [2, red],
        [5, blue],
      ],
      [[5, green]],
      [
        [5, green],
        [3, blue],
      ],
    ],
  ],
  [
    'after a day with one item',
    [
      [[5, red]],
      [[5, blue]],
      [
        [5, green],
        [2, red],
      ],
    ],
  ],
  [
    'whichever control ends in its error',
    [
      [
        [5, failing('Save')],
        [2, failing('Print')],
      ],
      [[5, failing('Print')]],
      [[5, failing('Open')]],
    ],
  ],
  [
    'whichever page sends its request',
    [
      [[5, failing('Save', '/mugs', '/api/save 500')]],
      [[5, failing('Save', '/bowls', '/api/save 500')]],
    ],
  ],
  ['whichever option ignores the keyboard', [[[5, option(1, 'Enter')]], [[5, option(2, 'Space')]]]],
])('an issue keeps its history %s', (_, days) => {
  const reports = reportsOf(days);
  const states = reports.map(({ facts }) => facts.issues.map(({ state }) => state));
  expect(states).toEqual(days.map((__, day) => [day === 0 ? 'new' : 'same']));
  expect(
    new Set(reports.flatMap(({ issues }) => issues.map((each) => each.fingerprint))).size,
  ).toBe(1);
});

test('a control that was named with all items of its list keeps this name', () => {
  const reports = reportsOf([
    [
      [5, red],
      [2, blue],
    ],
    [[5, green]],
  ]);
  expect(issuesOf(reports)).toEqual([[['Save …', 'new']], [['Save …', 'same']]]);
});

test('days of several items count as usual days of the issue that they are', () => {
  const [first, second] = reportsOf([
    [[5, red]],
    [
      [5, blue],
      [2, green],
    ],
  ]);
  const [issue] = first?.issues ?? [];
  expect(Object.keys(second?.days[0]?.issues ?? {})).toEqual([issue?.fingerprint]);
});

test('an issue that an earlier release named by one item keeps its history and its answer', () => {
  const [before] = reportOf(0, [[5, blue]], []).issues;
  const { faults: _, ...known } = before as IssueMemory;
  const mark = { as: 'not-a-problem', at: `${FIRST}T20:00:00Z` } as const;
  const { facts, issues } = reportOf(
    1,
    [
      [5, red],
      [2, blue],
    ],
    [{ ...known, mark }],
  );
  expect(facts.answered.map(({ fingerprint }) => fingerprint)).toEqual([known.fingerprint]);
  expect(issues.map(({ fingerprint }) => fingerprint)).toEqual([known.fingerprint]);
});

test('an item of an open issue is not called fixed while another item fails', () => {
  const known = [red, blue].map((each, day) => {
    const [memory] = reportOf(day, [[5, each]], []).issues;
    return memory as IssueMemory;
  });
  const days = Array.from({ length: 9 }, () => [[9, green]] as const);
  const reports = reportsOf(days, known);
  expect(reports.flatMap(({ facts }) => facts.repaired)).toEqual([]);
});

test.each<[string, Signal, Signal]>([
  ['of another list', red, { ...save('Save Red bowl', 1), page: '/bowls' }],
  ['with another word', red, save('Share Red mug', 1)],
  ['with another error', failing('Save'), failing('Keep', '/mugs', 'TypeError: y (a.js)')],
  [
    'with another request',
    failing('Save', '/mugs', '/api/a 500'),
    failing('Keep', '/mugs', '/api/b 500'),
  ],
])('a control %s is a new issue', (_, one, other) => {
  const [, second] = reportsOf([[[5, one]], [[5, other]]]);
  expect(second?.facts.issues.map(({ state }) => state)).toEqual(['new']);
});

test('two issues of a day never share a history', () => {
  const [first] = reportsOf([
    [
      [5, failing('Save', '/mugs', '/api/x 500')],
      [3, failing('Keep', '/mugs', '/api/x 500')],
    ],
  ]);
  const both = [
    [5, failing('Save', '/bowls', '/api/x 500')],
    [5, failing('Keep', '/mugs', '/api/x 500')],
  ] as const;
  const { facts } = reportOf(1, both, first?.issues ?? []);
  expect(facts.issues.map(({ state }) => state).toSorted()).toEqual(['new', 'same']);
});

test('an issue of the same fault never takes the history of a control that another issue includes', () => {
  const [first, second] = [
    reportOf(0, [[5, failing('Save', '/mugs', '/api/x 500')]], []).issues[0],
    reportOf(1, [[5, failing('Print', '/mugs', '/api/x 500')]], []).issues[0],
  ] as IssueMemory[];
  const known = [first, second] as IssueMemory[];
  const { issues } = reportOf(
    2,
    [
      [5, failing('Save', '/mugs', '/api/x 500')],
      [4, failing('Print', '/mugs', '/api/x 500')],
      [3, failing('Print', '/bowls', '/api/x 500')],
    ],
    known,
  );
  const ofBowls = issues.find(({ page }) => page === '/bowls');
  expect(known.map(({ fingerprint }) => fingerprint)).not.toContain(ofBowls?.fingerprint);
});

/** What a report of its own remembers of each of these problems. */
const knownFrom = (...found: readonly Signal[]) =>
  found.map((each, day) => reportOf(day, [[5, each]], []).issues[0] as IssueMemory);

test('a control with its own history keeps it beside an older control of the same fault', () => {
  const [older, own] = knownFrom(blue, red);
  const { issues } = reportOf(2, [[5, red]], [older, own] as IssueMemory[]);
  expect(issues.map(({ fingerprint }) => fingerprint)).toEqual([own?.fingerprint]);
});

test('an issue of several controls continues the reported one, not an older one that was watched', () => {
  const [older, reported] = knownFrom(blue, red) as [IssueMemory, IssueMemory];
  const { issues } = reportOf(
    2,
    [
      [5, blue],
      [5, red],
    ],
    [{ ...older, isReported: false }, reported],
  );
  expect(issues.map(({ fingerprint }) => fingerprint)).toEqual([reported.fingerprint]);
});

test('a control of the same fault with another label is not named by the items before', () => {
  const saving = (label: string, page: string) => failing(label, page, '/api/save 500');
  const reports = reportsOf([
    [
      [5, saving('Save Red', '/mugs')],
      [2, saving('Save Blue', '/bowls')],
    ],
    [[5, saving('Print', '/mugs')]],
  ]);
  expect(issuesOf(reports)).toEqual([[['Save …', 'new']], [['Print', 'same']]]);
});
