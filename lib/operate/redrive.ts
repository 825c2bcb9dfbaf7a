import {
  GetQueueAttributesCommand,
  ListMessageMoveTasksCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { queueVariable } from '../../lambdas/runtime/env.ts';
import { type QueueName, queueNames } from '../../lambdas/runtime/function.ts';
import { UserError } from '../user-error.ts';
import type { Target } from './target.ts';

/** Slow enough to notice a repeated failure early. */
const PER_SECOND = 10;

interface Redrive {
  readonly messages: number;
  /** Undefined if no message was waiting. */
  readonly task: string | undefined;
}

/** Moves messages from the dead-letter queue back to their queue. All consumers are idempotent (docs/RUNBOOK.md). */
export async function redrive(name: string, { client, outputs }: Target): Promise<Redrive> {
  requireQueue(name);
  const sqs = new SQSClient(client);
  const QueueUrl = outputs[queueVariable(name)];
  const { Attributes: main } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn', 'RedrivePolicy'] }),
  );
  const SourceArn: string = JSON.parse(main?.RedrivePolicy ?? '{}').deadLetterTargetArn ?? '';
  const { Attributes: failed } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: QueueUrl?.replace(/[^/]+$/, SourceArn.split(':').at(-1) ?? ''),
      AttributeNames: ['ApproximateNumberOfMessages'],
    }),
  );
  const messages = Number(failed?.ApproximateNumberOfMessages ?? 0);
  if (messages === 0) return { messages, task: undefined };
  const { Results = [] } = await sqs.send(new ListMessageMoveTasksCommand({ SourceArn }));
  if (Results.some(({ Status }) => Status === 'RUNNING')) {
    throw new UserError(`A redrive of ${name} is already running.`);
  }
  const { TaskHandle } = await sqs.send(
    new StartMessageMoveTaskCommand({
      SourceArn,
      DestinationArn: main?.QueueArn,
      MaxNumberOfMessagesPerSecond: PER_SECOND,
    }),
  );
  return { messages, task: TaskHandle };
}

export function requireQueue(name: string): asserts name is QueueName {
  if (!queueNames.some((known) => known === name))
    throw new UserError(`There is no queue ${name}: ${queueNames.join(', ')}.`);
}
