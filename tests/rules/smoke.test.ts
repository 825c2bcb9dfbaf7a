import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as accounts from '../../lambdas/contract/accounts.ts';
import { caller, retryDuringWarmUp } from '../../lib/smoke/account.ts';
import type { SmokeInputs } from '../../lib/smoke/inputs.ts';
import { smoke } from '../../lib/smoke/smoke.ts';
import type { StepResults } from '../../lib/smoke/step.ts';
import { steps } from '../../lib/smoke/steps.ts';
import {
  type Faults,
  LOADER,
  SmokeDeployment,
  startSite,
  TAG,
  tokenOf,
  whileClockRuns,
} from '../fakes/smoke-deployment.ts';

let shop: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  shop = await startSite(204);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  shop.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MAIL = 'https://app.example/verify-token?token=abc-123 1 session, unsubscribe';
const inputsWith = (more: Partial<SmokeInputs>): SmokeInputs => ({
  origin: 'https://app.example',
  site: shop.site,
  permanentOwner: { email: 'permanent@harborlane.test', password: 'good morning' },
  mailTo: async () => MAIL,
  sendReport: async () => {},
  report: () => {},
  ...more,
});

test('a healthy deployment passes every step', async () => {
  const deployment = new SmokeDeployment();
  const reported: object[] = [];
  const inputs = inputsWith({ report: (outcome) => reported.push(outcome) });
  const outcomes = await whileClockRuns(smoke(inputs));
  expect(outcomes.map(({ result, detail }) => result + detail)).toEqual(Array(14).fill('passed'));
  expect(reported).toEqual(outcomes);
  expect(shop.tags).toEqual([`PUT ${TAG}`]);
  expect(deployment.sockets.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  const visits = deployment.calls.filter(({ path }) => path.endsWith('start-session'));
  expect(visits.map(({ body }) => body)).toMatchObject([
    { host: new URL(shop.site).host },
    { host: 'permanent.example', visitor_id: 'permanent.example-id-of-permanent@harborlane.test' },
  ]);
});

test('a step without its inputs is not checked, and neither is a step that needs its results', async () => {
  new SmokeDeployment({ '/config.json': () => Response.json({}) });
  const outcomes = await whileClockRuns(smoke({ origin: 'https://app.example', report: () => {} }));
  expect(outcomes.map(({ result, detail }) => `${result} ${detail}`)).toEqual([
    'passed ',
    'passed ',
    'failed config.json has no liveUrl',
    'passed ',
    'not checked needs configuration',
    'not checked needs account, mailTo',
    'not checked needs live',
    'not checked needs verified, site',
    'not checked needs tag',
    'not checked needs tag, site',
    'not checked needs visited, sendReport, mailTo',
    'not checked needs configuration, permanentOwner',
    'not checked needs permanentWebsite',
    'not checked needs permanentWebsite',
  ]);
});

const account = { id: 'ann', email: 'ann@shop.example', accessToken: tokenOf('ann') };
const results: Partial<StepResults> = {
  account,
  configuration: {
    liveUrl: 'wss://live.example',
    userPoolId: 'eu-central-1_pool',
    userPoolClientId: 'client',
    userPoolEndpoint: 'https://login.example/',
  },
  tag: TAG,
  permanentWebsite: { account, domain: 'permanent.example' },
};
/** Runs one step and returns its results, or the message that it fails with. */
async function outcomeOf(
  part: string,
  inputs: Partial<SmokeInputs> = {},
  more: Partial<StepResults> = {},
) {
  const step = steps.find(({ name }) => name.includes(part));
  if (!step) throw new Error(`No step ${part}`);
  const check = step.check(inputsWith(inputs), { ...results, ...more } as StepResults);
  return whileClockRuns(check.catch((error: Error) => error.message));
}

const status =
  (code: number, body = '') =>
  () =>
    new Response(body, { status: code });
const json = (body: object) => () => Response.json(body);
const html =
  (policy: string, type = 'nosniff', more = {}) =>
  () =>
    new Response('', {
      headers: { 'content-security-policy': policy, 'x-content-type-options': type, ...more },
    });
const CLOSED = "default-src 'none'; frame-ancestors 'none'";
const script = (body: string) => () =>
  new Response(body, { headers: { 'access-control-allow-origin': '*' } });

test.each<[string, Faults, string, Partial<SmokeInputs>?]>([
  [
    'every page serves the app',
    { '/clip/payload.signature': status(403) },
    '/clip/payload.signature responded 403',
  ],
  ['every page serves the app', { '/login': status(200, 'hello') }, '/login is not the app'],
  ['pages block', { '/login': status(200) }, 'the policy is ""'],
  ['pages block', { '/login': html("default-src 'none'") }, 'the app may be framed'],
  ['pages block', { '/login': html(CLOSED, 'no') }, 'pages may be sniffed'],
  ['pages block', { '/login': html(CLOSED) }, 'HTTP is not forbidden'],
  [
    'is configured',
    { '/config.json': json({ liveUrl: 'wss://live.example', userPoolId: 'a_b' }) },
    'config.json has no userPoolClientId',
  ],
  [
    'rejects callers without a login',
    { '/api/accounts/get-profile': json({}) },
    'get-profile responded 200',
  ],
  [
    'a verification mail',
    { '/functions/v1/send-verification-email-token': status(500, 'broken '.repeat(100)) },
    `/functions/v1/send-verification-email-token responded 500: ${'broken '.repeat(100).slice(0, 200)}`,
  ],
  [
    'a verification mail',
    {},
    '/api/accounts/verify-email-token responded 400: {"error":"invalid"}',
    { mailTo: async () => 'no link' },
  ],
  [
    'owner is connected',
    { '/functions/v1/check-integration': json({ stage: 'tag-missing' }) },
    'the tag is "tag-missing"',
  ],
  [
    'the tag loads',
    { '/tracker/v1/loader.js': status(404) },
    '/tracker/v1/loader.js responded 404',
  ],
  [
    'the tag loads',
    { '/tracker/v1/loader.js': status(200, LOADER) },
    'other sites may not load /tracker/v1/loader.js',
  ],
  ['the tag loads', { '/tracker/v1/loader.js': script('start()') }, 'the loader pins no recorder'],
  [
    'the tag loads',
    { '/tracker/v1/recorder-1.js': script('another recorder') },
    'browsers will reject the recorder: its bytes are not the loader’s',
  ],
  [
    'a visit is recorded',
    { '/functions/v1/record-events': status(202) },
    'the session did not arrive within 20 s',
  ],
  ['is mailed and listed', {}, 'it has no unsubscribe link', { mailTo: async () => '1 session' }],
  [
    'is mailed and listed',
    { '/api/emails/list-emails': json({ rows: [] }) },
    'the list of emails is empty',
  ],
  [
    'still has the website',
    { '/api/websites/get-integration': json({ integration: null }) },
    'no website is connected',
  ],
  [
    'is counted and pushed',
    { '/functions/v1/record-events': status(202) },
    'the live update about recordings did not arrive within 20 s',
  ],
  [
    'within the last two days',
    { '/api/emails/list-emails': json({ rows: [] }) },
    'the list of emails is empty',
  ],
])('the step "%s" fails with its reason, case %#', async (part, faults, reason, inputs) => {
  const deployment = new SmokeDeployment(faults);
  expect(await outcomeOf(part, inputs)).toBe(reason);
  expect(deployment.sockets.filter(({ isOpen }) => isOpen)).toEqual([]);
});

test('pages of a deployment without TLS need no HSTS', async () => {
  new SmokeDeployment({ '/login': html(CLOSED) });
  expect(await outcomeOf('pages block', { origin: 'http://localhost:5173' })).toEqual({});
});

test('a live connection that does not open fails its step, not the verification before it', async () => {
  const deployment = new SmokeDeployment();
  deployment.opens = false;
  const verified = await outcomeOf('a verification mail');
  expect(verified).toMatchObject({ verified: true });
  const { live } = verified as StepResults;
  expect(await outcomeOf('reaches the open page live', {}, { live })).toBe(
    'the live connection does not open',
  );
});

test('a verification that no open page receives fails its step after 20 seconds', async () => {
  const deployment = new SmokeDeployment();
  deployment.pushes = false;
  const { live } = (await outcomeOf('a verification mail')) as StepResults;
  expect(deployment.sockets[0]?.address).toBe(
    `wss://live.example?token=${encodeURIComponent(account.accessToken)}`,
  );
  expect(await outcomeOf('reaches the open page live', {}, { live })).toBe(
    'the live update about verification did not arrive within 20 s',
  );
  expect(deployment.sockets[0]?.isOpen).toBe(false);
});

test('a website that does not accept its tag fails the step that installs it', async () => {
  new SmokeDeployment();
  const locked = await startSite(404);
  onTestFinished(() => void locked.close());
  expect(await outcomeOf('owner is connected', { site: locked.site })).toBe(
    'the website responded 404 to its new tag',
  );
});

test('a website that cannot be analyzed still gets its tag', async () => {
  new SmokeDeployment({ '/functions/v1/analyze-website': status(500) });
  expect(await outcomeOf('owner is connected')).toEqual({ tag: TAG });
});

test('a visit to the permanent website must be counted, even if it was pushed', async () => {
  const deployment = new SmokeDeployment({
    [`/api/sessions/count/${account.id}`]: json({ data: { totalSessions: 7 } }),
  });
  expect(await outcomeOf('is counted and pushed')).toBe('the session did not arrive within 20 s');
  expect(deployment.sockets.map(({ isOpen }) => isOpen)).toEqual([false]);
});

test.each([
  [[60, 49, 70], {}],
  [[60, 51, 70], 'the newest email was sent at '],
])('reports that are %s hours old are judged by the newest', async (hours, outcome) => {
  const rows = hours.map((each) => ({
    created_at: new Date(Date.now() - each * 3_600_000).toISOString(),
  }));
  new SmokeDeployment({ '/api/emails/list-emails': json({ rows }) });
  const found = await outcomeOf('within the last two days');
  expect(found).toEqual(typeof outcome === 'string' ? outcome + rows[1]?.created_at : outcome);
});

const warmUp = (responses: (calls: number) => number) => {
  let calls = 0;
  new SmokeDeployment({
    [accounts.recordSignIn.path]: () => {
      calls += 1;
      return Response.json({}, { status: responses(calls) });
    },
  });
  const call = caller('https://app.example', account);
  const retried = retryDuringWarmUp(() => call(accounts.recordSignIn));
  return whileClockRuns(
    retried.then(
      () => 'done',
      (error) => error.status,
    ),
  ).then((outcome) => [outcome, calls] as const);
};

test('the first call of a new deployment is retried for 20 seconds while it responds 5xx', async () => {
  expect(await warmUp((calls) => (calls < 3 ? 500 : 200))).toEqual(['done', 3]);
  expect(await warmUp(() => 403)).toEqual([403, 1]);
  const [outcome, calls] = await warmUp(() => 503);
  expect(outcome).toBe(503);
  expect(calls).toBeGreaterThan(20);
  expect(calls).toBeLessThan(24);
});
