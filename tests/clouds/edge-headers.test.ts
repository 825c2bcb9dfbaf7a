import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test, vi } from 'vitest';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { contentSecurityPolicy, localHosts } from '../../lib/http/content-security-policy.ts';
import { apiHeaders, pageHeaders, trackerHeadersPolicy } from '../../lib/http/headers.ts';
import { ingestionPaths } from '../../lib/http/paths.ts';
import { localPageHeaders } from '../../lib/local/site.ts';
import { stageFrom } from '../../lib/stage.ts';
import {
  IMMUTABLE_CACHE_CONTROL,
  LOADER_CACHE_CONTROL,
  TRACKER_HEADERS,
  trackerHeaders,
} from '../../lib/tracker/headers.ts';
import { edge, main, type Properties, propertiesOf } from './template.ts';

/** The content policy of the pages as text; references to resources appear as `<name>`. */
function pagePolicy(): string {
  const texts = propertiesOf('AWS::CloudFront::ResponseHeadersPolicy').flatMap(
    ({ ResponseHeadersPolicyConfig: { SecurityHeadersConfig } }) =>
      SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy ?? [],
  );
  const [parts] = texts.map((text) => text['Fn::Join']?.[1] ?? [text]);
  return parts
    .map((part: string | { Ref?: string }) => (typeof part === 'string' ? part : `<${part.Ref}>`))
    .join('');
}

/** The headers that CloudFront adds to responses of a path pattern. */
function headersFor(path: string): Record<string, string> {
  const [{ DistributionConfig }] = propertiesOf('AWS::CloudFront::Distribution') as [
    Properties['Properties'],
  ];
  const behavior = DistributionConfig.CacheBehaviors.find(
    ({ PathPattern }: { PathPattern: string }) => PathPattern === path,
  );
  const policies = main.findResources('AWS::CloudFront::ResponseHeadersPolicy');
  const { ResponseHeadersPolicyConfig: config } =
    policies[behavior.ResponseHeadersPolicyId.Ref]?.Properties ?? {};
  const custom = config.CustomHeadersConfig?.Items ?? [];
  return {
    ...(config.SecurityHeadersConfig.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(config.SecurityHeadersConfig.StrictTransportSecurity && {
      'strict-transport-security': String(
        config.SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec,
      ),
    }),
    ...Object.fromEntries(
      custom.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
    ),
  };
}

test.each(['/api/*', '/functions/*', '/m/*', '/rpc/*', ...ingestionPaths])(
  'responses of %s have nosniff, HSTS and noindex',
  (path) => {
    expect(headersFor(path)).toEqual({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': '31536000',
      'x-robots-tag': 'noindex',
    });
  },
);

test.each<[string, (stack: Stack) => unknown]>([
  ['the app', (stack) => pageHeaders(stack, stageFrom({}), {} as never)],
  ['the API', (stack) => apiHeaders(stack, stageFrom({}))],
  ['the tracker', (stack) => trackerHeadersPolicy(stack, stageFrom({}))],
])('CloudFront sends HSTS for a year for %s, whatever its origin sends', (_, add) => {
  const stack = new Stack(new App(), 'Headers');
  add(stack);
  const [policy] = Object.values(
    Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'),
  ) as Properties[];
  const { ResponseHeadersPolicyConfig: config } = policy?.Properties ?? {};
  expect(config.SecurityHeadersConfig.StrictTransportSecurity).toEqual({
    AccessControlMaxAgeSec: 31_536_000,
    IncludeSubdomains: true,
    Override: true,
  });
  expect(config.SecurityHeadersConfig.ContentTypeOptions).toEqual({ Override: true });
});

test('AWS and the local server send the same headers for the tracker', () => {
  const [policy] = propertiesOf('AWS::CloudFront::ResponseHeadersPolicy').filter(
    ({ ResponseHeadersPolicyConfig: { CorsConfig } }) => CorsConfig,
  );
  const { CorsConfig, CustomHeadersConfig, SecurityHeadersConfig } =
    policy?.ResponseHeadersPolicyConfig ?? {};
  expect({
    'access-control-allow-origin': CorsConfig.AccessControlAllowOrigins.Items.join(),
    ...Object.fromEntries(
      CustomHeadersConfig.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]),
    ),
    'x-content-type-options': SecurityHeadersConfig.ContentTypeOptions.Override && 'nosniff',
  }).toEqual(TRACKER_HEADERS);
  const caches = Object.values(edge.findResources('Custom::CDKBucketDeployment'))
    .map((each) => (each as Properties).Properties)
    .filter(({ DestinationBucketKeyPrefix }) => DestinationBucketKeyPrefix === 'tracker/v1')
    .map(({ SystemMetadata, Prune }) => [SystemMetadata['cache-control'], Prune]);
  expect(caches.sort()).toEqual([
    [LOADER_CACHE_CONTROL, false],
    [IMMUTABLE_CACHE_CONTROL, false],
  ]);
});

test('CloudFront writes no access log, because URLs contain secret tokens', () => {
  const [{ DistributionConfig }] = propertiesOf('AWS::CloudFront::Distribution') as [
    Properties['Properties'],
  ];
  expect(DistributionConfig.Logging).toBeUndefined();
});

test('CloudFront caches no error, or a retry would get the same one for ten seconds', () => {
  const [{ DistributionConfig }] = propertiesOf('AWS::CloudFront::Distribution') as [
    { DistributionConfig: { CustomErrorResponses?: object[] } },
  ];
  // It always caches these, whatever the response says.
  const cached = [404, 414, 500, 501, 502, 503, 504];
  expect(DistributionConfig.CustomErrorResponses).toEqual(
    cached.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});

test('one host serves the app, the tracker and the API, and its pages run no third-party script', () => {
  const [{ DistributionConfig }] = propertiesOf('AWS::CloudFront::Distribution') as [
    { DistributionConfig: { CacheBehaviors: { PathPattern: string }[] } },
  ];
  const patterns = DistributionConfig.CacheBehaviors.map(({ PathPattern }) => PathPattern);
  const shared = ['/api/*', '/functions/*', '/m/*', '/rpc/*', '/tracker/*'];
  expect(patterns.sort()).toEqual([...shared, ...ingestionPaths].sort());
  const policy = pagePolicy();
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
  // Anyone can create a bucket, a function URL or a user pool under amazonaws.com.
  expect(policy).not.toMatch(/\*/);
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain('https://cognito-idp.us-east-1.amazonaws.com');
  expect(policy).toContain('https://<DataRecordings09FB26E7>.s3.us-east-1.amazonaws.com');
  expect(policy).toContain('.auth.us-east-1.amazoncognito.com');
});

test('the local server uses the same content policy; development adds what Vite needs', () => {
  const endpoint = 'http://127.0.0.1:4566';
  const policyOf = (nonce?: string) => localPageHeaders(endpoint, nonce)['content-security-policy'];
  expect(policyOf()).toBe(contentSecurityPolicy(stageFrom({}), localHosts(endpoint)));
  const served = policyOf('development');
  expect(served).toContain("script-src 'self' 'nonce-development';");
  expect(served).toContain('; worker-src blob:');
  expect(served.replace(" 'nonce-development'", '').replace('; worker-src blob:', '')).toBe(
    policyOf(),
  );
});

test('the content policy allows the chat only on a stage that has one', () => {
  const hosts = localHosts('http://127.0.0.1:4566');
  const chatSources = (settings: Parameters<typeof stageFrom>[0]) =>
    contentSecurityPolicy(stageFrom(settings), hosts)
      .split('; ')
      .filter((directive) => directive.includes('crisp.chat'))
      .map((directive) => directive.split(' ')[0]);
  expect(chatSources({})).toEqual([]);
  expect(chatSources({ CHAT_SITE_ID: 'a-site' })).toEqual(
    expect.arrayContaining(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']),
  );
});

test('the content policy allows the signed recording links of AWS', async () => {
  const env = { BUCKET_NAME: 'recordings-1' };
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'not-a-secret');
  const link = await bucket.connect(env as never).linkTo('recordings/a/b/c', 60);
  const allowed = pagePolicy().replaceAll(/<DataRecordings\w+>/g, env.BUCKET_NAME);
  for (const directive of ['connect-src', 'img-src', 'media-src']) {
    const [, sources = ''] = new RegExp(`${directive} ([^;]+)`).exec(allowed) ?? [];
    expect(sources.split(' ')).toContain(new URL(link).origin);
  }
  vi.unstubAllEnvs();
});

test('the loader is revalidated after five minutes; the files that it pins never are', () => {
  const cached = ['loader.js', 'recorder-0123abcd.js'].map(trackerHeaders);
  expect(cached.map((headers) => headers['cache-control'])).toEqual([
    'public, max-age=300',
    'public, max-age=31536000, immutable',
  ]);
});
