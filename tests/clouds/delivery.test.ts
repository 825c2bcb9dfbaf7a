import { expect, test } from 'vitest';
import { queueNames } from '../../lambdas/runtime/function.ts';
import { triggeredBy } from '../../lib/deployables.ts';
import { edge, main, type Properties, propertiesOf } from './template.ts';

const all = (type: string, template = main) =>
  Object.entries(template.findResources(type)).map(
    ([id, found]) => [id, (found as Properties).Properties] as const,
  );

test('SES reports every event that affects the next email', () => {
  const [[, destination]] = all('AWS::SES::ConfigurationSetEventDestination') as [
    readonly [string, Properties['Properties']],
  ];
  const { Enabled, MatchingEventTypes } = destination.EventDestination;
  expect(Enabled).toBe(true);
  const types = MatchingEventTypes.map((each: string) => each.toLowerCase());
  expect(types).toEqual(
    expect.arrayContaining(['send', 'delivery', 'bounce', 'complaint', 'reject']),
  );
});

test('only events reach the queue: SES also publishes a plain text about each new destination', () => {
  const [subscription] = propertiesOf('AWS::SNS::Subscription');
  expect(subscription?.FilterPolicyScope).toBe('MessageBody');
  expect(subscription?.FilterPolicy).toEqual({
    eventType: ['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject'],
  });
});

test('the document and the loader expire soon; files named by content hash never do', () => {
  const controls = Object.fromEntries(
    all('Custom::CDKBucketDeployment', edge).map(([id, { SystemMetadata }]) => [
      id.replace(/CustomResource.*/, ''),
      SystemMetadata['cache-control'],
    ]),
  );
  expect(controls).toMatchObject({
    Document: 'no-cache',
    Loader: expect.not.stringContaining('immutable'),
    Parts: 'public, max-age=31536000, immutable',
    Tracker: 'public, max-age=31536000, immutable',
  });
});

test('a failed login does not reveal whether the account exists', () => {
  const clients = propertiesOf('AWS::Cognito::UserPoolClient');
  expect(clients.map((each) => each.PreventUserExistenceErrors)).toEqual(['ENABLED']);
});

test('only the app’s pages may read recordings across origins', () => {
  const rules = propertiesOf('AWS::S3::Bucket').flatMap(
    ({ CorsConfiguration }) => CorsConfiguration?.CorsRules ?? [],
  );
  expect(rules).toMatchObject([
    { AllowedMethods: ['GET'], AllowedOrigins: ['https://app.example.com'] },
  ]);
});

test('every response has HSTS for a year and nosniff, and pages cannot be framed', () => {
  const policies = propertiesOf('AWS::CloudFront::ResponseHeadersPolicy').map(
    (each) => each.ResponseHeadersPolicyConfig.SecurityHeadersConfig,
  );
  expect(policies.length).toBeGreaterThan(0);
  for (const headers of policies) {
    expect(headers.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 31_536_000,
      IncludeSubdomains: true,
      Override: true,
    });
    expect(headers.ContentTypeOptions).toEqual({ Override: true });
  }
  const ofPages = policies.filter((headers) => headers.ContentSecurityPolicy);
  expect(ofPages.map(({ FrameOptions }) => FrameOptions)).toEqual([
    { FrameOption: 'DENY', Override: true },
  ]);
});

test.each(triggeredBy('queue').map((each) => [each.fn.trigger.queue, each] as const))(
  'the visibility timeout of %s is six times its function’s timeout',
  (queue, { name }) => {
    const [, settings] = all('AWS::SQS::Queue').find(([id]) =>
      new RegExp(`^Queues${queue.replaceAll('-', '')}(?!failed)[0-9A-F]{8}$`).test(id),
    ) as readonly [string, Properties['Properties']];
    const fn = propertiesOf('AWS::Lambda::Function').find(
      ({ FunctionName }) => FunctionName === `reveille-test-${name}`,
    );
    expect(settings.VisibilityTimeout).toBeGreaterThanOrEqual(6 * fn?.Timeout);
  },
);

/** The alarms with the queue, metric and threshold that they watch. */
const alarms = all('AWS::CloudWatch::Alarm', edge).map(([, each]) => ({
  name: each.AlarmName,
  period: each.Period,
  metric: each.MetricName,
  about: JSON.stringify(each.Dimensions ?? each.Metrics ?? []),
  threshold: each.Threshold,
  comparison: each.ComparisonOperator,
  missing: each.TreatMissingData,
}));

test.each(queueNames)('one message in the dead-letter queue of %s raises an alarm', (name) => {
  const id = `Queues${name.replaceAll('-', '')}failed`;
  const watching = alarms.filter(({ about }) => new RegExp(`${id}[0-9A-F]`).test(about));
  expect(watching).toEqual([
    expect.objectContaining({
      metric: 'ApproximateNumberOfMessagesVisible',
      threshold: 1,
      comparison: 'GreaterThanOrEqualToThreshold',
      missing: 'notBreaching',
    }),
  ]);
});

test.each([
  ['zone-reports', 10],
  ['report-sendings', 15],
  ['report-preparations', 120],
  ['website-checks', 360],
  ['session-closings', 60],
] as const)('a message of %s that waits for %i minutes raises an alarm', (name, minutes) => {
  const late = alarms.filter((each) => each.name === `reveille-test-${name}-age`);
  expect(late).toEqual([
    expect.objectContaining({
      metric: 'ApproximateAgeOfOldestMessage',
      about: expect.stringContaining(`Queues${name.replaceAll('-', '')}`),
      threshold: minutes * 60,
      comparison: 'GreaterThanOrEqualToThreshold',
    }),
  ]);
});

test.each(triggeredBy('schedule').map(({ id, name, fn }) => [id, name, fn] as const))(
  'an alarm is raised when %s does not run, or fails, in two intervals',
  (_, name, { trigger }) => {
    const silent = alarms.filter((each) => each.name === `reveille-test-${name}-silent`);
    expect(silent).toEqual([
      expect.objectContaining({
        comparison: 'LessThanThreshold',
        missing: 'breaching',
        threshold: 1,
        about: expect.stringContaining('"Expression":"runs - errors"'),
      }),
    ]);
    const period = Math.max(5, 2 * trigger.everyMinutes) * 60;
    const metrics = silent[0]?.about.match(/"MetricName":"\w+"|"Period":\d+/g);
    expect(metrics).toEqual(
      ['Invocations', 'Errors'].flatMap((name) => [`"MetricName":"${name}"`, `"Period":${period}`]),
    );
  },
);
