import { Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { ORIGIN_SECRET_HEADER } from '../../lambdas/contract/edge.ts';
import { triggeredBy } from '../../lib/deployables.ts';
import { apiBehaviors, VIEWER_ADDRESS } from '../../lib/http/api-origin.ts';
import { apiPaths, ingestionPaths } from '../../lib/http/paths.ts';
import { main, propertiesOf } from './template.ts';

interface Behavior {
  readonly PathPattern: string;
  readonly TargetOriginId: string;
  readonly CachePolicyId: { readonly Ref: string };
  readonly ResponseHeadersPolicyId?: { readonly Ref: string };
  readonly FunctionAssociations: readonly {
    readonly EventType: string;
    readonly FunctionARN: { readonly 'Fn::GetAtt': readonly string[] };
  }[];
}
interface Origin {
  readonly Id: string;
  readonly DomainName: {
    readonly 'Fn::Select': readonly [number, { 'Fn::Split': [string, object] }];
  };
  readonly OriginCustomHeaders?: readonly { HeaderName: string; HeaderValue: unknown }[];
}
const [{ DistributionConfig }] = propertiesOf('AWS::CloudFront::Distribution') as [
  { DistributionConfig: { CacheBehaviors: Behavior[]; Origins: Origin[] } },
];
const { CacheBehaviors, Origins } = DistributionConfig;
const toApp = CacheBehaviors.filter(({ PathPattern }) =>
  apiPaths.some((path) => PathPattern === `${path}*`),
);
const toIngestion = CacheBehaviors.filter(({ PathPattern }) =>
  ingestionPaths.includes(PathPattern),
);
const toApi = [...toIngestion, ...toApp];
const policy = (type: string, id: string | undefined) =>
  main.findResources(type)[id ?? '']?.Properties;

test('CloudFront sends the API its secret, which no template contains', () => {
  expect(toApp).toHaveLength(apiPaths.length);
  expect(toIngestion).toHaveLength(ingestionPaths.length);
  for (const { TargetOriginId } of toApi) {
    const { OriginCustomHeaders = [] } = Origins.find(({ Id }) => Id === TargetOriginId) ?? {};
    const secret = OriginCustomHeaders.find(
      ({ HeaderName }) => HeaderName === ORIGIN_SECRET_HEADER,
    );
    expect(JSON.stringify(secret?.HeaderValue)).toContain('{{resolve:secretsmanager:');
    expect(JSON.stringify(secret?.HeaderValue)).toContain(':SecretString:current');
  }
});

test('the API receives the viewer’s address, country and login, and its responses are not cached', () => {
  for (const { CachePolicyId, FunctionAssociations } of toApi) {
    const { CachePolicyConfig } = policy('AWS::CloudFront::CachePolicy', CachePolicyId.Ref) ?? {};
    expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 });
    const { HeadersConfig, QueryStringsConfig, ...encodings } =
      CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
    expect(encodings).toMatchObject({ EnableAcceptEncodingGzip: true });
    expect(HeadersConfig.Headers).toEqual(
      expect.arrayContaining(['Authorization', 'CloudFront-Viewer-Country']),
    );
    expect(QueryStringsConfig.QueryStringBehavior).toBe('all');
    expect(FunctionAssociations.map(({ EventType }) => EventType)).toEqual(['viewer-request']);
    const [associated] = FunctionAssociations.map(
      ({ FunctionARN }) => FunctionARN['Fn::GetAtt'][0],
    );
    expect(policy('AWS::CloudFront::Function', associated)?.FunctionCode).toBe(VIEWER_ADDRESS);
  }
});

test('every API response has the headers for its content type and HTTPS only', () => {
  for (const { ResponseHeadersPolicyId } of toApi) {
    const id = ResponseHeadersPolicyId?.Ref;
    const { ResponseHeadersPolicyConfig } =
      policy('AWS::CloudFront::ResponseHeadersPolicy', id) ?? {};
    expect(ResponseHeadersPolicyConfig.SecurityHeadersConfig).toMatchObject({
      ContentTypeOptions: { Override: true },
      StrictTransportSecurity: { IncludeSubdomains: true },
    });
  }
});

test('every function behind HTTP can read the origin secret, and no other function can', () => {
  const functions = propertiesOf('AWS::Lambda::Function');
  const knowing = functions.filter(({ Environment }) => Environment?.Variables?.ORIGIN_SECRET_ARN);
  const routes = propertiesOf('AWS::ApiGatewayV2::Integration').filter(
    ({ PayloadFormatVersion }) => PayloadFormatVersion === '2.0',
  );
  expect(knowing.length).toBe(routes.length);
  expect(knowing.length).toBeGreaterThan(40);
});

/** The API behind an origin, by the logical id in its address. */
const apiBehind = (origin: string) => {
  const found = Origins.find(({ Id }) => Id === origin);
  return /"Fn::GetAtt":\["(\w+)","ApiEndpoint"\]/.exec(JSON.stringify(found))?.[1];
};

test('CloudFront connects to the host of the API’s address', () => {
  for (const { TargetOriginId } of toApi) {
    const [index, { 'Fn::Split': split } = { 'Fn::Split': [''] }] =
      Origins.find(({ Id }) => Id === TargetOriginId)?.DomainName['Fn::Select'] ?? [];
    const address = 'https://a1b2.execute-api.us-east-1.amazonaws.com/';
    expect(address.split(split[0])[index ?? 0]).toBe(new URL(address).host);
  }
});

test('tracker paths route to the ingestion API before any other matching pattern', () => {
  const sentByTrackers = triggeredBy('raw').filter(({ id }) =>
    ['recordings/start-session', 'recordings/record-events'].includes(id),
  );
  expect(ingestionPaths).toEqual(sentByTrackers.map(({ fn }) => fn.trigger.path));
  const order = CacheBehaviors.map(({ PathPattern }) => PathPattern);
  for (const path of ingestionPaths) {
    expect(order.indexOf(path)).toBeLessThan(order.indexOf('/functions/*'));
  }
  const apis = [toIngestion, toApp].map(
    (behaviors) => new Set(behaviors.map(({ TargetOriginId }) => apiBehind(TargetOriginId))),
  );
  expect(apis.map((each) => [...each])).toEqual([
    [expect.stringMatching(/^IngestionHttp/)],
    [expect.stringMatching(/^ApiHttp/)],
  ]);
});

test('owners and trackers have separate request limits that together fit a small region’s quota', () => {
  const limits = propertiesOf('AWS::ApiGatewayV2::Stage').flatMap(
    ({ ApiId, DefaultRouteSettings }) =>
      ApiId.Ref.startsWith('Live') ? [] : [[ApiId.Ref, DefaultRouteSettings.ThrottlingRateLimit]],
  );
  expect(limits).toEqual([
    [expect.stringMatching(/^ApiHttp/), expect.any(Number)],
    [expect.stringMatching(/^IngestionHttp/), expect.any(Number)],
  ]);
  const sum = limits.reduce((all, [, rate]) => all + rate, 0);
  expect(sum).toBeLessThanOrEqual(2_500);
});

test('a new version of the secret makes CloudFormation read it again', () => {
  const secretArn = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:origin-a1B2c3';
  const urls = { url: 'https://a/', ingestionUrl: 'https://b/' };
  const valueWith = (secretVersion: string | undefined) => {
    const stack = new Stack();
    const { app } = apiBehaviors(
      stack,
      { name: 'x', region: 'r' },
      { ...urls, secretArn, secretVersion },
    );
    const { originProperty } = app.origin.bind(stack, { originId: 'app' });
    return JSON.stringify(stack.resolve(originProperty)).match(/{{.*?}}/)?.[0];
  };
  const current = `{{resolve:secretsmanager:${secretArn}:SecretString:current`;
  expect(valueWith(undefined)).toBe(`${current}::}}`);
  expect(valueWith('v2')).toBe(`${current}::v2}}`);
});
