import { expect, inject, test, vi } from 'vitest';
import { rateStore } from '../../lambdas/accounts/rate/rate.store.ts';
import { CONNECTED_WEBSITE_RATES } from '../../lambdas/contract/rates.ts';
import { handler as disconnect } from '../../lambdas/recordings/disconnect/disconnect-integration.lambda.ts';
import { handler as save } from '../../lambdas/recordings/disconnect/save-integration.lambda.ts';
import { handler as analyze } from '../../lambdas/websites/analysis/analyze-website.lambda.ts';
import { handler as saveAnalysis } from '../../lambdas/websites/analysis/save-analysis.lambda.ts';
import { pageLeaseStore } from '../../lambdas/websites/check/page-lease.store.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { handler as share } from '../../lambdas/websites/sharing/send-share-instructions.lambda.ts';
import { mailsIn } from '../../lib/local/inbox.ts';
import { startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { mailTo } from '../factories/mailbox.ts';
import { newAddress } from '../factories/owner.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';
import { websiteCalls } from './website-calls.ts';

const cloud = inject('cloud');
const { context, call, websiteOf, checkSite, analyzeSite, connect, tagOf } = websiteCalls();

test('reads the website and describes it [CALL-40]', async () => {
  const { status, body } = await analyzeSite();
  expect(status).toBe(200);
  expect(body).toMatchObject({ platform: 'plain', goal: 'checkout' });
  expect(body.aiSummary).toContain('Harbor Lane Candles is an online shop.');
  // Reports count the visitors who reach the stored goal.
  expect((await websiteOf()).pending).toMatchObject({
    website_analysis: body.aiSummary,
    platform: 'plain',
    goal: 'checkout',
  });
});

test('an integration starts as pending without a description, even if the website cannot be read [DATA-18]', async () => {
  context.shop.setState('error-page');
  expect(await analyzeSite()).toMatchObject({ status: 422, body: { title: 'Analysis failed' } });
  const { integration, pending } = await websiteOf();
  expect(integration).toBeNull();
  expect(pending).toMatchObject({
    user_id: context.owner.id,
    domain: context.shop.domain,
    website_analysis: 'Analysis pending',
    is_active: false,
    visitor_id: `${context.shop.domain}-${context.owner.id}`,
  });
});

test('the tag has a permanent loader URL and the visitor id; the loader pins the recorder [TRACK-06, TRACK-07, DATA-17]', async () => {
  await analyzeSite();
  const { pending } = await websiteOf();
  const [, address = ''] = pending.generated_script.match(/src="([^"]+)"/) ?? [];
  expect(address).toMatch(/\/tracker\/v1\/loader\.js$/);
  expect(pending.generated_script).toContain(`data-visitor-id="${pending.visitor_id}"`);
  const loader = await fetch(address);
  expect(loader.headers.get('access-control-allow-origin')).toBe('*');
  const [, name, integrity] =
    (await loader.text()).match(/(recorder-[0-9a-f]{16}\.js)",integrity:"(sha256-[^"]+)"/) ?? [];
  const recorder = await fetch(new URL(name ?? '', address));
  const hash = await crypto.subtle.digest('SHA-256', await recorder.arrayBuffer());
  expect(integrity).toBe(`sha256-${Buffer.from(hash).toString('base64')}`);
});

test('connects a website once the account’s tag is on its page [CALL-35, CALL-39]', async () => {
  await analyzeSite();
  expect((await checkSite()).body).toMatchObject({ success: false, stage: 'tag-missing' });
  context.shop.install(await tagOf());
  expect((await checkSite()).body).toMatchObject({ success: true, stage: 'no-visit-yet' });
  const { status, body } = await connect();
  expect(status).toBe(200);
  expect(body.integration).toMatchObject({
    is_active: true,
    website_analysis: 'A candle shop.',
  });
  expect(await websiteOf()).toMatchObject({
    integration: { id: body.integration.id },
    pending: null,
  });
});

test('saving a connected website again keeps its connection date, so that its next report is due', async () => {
  await analyzeSite();
  context.shop.install(await tagOf());
  await checkSite();
  const { integration } = (await connect()).body;
  const missing = { tag_missing_since: integration.connected_at };
  await integrationStore(context.table).recordCheck(integration, missing);
  vi.useFakeTimers({ now: Date.parse(integration.connected_at) + 1_000, toFake: ['Date'] });
  const again = (await connect()).body.integration;
  expect(again.connected_at).toBe(integration.connected_at);
  // The check before it has found the tag.
  expect(again.tag_missing_since).toBeUndefined();
});

test.each([
  ['tag-in-body', { success: true, stage: 'no-visit-yet', findings: { tag: 'body' } }],
  ['tag-twice', { success: true, stage: 'tag-twice', findings: { tags: 2 } }],
  ['tag-by-manager', { success: false, stage: 'tag-missing' }],
  ['strict-policy', { success: false, stage: 'blocked-by-policy' }],
  ['error-page', { success: false, stage: 'error-answer' }],
  ['moved', { success: false, stage: 'other-site' }],
] as const)('names the problem of a website that is %s', async (state, found) => {
  await analyzeSite();
  context.shop.install(await tagOf());
  context.shop.setState(state);
  expect((await checkSite()).body).toMatchObject(found);
});

test('accepts a tag from a tag manager once its beacon arrived', async () => {
  await analyzeSite();
  context.shop.install(await tagOf());
  context.shop.setState('tag-by-manager');
  const store = integrationStore(context.table);
  const [pending] = await store.ofVisitor(`${context.shop.domain}-${context.owner.id}`);
  if (!pending) throw new Error('No website is pending');
  await store.recordBeacon(pending, new Date());
  expect((await checkSite()).body).toMatchObject({ success: true, stage: 'working' });
  expect((await connect()).status).toBe(200);
});

test('of two accounts for one domain the one with the tag wins, and the other gets the reason [CONN-16]', async () => {
  const rival = await ownerWithProfile(context.table);
  await analyzeSite();
  await analyzeSite(rival);
  context.shop.install(await tagOf());
  const mine = await checkSite();
  const theirs = await checkSite(rival);
  expect(mine.body).toMatchObject({ success: true, userIdMismatch: false });
  expect(theirs.body).toMatchObject({
    success: false,
    userIdMismatch: true,
    stage: 'other-account',
  });
  expect((await connect(rival)).status).toBe(409);
  expect((await connect()).status).toBe(200);
});

test('connects only after a recent check, regardless of extra fields in the request [RULE-11]', async () => {
  await analyzeSite();
  const forged = { is_active: true, visitor_id: 'x', generated_script: '<script>', user_id: 'y' };
  const unchecked = { domain: context.shop.domain, website_analysis: 'x', ...forged };
  expect((await call(save, unchecked)).status).toBe(409);
  context.shop.install(await tagOf());
  await checkSite();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  expect((await connect()).status).toBe(409);
  vi.useRealTimers();
  const { body } = await call(save, { domain: '', website_analysis: 'x' });
  expect(body.detail).toBe('Missing user or website URL');
  expect((await websiteOf()).integration).toBeNull();
});

test('requires a verified address to test, save or share [CONN-13]', async () => {
  const outsider = await ownerWithProfile(context.table, { isVerified: false });
  await analyzeSite(outsider);
  const body = { toEmail: newAddress(), subject: '', message: '' };
  const answers = [
    await checkSite(outsider),
    await connect(outsider),
    await call(share, body, outsider),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(answers[0]?.body).toMatchObject({
    title: 'Email verification required',
    detail: 'Please verify your email before testing the integration',
  });
});

test('returns the newest active integration, and keeps only one active [CALL-34]', async () => {
  const other = await startCustomerSite(0);
  const first = context.shop;
  for (const site of [first, other]) {
    context.shop = site;
    await analyzeSite();
    site.install(await tagOf());
    await checkSite();
    await connect();
  }
  expect((await websiteOf()).integration.domain).toBe(other.domain);
  const all = await integrationStore(context.table).of(context.owner.id);
  expect(all.map(({ domain, is_active }) => [domain, is_active])).toEqual([
    [other.domain, true],
    [first.domain, false],
  ]);
  await first.close();
});

test('a disconnect stops recording, keeps earlier data, and allows another domain [CALL-36]', async () => {
  await analyzeSite();
  context.shop.install(await tagOf());
  await checkSite();
  const { id, visitor_id } = (await connect()).body.integration;
  expect((await call(disconnect, { id })).status).toBe(200);
  expect(await websiteOf()).toEqual({ integration: null, pending: null });
  expect(await integrationStore(context.table).ofVisitor(visitor_id)).toMatchObject([
    { is_active: false },
  ]);
  await analyzeSite();
  expect((await websiteOf()).pending.id).not.toBe(id);
});

test('an owner can read, edit and end only their own integration [ROLE-01]', async () => {
  await analyzeSite();
  const { id } = (await websiteOf()).pending;
  const outsider = await ownerWithProfile(context.table);
  expect(await websiteOf(outsider)).toEqual({ integration: null, pending: null });
  expect((await call(disconnect, { id }, outsider)).status).toBe(404);
  expect((await call(saveAnalysis, { id, website_analysis: 'mine' }, outsider)).status).toBe(404);
  expect((await call(saveAnalysis, { id, website_analysis: 'ours' })).status).toBe(200);
  expect((await websiteOf()).pending.website_analysis).toBe('ours');
});

test('of several websites, an owner describes and ends the one that is named [CALL-36]', async () => {
  const newer = await startCustomerSite(0);
  await analyzeSite();
  const { id } = (await websiteOf()).pending;
  await call(analyze, { websiteUrl: newer.domain });
  expect((await call(saveAnalysis, { id, website_analysis: 'the older one' })).status).toBe(200);
  expect((await call(disconnect, { id })).status).toBe(200);
  expect(await integrationStore(context.table).of(context.owner.id)).toMatchObject([
    { domain: newer.domain, website_analysis: expect.not.stringContaining('the older one') },
    { id, website_analysis: 'the older one', disconnected_at: expect.any(String) },
  ]);
  expect((await websiteOf()).pending).toMatchObject({ domain: newer.domain });
  await newer.close();
});

test('emails the instructions as plain text with a fixed subject, up to a limit [CALL-41, CONST-02]', async () => {
  await analyzeSite();
  const toEmail = newAddress();
  const mail = { toEmail, subject: 'You won', message: 'Please see https://evil.example' };
  expect((await call(share, mail)).status).toBe(200);
  const received = await mailTo(toEmail);
  expect(received.subject).toBe('Setup instructions for the Reveille tracking script');
  expect(received.text).toContain(await tagOf());
  expect(received.text).not.toContain('evil');
  for (let sent = 1; sent < 5; sent += 1) expect((await call(share, mail)).status).toBe(200);
  expect(await call(share, mail)).toMatchObject({ status: 429, body: { title: 'Send Failed' } });
  const mails = (await mailsIn(cloud.mailDir)).filter(({ to }) => to === toEmail);
  expect(mails).toHaveLength(5);
});

test('the instructions are about the website that is being set up, not about the connected one', async () => {
  await analyzeSite();
  context.shop.install(await tagOf());
  await checkSite();
  await connect();
  const newer = await startCustomerSite(0);
  await call(analyze, { websiteUrl: newer.domain });
  const toEmail = newAddress();
  await call(share, { toEmail, subject: '', message: '' });
  expect((await mailTo(toEmail)).text).toContain(await tagOf());
  await newer.close();
});

test('limits how often one website is read', async () => {
  const answers = [];
  for (let attempt = 0; attempt < 5; attempt += 1) answers.push(await analyzeSite());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
});

test('limits how often an owner connects websites per day', async () => {
  await analyzeSite();
  context.shop.install(await tagOf());
  await checkSite();
  expect((await connect()).status).toBe(200);
  const { table, owner } = context;
  for (let connected = 1; connected < 50; connected += 1)
    await rateStore(table).consume(owner.id, CONNECTED_WEBSITE_RATES, new Date());
  expect(await connect()).toMatchObject({ status: 429 });
});

test('reads a website one request at a time, across accounts', async () => {
  const leases = pageLeaseStore(context.table);
  await leases.acquire(context.shop.domain, new Date());
  expect(await analyzeSite()).toMatchObject({ status: 429, body: { title: 'One moment' } });
  await leases.release(context.shop.domain);
  expect((await analyzeSite()).status).toBe(200);
  expect((await checkSite()).status).toBe(200);
});

test.each(['http://127.0.0.1', 'localhost', 'https://10.0.0.1/', 'not a website', cloud.origin])(
  'rejects %s as a website',
  async (websiteUrl) => {
    expect(await call(analyze, { websiteUrl })).toMatchObject({
      status: 422,
      body: { title: 'Invalid URL format', detail: 'Please enter a valid website URL' },
    });
  },
);
