import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { notices } from '../lambdas/contract/notices.ts';
import { queueNames } from '../lambdas/runtime/function.ts';
import { triggeredBy } from './deployables.ts';
import type { MainStack } from './stack.ts';

const EVERY = Duration.minutes(5);

/** What must wake somebody: a morning in danger, a message nobody could handle, functions that fail. */
export class Alarms extends Construct {
  constructor(scope: Construct, { queues, functions }: MainStack) {
    super(scope, 'Alarms');
    this.#alarm('Failing', 'More than one call in a hundred fails', {
      metric: new cloudwatch.MathExpression({
        expression: '100 * errors / MAX([calls, 100])',
        usingMetrics: { errors: lambdaMetric('Errors'), calls: lambdaMetric('Invocations') },
        period: EVERY,
      }),
      threshold: 1,
    });
    for (const name of queueNames) {
      this.#alarm(
        `${name}-failed`,
        `A message of ${name} failed too often and waits for an operator`,
        {
          metric: queues.failed(name).metricApproximateNumberOfMessagesVisible({ period: EVERY }),
          threshold: 1,
        },
      );
    }
    this.#alarm('late-mails', 'Reports have waited longer than fifteen minutes to be sent', {
      metric: queues
        .named('report-sendings')
        .metricApproximateAgeOfOldestMessage({ period: EVERY }),
      threshold: Duration.minutes(15).toSeconds(),
    });
    for (const [notice, { perFiveMinutes, says }] of Object.entries(notices)) {
      const filter = new MetricFilter(this, `${notice}-lines`, {
        logGroup: functions.logGroup,
        filterPattern: FilterPattern.stringValue('$.message', '=', notice),
        metricNamespace: Stack.of(this).stackName,
        metricName: notice,
      });
      this.#alarm(notice, says, {
        metric: filter.metric({ statistic: 'Sum', period: EVERY }),
        threshold: perFiveMinutes,
      });
    }
    // The sweep is the guarantee behind the schedules: its silence means that a morning may have no mail.
    for (const each of triggeredBy('schedule')) {
      const { everyMinutes } = each.fn.trigger;
      this.#alarm(`${each.name}-silent`, `${each.id} has not run twice in a row`, {
        metric: functions.of(each).metricInvocations({
          period: Duration.minutes(Math.max(5, 2 * everyMinutes)),
          statistic: 'Sum',
        }),
        threshold: 1,
        comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
        treatMissingData: cloudwatch.TreatMissingData.BREACHING,
      });
    }
  }

  #alarm(
    id: string,
    alarmDescription: string,
    settings: Omit<cloudwatch.AlarmProps, 'alarmDescription' | 'evaluationPeriods'>,
  ) {
    new cloudwatch.Alarm(this, id, {
      alarmDescription,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      ...settings,
    });
  }
}

const lambdaMetric = (metricName: string) =>
  new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName, statistic: 'Sum', period: EVERY });
