import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  LambdaClient,
  ListEventSourceMappingsCommand,
  UpdateEventSourceMappingCommand,
} from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { queueVariable } from '../../lambdas/runtime/env.ts';
import {
  type LambdaFunction,
  type QueueName,
  queueNames,
  visibilityOf,
} from '../../lambdas/runtime/function.ts';
import { deployables } from '../../lib/deployables.ts';
import { root } from '../../lib/local/paths.ts';

/** After this many receives a message moves to the dead-letter queue, as deployed. */
const RECEIVES_MAX = 5;
const HELD_SECONDS = 43_200;
/** The deployed URLs, because a test may replace the variables with those of a proxy. */
const urls = new Map(queueNames.map((name) => [name, process.env[queueVariable(name)]]));

interface HeldMessage {
  readonly id: string;
  readonly body: string;
  readonly receipt: string;
  /** On the simulated clock. */
  dueAt: number;
  receives: number;
}
export interface Consumer {
  readonly fn: LambdaFunction;
  readonly handler: (event: unknown) => Promise<unknown>;
}

/** Stops the deployed consumers of all queues, so that `SimulatedLambda` takes their place. */
export async function stopDeployedConsumers(endpoint: string): Promise<void> {
  const lambda = new LambdaClient({ endpoint });
  const { EventSourceMappings = [] } = await lambda.send(new ListEventSourceMappingsCommand({}));
  for (const { UUID, EventSourceArn } of EventSourceMappings) {
    if (!EventSourceArn?.includes(':sqs:')) continue;
    await lambda.send(new UpdateEventSourceMappingCommand({ UUID, Enabled: false }));
  }
}

/**
 * Calls the handlers of this process with the messages of the local cloud's queues, as Lambda does: batches, visibility,
 * partial failures, dead letters. The caller passes the time, because tests cannot wait for visibility timeouts of minutes.
 */
export class SimulatedLambda {
  readonly #held = new Map<QueueName, HeldMessage[]>(queueNames.map((name) => [name, []]));
  /** Messages that failed too often, with their queue. */
  readonly deadLetters: string[] = [];
  readonly #sqs: SQSClient;
  readonly #consumers: ReadonlyMap<QueueName, Consumer>;
  readonly #delayOf: (body: string) => number;
  calls = 0;
  failures = 0;

  constructor(
    endpoint: string,
    consumers: readonly Consumer[],
    /** The delay of a message in seconds, by its body. */
    delayOf: (body: string) => number,
  ) {
    this.#sqs = new SQSClient({ endpoint });
    this.#delayOf = delayOf;
    this.#consumers = new Map(
      consumers.map((each) => {
        if (each.fn.trigger.kind !== 'queue') throw new Error('Not a consumer of a queue');
        return [each.fn.trigger.queue, each];
      }),
    );
  }

  get waiting(): number {
    return [...this.#held.values()].flat().length;
  }

  /** Processes due messages until none is left. */
  async step(now: number): Promise<void> {
    for (let isBusy = true; isBusy; ) {
      isBusy = false;
      for (const [name, consumer] of this.#consumers) {
        await this.#receive(name, now);
        isBusy = (await this.#work(name, consumer, now)) || isBusy;
      }
    }
  }

  async #receive(name: QueueName, now: number): Promise<void> {
    const QueueUrl = urls.get(name);
    for (;;) {
      const { Messages = [] } = await this.#sqs.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: 10,
          VisibilityTimeout: HELD_SECONDS,
        }),
      );
      if (Messages.length === 0) return;
      for (const { MessageId: id = '', Body: body = '', ReceiptHandle: receipt = '' } of Messages) {
        const dueAt = now + this.#delayOf(body) * 1_000;
        this.#held.get(name)?.push({ id, body, receipt, dueAt, receives: 0 });
      }
    }
  }

  async #work(name: QueueName, { fn, handler }: Consumer, now: number): Promise<boolean> {
    const held = this.#held.get(name) ?? [];
    const batch = held.filter(({ dueAt }) => dueAt <= now).slice(0, batchOf(fn));
    if (batch.length === 0) return false;
    for (const message of batch) message.receives += 1;
    const failed = await this.#call(handler, batch);
    for (const message of batch) {
      if (!failed.has(message.id)) {
        const QueueUrl = urls.get(name);
        await this.#sqs.send(
          new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.receipt }),
        );
      } else if (message.receives >= RECEIVES_MAX) {
        this.deadLetters.push(`${name} ${message.body}`);
      } else {
        message.dueAt = now + visibilityOf(fn) * 1_000;
        continue;
      }
      held.splice(held.indexOf(message), 1);
    }
    return true;
  }

  async #call(handler: Consumer['handler'], batch: readonly HeldMessage[]): Promise<Set<string>> {
    this.calls += batch.length;
    const Records = batch.map(({ id: messageId, body }) => ({ messageId, body }));
    const failed = await handler({ Records }).then(
      (result) => {
        const { batchItemFailures = [] } = (result ?? {}) as {
          batchItemFailures?: { itemIdentifier: string }[];
        };
        return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
      },
      () => batch.map(({ id }) => id),
    );
    this.failures += failed.length;
    return new Set(failed);
  }
}

const batchOf = ({ trigger }: LambdaFunction) =>
  trigger.kind === 'queue' ? (trigger.batch ?? 1) : 1;

/** A function of the list with its handler, by its id `feature/name`. */
export async function consumer(id: string): Promise<Consumer> {
  const found = deployables.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not in the list of functions`);
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(join(root, found.entry)).href);
  return { fn: found.fn, handler };
}
