import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { HISTORY_DAYS } from '../../../lambdas/reports/facts/constants.ts';
import { reportStore } from '../../../lambdas/reports/report.store.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const DAYS = 730;
const TO = '2026-11-20T05:00:00.000Z';
const from = new Date(Date.parse(TO) - DAYS * 86_400_000).toISOString();

/** The window starts where the last email ended: before a pause of the emails, or before the website was disconnected. */
function reportAfterTwoYears() {
  const signals = Array.from({ length: 20 }, (_, n) => {
    const label = `Button ${String.fromCharCode(97 + n).repeat(5)}`;
    return signal('rage-click', '/cart', { count: 6, element: element(label) });
  });
  const digests = visits(1, 5, (n) => visit(n, { page: '/cart', signals }));
  const window = { from, to: TO, localDate: '2026-11-19', timezone: 'America/New_York' };
  return composeReport(reportInput({ digests, window }));
}

test('a report that covers two years is stored, with the days that later reports read', async () => {
  const { days } = reportAfterTwoYears();
  const reports = reportStore(memoryTable().table);
  const key = { ownerId: 'ann', date: '2026-11-20' };
  await reports.claim(key, { zone: 'UTC', window: { from, to: TO }, leaseUntil: TO }, undefined);
  const facts = { subject: 'Hello', kind: 'issues', sessions: 5, pauses: false, writtenAt: TO };
  expect(await reports.markWritten(key, 1, { ...facts, days } as never)).toBe(true);
  expect(days.length).toBe(HISTORY_DAYS);
  expect(days.at(-1)).toMatchObject({ date: '2026-11-19', visitors: 5 });
});
