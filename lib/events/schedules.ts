import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ContextAttribute,
  Schedule,
  ScheduleExpression,
  ScheduleGroup,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import { triggeredBy } from '../deployables.ts';
import type { Functions, Provision } from '../functions.ts';
import { InlineRole } from '../inline-role.ts';
import type { Queues } from './queues.ts';

/**
 * The schedule group of the time zones, and the schedules of the sweeps. A zone's two schedules are created at run time
 * for its first owner, and only there: a second definition here would run every report twice.
 */
export class Schedules extends Construct {
  readonly provision: Provision<'scheduler'>;
  /** The role in which the sweeps are invoked. */
  readonly sweepRole: InlineRole;

  constructor(scope: Construct, queues: Queues) {
    super(scope, 'Schedules');
    // An explicit name, so that the wildcard in the grant below is readable in a review.
    const scheduleGroupName = Stack.of(this).stackName;
    const scheduleGroup = new ScheduleGroup(this, 'Group', {
      scheduleGroupName,
      // By default it is retained, and its name would block the next first deployment. The daily check recreates its schedules.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const queue = queues.named('zone-reports');
    const { account } = Stack.of(this);
    const assumedBy = new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    });
    this.sweepRole = new InlineRole(this, 'Starter', { assumedBy });
    const role = new Role(this, 'Role', {
      assumedBy,
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
            actions: ['scheduler:CreateSchedule'],
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

  /** Schedules the functions that run at a fixed rate: sweeps and reconciliations. */
  addSweeps(functions: Functions) {
    for (const each of triggeredBy('schedule')) {
      new Schedule(this, each.name, {
        description: each.id,
        schedule: ScheduleExpression.rate(Duration.minutes(each.fn.trigger.everyMinutes)),
        target: new LambdaInvoke(functions.of(each), {
          role: this.sweepRole,
          input: ScheduleTargetInput.fromObject({ scheduledAt: ContextAttribute.scheduledTime }),
        }),
      });
    }
  }
}
