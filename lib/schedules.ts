import { Duration, Stack, TimeZone } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ContextAttribute,
  Schedule,
  ScheduleExpression,
  ScheduleGroup,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke, SqsSendMessage } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import { PREPARATION_HOUR, REPORT_HOUR } from '../lambdas/contract/limits.ts';
import { timezones } from '../lambdas/contract/timezones.ts';
import { triggeredBy } from './deployables.ts';
import type { Functions, Provision } from './functions.ts';
import type { Queues } from './queues.ts';

const moments = { prepare: PREPARATION_HOUR, send: REPORT_HOUR } as const;

/**
 * Four and nine o'clock, once for every zone: reports are written at four and sent at nine. The scheduler knows about
 * summer time; nobody else has to. A zone nobody had yet gets its two schedules when its first owner arrives.
 */
export class Schedules extends Construct {
  readonly provision: Provision<'scheduler'>;

  constructor(scope: Construct, queues: Queues) {
    super(scope, 'Schedules');
    // Named, so that a review can tell which star is meant.
    const scheduleGroupName = Stack.of(this).stackName;
    const scheduleGroup = new ScheduleGroup(this, 'Group', { scheduleGroupName });
    const queue = queues.named('zone-reports');
    for (const zone of timezones) {
      for (const [moment, hour] of Object.entries(moments)) {
        new Schedule(this, `${moment}-${zone.replace('/', '-')}`, {
          scheduleGroup,
          description: `${moment} the daily reports of ${zone}`,
          schedule: ScheduleExpression.cron({
            minute: '0',
            hour: String(hour),
            timeZone: TimeZone.of(zone),
          }),
          target: new SqsSendMessage(queue, {
            input: ScheduleTargetInput.fromObject({
              moment,
              zone,
              scheduledAt: ContextAttribute.scheduledTime,
            }),
          }),
        });
      }
    }
    const { account } = Stack.of(this);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
      inlinePolicies: {
        send: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
          ],
        }),
      },
    });
    this.provision = {
      environment: {
        SCHEDULE_GROUP: scheduleGroup.scheduleGroupName,
        SCHEDULE_ROLE_ARN: role.roleArn,
        SCHEDULE_QUEUE_ARN: queue.queueArn,
      },
      grant: (to) => {
        to.grantPrincipal.addToPrincipalPolicy(
          new PolicyStatement({
            actions: ['scheduler:CreateSchedule', 'scheduler:GetSchedule'],
            resources: [
              Stack.of(this).formatArn({
                service: 'scheduler',
                resource: 'schedule',
                resourceName: `${scheduleGroup.scheduleGroupName}/*`,
              }),
            ],
          }),
        );
        role.grantPassRole(to.grantPrincipal);
      },
    };
  }

  /** The functions that run by the clock of nobody's zone: sweeps and reconciliations. */
  start(functions: Functions) {
    for (const each of triggeredBy('schedule')) {
      new Schedule(this, each.name, {
        description: each.id,
        schedule: ScheduleExpression.rate(Duration.minutes(each.fn.trigger.everyMinutes)),
        target: new LambdaInvoke(functions.of(each), {
          input: ScheduleTargetInput.fromObject({ scheduledAt: ContextAttribute.scheduledTime }),
        }),
      });
    }
  }
}
