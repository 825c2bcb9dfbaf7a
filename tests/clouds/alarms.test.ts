import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { queueNames } from '../../lambdas/runtime/function.ts';
import { triggeredBy } from '../../lib/deployables.ts';
import { production } from './template.ts';

const edge = production.edge.template;
const main = production.main.template;

interface Alarm {
  readonly AlarmName: string;
  readonly AlarmDescription: string;
  readonly AlarmActions?: readonly object[];
  readonly MetricName?: string;
  readonly Namespace?: string;
  readonly Threshold: number;
}
const alarmsOf = (template: Template): Alarm[] =>
  Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(
    ({ Properties }) => Properties,
  );
const alarms = alarmsOf(edge);
const PREFIX = 'reveille-production-';
const named = (name: string) => alarms.find(({ AlarmName }) => AlarmName === PREFIX + name);

test('every alarm notifies the address of the settings', () => {
  expect(alarms.length).toBeGreaterThan(25);
  const [topic] = Object.keys(edge.findResources('AWS::SNS::Topic'));
  for (const { AlarmActions } of alarms) expect(AlarmActions).toEqual([{ Ref: topic }]);
  edge.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'operations@reveille-reports.com',
    TopicArn: { Ref: topic },
  });
});

test('an alarm that fires because a canary failed notifies as well', () => {
  const [topic] = Object.keys(edge.findResources('AWS::SNS::Topic'));
  const composite = Object.values(edge.findResources('AWS::CloudWatch::CompositeAlarm'));
  const [release, ...more] = composite.map(({ Properties }) => Properties);
  // The alarms themselves are in the main stack, which is deployed before there is a topic.
  const canaries = alarmsOf(main).map(({ AlarmName }) => AlarmName);
  expect(canaries).toHaveLength(3);
  expect(more).toEqual([]);
  expect(release).toMatchObject({
    AlarmName: `${PREFIX}release`,
    AlarmActions: [{ Ref: topic }],
    OKActions: [{ Ref: topic }],
  });
  const rule = JSON.stringify(release?.AlarmRule);
  for (const name of canaries) expect(rule).toContain(`ALARM(\\"${name}\\")`);
});

const ALARM_ARN = `:alarm:${PREFIX}*`;

test('CloudWatch may publish to the topic of its alarms', () => {
  const [topic] = Object.keys(edge.findResources('AWS::SNS::Topic'));
  const policies = Object.values(edge.findResources('AWS::SNS::TopicPolicy')).map(
    ({ Properties }) => Properties,
  );
  // A policy replaces the default one, under which every resource of the account may publish.
  expect(policies.map(({ Topics }) => Topics)).toEqual([[{ Ref: topic }]]);
  expect(policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Resource: { Ref: topic },
      Condition: {
        ArnLike: { 'aws:SourceArn': { 'Fn::Join': ['', expect.arrayContaining([ALARM_ARN])] } },
      },
    }),
  );
});

test.each([
  'api-errors',
  'ingestion-errors',
  'api-load',
  'ingestion-load',
  'function-errors',
  'function-crashes',
  'throttles',
  'stream-age',
  'table-throttles',
  'bounces',
  'complaints',
  'missing-report',
  'late-report',
  ...queueNames.flatMap((name) => [`${name}-failed`, `${name}-age`]),
  ...triggeredBy('schedule').map(({ name }) => `${name}-silent`),
])('there is an alarm for %s', (name) => {
  expect(named(name)).toBeDefined();
});

test('an alarm covers only its stage, except for resources that the account shares', () => {
  const shared = alarms.filter(({ Namespace }) => Namespace === 'AWS/Lambda');
  const dimensionless = shared.filter((alarm) => !('Dimensions' in alarm));
  expect(dimensionless.map(({ AlarmName }) => AlarmName)).toEqual([`${PREFIX}throttles`]);
  expect(named('function-errors')?.Namespace).toBe('reveille-production-edge');
});

/** The runbook heading of an alarm. */
const headingOf = (name: string) =>
  name
    .replace(PREFIX, '')
    .replace(new RegExp(`^(${queueNames.join('|')})-`), 'QUEUE-')
    .replace(/^.+-silent$/, 'FUNCTION-silent')
    .replace(/^release-.+$/, 'release');

const runbook = readFileSync(resolve(import.meta.dirname, '../../docs/RUNBOOK.md'), 'utf8');

test('the runbook states for every dead-letter queue whether it may be redriven', () => {
  const [, table = ''] = runbook.split('## What is safe to redrive');
  const rows = [...table.matchAll(/^\| ([a-z-]+) \| (?:yes|no)/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...queueNames, 'changes-failed'].sort());
});

test('the runbook has a heading for every alarm, and none without one', () => {
  const [, afterwards = ''] = runbook.split(/^# Alarms$/m);
  const [section = ''] = afterwards.split(/^# /m);
  const headings = [...section.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const alarmHeadings = [...alarms, ...alarmsOf(main)].map(({ AlarmName }) => headingOf(AlarmName));
  expect(new Set(headings)).toEqual(new Set([...alarmHeadings, 'spend']));
  for (const part of section.split(/^## /m).slice(1)) {
    for (const word of ['**Means**', '**Investigate**', '**Fix**']) expect(part).toContain(word);
  }
});

test.each(['api-errors', 'ingestion-errors'])(
  '%s counts one failure among a few requests as 1 %%, by a function that CloudWatch documents for numbers',
  (name) => {
    const { Metrics = [] } = named(name) as { Metrics?: { Expression?: string }[] };
    expect(Metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual([
      '100 * part / IF(whole > 100, whole, 100)',
    ]);
  },
);

test('a stage’s budget sends an email before it is used up', () => {
  production.global.template.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: 100, Unit: 'USD' } },
  });
});

test('one dashboard per stage shows what affects owners first', () => {
  const [dashboard, ...more] = Object.values(edge.findResources('AWS::CloudWatch::Dashboard'));
  expect([dashboard?.Properties.DashboardName, more]).toEqual([
    'reveille-production-eu-west-1',
    [],
  ]);
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  expect(body.indexOf('Requests and 5xx')).toBeLessThan(body.indexOf('Messages waiting'));
});

test('the dashboard counts the emails of the account, because SES publishes only rates per stage', () => {
  const [dashboard] = Object.values(edge.findResources('AWS::CloudWatch::Dashboard'));
  const body = JSON.stringify(dashboard?.Properties.DashboardBody).replaceAll('\\', '');
  const shown = [...body.matchAll(/"AWS\/SES","([\w.]+)"(,"ses:configuration-set")?/g)].map(
    ([, metric, dimension]) => [metric, dimension !== undefined],
  );
  expect(shown).toEqual([
    ['Send', false],
    ['Delivery', false],
    ['Bounce', false],
    ['Complaint', false],
    ['Reputation.BounceRate', true],
    ['Reputation.ComplaintRate', true],
  ]);
});

test('the alarm for throttles counts those of the indexes, which DynamoDB does not add to the table’s', () => {
  const { Metrics = [] } = named('table-throttles') as {
    Metrics?: { MetricStat?: { Metric: { MetricName: string; Dimensions: { Name: string }[] } } }[];
  };
  const counted = Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
  const kinds = counted.map(({ MetricName, Dimensions }) =>
    [MetricName, ...Dimensions.map(({ Name }) => Name)].join(' '),
  );
  const table = ['ReadThrottleEvents TableName', 'WriteThrottleEvents TableName'];
  const [reads, writes] = ['Read', 'Write'].map(
    (name) => `${name}ThrottleEvents GlobalSecondaryIndexName TableName`,
  );
  const indexes = Object.values(main.findResources('AWS::DynamoDB::Table')).flatMap(
    ({ Properties }) => Properties.GlobalSecondaryIndexes,
  );
  expect(indexes.length).toBeGreaterThan(1);
  expect(kinds.sort()).toEqual([...table, ...indexes.flatMap(() => [reads, writes])].sort());
});

test('an alarm fires before the requests of an API reach its limit, beyond which they are rejected', () => {
  const stages = Object.values(main.findResources('AWS::ApiGatewayV2::Stage')).map(
    ({ Properties }) => Properties,
  );
  for (const name of ['api-load', 'ingestion-load']) {
    const alarm = named(name) as unknown as {
      readonly MetricName: string;
      readonly Dimensions: readonly { readonly Value: unknown }[];
      readonly Period: number;
      readonly Threshold: number;
      readonly Statistic: string;
    };
    const [{ Value: api } = {}] = alarm.Dimensions as {
      Value: { 'Fn::GetStackOutput'?: object };
    }[];
    const limit = stages.find(({ ApiId }) => JSON.stringify(api).includes(ApiId.Ref));
    expect(alarm).toMatchObject({ MetricName: 'Count', Statistic: 'Sum' });
    const perSecond = limit?.DefaultRouteSettings.ThrottlingRateLimit;
    expect(alarm.Threshold).toBe(0.8 * perSecond * alarm.Period);
  }
});
