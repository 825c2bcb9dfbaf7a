import {
  ConflictException,
  CreateScheduleCommand,
  SchedulerClient,
  ServiceQuotaExceededException,
  ValidationException,
} from '@aws-sdk/client-scheduler';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduler } from '../../lambdas/adapters/scheduler.ts';

const service = mockClient(SchedulerClient);
afterAll(() => service.restore());
beforeEach(() => void vi.stubEnv('AWS_REGION', 'us-east-1'));
afterEach(() => {
  service.reset();
  vi.unstubAllEnvs();
});

const daily = {
  name: 'Etc-UTC-send',
  expression: 'cron(0 9 * * ? *)',
  timezone: 'Etc/UTC',
  message: { zone: 'Etc/UTC', moment: 'send' },
};
const facts = { Message: 'rejected', message: 'rejected', $metadata: {} };
const create = () =>
  scheduler
    .connect({
      SCHEDULE_GROUP: 'reveille-test',
      SCHEDULE_ROLE_ARN: 'arn:role',
      SCHEDULE_QUEUE_ARN: 'arn:queue',
    })
    .createIfAbsent(daily);

test('a schedule sends its message to the queue at its local hour, without a flexible window', async () => {
  service.on(CreateScheduleCommand).resolves({});
  expect(await create()).toBe(true);
  const [call] = service.commandCalls(CreateScheduleCommand);
  expect(call?.args[0].input).toEqual({
    Name: daily.name,
    GroupName: 'reveille-test',
    ScheduleExpression: daily.expression,
    ScheduleExpressionTimezone: daily.timezone,
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: {
      Arn: 'arn:queue',
      RoleArn: 'arn:role',
      Input: JSON.stringify(daily.message),
    },
  });
});

test('a schedule that exists is as good as a new one, and an unknown zone has none', async () => {
  service.on(CreateScheduleCommand).rejects(new ConflictException(facts));
  expect(await create()).toBe(true);
  service.on(CreateScheduleCommand).rejects(new ValidationException(facts));
  expect(await create()).toBe(false);
});

test('any other failure is thrown, because a zone without schedules must not be listed', async () => {
  for (const error of [new ServiceQuotaExceededException(facts), new Error('not reachable')]) {
    service.on(CreateScheduleCommand).rejects(error);
    await expect(create()).rejects.toBe(error);
  }
});
