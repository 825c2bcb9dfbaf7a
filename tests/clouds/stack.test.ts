import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { notices } from '../../lambdas/contract/notices.ts';
import { timezones } from '../../lambdas/contract/timezones.ts';
import { environment } from '../../lambdas/runtime/env.ts';
import { deployables, triggeredBy } from '../../lib/deployables.ts';
import { EdgeStack } from '../../lib/edge.ts';
import { inspect } from '../../lib/nag.ts';
import { MainStack } from '../../lib/stack.ts';
import { stageFrom } from '../../lib/stage.ts';
import { edgeStack, main, type Properties, propertiesOf } from './template.ts';

test('every call of the list is a route, and every owner’s call asks for a login', () => {
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
  const asked = propertiesOf('AWS::ApiGatewayV2::Authorizer').map((each) => each.JwtConfiguration);
  expect(asked).toMatchObject([{ Audience: [{ Ref: expect.stringMatching(/^AuthPoolApp/) }] }]);
});

test('the pool sends people back to the app only, after signing up to /create-profile [CALL-07]', () => {
  main.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    CallbackURLs: ['https://app.example.com/connection', 'https://app.example.com/create-profile'],
    LogoutURLs: ['https://app.example.com/login'],
  });
});

/** What a stage may leave out is read by the SDK itself. */
const required = (shape: object) =>
  Object.entries(shape as Record<string, { def: { type: string } }>)
    .filter(([, { def }]) => def.type !== 'optional')
    .map(([name]) => name);

test.each(deployables.map((each) => [each.id, each] as const))(
  '%s has the variables of what it uses and no others',
  (id, { name, fn }) => {
    const [found] = propertiesOf('AWS::Lambda::Function').filter(
      ({ FunctionName }) => FunctionName === `reveille-test-${name}`,
    );
    // Two resources may name the same place.
    const wanted = new Set(fn.uses.flatMap((resource) => required(environment[resource].shape)));
    const variables = found?.Environment.Variables;
    expect(Object.keys(variables).sort()).toEqual(['POWERTOOLS_SERVICE_NAME', ...wanted].sort());
    expect(variables).toMatchObject({ POWERTOOLS_SERVICE_NAME: id });
  },
);

/** The rules of a firewall by their names. */
const rulesOf = (firewall: Properties): string[] =>
  firewall.Properties.Rules.map(({ Name }: { Name: string }) => Name);

test('a firewall stands before the pages and another before the user pool', () => {
  const [pages] = Object.values(main.findResources('AWS::WAFv2::WebACL')) as Properties[];
  expect(pages?.Properties.Scope).toBe('CLOUDFRONT');
  const edge = Template.fromStack(edgeStack);
  const [[id, pool]] = Object.entries(edge.findResources('AWS::WAFv2::WebACL')) as [
    [string, Properties],
  ];
  expect(pool.Properties.Scope).toBe('REGIONAL');
  expect(pages && rulesOf(pages)).toContain('AWSManagedRulesKnownBadInputsRuleSet');
  edge.hasResourceProperties('AWS::WAFv2::WebACLAssociation', {
    ResourceArn: { 'Fn::ImportValue': Match.stringLikeRegexp('AuthPool.*Arn') },
    WebACLArn: { 'Fn::GetAtt': [id, 'Arn'] },
  });
});

test('one network may guess at accounts only so often, and renews sessions as often as it likes', () => {
  const edge = Template.fromStack(edgeStack);
  const [pool] = Object.values(edge.findResources('AWS::WAFv2::WebACL')) as Properties[];
  const [guesses] = pool?.Properties.Rules ?? [];
  const { AggregateKeyType, ScopeDownStatement } = guesses.Statement.RateBasedStatement;
  expect([guesses.Action, AggregateKeyType]).toEqual([{ Block: {} }, 'IP']);
  const operations = ScopeDownStatement.OrStatement.Statements.map(
    ({ ByteMatchStatement: { SearchString } }: { ByteMatchStatement: { SearchString: string } }) =>
      SearchString,
  );
  expect(operations).toEqual(
    expect.arrayContaining(['SignUp', 'RespondToAuthChallenge', 'ForgotPassword']),
  );
  expect(operations).not.toContain('InitiateAuth');
});

/** A changed logical id would replace the resource and lose what it holds: these may never change. */
const stateful = {
  DataTableFDBAD0F2: 'AWS::DynamoDB::Table',
  DataRecordings09FB26E7: 'AWS::S3::Bucket',
  AuthPool693BB957: 'AWS::Cognito::UserPool',
};

test.each(Object.entries(stateful))(
  '%s is what it always was and survives a deleted stack',
  (id, Type) => {
    expect(main.toJSON().Resources[id]).toMatchObject({
      Type,
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
    });
  },
);

test('nothing that remembers is left out of the list above', () => {
  const kept = Object.entries(
    main.toJSON().Resources as Record<string, { Type: string; DeletionPolicy?: string }>,
  )
    .filter(
      ([, { Type, DeletionPolicy }]) =>
        DeletionPolicy === 'Retain' && Object.values(stateful).includes(Type),
    )
    .map(([id]) => id);
  expect(kept.filter((id) => !id.startsWith('DataAccessLogs')).sort()).toEqual(
    Object.keys(stateful).sort(),
  );
});

test('the table can be restored to any second and not deleted by accident', () => {
  main.hasResourceProperties('AWS::DynamoDB::Table', {
    BillingMode: 'PAY_PER_REQUEST',
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
  });
});

test('the stack has room for more: CloudFormation takes five hundred resources', () => {
  expect(Object.keys(main.toJSON().Resources).length).toBeLessThan(475);
});

test('no bucket is public', () => {
  for (const { PublicAccessBlockConfiguration } of propertiesOf('AWS::S3::Bucket')) {
    expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
  }
});

test('every queue has a place for what failed too often, and an alarm that says so', () => {
  const queues = main.findResources('AWS::SQS::Queue');
  const failed = Object.keys(queues).filter((id) => /failed/.test(id));
  const working = Object.entries(queues).filter(([id]) => !failed.includes(id));
  expect(working.length).toBeGreaterThan(0);
  for (const [, { Properties }] of working) {
    expect(Properties.RedrivePolicy).toMatchObject({ maxReceiveCount: 5 });
  }
  const alarms = Object.keys(Template.fromStack(edgeStack).findResources('AWS::CloudWatch::Alarm'));
  expect(alarms.filter((id) => /failed/.test(id))).toHaveLength(failed.length);
});

test('every line of the log that operators must hear of is counted and has an alarm', () => {
  const edge = Template.fromStack(edgeStack);
  const filters = Object.values(edge.findResources('AWS::Logs::MetricFilter'));
  const patterns = filters.map(({ Properties }) => Properties.FilterPattern).sort();
  const named = Object.keys(notices);
  expect(patterns).toEqual(named.map((name) => `{ $.message = "${name}" }`).sort());
  for (const [MetricName, { perFiveMinutes: Threshold }] of Object.entries(notices))
    edge.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName, Threshold, Period: 300 });
  expect(named).toEqual(
    expect.arrayContaining(['ambiguous-send', 'duplicate-mail', 'late-report']),
  );
});

test('nine o’clock is local, and its message says which one was meant', () => {
  main.hasResourceProperties('AWS::Scheduler::Schedule', {
    ScheduleExpression: 'cron(0 9 * * ? *)',
    ScheduleExpressionTimezone: 'Asia/Tokyo',
    Target: { Input: Match.stringLikeRegexp('<aws.scheduler.scheduled-time>') },
  });
});

test('every zone of the list is prepared at four and sent at nine', () => {
  const schedules = propertiesOf('AWS::Scheduler::Schedule').map(
    ({ ScheduleExpression, ScheduleExpressionTimezone }) =>
      `${ScheduleExpression} ${ScheduleExpressionTimezone}`,
  );
  for (const zone of timezones) {
    expect(schedules).toContain(`cron(0 4 * * ? *) ${zone}`);
    expect(schedules).toContain(`cron(0 9 * * ? *) ${zone}`);
  }
});

test('one host serves the app, the tracker and the API, and its pages let nothing foreign run', () => {
  const [{ DistributionConfig }] = propertiesOf('AWS::CloudFront::Distribution') as [
    { DistributionConfig: { CacheBehaviors: { PathPattern: string }[] } },
  ];
  const patterns = DistributionConfig.CacheBehaviors.map(({ PathPattern }) => PathPattern);
  expect(patterns.sort()).toEqual(['/api/*', '/functions/*', '/m/*', '/rpc/*', '/tracker/*']);
  main.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: Match.stringLikeRegexp("^default-src 'none'; script-src 'self';"),
        },
      },
    },
  });
});

test('a review of the whole app finds nothing that nobody has answered for', () => {
  const reviewed = new App({ context: { '@aws-cdk/core:defaultCrossStackReferences': 'strong' } });
  const everything = stageFrom({
    STAGE: 'test',
    APP_ORIGIN: 'https://app.example.com',
    LANGUAGE_MODEL_ID: 'eu.vendor.model-1:0',
    SPEECH_VOICE: 'Joanna',
  });
  const stack = new MainStack(reviewed, everything);
  inspect(reviewed, everything, stack, new EdgeStack(reviewed, everything, stack));
  const { directory } = reviewed.synth();
  const report = readFileSync(join(directory, 'validation-report.json'), 'utf8');
  const { pluginReports } = JSON.parse(report) as {
    pluginReports: {
      violations: { ruleName: string }[];
      suppressedViolations: { ruleName: string; reason: string }[];
    }[];
  };
  const found = pluginReports.flatMap(({ violations }) => violations);
  const answered = pluginReports.flatMap(({ suppressedViolations }) => suppressedViolations);
  expect(found.map(({ ruleName }) => ruleName)).toEqual([]);
  expect(answered.length, 'a review that finds nothing at all has not looked').toBeGreaterThan(10);
  expect(answered.filter(({ reason }) => reason.length < 40)).toEqual([]);
});

test('the production stage refuses to read private addresses', () => {
  expect(() => stageFrom({ STAGE: 'production', WEB_EXCEPTIONS: '*.localhost' })).toThrow(
    /refused/,
  );
});
