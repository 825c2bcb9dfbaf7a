import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as recheck } from '../../lambdas/recordings/disconnect/recheck-website.lambda.ts';
import { handler as queueChecks } from '../../lambdas/reports/schedule/queue-website-checks.lambda.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';
import { websiteCalls } from './website-calls.ts';

const { context, websiteOf, checkSite, analyzeSite, connect, tagOf } = websiteCalls();

test('every connected website is queued for a daily check, spread over 15 minutes', async () => {
  await connected();
  const scheduleOf = () =>
    reportScheduleStore(table.connect(process.env as never)).find(context.owner.id);
  await expect.poll(scheduleOf, { timeout: 20_000 }).toHaveProperty('connectedAt');
  const service = mockClient(SQSClient);
  onTestFinished(() => void service.restore());
  service.on(SendMessageBatchCommand).resolves({});
  await queueChecks({});
  const requests = service.commandCalls(SendMessageBatchCommand);
  const sent = requests.flatMap(({ args: [{ input }] }) => input.Entries ?? []);
  service.restore();
  expect(sent.map(({ MessageBody }) => MessageBody)).toContain(`{"ownerId":"${context.owner.id}"}`);
  const delays = sent.map(({ DelaySeconds = 0 }) => DelaySeconds);
  expect(Math.max(...delays)).toBeLessThan(900);
  expect(new Set(delays).size).toBe(Math.min(900, delays.length));
});

const recheckAt = async (hours: number, owner = context.owner) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  const body = JSON.stringify({ ownerId: owner.id });
  const outcome = await recheck({ Records: [{ messageId: '1', body }] });
  vi.useRealTimers();
  expect(outcome).toEqual({ batchItemFailures: [] });
  return (await websiteOf(owner)).integration;
};
async function connected() {
  await analyzeSite();
  context.shop.install(await tagOf());
  await checkSite();
  await connect();
}

test('the daily check detects a tag that disappeared, and one that came back', async () => {
  await connected();
  const { generated_script } = (await websiteOf()).integration;
  context.shop.install();
  expect(await recheckAt(24)).toMatchObject({
    is_active: true,
    check_stage: 'tag-missing',
    tag_missing_since: expect.any(String),
  });
  context.shop.install(generated_script);
  const found = await recheckAt(48);
  expect(found.tag_missing_since).toBeUndefined();
  expect(found.check_stage).toBe('no-visit-yet');
});

test('the daily check stops recording a domain with a new owner, not one in the middle of an edit', async () => {
  await connected();
  const newOwner = await ownerWithProfile(context.table);
  await analyzeSite(newOwner);
  context.shop.install(await tagOf(newOwner));
  expect(await recheckAt(24)).toMatchObject({ is_active: true, check_stage: 'other-account' });
  expect(await recheckAt(49)).toBeNull();
});
