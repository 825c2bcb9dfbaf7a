import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as queueScheduleChecks } from '../../lambdas/reports/schedule/queue-schedule-checks.lambda.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { connectedOwner, waitForSchedule } from '../factories/connected-owner.ts';

const store = table.connect(process.env as never);
const schedules = reportScheduleStore(store);
const DAY_MS = 86_400_000;
const scheduleOf = (ownerId: string) => schedules.find(ownerId);
const owner = () =>
  connectedOwner({ zone: 'Asia/Tokyo', since: new Date(Date.now() - 3 * DAY_MS) });

test('an owner whose change the stream lost is in tomorrow’s reports after the daily check', async () => {
  const { id } = await owner();
  // The stream keeps the order: once a later owner has a schedule, no change of this one can write its schedule again.
  await waitForSchedule((await owner()).id);
  const known = await scheduleOf(id);
  expect(known).toMatchObject({ zone: 'Asia/Tokyo', connectedAt: expect.any(String) });
  await store.client.send(removalOf(id));
  expect(await scheduleOf(id)).toBeUndefined();
  await queueScheduleChecks({});
  await expect.poll(() => scheduleOf(id), { timeout: 20_000 }).toEqual(known);
});

function removalOf(ownerId: string) {
  const Key = { PK: `OWNER#${ownerId}`, SK: 'REPORT_SCHEDULE' };
  return new DeleteCommand({ TableName: store.table, Key });
}
