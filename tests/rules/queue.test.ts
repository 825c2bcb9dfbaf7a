import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queue } from '../../lambdas/adapters/queue.ts';

const service = mockClient(SQSClient);
afterAll(() => service.restore());
beforeEach(() => void vi.stubEnv('AWS_REGION', 'us-east-1'));
afterEach(() => {
  service.reset();
  vi.unstubAllEnvs();
});
const waiting = () =>
  queue('website-checks').connect({ WEBSITE_CHECKS_URL: 'https://sqs.test/checks' });
const messages = Array.from({ length: 2_005 }, (_, place) => ({ ownerId: `owner-${place}` }));

test('messages are sent ten per request, eight requests at a time, each with its delay', async () => {
  let running = 0;
  let most = 0;
  service.on(SendMessageBatchCommand).callsFake(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return {};
  });
  await waiting().addAll(messages, (place) => place % 900);
  const sent = service.commandCalls(SendMessageBatchCommand).map(({ args: [{ input }] }) => input);
  expect([sent.length, most]).toEqual([201, 8]);
  const entries = sent.flatMap(({ Entries = [] }) => Entries);
  const bodies = entries.map(({ MessageBody = '' }) => MessageBody);
  expect(bodies.sort()).toEqual(messages.map((each) => JSON.stringify(each)).sort());
  expect(entries.at(-1)?.DelaySeconds).toBe(2_004 % 900);
});

test('a message that the queue rejects is an error', async () => {
  const Failed = [{ Id: '3', SenderFault: false, Code: 'Busy', Message: 'busy' }];
  service.on(SendMessageBatchCommand).resolves({ Failed });
  await expect(waiting().addAll(messages.slice(0, 5))).rejects.toThrow('busy');
});
