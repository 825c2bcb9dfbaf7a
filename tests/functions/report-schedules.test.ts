import { randomUUID } from 'node:crypto';
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { emptyPartition } from '../../lambdas/adapters/items.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { DAY_MS } from '../../lambdas/contract/durations.ts';
import { handler as checkSchedules } from '../../lambdas/reports/schedule/check-schedules.lambda.ts';
import { handler as queueScheduleChecks } from '../../lambdas/reports/schedule/queue-schedule-checks.lambda.ts';
import { handler as queueZoneReports } from '../../lambdas/reports/schedule/queue-zone-reports.lambda.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { handler as sweepDueReports } from '../../lambdas/reports/schedule/sweep-due-reports.lambda.ts';
import { zoneStore } from '../../lambdas/reports/schedule/zone.store.ts';
import { log } from '../../lambdas/runtime/log.ts';
import { connectedOwner, waitForSchedule } from '../factories/connected-owner.ts';
import { newAddress } from '../factories/owner.ts';

const store = table.connect(process.env as never);
const schedules = reportScheduleStore(store);
const scheduleOf = (ownerId: string) => schedules.find(ownerId);
const owner = (zone = 'Asia/Tokyo') =>
  connectedOwner({ zone, since: new Date(Date.now() - 3 * DAY_MS) });
/** Instants of tomorrow, whose reports the schedules of the local cloud do not send meanwhile. */
const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

/** The ids of new owners without a website, who are removed after the test. */
async function profiles(count: number): Promise<ReadonlySet<string>> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const signedUp = new Date('2020-01-01T00:00:00Z');
  const names = { first_name: 'Maya', last_name: 'Okafor' };
  await Promise.all(
    ids.map((id) =>
      profileStore(store).createOnce({ id, email: newAddress(), ...names }, signedUp),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(ids.map((id) => emptyPartition(store, `OWNER#${id}`)));
  });
  return new Set(ids);
}

/** What the functions queue from here on, without their consumers. */
function queued() {
  const service = mockClient(SQSClient);
  onTestFinished(() => service.restore());
  service.on(SendMessageBatchCommand).resolves({});
  return () =>
    service
      .commandCalls(SendMessageBatchCommand)
      .flatMap(({ args: [{ input }] }) =>
        (input.Entries ?? []).map(({ MessageBody = '' }) => JSON.parse(MessageBody)),
      );
}

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

test('the daily check creates the schedules of every zone again, and queues each owner once', async () => {
  await waitForSchedule((await owner('Asia/Dili')).id);
  const ids = await profiles(101);
  const messages = queued();
  const scheduler = mockClient(SchedulerClient);
  onTestFinished(() => scheduler.restore());
  scheduler.on(CreateScheduleCommand).resolves({});
  await queueScheduleChecks({});
  const created = scheduler
    .commandCalls(CreateScheduleCommand)
    .map(({ args: [{ input }] }) => input);
  const inZone = created.filter((each) => each.ScheduleExpressionTimezone === 'Asia/Dili');
  expect(inZone.map((each) => each.ScheduleExpression)).toHaveLength(2);
  const checks: string[][] = messages().map(({ ownerIds }) => ownerIds);
  expect(Math.max(...checks.map(({ length }) => length))).toBe(100);
  const queuedIds = checks.flat().filter((id) => ids.has(id));
  expect(queuedIds.sort()).toEqual([...ids].sort());
});

test('a check that fails for one owner is repeated, and still repairs the others', async () => {
  const failing = await owner('Asia/Dili');
  const { id } = await owner();
  for (const each of [failing.id, id]) await waitForSchedule(each);
  const known = await scheduleOf(id);
  await store.client.send(removalOf(id));
  const zone = { TableName: store.table, Key: { PK: 'ZONES#', SK: 'ZONE#Asia/Dili' } };
  await store.client.send(new DeleteCommand(zone));
  onTestFinished(() => zoneStore(store).add('Asia/Dili'));
  const scheduler = mockClient(SchedulerClient);
  onTestFinished(() => scheduler.restore());
  scheduler.on(CreateScheduleCommand).rejects(new Error('not reachable'));
  const body = JSON.stringify({ ownerIds: [failing.id, id] });
  expect(await checkSchedules({ Records: [{ messageId: '1', body }] })).toEqual({
    batchItemFailures: [{ itemIdentifier: '1' }],
  });
  expect(await scheduleOf(id)).toEqual(known);
});

test('the sweep queues every zone in which it is past 9:00, and no other', async () => {
  for (const zone of ['Asia/Dili', 'Asia/Dubai']) await waitForSchedule((await owner(zone)).id);
  const messages = queued();
  const scheduledAt = `${tomorrow}T00:15:00.000Z`;
  await sweepDueReports({ scheduledAt });
  expect(messages()).toContainEqual({ moment: 'sweep', zone: 'Asia/Dili', scheduledAt });
  expect(messages().map(({ zone }) => zone)).not.toContain('Asia/Dubai');
});

test('a zone’s message queues each due owner, and reports those whose report is missing', async () => {
  const { id } = await owner('Asia/Dili');
  await waitForSchedule(id);
  const messages = queued();
  const errors = vi.spyOn(log, 'error');
  onTestFinished(() => errors.mockRestore());
  const sweptAt = async (time: string) => {
    const body = { moment: 'sweep', zone: 'Asia/Dili', scheduledAt: `${tomorrow}T${time}:00.000Z` };
    await queueZoneReports({ Records: [{ messageId: '1', body: JSON.stringify(body) }] });
    return messages().filter(({ ownerId }) => ownerId === id).length;
  };
  expect(await sweptAt('00:30')).toBe(1);
  expect(errors).not.toHaveBeenCalled();
  expect(await sweptAt('00:31')).toBe(2);
  expect(errors).toHaveBeenCalledWith('missing-report', {
    zone: 'Asia/Dili',
    owners: expect.any(Number),
  });
});

function removalOf(ownerId: string) {
  const Key = { PK: `OWNER#${ownerId}`, SK: 'REPORT_SCHEDULE' };
  return new DeleteCommand({ TableName: store.table, Key });
}
