import { afterEach, expect, test, vi } from 'vitest';
import { contentSecurityPolicy } from '../../lib/http/content-security-policy.ts';
import { readSettings, smokeOwner, stageFrom } from '../../lib/stage.ts';

afterEach(() => vi.unstubAllEnvs());

test('a stage without settings protects its data and sends from its own verified domain', () => {
  expect(stageFrom({})).toMatchObject({
    ...{ name: 'dev', region: 'us-east-1', appOrigin: 'http://localhost:5173' },
    ...{ protectsData: true, mailDomainVerified: true, createsMailIdentity: true },
    ...{ mailRate: 14, concurrentExecutions: 1_000, monthlyBudgetUsd: 100 },
    ...{ google: undefined, alarmEmail: undefined, endpoint: undefined },
  });
});

test('every switch and number of a stage can be set', () => {
  const settings = {
    ...{ PROTECT_DATA: 'no', MAIL_DOMAIN_VERIFIED: 'no', MAIL_IDENTITY: 'existing' },
    ...{ MAIL_RATE_PER_SECOND: '50', CONCURRENT_EXECUTIONS: '10', MONTHLY_BUDGET_USD: '7.5' },
    ...{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET_NAME: 'name' },
  };
  expect(stageFrom(settings)).toMatchObject({
    ...{ protectsData: false, mailDomainVerified: false, createsMailIdentity: false },
    ...{ mailRate: 50, concurrentExecutions: 10, monthlyBudgetUsd: 7.5 },
    google: { clientId: 'id', secretName: 'name' },
  });
});

test.each([
  ['STAGE', 'Live'],
  ['REGION', 'europe'],
  ['APP_ORIGIN', 'app'],
  ['MAIL_RATE_PER_SECOND', '0'],
  ['CONCURRENT_EXECUTIONS', '1.5'],
  ['LANGUAGE_MODEL_ID', 'arn:aws:bedrock:x/y'],
])('the setting %s cannot be "%s", and the message names it', (name, value) => {
  expect(() => stageFrom({ [name]: value })).toThrow(
    new RegExp(`^These settings cannot be used:\\n {2}${name}: `),
  );
});

test('a stage without a settings file is rejected with what to copy', () => {
  expect(() => readSettings('missing')).toThrow('There is no .env.missing: copy .env.example');
});

test.each([
  ['a@b.test', 'secret', { email: 'a@b.test', password: 'secret' }],
  ['a@b.test', '', undefined],
  ['', 'secret', undefined],
])(
  'the permanent owner of a smoke test needs an address and a password: %j, %j',
  (email, password, owner) => {
    vi.stubEnv('SMOKE_EMAIL', email);
    vi.stubEnv('SMOKE_PASSWORD', password);
    expect(smokeOwner()).toEqual(owner);
  },
);

const hosts = {
  ...{ userPool: 'https://pool.example', signIn: 'https://sign-in.example' },
  ...{ live: 'wss://live.example', recordings: 'https://bucket.example' },
};
test.each([
  ['', false],
  ['7d6f2a4e', true],
])(
  'the pages of a stage with the chat "%s" may load from the chat: %s',
  (chatSiteId, isAllowed) => {
    const policy = contentSecurityPolicy({ site: { chatSiteId } } as never, hosts);
    const directives = policy.split('; ');
    const ofChat = directives
      .filter((each) => each.includes('crisp'))
      .map((each) => each.split(' ')[0]);
    const names = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];
    expect(ofChat).toEqual(isAllowed ? names : []);
    expect(policy.includes('wss://client.relay.crisp.chat')).toBe(isAllowed);
    expect(policy.includes('https://image.crisp.chat')).toBe(isAllowed);
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'none'"])
      expect(directives).toContain(rule);
  },
);

test('pages load only from their own origin and from the hosts of the deployment', () => {
  const policy = contentSecurityPolicy({ site: { chatSiteId: '' } } as never, hosts);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://bucket.example",
    "font-src 'self'",
    "media-src 'self' blob: https://bucket.example",
    "connect-src 'self' https://pool.example https://sign-in.example wss://live.example https://bucket.example",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});
