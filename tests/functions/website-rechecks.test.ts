import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { table as connectTable, type Table } from '../../lambdas/adapters/table.ts';
import { environmentOf } from '../../lambdas/runtime/env.ts';
import { handler as analyze } from '../../lambdas/websites/analyze-website.lambda.ts';
import { handler as check } from '../../lambdas/websites/check-integration.lambda.ts';
import { handler as getIntegration } from '../../lambdas/websites/get-integration.lambda.ts';
import { handler as queueChecks } from '../../lambdas/websites/queue-website-checks.lambda.ts';
import { handler as recheck } from '../../lambdas/websites/recheck-website.lambda.ts';
import { handler as save } from '../../lambdas/websites/save-integration.lambda.ts';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';

type Owner = Awaited<ReturnType<typeof ownerWithProfile>>;
let table: Table;
let shop: CustomerSite;
let owner: Owner;

const ask = async (
  handler: (event: unknown) => Promise<unknown>,
  body: object | undefined,
  who = owner,
) => answerOf(await handler(httpEvent(body, who)));
const websiteOf = async (who = owner) => (await ask(getIntegration, undefined, who)).body;
const look = (who = owner) =>
  ask(check, { websiteUrl: shop.domain, operation: 'check', userId: who.id }, who);
const describe = (who = owner) => ask(analyze, { websiteUrl: shop.domain }, who);
const connect = (who = owner) =>
  ask(save, { domain: shop.domain, website_analysis: 'A candle shop.' }, who);
const tagOf = async (who = owner) => (await websiteOf(who)).pending.generated_script;

beforeAll(() => {
  table = connectTable.connect(environmentOf('table'));
});
beforeEach(async () => {
  shop = await startCustomerSite(0);
  owner = await ownerWithProfile(table);
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

test('once a day every owner’s website is queued for a look, spread over a quarter of an hour', async () => {
  const service = mockClient(SQSClient);
  service.on(SendMessageCommand).resolves({});
  await queueChecks({});
  const sent = service.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input);
  service.restore();
  expect(sent.map(({ MessageBody }) => MessageBody)).toContain(`{"ownerId":"${owner.id}"}`);
  const delays = sent.map(({ DelaySeconds = 0 }) => DelaySeconds);
  expect(Math.max(...delays)).toBeLessThan(900);
  expect(new Set(delays).size).toBe(Math.min(900, delays.length));
});

const recheckAt = async (hours: number, who = owner) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  const body = JSON.stringify({ ownerId: who.id });
  const outcome = await recheck({ Records: [{ messageId: '1', body }] });
  vi.useRealTimers();
  expect(outcome).toEqual({ batchItemFailures: [] });
  return (await websiteOf(who)).integration;
};
async function connected() {
  await describe();
  shop.install(await tagOf());
  await look();
  await connect();
}

test('the daily look notices a tag that disappeared, and one that came back', async () => {
  await connected();
  const { generated_script } = (await websiteOf()).integration;
  shop.install();
  expect(await recheckAt(24)).toMatchObject({
    is_active: true,
    check_stage: 'tag-missing',
    tag_missing_since: expect.any(String),
  });
  shop.install(generated_script);
  const found = await recheckAt(48);
  expect(found.tag_missing_since).toBeUndefined();
  expect(found.check_stage).toBe('no-visit-yet');
});

test('the daily look ends the recording of a domain that changed hands, not of one in the middle of an edit', async () => {
  await connected();
  const heir = await ownerWithProfile(table);
  await describe(heir);
  shop.install(await tagOf(heir));
  expect(await recheckAt(24)).toMatchObject({ is_active: true, check_stage: 'other-account' });
  expect(await recheckAt(49)).toBeNull();
});
