import type { SQSClient } from '@aws-sdk/client-sqs';
import { forEachAtOnce } from '../contract/rules/at-once.ts';
import { connector } from '../runtime/connector.ts';
import { queueVariable } from '../runtime/env.ts';
import type { QueueName } from '../runtime/function.ts';
import { withTimeout } from './sdk.ts';

export interface Queue {
  /** `delaySeconds`: at most 900, the limit of SQS. */
  add(message: object, delaySeconds?: number): Promise<void>;
  /** Sends messages, ten per request, each with its delay. Throws if one was not accepted. */
  addAll(messages: readonly object[], delaySecondsAt?: (index: number) => number): Promise<void>;
}

const PER_REQUEST = 10;
const REQUESTS_AT_ONCE = 8;

/** Sends to a queue; the trigger of the consuming function receives. */
export const queue = <N extends QueueName>(name: N) =>
  connector(name, (env): Queue => {
    const QueueUrl = (env as Record<string, string>)[queueVariable(name)];
    // Loaded with the first message: functions on the path of every session rarely send one.
    let opened: Promise<typeof import('@aws-sdk/client-sqs')> | undefined;
    let client: SQSClient | undefined;
    const open = async () => {
      opened ??= import('@aws-sdk/client-sqs');
      const sdk = await opened;
      client ??= new sdk.SQSClient(withTimeout(5_000));
      return { ...sdk, client };
    };
    return {
      async add(message, DelaySeconds = 0) {
        const { client, SendMessageCommand } = await open();
        const MessageBody = JSON.stringify(message);
        await client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
      },
      async addAll(messages, delaySecondsAt = () => 0) {
        const { client, SendMessageBatchCommand } = await open();
        const starts = messages.flatMap((_, index) => (index % PER_REQUEST === 0 ? index : []));
        const [error] = await forEachAtOnce(starts, REQUESTS_AT_ONCE, async (start) => {
          const Entries = messages.slice(start, start + PER_REQUEST).map((message, index) => ({
            Id: `${index}`,
            MessageBody: JSON.stringify(message),
            DelaySeconds: delaySecondsAt(start + index),
          }));
          const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
          if (Failed?.[0]) throw new Error(`Failed to queue a message: ${Failed[0].Message}`);
        });
        if (error) throw error;
      },
    };
  });
