import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { queueNames } from '../../lambdas/runtime/function.ts';
import { deployables } from '../deployables.ts';
import { accountWideName, type Stage } from '../stage.ts';
import type { Metrics } from './metrics.ts';

/** The functions whose latency affects visitors, and those that produce reports. */
const WATCHED = [
  'recordings/start-session',
  'recordings/record-events',
  'recordings/close-session',
  'reports/prepare-daily-report',
  'reports/send-daily-report',
];

/** One page per stage: first the metrics that owners notice, then their causes. */
export function dashboard(scope: Construct, stage: Stage, metrics: Metrics): cloudwatch.Dashboard {
  const watched = deployables.filter(({ id }) => WATCHED.includes(id));
  const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
    new cloudwatch.GraphWidget({ title, left, right, width: 8, height: 6 });
  return new cloudwatch.Dashboard(scope, 'Dashboard', {
    dashboardName: accountWideName(stage),
    widgets: [
      [
        graph('Requests and 5xx', [metrics.api('Count')], [metrics.api('5xx')]),
        graph('Ingestion and 5xx', [metrics.ingestion('Count')], [metrics.ingestion('5xx')]),
        graph('Latency (ms)', [
          metrics.api('Latency', 'p50'),
          metrics.api('Latency', 'p95'),
          metrics.ingestion('Latency', 'p95'),
        ]),
      ],
      [graph('Errors in the log', [metrics.logged('errors'), metrics.logged('crashes')])],
      [
        graph(
          'Account: emails',
          [metrics.mail('Send'), metrics.mail('Delivery')],
          [metrics.mail('Bounce'), metrics.mail('Complaint')],
        ),
        graph('Bounce and complaint rate', [
          metrics.reputation('Reputation.BounceRate'),
          metrics.reputation('Reputation.ComplaintRate'),
        ]),
        graph('Late and missing reports', [
          metrics.logged('late-report'),
          metrics.logged('missing-report'),
        ]),
      ],
      [
        graph(
          'Messages waiting',
          queueNames.map((name) => metrics.waitingMessages(name)),
        ),
        graph(
          'Oldest message (s)',
          queueNames.map((name) => metrics.oldestMessageAge(name)),
        ),
        graph(
          'Messages that failed',
          queueNames.map((name) => metrics.failedMessages(name)),
        ),
      ],
      [
        graph(
          'Calls',
          watched.map((each) => metrics.runs(each)),
        ),
        graph(
          'Duration, p95 (ms)',
          watched.map((each) => metrics.duration(each)),
        ),
        graph(
          'Account: concurrency and throttles',
          [metrics.lambda('ConcurrentExecutions').with({ statistic: 'Maximum' })],
          [metrics.lambda('Throttles')],
        ),
      ],
      [
        graph('Age of the table’s stream (ms)', [metrics.streamAge()]),
        graph('Throttled table requests', [metrics.tableThrottles()]),
        graph('Live connections', [
          metrics.connections('ConnectCount'),
          metrics.connections('MessageCount'),
        ]),
      ],
    ],
  });
}
