import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as revokeClips } from '../../lambdas/reports/evidence/revoke-clips.lambda.ts';
import { reportStore } from '../../lambdas/reports/report.store.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';

const reports = reportStore(table.connect(process.env as never));
const DATE = '2026-11-20';

async function ownerWithReport(date = DATE) {
  const key = { ownerId: randomUUID(), date };
  const window = { from: '2026-11-19T05:00:00Z', to: '2026-11-20T05:00:00Z' };
  const leaseUntil = '2026-11-20T09:10:00Z';
  await reports.claim(key, { zone: 'America/New_York', window, leaseUntil }, undefined);
  return key;
}
const isRevoked = async (key: { ownerId: string; date: string }) =>
  (await reports.find(key))?.clipsRevoked ?? false;
const revoke = async (ownerId: string) =>
  answerOf(await revokeClips(httpEvent({ date: DATE }, { id: ownerId })));

test('an owner can revoke clip links only of their own reports', async () => {
  const [own, other] = [await ownerWithReport(), await ownerWithReport()];
  expect(await isRevoked(own)).toBe(false);
  expect(await revoke(own.ownerId)).toEqual({ status: 200, body: { success: true } });
  expect([await isRevoked(own), await isRevoked(other)]).toEqual([true, false]);
});

test('revoking the links of a day without a report creates no report', async () => {
  const key = { ownerId: randomUUID(), date: DATE };
  expect((await revoke(key.ownerId)).status).toBe(200);
  expect(await reports.find(key)).toBeUndefined();
});
