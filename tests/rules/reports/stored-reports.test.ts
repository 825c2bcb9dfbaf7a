import { expect, test } from 'vitest';
import { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { contentStore, currentSummary } from '../../../lambdas/reports/content/content.store.ts';
import { reportIssue, summary } from '../../factories/report.ts';
import { fakeBucket } from '../../fakes/bucket.ts';

const without = (name: string) =>
  Object.fromEntries(Object.entries(summary()).filter(([each]) => each !== name));

test('a report of today is read as it was written', () => {
  expect(currentSummary(summary())).toEqual(summary());
});

test.each(Object.keys(SummaryData.shape))(
  'a report without %s, or with another shape of it, shows everything else',
  (name) => {
    for (const stored of [without(name), { ...summary(), [name]: { of: 'tomorrow' } }]) {
      const read = currentSummary(stored);
      expect(SummaryData.safeParse(read).success).toBe(true);
      const { [name]: _, ...others } = read as Record<string, unknown>;
      expect(others).toEqual(without(name));
    }
  },
);

test('fields missing in a stored report are shown as empty', () => {
  const { timezone, day_kind, written_by, key_snapshot, key_snapshot_data, ...rest } =
    currentSummary({});
  expect([timezone, day_kind, written_by]).toEqual(['UTC', 'quiet', 'rules']);
  expect([key_snapshot, key_snapshot_data]).toEqual([
    { top_page: '' },
    { visitors: 0, device_split: '' },
  ]);
  for (const [name, value] of Object.entries(rest)) {
    expect([0, '', [], undefined], name).toContainEqual(value);
  }
});

test('an issue of a kind that no longer exists is omitted, and the others stay', () => {
  const critical_issues = [{ ...reportIssue(), kind: 'of tomorrow' }, reportIssue()];
  expect(currentSummary({ ...summary(), critical_issues }).critical_issues).toEqual([
    reportIssue(),
  ]);
});

test('a stored report with a minimal summary can be opened', async () => {
  const bucket = fakeBucket();
  const key = { ownerId: 'ann', date: '2026-03-05' };
  const window = { from: '2026-03-04T05:00:00.000Z' };
  const stored = { version: 1, summary: { warm_intro: 'Hello' }, subject: 'Your report' };
  await contentStore(bucket).putOnce(key, window, stored as never);
  const found = await contentStore(bucket).find(key, window);
  expect(found).toMatchObject({ subject: 'Your report', summary: { warm_intro: 'Hello' } });
  expect(SummaryData.safeParse(found?.summary).success).toBe(true);
});
