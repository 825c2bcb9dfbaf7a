import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import {
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Deployable } from './deployables.ts';
import type { NamedStage, Stage } from './stage.ts';

/** Functions of every visit and every report. A broken version of these must not reach everyone at once. */
export const CANARIES: readonly string[] = [
  'recordings/start-session',
  'recordings/record-events',
  'reports/send-daily-report',
];
const EVERY = Duration.minutes(1);

/** The alarm that rolls a canary back. `name`: of the function, with a dash instead of the slash. */
const releaseAlarmOf = (stage: Pick<NamedStage, 'name'>, name: string): string =>
  `reveille-${stage.name}-release-${name}`;

/** The alarms of all canaries. They have no action, because their stack is deployed before the topic exists. */
export const releaseAlarms = (stage: Pick<NamedStage, 'name'>): readonly string[] =>
  CANARIES.map((id) => releaseAlarmOf(stage, id.replace('/', '-')));

/**
 * A new version of a canary function gets a tenth of the calls for five minutes. Errors of the runtime or in the log roll
 * it back.
 */
export class Releases extends Construct {
  readonly role: Role;
  readonly #application: LambdaApplication;
  readonly #stage: Stage;
  readonly #logGroup: ILogGroup;

  constructor(scope: Construct, stage: Stage, logGroup: ILogGroup) {
    super(scope, 'Releases');
    this.#stage = stage;
    this.#logGroup = logGroup;
    this.#application = new LambdaApplication(this, 'Application', {
      applicationName: `reveille-${stage.name}`,
    });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
  }

  /** The alias through which a canary function is invoked. */
  aliasOf({ id, name }: Deployable, fn: LambdaFunction): Alias {
    const alias = new Alias(this, name, { aliasName: 'live', version: fn.currentVersion });
    const logged = new MetricFilter(this, `${name}-lines`, {
      logGroup: this.#logGroup,
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.level', '=', 'ERROR'),
        FilterPattern.stringValue('$.service', '=', id),
      ),
      metricNamespace: Stack.of(this).stackName,
      metricName: `${name}-errors`,
    });
    const alarm = new cloudwatch.Alarm(this, `${name}-release`, {
      alarmName: releaseAlarmOf(this.#stage, name),
      alarmDescription: `A new version of ${id} fails. See docs/RUNBOOK.md.`,
      metric: new cloudwatch.MathExpression({
        expression: 'FILL(crashed, 0) + FILL(logged, 0)',
        usingMetrics: {
          crashed: alias.metricErrors({ period: EVERY }),
          logged: logged.metric({ period: EVERY, statistic: 'Sum' }),
        },
        period: EVERY,
      }),
      threshold: 3,
      evaluationPeriods: 1,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    });
    new LambdaDeploymentGroup(this, `${name}-group`, {
      application: this.#application,
      alias,
      role: this.role,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [alarm],
      autoRollback: { failedDeployment: true, deploymentInAlarm: true },
    });
    return alias;
  }
}
