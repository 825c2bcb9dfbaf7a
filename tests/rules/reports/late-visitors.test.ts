import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { valuesOfDay } from '../../../lambdas/reports/writer/model/placeholders.ts';
import { reportInput, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';
import { daysBefore } from '../../golden/visits.ts';

const { capture } = reportInput();
const late = (n: number) => visit(n, { startedAt: '2026-11-18T23:00:00.000Z' });
const report = (overrides: Parameters<typeof reportInput>[0]) =>
  composeReport(reportInput({ earlier: daysBefore('2026-11-19', 8, 20), ...overrides })).summary;

test('subject and preheader count the visitors of their day, and none whose sessions arrived late', () => {
  const digests = [...visits(0, 19), late(20), late(21)];
  const { subject, preheader, warm_intro } = report({ digests, capture: { ...capture, late: 2 } });
  expect(warm_intro).toContain(
    'You had 20 visitors on Thursday, about the same as on a typical Thursday; this report also covers 2 late sessions from earlier days.',
  );
  expect(subject).toContain('20 visitors');
  expect(preheader).toContain('20 visitors on Thursday, about as many as usual');
});

test('the subject of a day on which only late sessions arrived counts no visitors', () => {
  const { subject, preheader } = report({
    digests: [late(20), late(21)],
    capture: { ...capture, late: 2 },
  });
  expect([subject, preheader]).toEqual([
    'We recorded no visits on Thursday',
    'No recorded visits on Thursday. We didn’t see anyone run into a problem, so there’s nothing to do.',
  ]);
});

test('no number of late sessions is stated as one of a day without visits, in the email or the narration [DATA-14]', () => {
  const digests = [late(20), late(21)];
  const input = { digests, earlier: daysBefore('2026-11-19', 8, 20) };
  const { summary, facts } = composeReport(
    reportInput({ ...input, capture: { ...capture, late: 2 } }),
  );
  expect(summary.comparison).toBe('From earlier days: they arrived late');
  expect(summary.provenance).toContain(' No sessions recorded. ');
  expect(Object.keys(valuesOfDay(facts))).not.toContain('visitors');
  expect(Object.keys(valuesOfDay(facts))).not.toContain('sessions');
  const narrated = narrate(facts, summary).flatMap(({ sentences }) => sentences);
  expect(narrated).toContain('We recorded no visits to harborlane.example on Thursday.');
  expect(narrated.at(-1)).toBe('Nothing to do today for harborlane.example.');
  expect(narrated.join(' ')).not.toContain('You had');
});

test('the narration of a day whose sessions are not processed does not count late ones as its own', () => {
  const overLimit = { ...capture, late: 1, pending: 12, rejectedByPlan: 30 };
  const { summary, facts } = composeReport(
    reportInput({ digests: [late(20)], capture: overLimit }),
  );
  const narrated = narrate(facts, summary).flatMap(({ sentences }) => sentences);
  expect(narrated).toContain(
    'Visits of 12 visitors on Thursday weren’t processed when this report was written. The next report covers them.',
  );
});

test('the line after the subject of a day over its limit counts no sessions of earlier days', () => {
  const overLimit = { ...capture, late: 2, rejectedByPlan: 30 };
  const lateOnly = [late(20), late(21)];
  const some = report({ digests: [...visits(0, 19), ...lateOnly], capture: overLimit });
  expect(some.preheader).toMatch(/^20 sessions recorded; your plan’s limit kept out the rest\./);
  expect(some.provenance).toContain(' 20 sessions recorded. ');
  const { warm_intro, preheader } = report({ digests: lateOnly, capture: overLimit });
  expect(warm_intro).toContain('We recorded no visits on Thursday;');
  expect(preheader).toMatch(/^Nothing was recorded because your limit is reached\./);
});

test('a late session does not make a sampled day quieter than usual', () => {
  const digests = [...visits(0, 198), late(199)];
  const sampledFrom = { sessions: 2_000, visitors: 2_000 };
  const { comparison } = report({
    digests,
    earlier: daysBefore('2026-11-19', 8, 2_000),
    capture: { ...capture, late: 10, sampledFrom },
  });
  expect(comparison).toBe('About the same as a typical Thursday');
});

test('a visit before the last occurrence of a problem does not count as one without it', () => {
  const open = remembered({ kind: 'dead-click', page: '/', title: '“Apply” doesn’t respond' });
  const digests = [...visits(0, 3), late(20)];
  const { still_open } = report({ digests, memory: [open], capture: { ...capture, late: 1 } });
  expect(still_open[0]?.line).toContain('none of the last 4 visits to the home page');
});
