import { Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueuePolicy } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { sendersFor } from '../../lambdas/contract/rules/sending-rate.ts';
import { queueVariable } from '../../lambdas/runtime/env.ts';
import { type QueueName, queueNames, visibilityOf } from '../../lambdas/runtime/function.ts';
import { triggeredBy } from '../deployables.ts';
import type { Functions, Provision } from '../functions.ts';
import type { Stage } from '../stage.ts';

/** After this many failures a message goes to the dead-letter queue, which raises an alarm and can be redriven. */
const TRIES = 5;

/** A dead-letter queue deletes a message fourteen days after it was first queued, so an operator has at least a week. */
const RETENTION = { working: Duration.days(7), failed: Duration.days(14) };

/** SNS sends to this queue, which needs its own policy; SQS allows one policy per queue. */
const SNS_TARGET: QueueName = 'mail-events';

/** One queue per name in the list, each with a dead-letter queue. */
export class Queues extends Construct {
  readonly provisions: { readonly [N in QueueName]: Provision<N> };
  readonly #byName: ReadonlyMap<QueueName, Queue>;
  readonly #deadLetterQueues = new Map<QueueName, Queue>();
  readonly #stage: Stage;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Queues');
    this.#stage = stage;
    this.#byName = new Map(queueNames.map((name) => [name, this.#create(name)]));
    this.#denyPlainHttp();
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
    const deadLetterQueue = new Queue(this, `${name}-failed`, {
      retentionPeriod: RETENTION.failed,
    });
    this.#deadLetterQueues.set(name, deadLetterQueue);
    const consumers = triggeredBy('queue').filter(({ fn }) => fn.trigger.queue === name);
    return new Queue(this, name, {
      retentionPeriod: RETENTION.working,
      visibilityTimeout: Duration.seconds(Math.max(...consumers.map(({ fn }) => visibilityOf(fn)))),
      deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount: TRIES },
      enforceSSL: name === SNS_TARGET,
    });
  }

  /** One policy for all queues: `enforceSSL` would create one per queue, a twentieth of CloudFormation's 500 resources. */
  #denyPlainHttp() {
    const withoutPolicy = queueNames.filter((name) => name !== SNS_TARGET);
    const queues = [...withoutPolicy.map((name) => this.named(name)), ...this.deadLetterQueues];
    new QueuePolicy(this, 'TlsOnly', { queues }).document.addStatements(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['sqs:*'],
        // `*` refers to the queue that has the policy.
        resources: ['*'],
        conditions: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  }

  named(name: QueueName): Queue {
    const queue = this.#byName.get(name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    return queue;
  }

  get deadLetterQueues(): readonly Queue[] {
    return [...this.#deadLetterQueues.values()];
  }

  deadLetterQueueOf(name: QueueName): Queue {
    const queue = this.#deadLetterQueues.get(name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    return queue;
  }

  /** Limits senders, because each uses a fixed share of the mail rate. AWS requires a concurrency of at least two. */
  #maxConcurrencyOf(name: QueueName, ofThousand: number): number {
    const { mailRate, concurrentExecutions } = this.#stage;
    const scaled = Math.max(2, Math.floor((ofThousand * concurrentExecutions) / 1_000));
    return name === 'report-sendings' ? sendersFor(mailRate, scaled) : scaled;
  }

  attachConsumers(functions: Functions) {
    for (const each of triggeredBy('queue')) {
      const { queue, batch = 1, concurrency } = each.fn.trigger;
      const source = new SqsEventSource(this.named(queue), {
        reportBatchItemFailures: true,
        batchSize: batch,
        maxConcurrency: this.#maxConcurrencyOf(queue, concurrency),
      });
      functions.of(each).addEventSource(source);
    }
  }
}
