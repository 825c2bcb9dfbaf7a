import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { sendersFor } from '../lambdas/contract/rules/sending-rate.ts';
import { queueVariable } from '../lambdas/runtime/env.ts';
import { type QueueName, queueNames } from '../lambdas/runtime/function.ts';
import { triggeredBy } from './deployables.ts';
import type { Functions, Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** Failed this often, a message goes to the side, where an alarm sees it and an operator can redrive it. */
const TRIES = 5;

/** One queue for every name in the list, each with a place for the messages that failed too often. */
export class Queues extends Construct {
  readonly provisions: { readonly [N in QueueName]: Provision<N> };
  readonly #byName: ReadonlyMap<QueueName, Queue>;
  readonly #failed = new Map<QueueName, Queue>();

  readonly #mailRate: number;

  constructor(scope: Construct, { mailRate }: Stage) {
    super(scope, 'Queues');
    this.#mailRate = mailRate;
    this.#byName = new Map(queueNames.map((name) => [name, this.#create(name)]));
    this.provisions = Object.fromEntries(
      queueNames.map((name) => [
        name,
        {
          environment: { [queueVariable(name)]: this.named(name).queueUrl },
          grant: (to) => this.named(name).grantSendMessages(to),
        } satisfies Provision,
      ]),
    ) as unknown as { [N in QueueName]: Provision<N> };
  }

  #create(name: QueueName): Queue {
    const failed = new Queue(this, `${name}-failed`, {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
    });
    this.#failed.set(name, failed);
    const slowest = Math.max(
      10,
      ...triggeredBy('queue')
        .filter(({ fn }) => fn.trigger.queue === name)
        .map(({ fn }) => fn.timeoutSeconds ?? 10),
    );
    return new Queue(this, name, {
      // AWS advises six times the function's own limit, so that no message is worked on twice at once.
      visibilityTimeout: Duration.seconds(6 * slowest),
      deadLetterQueue: { queue: failed, maxReceiveCount: TRIES },
      enforceSSL: true,
    });
  }

  named(name: QueueName): Queue {
    const queue = this.#byName.get(name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    return queue;
  }

  /** Where the messages of a queue wait that failed too often. */
  failed(name: QueueName): Queue {
    const queue = this.#failed.get(name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    return queue;
  }

  feed(functions: Functions) {
    for (const each of triggeredBy('queue')) {
      const source = new SqsEventSource(this.named(each.fn.trigger.queue), {
        reportBatchItemFailures: true,
        batchSize: 10,
        // Each sender keeps to its share of the mail service's rate: this many shares there are.
        ...(each.fn.trigger.queue === 'report-sendings' && {
          maxConcurrency: sendersFor(this.#mailRate),
        }),
      });
      functions.of(each).addEventSource(source);
    }
  }
}
