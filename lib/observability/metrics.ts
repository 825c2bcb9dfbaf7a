import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { notices } from '../../lambdas/contract/notices.ts';
import type { QueueName } from '../../lambdas/runtime/function.ts';
import { type Deployable, triggeredBy } from '../deployables.ts';
import type { MainStack } from '../stack.ts';

const EVERY = Duration.minutes(5);

/** Log lines that are counted per stage, since each stage has its own log group. */
const counted: Readonly<Record<string, IFilterPattern>> = {
  errors: FilterPattern.stringValue('$.level', '=', 'ERROR'),
  crashes: FilterPattern.anyTerm('Task timed out', 'Runtime exited', 'Runtime.ImportModuleError'),
  ...Object.fromEntries(
    Object.keys(notices).map((name) => [name, FilterPattern.stringValue('$.message', '=', name)]),
  ),
};

/** The metrics of a stage, for its alarms and its dashboard. */
export class Metrics {
  readonly #main: MainStack;
  readonly #logged: ReadonlyMap<string, MetricFilter>;

  constructor(scope: Construct, main: MainStack) {
    this.#main = main;
    this.#logged = new Map(
      Object.entries(counted).map(([metricName, filterPattern]) => [
        metricName,
        new MetricFilter(scope, `${metricName}-lines`, {
          logGroup: main.functions.logGroup,
          filterPattern,
          metricNamespace: Stack.of(scope).stackName,
          metricName,
        }),
      ]),
    );
  }

  logged(name: string): cloudwatch.Metric {
    const filter = this.#logged.get(name);
    if (!filter) throw new Error(`There is no metric filter ${name}`);
    return filter.metric({ statistic: 'Sum', period: EVERY });
  }

  /** Assumes at least 100 requests, so that one failure among ten does not count as 10 %. MAX takes only time series. */
  percentOf(part: cloudwatch.IMetric, whole: cloudwatch.IMetric) {
    return new cloudwatch.MathExpression({
      expression: '100 * part / IF(whole > 100, whole, 100)',
      usingMetrics: { part, whole },
      period: EVERY,
    });
  }

  api(metricName: string, statistic?: string) {
    return gatewayMetric(this.#main.api.id, metricName, statistic);
  }

  ingestion(metricName: string, statistic?: string) {
    return gatewayMetric(this.#main.ingestion.id, metricName, statistic);
  }

  /** For all functions of the account, because they share its concurrency. */
  lambda(metricName: string) {
    return metric({ namespace: 'AWS/Lambda', metricName });
  }

  runs(each: Deployable) {
    return this.#main.functions.of(each).metricInvocations({ period: EVERY, statistic: 'Sum' });
  }

  /** Runs that did not fail; missing if there was no run. */
  successes(each: Deployable, period: Duration) {
    const fn = this.#main.functions.of(each);
    const sum = { period, statistic: 'Sum' };
    return new cloudwatch.MathExpression({
      expression: 'runs - errors',
      usingMetrics: { runs: fn.metricInvocations(sum), errors: fn.metricErrors(sum) },
      period,
    });
  }

  duration(each: Deployable) {
    return this.#main.functions.of(each).metricDuration({ period: EVERY, statistic: 'p95' });
  }

  streamAge() {
    const ages = triggeredBy('stream').map((each, index) => [
      `age${index}`,
      this.#main.functions.of(each).metric('IteratorAge', { period: EVERY, statistic: 'Maximum' }),
    ]);
    const usingMetrics = Object.fromEntries(ages);
    const expression = `MAX([${Object.keys(usingMetrics).join(', ')}])`;
    return new cloudwatch.MathExpression({ expression, usingMetrics, period: EVERY });
  }

  /** Includes the indexes: a hot one throttles writes to the table, but DynamoDB counts them at the index only. */
  tableThrottles() {
    const { table, indexes } = this.#main.data;
    const places = [
      {},
      ...indexes.map((GlobalSecondaryIndexName) => ({ GlobalSecondaryIndexName })),
    ];
    const counts = places.flatMap((place) =>
      ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
        table.metric(name, {
          period: EVERY,
          statistic: 'Sum',
          dimensionsMap: { TableName: table.tableName, ...place },
        }),
      ),
    );
    const usingMetrics = Object.fromEntries(counts.map((each, index) => [`m${index}`, each]));
    const expression = Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(' + ');
    return new cloudwatch.MathExpression({ expression, usingMetrics, period: EVERY });
  }

  failedMessages(name: QueueName) {
    return this.#main.queues
      .deadLetterQueueOf(name)
      .metricApproximateNumberOfMessagesVisible({ period: EVERY });
  }

  failedChanges() {
    return this.#main.data.failedChanges.metricApproximateNumberOfMessagesVisible({
      period: EVERY,
    });
  }

  oldestMessageAge(name: QueueName) {
    return this.#main.queues.named(name).metricApproximateAgeOfOldestMessage({ period: EVERY });
  }

  waitingMessages(name: QueueName) {
    return this.#main.queues
      .named(name)
      .metricApproximateNumberOfMessagesVisible({ period: EVERY });
  }

  /** SES computes it over recent emails of this stage's configuration set, as a rate between 0 and 1. */
  reputation(metricName: string) {
    const dimensionsMap = { 'ses:configuration-set': this.#main.mail.configurationSet };
    return metric({ namespace: 'AWS/SES', metricName, dimensionsMap, statistic: 'Average' });
  }

  /** For all emails of the account. Per configuration set, SES counts only for a paid event destination. */
  mail(metricName: string) {
    return metric({ namespace: 'AWS/SES', metricName });
  }

  connections(metricName: string) {
    return gatewayMetric(this.#main.live.apiId, metricName);
  }
}

const gatewayMetric = (ApiId: string, metricName: string, statistic = 'Sum') =>
  metric({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId }, statistic });

const metric = (props: cloudwatch.MetricProps) =>
  new cloudwatch.Metric({ period: EVERY, statistic: 'Sum', ...props });
