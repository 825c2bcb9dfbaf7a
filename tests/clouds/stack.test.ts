import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { notices } from '../../lambdas/contract/notices.ts';
import { environment } from '../../lambdas/runtime/env.ts';
import { resourcesOf } from '../../lambdas/runtime/function.ts';
import { bundling } from '../../lib/code/bundle.ts';
import { compileCacheVariables } from '../../lib/code/compile-cache.ts';
import { deployables, triggeredBy } from '../../lib/deployables.ts';
import { edge, first, main, type Properties, propertiesOf } from './template.ts';

test('every call in the list has a route, and every owner’s call requires a login', () => {
  const routes = propertiesOf('AWS::ApiGatewayV2::Route').filter(({ RouteKey }) =>
    /^[A-Z]+ \//.test(RouteKey),
  );
  const found = routes.map(
    (route) => `${route.RouteKey} ${route.AuthorizationType === 'JWT' ? 'owner' : 'anyone'}`,
  );
  const calls = triggeredBy('http').map(
    ({ fn: { trigger } }) => `${trigger.call.method} ${trigger.call.path} ${trigger.call.caller}`,
  );
  const rawRoutes = triggeredBy('raw').flatMap(({ fn: { trigger } }) =>
    trigger.methods.map((method) => `${method} ${trigger.path} anyone`),
  );
  expect(found.sort()).toEqual([...calls, ...rawRoutes].sort());
  const authorizers = propertiesOf('AWS::ApiGatewayV2::Authorizer').map(
    (each) => each.JwtConfiguration,
  );
  expect(authorizers).toMatchObject([
    { Audience: [{ Ref: expect.stringMatching(/^AuthPoolApp/) }] },
  ]);
});

test('the pool redirects only to the app, after sign-up to /create-profile [CALL-07]', () => {
  main.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    CallbackURLs: ['https://app.example.com/connection', 'https://app.example.com/create-profile'],
    LogoutURLs: ['https://app.example.com/login'],
  });
});

/** Optional variables are read by the SDK itself. */
const required = (shape: object) =>
  Object.entries(shape as Record<string, { def: { type: string } }>)
    .filter(([, { def }]) => def.type !== 'optional')
    .map(([name]) => name);

test.each(deployables.map((each) => [each.id, each] as const))(
  '%s has the environment variables of the resources it uses and no others',
  (id, { name, fn }) => {
    const [found] = propertiesOf('AWS::Lambda::Function').filter(
      ({ FunctionName }) => FunctionName === `reveille-test-${name}`,
    );
    // Two resources may need the same variable.
    const expected = new Set(
      resourcesOf(fn).flatMap((resource) => required(environment[resource].shape)),
    );
    const variables = found?.Environment.Variables;
    expect(Object.keys(variables).sort()).toEqual(
      [
        'NODE_OPTIONS',
        'POWERTOOLS_SERVICE_NAME',
        ...Object.keys(compileCacheVariables),
        ...expected,
      ].sort(),
    );
    expect(variables).toMatchObject({ POWERTOOLS_SERVICE_NAME: id });
  },
);

test('stack traces of all functions have source lines', () => {
  const options = propertiesOf('AWS::Lambda::Function')
    .filter(({ FunctionName }) => FunctionName?.startsWith('reveille-test-'))
    .map(({ Environment }) => Environment?.Variables.NODE_OPTIONS);
  expect(options.length).toBeGreaterThanOrEqual(deployables.length);
  expect(new Set(options)).toEqual(new Set(['--enable-source-maps']));
  expect(bundling(false)).toMatchObject({ minify: true, sourcemap: 'linked' });
});

/**
 * Logical ids that must never change: a changed one would replace the resource and lose its data, break every emailed link
 * (the signing keys), or need new DNS records (the sender).
 */
const stateful = {
  DataTableFDBAD0F2: 'AWS::DynamoDB::Table',
  DataRecordings09FB26E7: 'AWS::S3::Bucket',
  AuthPool693BB957: 'AWS::Cognito::UserPool',
  MailSender3CE0A474: 'AWS::SES::EmailIdentity',
  SecretsOrigin297BAAC6: 'AWS::SecretsManager::Secret',
  SecretsSigning47855BBC: 'AWS::SecretsManager::Secret',
  SecretsStripe8F38C071: 'AWS::SecretsManager::Secret',
};

test.each(Object.entries(stateful))(
  '%s keeps its logical id and survives a deleted stack',
  (id, Type) => {
    expect(main.toJSON().Resources[id]).toMatchObject({
      Type,
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  },
);

test('every stateful resource is in the list above', () => {
  const retained = Object.entries(
    main.toJSON().Resources as Record<string, { Type: string; DeletionPolicy?: string }>,
  )
    .filter(
      ([, { Type, DeletionPolicy }]) =>
        DeletionPolicy === 'RetainExceptOnCreate' && Object.values(stateful).includes(Type),
    )
    .map(([id]) => id);
  expect(retained.filter((id) => !id.startsWith('DataAccessLogs')).sort()).toEqual(
    Object.keys(stateful).sort(),
  );
});

test('the app’s client keeps its logical id, because a new one would end every session', () => {
  expect(main.toJSON().Resources.AuthPoolAppE36D878D?.Type).toBe('AWS::Cognito::UserPoolClient');
});

test('the table has point-in-time recovery and deletion protection', () => {
  main.hasResourceProperties('AWS::DynamoDB::Table', {
    BillingMode: 'PAY_PER_REQUEST',
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  });
});

test('no bucket is public', () => {
  const buckets = propertiesOf('AWS::S3::Bucket');
  expect(buckets.length).toBeGreaterThan(0);
  for (const { PublicAccessBlockConfiguration } of buckets) {
    expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
  }
});

test('every queue moves a message that failed five times to a dead-letter queue', () => {
  const queues = main.findResources('AWS::SQS::Queue');
  const failed = Object.keys(queues).filter((id) => /failed/.test(id));
  const working = Object.entries(queues).filter(([id]) => !failed.includes(id));
  expect(working.length).toBeGreaterThan(0);
  for (const [, { Properties }] of working) {
    expect(Properties.RedrivePolicy).toMatchObject({ maxReceiveCount: 5 });
    const [target] = Properties.RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'];
    expect(failed).toContain(target);
  }
  const alarms = Object.keys(edge.findResources('AWS::CloudWatch::Alarm'));
  expect(alarms.filter((id) => /failed/.test(id))).toHaveLength(failed.length);
});

test('every queue and stream reads which messages failed; otherwise failed ones would be deleted', () => {
  const sources = propertiesOf('AWS::Lambda::EventSourceMapping');
  expect(sources).toHaveLength(triggeredBy('queue').length + triggeredBy('stream').length);
  for (const { FunctionResponseTypes } of sources)
    expect(FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
});

test('every log notice for operators has a metric filter and an alarm', () => {
  const filters = Object.values(edge.findResources('AWS::Logs::MetricFilter'));
  const patterns = filters.map(({ Properties }) => Properties.FilterPattern).sort();
  const named = Object.keys(notices);
  expect(patterns).toEqual(
    expect.arrayContaining(named.map((name) => `{ $.message = "${name}" }`)),
  );
  for (const [MetricName, { perFiveMinutes: Threshold }] of Object.entries(notices))
    edge.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName, Threshold, Period: 300 });
  expect(named).toEqual(
    expect.arrayContaining(['ambiguous-send', 'duplicate-mail', 'late-report']),
  );
});

test('recovery emails use the verified sender, replies go to support, bounces are recorded', () => {
  const [pool] = propertiesOf('AWS::Cognito::UserPool');
  expect(pool?.EmailConfiguration).toMatchObject({
    EmailSendingAccount: 'DEVELOPER',
    From: 'Reveille <reports@reveille.test>',
    ReplyToEmailAddress: 'support@reveille.test',
    ConfigurationSet: { Ref: expect.stringMatching(/^MailConfiguration/) },
  });
  main.hasResourceProperties('AWS::SES::ConfigurationSet', {
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
  first.hasResourceProperties('AWS::Cognito::UserPool', { EmailConfiguration: Match.absent() });
});

test('the deployment creates no zone schedules: a zone’s first owner creates its only pair', () => {
  const schedules = propertiesOf('AWS::Scheduler::Schedule');
  const zoned = schedules.filter(
    ({ ScheduleExpressionTimezone: zone }) => zone && zone !== 'Etc/UTC',
  );
  expect(zoned.map(({ Name, Description }) => Name ?? Description)).toEqual([]);
  const clocks = schedules.map(({ ScheduleExpression }) => ScheduleExpression);
  expect(clocks.filter((expression) => !/^rate\(/.test(expression))).toEqual([]);
});

test('each stream consumer is triggered by the changes it handles, and none is lost', () => {
  const sources = propertiesOf('AWS::Lambda::EventSourceMapping').filter(
    ({ StartingPosition }) => StartingPosition,
  );
  expect(sources).toHaveLength(triggeredBy('stream').length);
  const patterns = sources.map(({ FilterCriteria }) =>
    FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
  );
  const sk = (...prefixes: string[]) => ({ SK: { S: prefixes.map((prefix) => ({ prefix })) } });
  expect(patterns).toContainEqual([{ dynamodb: { Keys: sk('PROFILE', 'INTEGRATION#') } }]);
  expect(patterns.flat()).toContainEqual({
    dynamodb: {
      Keys: sk('SESSION#'),
      NewImage: { state: { S: ['closed', 'set-aside', 'erased'] } },
    },
  });
  for (const source of sources) {
    expect(source).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 5,
    });
    expect(JSON.stringify(source.DestinationConfig.OnFailure)).toContain('changesfailed');
  }
});

test('each queue’s consumer has the batch size and concurrency of its definition', () => {
  const sources = propertiesOf('AWS::Lambda::EventSourceMapping').filter(
    ({ StartingPosition }) => !StartingPosition,
  );
  const shown = sources.map(({ BatchSize, ScalingConfig }) => [
    BatchSize,
    ScalingConfig.MaximumConcurrency,
  ]);
  // The concurrency of the sender follows from the mail rate of the stage, 14 per second.
  const defined = triggeredBy('queue').map(({ fn: { trigger } }) => [
    trigger.batch ?? 1,
    trigger.queue === 'report-sendings' ? 2 : trigger.concurrency,
  ]);
  expect(shown.sort()).toEqual(defined.sort());
});

/** The queues that a message of this queue can lead to. */
function queuesAfter(queue: string, found = new Set<string>()): ReadonlySet<string> {
  const consumers = triggeredBy('queue').filter(({ fn }) => fn.trigger.queue === queue);
  for (const next of consumers.flatMap(({ fn }) => fn.uses)) {
    if (found.has(next)) continue;
    found.add(next);
    queuesAfter(next, found);
  }
  return found;
}

test('Lambda allows exactly the functions that queue work for themselves to do so more than sixteen times', () => {
  const recursive = triggeredBy('queue').filter(({ fn }) =>
    queuesAfter(fn.trigger.queue).has(fn.trigger.queue),
  );
  expect(recursive.length).toBeGreaterThan(2);
  const allowed = propertiesOf('AWS::Lambda::Function').filter(
    ({ RecursiveLoop }) => RecursiveLoop !== undefined,
  );
  expect(allowed.map((each) => [each.FunctionName, each.RecursiveLoop]).sort()).toEqual(
    recursive.map(({ name }) => [`reveille-test-${name}`, 'Allow']).sort(),
  );
});

test('with an account limit of ten executions, none is reserved and each queue gets at most two', () => {
  const of = (type: string) =>
    Object.values(first.findResources(type)).map((each) => (each as Properties).Properties);
  const reserved = of('AWS::Lambda::Function').filter(
    ({ ReservedConcurrentExecutions: count }) => count !== undefined,
  );
  const limits = of('AWS::Lambda::EventSourceMapping').flatMap(({ ScalingConfig }) =>
    ScalingConfig ? [ScalingConfig.MaximumConcurrency] : [],
  );
  expect(reserved).toEqual([]);
  expect(new Set(limits)).toEqual(new Set([2]));
});
