import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { reviewedStages } from '../../lib/review/reviewed-stages.ts';
import { stageFrom } from '../../lib/stage.ts';
import { production as built } from './template.ts';

const root = resolve(import.meta.dirname, '../..');
const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
const production = reviewedStages['production with everything'];

test('a copied .env.example can be deployed', () => {
  expect(stageFrom(example)).toMatchObject({
    name: 'staging',
    certificateArn: undefined,
    google: undefined,
    alarmEmail: undefined,
    languageModel: { id: 'none' },
  });
});

test('.env.example names every setting of a deployment and no other', () => {
  const source = readFileSync(join(root, 'lib/settings.ts'), 'utf8');
  const known = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map(([, name]) => name);
  const byCommandsAlone = [
    'STRIPE_API_ORIGIN',
    'LANGUAGE_MODEL_ENDPOINT',
    'WEB_EXCEPTIONS',
    'PROTECT_DATA',
    'AWS_ENDPOINT_URL',
  ];
  expect(Object.keys(example).sort()).toEqual(
    known.filter((name) => name && !byCommandsAlone.includes(name)).sort(),
  );
});

test('the sender is in lowercase, as in the From header of an email', () => {
  expect(stageFrom({ MAIL_FROM: 'Reports@HarborLane.com' }).mailFrom).toBe(
    'reports@harborlane.com',
  );
});

test.each([
  ['a slash at the end', 'https://app.harborlane.com/'],
  ['a path', 'https://harborlane.com/app'],
  ['uppercase letters, which no browser sends', 'https://App.harborlane.com'],
  ['plain HTTP', 'http://app.harborlane.com'],
])(
  'an APP_ORIGIN with %s is rejected, because sign-in, CORS and links compare it exactly',
  (_, url) => {
    expect(() => stageFrom({ APP_ORIGIN: url })).toThrow(/APP_ORIGIN/);
  },
);

test.each([
  ['my-aws', 'Cognito rejects a sign-in domain that contains aws'],
  ['amazon-test', 'Cognito rejects a sign-in domain that contains amazon'],
  ['cognito2', 'Cognito rejects a sign-in domain that contains cognito'],
  ['staging-edge', 'the stack of another stage could have its name'],
])('the stage name %s is rejected, because %s', (STAGE) => {
  expect(() => stageFrom({ STAGE })).toThrow(/STAGE/);
});

test.each(['cn-north-1', 'us-gov-west-1', 'us-iso-east-1', 'eu-isoe-west-1', 'eusc-de-east-1'])(
  'the region %s is rejected, because its partition has no CloudFront firewall in us-east-1',
  (REGION) => {
    expect(() => stageFrom({ REGION })).toThrow(/REGION/);
  },
);

test.each(['us-east-1', 'eu-central-2', 'ap-southeast-7', 'il-central-1', 'mx-central-1'])(
  'the region %s is accepted',
  (REGION) => {
    expect(stageFrom({ REGION }).region).toBe(REGION);
  },
);

test('an empty variable counts as missing', () => {
  const empty = Object.fromEntries(Object.keys(example).map((name) => [name, '']));
  expect(stageFrom(empty)).toEqual(stageFrom({}));
});

/** Settings that default to the demo, read from the source, so that the test below covers new ones. */
const demoDefaults = [
  ...readFileSync(join(root, 'lib/settings.ts'), 'utf8').matchAll(
    /^ {2}([A-Z_]+): .*'[^']*(?:localhost|reveille\.(?:test|example)|Harbor Lane|price_)[^']*'/gm,
  ),
].map(([, name]) => name as string);

test('nine settings default to the demo shop', () => {
  expect(demoDefaults).toHaveLength(9);
});

test.each([...demoDefaults, 'ALARM_EMAIL'])('production is rejected without a real %s', (name) => {
  expect(() => stageFrom({ ...production, [name]: '' })).toThrow(name);
  const fromTheExample = example[name] || 'someone@example.com';
  expect(() => stageFrom({ ...production, [name]: fromTheExample })).toThrow(name);
  expect(stageFrom(production ?? {}).name).toBe('production');
});

test('private addresses can be allowed locally, but on no AWS stage', () => {
  const opened = { WEB_EXCEPTIONS: '*.localhost' };
  expect(() => stageFrom({ ...opened, STAGE: 'production' })).toThrow(/rejected/);
  expect(() => stageFrom({ ...opened, STAGE: 'live' })).toThrow(/rejected/);
  const local = { ...opened, STAGE: 'local', AWS_ENDPOINT_URL: 'http://127.0.0.1:4566' };
  expect(stageFrom(local).webExceptions).toBe('*.localhost');
});

test('a certificate outside us-east-1 is rejected with its region', () => {
  const elsewhere = 'arn:aws:acm:eu-central-1:123456789012:certificate/a';
  expect(() => stageFrom({ CERTIFICATE_ARN: elsewhere })).toThrow(/CERTIFICATE_ARN.*us-east-1/);
});

test.each([
  ['main', 'AWS::DynamoDB::Table'],
  ['main', 'AWS::S3::Bucket'],
  ['main', 'AWS::Lambda::Function'],
  ['main', 'AWS::CloudFront::Distribution'],
  ['edge', 'AWS::CloudWatch::Alarm'],
  ['global', 'AWS::WAFv2::WebACL'],
] as const)('in the stack %s every %s has a tag with its stage', (stack, type) => {
  const found = Object.values(built[stack].template.findResources(type));
  expect(found.length).toBeGreaterThan(0);
  for (const { Properties } of found)
    expect(Properties.Tags).toContainEqual({ Key: 'stage', Value: 'production' });
});
