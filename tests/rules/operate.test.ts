import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  GetQueueAttributesCommand,
  ListMessageMoveTasksCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { queueVariable } from '../../lambdas/runtime/env.ts';
import { queueNames } from '../../lambdas/runtime/function.ts';
import { makeAdmin } from '../../lib/operate/admins.ts';
import { redrive } from '../../lib/operate/redrive.ts';
import { variablesOf } from '../../lib/outputs.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const sqs = mockClient(SQSClient);
afterAll(() => {
  pool.restore();
  sqs.restore();
});
const QUEUES = 'https://sqs.eu-central-1.amazonaws.com/1';
const target = {
  name: 'production',
  client: { region: 'eu-central-1' },
  outputs: {
    USER_POOL_ID: 'eu-central-1_a',
    ...Object.fromEntries(queueNames.map((name) => [queueVariable(name), `${QUEUES}/${name}`])),
  },
};
const sqsWith = (count: number) => {
  sqs
    .on(GetQueueAttributesCommand, { QueueUrl: `${QUEUES}/report-sendings` })
    .resolves({
      Attributes: {
        QueueArn: 'arn:aws:sqs:eu-central-1:1:report-sendings',
        RedrivePolicy: '{"deadLetterTargetArn":"arn:aws:sqs:eu-central-1:1:failed-ones"}',
      },
    })
    .on(GetQueueAttributesCommand, { QueueUrl: `${QUEUES}/failed-ones` })
    .resolves({ Attributes: { ApproximateNumberOfMessages: String(count) } })
    .on(ListMessageMoveTasksCommand)
    .resolves({ Results: [] })
    .on(StartMessageMoveTaskCommand)
    .resolves({ TaskHandle: 'a-task' });
};

beforeEach(() => {
  pool.reset();
  sqs.reset();
});

test('moves failed messages back to their queue, slowly enough to be stopped', async () => {
  sqsWith(7);
  expect(await redrive('report-sendings', target)).toEqual({ messages: 7, task: 'a-task' });
  expect(sqs.commandCalls(StartMessageMoveTaskCommand)[0]?.args[0].input).toEqual({
    SourceArn: 'arn:aws:sqs:eu-central-1:1:failed-ones',
    DestinationArn: 'arn:aws:sqs:eu-central-1:1:report-sendings',
    MaxNumberOfMessagesPerSecond: 10,
  });
});

test('starts no move if nothing failed or a move is running', async () => {
  sqsWith(0);
  expect(await redrive('report-sendings', target)).toEqual({ messages: 0, task: undefined });
  sqsWith(3);
  sqs.on(ListMessageMoveTasksCommand).resolves({ Results: [{ Status: 'RUNNING' }] });
  await expect(redrive('report-sendings', target)).rejects.toThrow('already running');
  expect(sqs.commandCalls(StartMessageMoveTaskCommand)).toEqual([]);
});

test('moves again after an earlier move has ended', async () => {
  sqsWith(1);
  sqs.on(ListMessageMoveTasksCommand).resolves({ Results: [{ Status: 'COMPLETED' }] });
  expect(await redrive('report-sendings', target)).toEqual({ messages: 1, task: 'a-task' });
});

test('moves nothing from a queue without a dead-letter queue or a count', async () => {
  sqs.on(GetQueueAttributesCommand).resolves({});
  expect(await redrive('report-sendings', target)).toEqual({ messages: 0, task: undefined });
});

test('lists the existing queues when given an unknown one', async () => {
  await expect(redrive('reports', target)).rejects.toThrow(
    /There is no queue reports: zone-reports/,
  );
});

test('makes an admin of the owner who signed up, in the pool of the stage', async () => {
  pool.on(AdminAddUserToGroupCommand).resolves({});
  await makeAdmin('maya@harborlane.com', target);
  expect(pool.commandCalls(AdminAddUserToGroupCommand)[0]?.args[0].input).toEqual({
    UserPoolId: 'eu-central-1_a',
    Username: 'maya@harborlane.com',
    GroupName: 'admins',
  });
});

test('requests a sign-up if the address has no account', async () => {
  const unknown = Object.assign(new Error('no user'), { name: 'UserNotFoundException' });
  pool.on(AdminAddUserToGroupCommand).rejects(unknown);
  await expect(makeAdmin('new@harborlane.com', target)).rejects.toThrow(/sign up first/);
});

test('reports any other error of the user pool as it is', async () => {
  const denied = Object.assign(new Error('not allowed'), { name: 'NotAuthorizedException' });
  pool.on(AdminAddUserToGroupCommand).rejects(denied);
  await expect(makeAdmin('maya@harborlane.com', target)).rejects.toBe(denied);
});

test('an output has the name of its environment variable', () => {
  expect(variablesOf({ UserPoolId: 'a', ReportSendingsUrl: 'b' })).toEqual({
    USER_POOL_ID: 'a',
    REPORT_SENDINGS_URL: 'b',
  });
});
