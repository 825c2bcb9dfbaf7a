import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { timeoutOf } from '../../lambdas/runtime/function.ts';
import { deployables } from '../../lib/deployables.ts';
import { stageFrom } from '../../lib/stage.ts';
import { edge, first, global, main, type Properties, production } from './template.ts';

interface Json {
  readonly Resources: Record<string, Properties & { readonly Type: string }>;
  readonly Outputs?: Record<string, { readonly Export?: object }>;
  readonly Parameters?: object;
}
const templates = [
  ...[main, edge, global, first],
  ...[production.main, production.edge, production.global].map(({ template }) => template),
].map((template) => template.toJSON() as Json);
const shapes: [string, Json][] = [
  'main',
  'edge',
  'global',
  'first main',
  'production main',
  'production edge',
  'production global',
].map((name, place) => [name, templates[place] as Json]);

const STAGE = 'production';
const LONGEST_STAGE = 16;
/** The length that the CDK also assumes for the value of a reference when it splits a large policy. */
const REFERENCE = 'x'.repeat(150);
/** The length of an ARN without the function's name, in the region with the longest name. */
const FUNCTION_ARN = 'arn:aws:lambda:ap-southeast-1:123456789012:function:';
/** The ARNs of the functions of a stage with the longest name, by the id in the template. */
const functionArns = new Map(
  templates.flatMap((template) =>
    Object.entries(template.Resources).flatMap(([id, { Properties }]) => {
      const name: unknown = Properties?.FunctionName;
      if (typeof name !== 'string') return [];
      const [, , ...parts] = name.split('-');
      return [[id, `${FUNCTION_ARN}reveille-${'s'.repeat(LONGEST_STAGE)}-${parts.join('-')}`]];
    }),
  ),
);
/** The text of a value after deployment, at most. */
const deployed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(deployed);
  if (typeof value !== 'object' || value === null) return value;
  const [[key = '', inner] = []] = Object.entries(value);
  if (key === 'Fn::Join') return (inner as [string, unknown[]])[1].map(deployed).join('');
  if (key === 'Fn::GetAtt') return functionArns.get((inner as [string, string])[0]) ?? REFERENCE;
  if (key === 'Ref' || key.startsWith('Fn::')) return REFERENCE;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, deployed(each)]));
};
const bytes = (value: unknown) => JSON.stringify(deployed(value)).length;
const largest = (sizes: readonly number[]) => Math.max(0, ...sizes);
const count = (part: object = {}) => Object.keys(part).length;

describeEach('%s stays well below the limits of a CloudFormation stack', (template) => {
  expect(count(template.Resources)).toBeLessThan(440); // of 500
  expect(count(template.Outputs)).toBeLessThanOrEqual(150); // of 200
  expect(count(template.Parameters)).toBeLessThanOrEqual(150); // of 200
  expect(JSON.stringify(template, null, 1).length).toBeLessThan(800_000); // of 1 MB
});

describeEach('%s exports nothing, so two stages of one account cannot collide', (template) => {
  expect(Object.values(template.Outputs ?? {}).filter(({ Export }) => Export)).toEqual([]);
});

/** Names that an account or region has only once, unless CloudFormation generates them. */
const NAMES =
  /^(AlarmName|ApplicationName|BucketName|BudgetName|DashboardName|Domain|FunctionName|LogGroupName|QueueName|RoleName|SecretName|TableName|TopicName|UserPoolName)$/;
const NAMED_TYPES =
  /^AWS::(CloudFront::|WAFv2::WebACL$|SecretsManager::|Scheduler::ScheduleGroup$)/;
const namesIn = (value: unknown, type: string): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) => {
        const isName = NAMES.test(key) || (key === 'Name' && NAMED_TYPES.test(type));
        const isReference = typeof each === 'object' && !('Fn::Join' in (each ?? {}));
        if (isName && !isReference) return [each];
        return /^(Condition|Dimensions|DashboardBody|Origins|Rules)$|HeadersConfig$/.test(key)
          ? []
          : namesIn(each, type);
      });

describeEach('%s gives its stage to every name that it chooses', (template, shape) => {
  const stage = shape.startsWith('production') ? STAGE : 'test';
  const names = Object.values(template.Resources)
    .filter(
      ({ Type }) => !/EventSourceMapping|::Permission|::Version|::Alias|MetricFilter/.test(Type),
    )
    .flatMap(({ Type, Properties }) => namesIn(Properties, Type));
  const others = names.filter((name) => !JSON.stringify(name).includes(stage));
  expect(others).toEqual([]);
});

test('the name of every function fits, also with the longest name of a stage', () => {
  expect(() => stageFrom({ STAGE: 's'.repeat(LONGEST_STAGE + 1) })).toThrow('STAGE');
  const longest = largest(deployables.map(({ name }) => name.length));
  expect(`reveille-${'s'.repeat(LONGEST_STAGE)}-`.length + longest).toBeLessThanOrEqual(64);
});

const ofType = ({ Resources }: Json, type: string) =>
  Object.entries(Resources).filter(([, { Type }]) => Type === type);
const rolesOf = ({ Roles = [] }: { Roles?: { Ref: string }[] }) => Roles.map(({ Ref }) => Ref);

describeEach('%s keeps every policy below the limits of IAM and Lambda', (template) => {
  const sizes = new Map<string, number>();
  const add = (role: string, size: number) => sizes.set(role, (sizes.get(role) ?? 0) + size);
  for (const [role, { Properties }] of ofType(template, 'AWS::IAM::Role')) {
    for (const { PolicyDocument } of Properties.Policies ?? []) add(role, bytes(PolicyDocument));
    expect(count(Properties.ManagedPolicyArns)).toBeLessThanOrEqual(8); // of 10
  }
  for (const [, { Properties }] of ofType(template, 'AWS::IAM::Policy')) {
    for (const role of rolesOf(Properties)) add(role, bytes(Properties.PolicyDocument));
  }
  // IAM counts no white space, which this JSON does not have.
  expect(largest([...sizes.values()])).toBeLessThan(10_240);
  const managed = ofType(template, 'AWS::IAM::ManagedPolicy');
  const managedSizes = managed.map(([, { Properties }]) => bytes(Properties.PolicyDocument));
  expect(largest(managedSizes)).toBeLessThan(6_144);
  const permissions = Map.groupBy(ofType(template, 'AWS::Lambda::Permission'), ([, each]) =>
    JSON.stringify(each.Properties.FunctionName),
  );
  const ofFunctions = [...permissions.values()].map((all) => bytes(all));
  expect(largest(ofFunctions)).toBeLessThan(16_000); // of 20,480
});

describeEach('%s keeps the variables of every function below 4 KB', (template) => {
  const functions = ofType(template, 'AWS::Lambda::Function');
  const sizes = functions.map(([, { Properties }]) => bytes(Properties.Environment?.Variables));
  expect(largest(sizes)).toBeLessThan(4_096);
});

describeEach('%s stays below the quotas of APIs, logs and CloudFront', (template) => {
  for (const type of ['Route', 'Integration']) {
    const perApi = Map.groupBy(ofType(template, `AWS::ApiGatewayV2::${type}`), ([, each]) =>
      JSON.stringify(each.Properties.ApiId),
    );
    expect(largest([...perApi.values()].map((all) => all.length))).toBeLessThan(250); // of 300
  }
  const filters = Map.groupBy(ofType(template, 'AWS::Logs::MetricFilter'), ([, each]) =>
    JSON.stringify(each.Properties.LogGroupName),
  );
  expect(largest([...filters.values()].map((all) => all.length))).toBeLessThan(80); // of 100
  for (const [, { Properties }] of ofType(template, 'AWS::CloudFront::Distribution')) {
    const { CacheBehaviors, Origins } = Properties.DistributionConfig;
    expect(CacheBehaviors.length).toBeLessThan(20); // of 25
    expect(Origins.length).toBeLessThan(20); // of 25
  }
  for (const [, { Properties }] of ofType(template, 'AWS::CloudFront::ResponseHeadersPolicy')) {
    const { SecurityHeadersConfig } = Properties.ResponseHeadersPolicyConfig;
    expect(bytes(SecurityHeadersConfig?.ContentSecurityPolicy ?? '')).toBeLessThan(1_783);
  }
});

function describeEach(title: string, check: (template: Json, shape: string) => void) {
  test.each(shapes)(title, (shape, template) => check(template, shape));
}

test('a function that someone waits for outlives one hung call of the payment provider and its retry', () => {
  const [, seconds] = readFileSync('lambdas/adapters/stripe.ts', 'utf8').match(
    /timeout: (\d+)_000,/,
  ) as string[];
  const callers = deployables.filter(
    ({ fn }) => fn.uses.includes('stripe') && ['http', 'raw'].includes(fn.trigger.kind),
  );
  expect(callers.length).toBeGreaterThan(2);
  const shorter = callers.filter(({ fn }) => timeoutOf(fn) <= 2 * Number(seconds));
  expect(shorter.map(({ id }) => id)).toEqual([]);
});

test('a message that fails on its last day in a queue stays a week in the dead-letter queue', () => {
  const queues = Object.values(main.findResources('AWS::SQS::Queue')) as Properties[];
  const working = queues.filter(({ Properties }) => Properties.RedrivePolicy);
  const failed = queues.filter(({ Properties }) => !Properties.RedrivePolicy);
  const seconds = (of: readonly Properties[]) =>
    of.map(({ Properties }) => Properties.MessageRetentionPeriod as number);
  expect(working.length).toBeGreaterThan(10);
  expect(Math.min(...seconds(failed)) - Math.max(...seconds(working))).toBeGreaterThanOrEqual(
    7 * 86_400,
  );
});
