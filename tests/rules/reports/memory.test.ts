import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { issueHistory } from '../../../lambdas/reports/issues/memory/issue-history.protocol.ts';
import type {
  IssueMemory,
  OwnerAnswer,
} from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

const THURSDAY = '2026-11-19';
const gifts = element('Gifts', 'link');

/** `days` after Thursday: the first `affected` of `visitors` click a dead link. */
function day(days: number, affected: number, visitors: number): readonly Digest[] {
  const shift = days * 86_400_000;
  return visits(0, visitors - 1, (n) => {
    const plain = visit(n, { page: '/' });
    const startedAt = new Date(Date.parse(plain.startedAt) + shift).toISOString();
    const signals = n < affected ? [signal('dead-click', '/', { element: gifts, count: 1 })] : [];
    return { ...plain, startedAt, signals };
  });
}

interface Reported {
  readonly affected: number;
  readonly visitors?: number;
  /** The owner’s answer to the previous day’s report. */
  readonly says?: OwnerAnswer['as'];
  /** The version of the signal rules. */
  readonly rules?: number;
}

/** Composes consecutive reports with the memory of the previous one; returns how each shows the issue. */
function reportStates(...reports: readonly Reported[]) {
  let memory: readonly IssueMemory[] = [];
  return reports.map(({ affected, visitors = 40, says, rules = 1 }, days) => {
    const localDate = dayAfter(THURSDAY, days);
    const from = new Date(Date.parse('2026-11-19T05:00:00Z') + days * 86_400_000);
    if (says) {
      const mark: OwnerAnswer = { as: says, at: from.toISOString() };
      memory = memory.map((issue) => ({ ...issue, mark }));
    }
    const to = new Date(from.getTime() + 86_400_000).toISOString();
    const window = { from: from.toISOString(), to, localDate, timezone: 'America/New_York' };
    const digests = day(days, affected, visitors).map((digest) => ({ ...digest, rules }));
    const report = composeReport(reportInput({ digests, window, memory: [...memory] }));
    const learned = new Map(report.issues.map((issue) => [issue.fingerprint, issue]));
    memory = [
      ...new Map([...memory.map((each) => [each.fingerprint, each] as const), ...learned]),
    ].map(([, issue]) => issue);
    const [shown] = issuesOf(report.summary);
    if (shown) return shown.state;
    if (report.summary.still_open.length > 0) return 'one line';
    if (report.summary.fixed.length > 0) return 'repaired';
    return report.facts.answered.length > 0 ? `answered: ${memory[0]?.state}` : 'nothing';
  });
}

test('an Important issue is reported in full every day while it is open', () => {
  expect(reportStates({ affected: 10 }, { affected: 10 }, { affected: 11 })).toEqual([
    'new',
    'same',
    'same',
  ]);
});

test('it is called changed when that is proven, and when it returns after more than a week', () => {
  expect(reportStates({ affected: 5 }, { affected: 25 })).toEqual(['new', 'updated']);
  const away = Array.from({ length: 8 }, () => ({ affected: 0, visitors: 1 }));
  expect(reportStates({ affected: 3 }, ...away, { affected: 3 }).at(-1)).toBe('updated');
});

test('an issue is not repaired because the rules that find it changed', () => {
  const week = (rules: number) => Array(7).fill({ affected: 0, visitors: 400, rules });
  expect(reportStates({ affected: 10 }, ...week(1)).at(-1)).toBe('repaired');
  expect(reportStates({ affected: 10 }, ...week(2))).not.toContain('repaired');
});

test('an issue is not changed because the rules that find it changed', () => {
  const then = { affected: 25 };
  expect(reportStates({ affected: 5 }, then)).toEqual(['new', 'updated']);
  expect(reportStates({ affected: 5 }, { ...then, rules: 2 })).toEqual(['new', 'same']);
});

test('changes and repairs are proven again from the first day with the new rules', () => {
  const before = [{ affected: 25 }, { affected: 5, rules: 2 }];
  expect(reportStates(...before, { affected: 5, rules: 2 })).toEqual(['new', 'same', 'same']);
  expect(reportStates(...before, { affected: 25, rules: 2 })).toEqual(['new', 'same', 'updated']);
  // It occurred on workdays, so the weekend proves nothing.
  const untilFriday = Array(7).fill({ affected: 0, visitors: 1_000, rules: 2 });
  expect(reportStates(...before, ...untilFriday).slice(2)).toEqual([
    ...Array(6).fill('one line'),
    'repaired',
  ]);
});

test('days with the old rules stay out of comparisons on all later days', () => {
  const rare = { affected: 5, rules: 2 };
  expect(reportStates({ affected: 25 }, rare, rare, rare, rare).slice(1)).toEqual(
    Array(4).fill('same'),
  );
});

test('a repair is proven against the share of the days with the same rules', () => {
  const before = [{ affected: 25 }, { affected: 2, visitors: 400, rules: 2 }];
  const clean = { affected: 0, visitors: 150, rules: 2 };
  expect(reportStates(...before, clean)).toEqual(['new', 'same', 'one line']);
});

test('on the day of a release, only visits judged by the rules of the issue show that it is gone', () => {
  const [known] = composeReport(reportInput({ digests: day(-1, 10, 40) })).issues;
  const visitsWith = (rules: number, count: number) =>
    day(0, 0, count).map((digest) => ({ ...digest, rules }));
  const digests = [...visitsWith(1, 30), ...visitsWith(2, 500)];
  const { issues } = composeReport(reportInput({ digests, memory: known ? [known] : [] }));
  expect(issues.map(({ passedBy, state }) => [passedBy, state])).toEqual([[30, 'new']]);
});

test('an issue stored before issues remembered their rules is not repaired by newer rules', () => {
  const { issues } = composeReport(reportInput({ digests: day(-1, 10, 40) }));
  const memory = issues.map(({ rules: _, ...known }) => known);
  const digests = day(0, 0, 4_000).map((digest) => ({ ...digest, rules: 21 }));
  const { facts, summary } = composeReport(reportInput({ digests, memory }));
  expect(memory).toHaveLength(1);
  expect([facts.repaired, summary.still_open]).toEqual([[], []]);
});

test('an issue marked as not a problem is never reported again', () => {
  const muted = reportStates(
    { affected: 10 },
    { affected: 10, says: 'not-a-problem' },
    { affected: 30 },
  );
  expect(muted).toEqual(['new', 'answered: muted', 'answered: muted']);
});

test('a claimed fix is confirmed after enough visitors, reported once, and refuted by the first affected one', () => {
  expect(
    reportStates(
      { affected: 10 },
      { affected: 0, says: 'fixed' },
      { affected: 0 },
      { affected: 3 },
    ),
  ).toEqual(['new', 'repaired', 'nothing', 'regressed']);
  expect(reportStates({ affected: 10 }, { affected: 2, says: 'fixed' })).toEqual([
    'new',
    'regressed',
  ]);
});

test('visitors before the owner marked an issue as fixed do not confirm the fix', () => {
  const clean = (visitors: number) => ({ affected: 0, visitors });
  const first = { affected: 8 };
  const weekend = [{ ...clean(0), says: 'fixed' as const }, clean(0)];
  // 34 visitors on five workdays confirm it: 12 and 22 would, if those before the mark counted.
  const workdays = [22, 9, 1, 1, 1].map(clean);
  const all = reportStates(first, clean(12), ...weekend, ...workdays);
  expect(all).toEqual(['new', 'one line', ...Array(6).fill('nothing'), 'repaired']);
});

test('visitors of other days of the week before a claim do not outweigh those who confirm it', () => {
  const clean = { affected: 0, visitors: 100 };
  const toFriday = [{ affected: 0 }, { affected: 0 }];
  const weekend = [{ affected: 8 }, { affected: 8 }];
  const workdays = Array(5).fill(clean);
  const claimed = [{ ...clean, says: 'fixed' as const }, clean];
  const all = reportStates(...toFriday, ...weekend, ...workdays, ...claimed);
  expect(all.slice(-2)).toContain('repaired');
});

test('of the day on which an issue was marked as fixed, only the visitors since then count', () => {
  const [known] = composeReport(reportInput({ digests: day(-1, 10, 40) })).issues;
  const mark = { as: 'fixed', at: '2026-11-19T15:00:00.000Z' } as const;
  const at = (hour: number, count: number) =>
    day(0, 0, count).map((digest) => ({ ...digest, startedAt: `2026-11-19T${hour}:00:00.000Z` }));
  const memory = known ? [{ ...known, mark }] : [];
  const { issues } = composeReport(reportInput({ digests: [...at(14, 20), ...at(15, 3)], memory }));
  expect(issues.map(({ passedBy, state }) => [passedBy, state])).toEqual([[3, 'claimed-fixed']]);
});

test('an issue seen before its claimed fix waits for proof and is not reported', () => {
  const [known] = composeReport(reportInput({ digests: day(-1, 10, 40) })).issues;
  const claimed = (at: string) => {
    const mark = { as: 'fixed', at } as const;
    const memory = [{ ...(known as IssueMemory), mark }];
    return composeReport(reportInput({ digests: day(0, 10, 40), memory })).facts;
  };
  const evening = claimed('2026-11-19T23:00:00.000Z');
  expect(evening.issues).toEqual([]);
  expect(evening.answered).toMatchObject([{ state: 'claimed-fixed' }]);
  expect(claimed('2026-11-19T06:00:00.000Z').issues).toMatchObject([{ state: 'regressed' }]);
});

test('few visitors are no proof of a fix', () => {
  const few = { affected: 0, visitors: 4 };
  expect(reportStates({ affected: 10 }, { ...few, says: 'fixed' }, few)).toEqual([
    'new',
    'nothing',
    'nothing',
  ]);
});

test('a problem of one visit without an error is watched, and new once a second visit has it, on any day', () => {
  const one = { affected: 1, visitors: 3 };
  expect(reportStates({ affected: 1 }, { affected: 2 })).toEqual(['nothing', 'new']);
  expect(reportStates(one, one, one)).toEqual(['nothing', 'new', 'one line']);
  const none = { affected: 0, visitors: 3 };
  expect(reportStates(one, none, none, one)).toEqual(['nothing', 'nothing', 'nothing', 'new']);
  const month = Array.from({ length: 29 }, () => ({ affected: 0, visitors: 1 }));
  expect(reportStates(one, ...month, one).at(-1)).toBe('nothing');
});

test('does not report the end of an issue that was never reported', () => {
  const one = { affected: 1, visitors: 3 };
  expect(reportStates(one, { affected: 0, visitors: 100 })).toEqual(['nothing', 'nothing']);
});

test('an issue dates from its first visitor, over gaps too; one that came back, from its return', () => {
  const onsetOf = (digests: readonly Digest[], memory: readonly IssueMemory[] = [], days = 1) => {
    const from = new Date(Date.parse('2026-11-20T05:00:00Z') - days * 86_400_000).toISOString();
    const input = reportInput({ digests: [...digests], memory: [...memory] });
    const { facts, issues } = composeReport({ ...input, window: { ...input.window, from } });
    return { onset: facts.issues[0]?.onset, memory: issues };
  };
  const late = '2026-11-18T03:30:00.000Z'; // still Tuesday in New York
  const [first, ...others] = day(0, 3, 40);
  const threeDays = [{ ...(first as Digest), startedAt: late }, ...others];
  const read = onsetOf(threeDays, [], 3);
  expect(read.onset).toBe('2026-11-17');
  const known = read.memory.map((issue) => ({ ...issue, firstSeen: '2026-11-10' }));
  expect(onsetOf(day(0, 3, 40), known).onset).toBe('2026-11-10');
  const fixed = { as: 'fixed', at: '2026-11-19T06:00:00.000Z' } as const;
  const before = '2026-11-18T20:00:00.000Z';
  const claimed = known.map((issue) => ({ ...issue, mark: fixed, lastSeenAt: before }));
  const back = onsetOf(day(0, 3, 40), claimed);
  expect(back.onset).toBe(THURSDAY);
  expect(onsetOf(day(0, 3, 40), back.memory).onset).toBe(THURSDAY);
});

/** The history on the issue’s page. */
async function historyOf(memory: readonly IssueMemory[]) {
  const ports = {
    issues: { of: async () => [...memory], answers: async () => [] },
    logs: { before: async () => [] },
    contents: { find: async () => undefined },
    sessions: { find: async () => undefined },
  };
  return issueHistory(ports, 'owner', memory[0]?.fingerprint ?? '');
}

test('counts at most as many days with an issue as lie between the first and the last', async () => {
  const [known] = composeReport(reportInput({ digests: day(-1, 10, 40) })).issues;
  const mark = { as: 'fixed', at: '2026-11-19T06:00:00.000Z' } as const;
  const claimed = { ...(known as IssueMemory), mark, daysSeen: 5 };
  const { issues } = composeReport(reportInput({ digests: day(0, 10, 40), memory: [claimed] }));
  const back = { first_seen: THURSDAY, came_back: true, last_seen: THURSDAY, days_seen: 1 };
  expect(issues).toMatchObject([{ state: 'regressed', daysSeen: 1 }]);
  expect(await historyOf(issues)).toMatchObject(back);
  expect(await historyOf(issues.map((each) => ({ ...each, daysSeen: 6 })))).toMatchObject(back);
});

test('an issue starts again after a break of more than four weeks, and a date counts once', async () => {
  const [issue] = composeReport(reportInput({ digests: day(-1, 10, 40) })).issues;
  const away = { firstSeen: '2026-09-01', lastSeen: '2026-09-30', daysSeen: 5 };
  const known = { ...(issue as IssueMemory), ...away };
  const { issues } = composeReport(reportInput({ digests: day(0, 10, 40), memory: [known] }));
  const counted = { first_seen: THURSDAY, came_back: false, last_seen: THURSDAY, days_seen: 1 };
  expect(await historyOf(issues)).toMatchObject(counted);
  const again = composeReport(reportInput({ digests: day(0, 10, 40), memory: issues }));
  expect(await historyOf(again.issues)).toMatchObject(counted);
});

test('the same input and memory give the same report', () => {
  const input = reportInput({ digests: day(0, 5, 40) });
  expect(composeReport(input)).toEqual(composeReport(input));
  const shuffled = { ...input, digests: [...input.digests].reverse() };
  expect(composeReport(shuffled).summary.warm_intro).toBe(composeReport(input).summary.warm_intro);
  expect(issuesOf(composeReport(shuffled).summary)[0]?.description).toBe(
    issuesOf(composeReport(input).summary)[0]?.description,
  );
});
