import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Subscription, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { notices } from '../../lambdas/contract/notices.ts';
import { type QueueName, queueNames } from '../../lambdas/runtime/function.ts';
import { triggeredBy } from '../deployables.ts';
import { APP_LIMITS, INGESTION_LIMITS } from '../http/api.ts';
import { releaseAlarms } from '../releases.ts';
import type { MainStack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { dashboard } from './dashboard.ts';
import { Metrics } from './metrics.ts';

/** How long a message may wait before an owner would notice. Preparation has five hours until 9:00. */
const OLDEST_MINUTES: Readonly<Partial<Record<QueueName, number>>> = {
  'zone-reports': 10,
  'report-sendings': 15,
  'report-preparations': 120,
  'website-checks': 360,
};
const OLDEST_MINUTES_DEFAULT = 60;

/** Four fifths of a limit per second, over the five minutes of an alarm. */
const NEAR_LIMIT = 0.8 * Duration.minutes(5).toSeconds();

/** What requires an operator; `releases.ts` adds an alarm per canary. A test compares them with `docs/RUNBOOK.md`. */
export class Alarms extends Construct {
  readonly topic: Topic;
  /** Absent when no recipient is configured. */
  readonly subscription: Subscription | undefined;
  readonly #stage: Stage;

  constructor(scope: Construct, stage: Stage, main: MainStack) {
    super(scope, 'Alarms');
    this.#stage = stage;
    this.topic = new Topic(this, 'Topic', {
      displayName: `Reveille ${stage.name}`,
      enforceSSL: true,
    });
    this.#allowAlarms();
    this.subscription =
      stage.alarmEmail === undefined
        ? undefined
        : this.topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    const metrics = new Metrics(this, main);
    dashboard(this, stage, metrics);
    this.#ofRequests(metrics);
    this.#ofQueues(metrics);
    this.#ofMail(metrics);
    this.#ofNotices(metrics);
    this.#ofSchedules(metrics);
    this.#ofReleases();
  }

  /** The policy of `enforceSSL` replaces the default one, under which the alarms of the account may publish. */
  #allowAlarms() {
    const alarms = Stack.of(this).formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: `reveille-${this.#stage.name}-*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { ArnLike: { 'aws:SourceArn': alarms } },
      }),
    );
  }

  #ofRequests(metrics: Metrics) {
    this.#alarm('api-errors', 'At least 1 % of the API responses are 5xx', {
      metric: metrics.percentOf(metrics.api('5xx'), metrics.api('Count')),
      threshold: 1,
    });
    this.#alarm('ingestion-errors', 'At least 1 % of the responses to trackers are 5xx', {
      metric: metrics.percentOf(metrics.ingestion('5xx'), metrics.ingestion('Count')),
      threshold: 1,
    });
    this.#alarm('api-load', 'Requests to the API are at 80 % of its limit', {
      metric: metrics.api('Count'),
      threshold: NEAR_LIMIT * APP_LIMITS.rateLimit,
    });
    this.#alarm('ingestion-load', 'Requests of trackers are at 80 % of their API’s limit', {
      metric: metrics.ingestion('Count'),
      threshold: NEAR_LIMIT * INGESTION_LIMITS.rateLimit,
    });
    this.#alarm('function-errors', 'Functions log errors', {
      metric: metrics.logged('errors'),
      threshold: 10,
    });
    this.#alarm('function-crashes', 'A function ran out of time or memory, or could not start', {
      metric: metrics.logged('crashes'),
      threshold: 3,
    });
    this.#alarm('throttles', 'Lambda throttles invocations: the account has no concurrency left', {
      metric: metrics.lambda('Throttles'),
      threshold: 1,
      evaluationPeriods: 2,
    });
    this.#alarm('stream-age', 'Changes to the table wait 15 minutes for their consumers', {
      metric: metrics.streamAge(),
      threshold: Duration.minutes(15).toMilliseconds(),
    });
    this.#alarm('table-throttles', 'DynamoDB throttles requests to the table', {
      metric: metrics.tableThrottles(),
      threshold: 10,
    });
  }

  #ofQueues(metrics: Metrics) {
    for (const name of queueNames) {
      this.#alarm(
        `${name}-failed`,
        `A message of ${name} failed repeatedly and is in the dead-letter queue`,
        {
          metric: metrics.failedMessages(name),
          threshold: 1,
        },
      );
      const minutes = OLDEST_MINUTES[name] ?? OLDEST_MINUTES_DEFAULT;
      this.#alarm(`${name}-age`, `A message of ${name} has waited for ${minutes} minutes`, {
        metric: metrics.oldestMessageAge(name),
        threshold: Duration.minutes(minutes).toSeconds(),
      });
    }
    this.#alarm('changes-failed', 'A consumer failed repeatedly to process a change to the table', {
      metric: metrics.failedChanges(),
      threshold: 1,
    });
  }

  /** SES reviews an account at 5 % bounces or 0.1 % complaints. The thresholds are below that. */
  #ofMail(metrics: Metrics) {
    this.#alarm('bounces', '3 % of the emails bounce', {
      metric: metrics.reputation('Reputation.BounceRate'),
      threshold: 0.03,
    });
    this.#alarm('complaints', '0.05 % of the emails are reported as spam', {
      metric: metrics.reputation('Reputation.ComplaintRate'),
      threshold: 0.0005,
    });
  }

  /** A new event that functions log needs only an entry in `contract/notices.ts`. */
  #ofNotices(metrics: Metrics) {
    for (const [notice, { perFiveMinutes, says }] of Object.entries(notices)) {
      this.#alarm(notice, says, { metric: metrics.logged(notice), threshold: perFiveMinutes });
    }
  }

  /**
   * If a sweep does not run or always fails, a report may be missing. The check of the loader fails while no website can load
   * the tracker.
   */
  #ofSchedules(metrics: Metrics) {
    for (const each of triggeredBy('schedule')) {
      const period = Duration.minutes(Math.max(5, 2 * each.fn.trigger.everyMinutes));
      this.#alarm(`${each.name}-silent`, `${each.id} had no successful run in two intervals`, {
        metric: metrics.successes(each, period),
        threshold: 1,
        comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
        treatMissingData: cloudwatch.TreatMissingData.BREACHING,
      });
    }
  }

  /** Notifies about the alarms of the canaries, which belong to the main stack. */
  #ofReleases() {
    const rules = releaseAlarms(this.#stage).map((name) => `ALARM("${name}")`);
    this.#notify(
      new cloudwatch.CompositeAlarm(this, 'release', {
        compositeAlarmName: `reveille-${this.#stage.name}-release`,
        alarmDescription:
          'A new version of a function fails and is rolled back. See docs/RUNBOOK.md.',
        alarmRule: cloudwatch.AlarmRule.fromString(rules.join(' OR ')),
      }),
    );
  }

  #alarm(name: string, description: string, settings: Partial<cloudwatch.AlarmProps> & Measured) {
    const alarm = new cloudwatch.Alarm(this, name, {
      alarmName: `reveille-${this.#stage.name}-${name}`,
      alarmDescription: `${description}. See docs/RUNBOOK.md.`,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      ...settings,
    });
    this.#notify(alarm);
  }

  #notify(alarm: cloudwatch.AlarmBase) {
    const notify = new SnsAction(this.topic);
    alarm.addAlarmAction(notify);
    alarm.addOkAction(notify);
  }
}

type Measured = Pick<cloudwatch.AlarmProps, 'metric' | 'threshold'>;
