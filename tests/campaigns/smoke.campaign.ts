import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mailsIn } from '../../lib/local/inbox.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import { parseInstant } from '../../lib/local/reports/moment.ts';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { eventually, type SmokeInputs } from '../../lib/smoke/inputs.ts';
import { smoke } from '../../lib/smoke/smoke.ts';
import { closedVisit, connectedOwner, waitForSchedule } from '../factories/connected-owner.ts';
import { newOwner, PASSWORD } from '../factories/owner.ts';

/** A verification email takes 1 s. Short, because several cases wait for a missing email. */
const MAIL_SECONDS = 8;
const cloud = inject('cloud');
let shop: CustomerSite;
let permanentOwner: NonNullable<SmokeInputs['permanentOwner']>;
const sendReport = (owner: string) =>
  reportsAsOf({ ...cloud, at: parseInstant('tomorrow', new Date()), owner }, () => {});

beforeAll(async () => {
  shop = await startCustomerSite(0);
  const account = await newOwner(cloud);
  const since = new Date(Date.now() - 3 * 86_400_000);
  await connectedOwner({ zone: 'UTC', since, domain: 'permanent.example', account });
  await closedVisit(account.id, new Date(Date.now() - 3_600_000));
  await waitForSchedule(account.id);
  await sendReport(account.email);
  permanentOwner = { email: account.email, password: PASSWORD };
});
afterAll(() => shop.close());

interface Reply {
  status: number;
  headers: Headers;
  body: Buffer;
}
/** A mocked response that does not reach the cloud, or a changed one. */
interface Fault {
  readonly instead?: (path: string) => Partial<Reply> | undefined;
  readonly change?: (path: string, reply: Reply) => Partial<Reply>;
}
const none: Fault = {};
const body = (text: string, status = 200) => ({ status, body: Buffer.from(text) });
const instead = (part: string, text: string, status = 200): Fault => ({
  instead: (path) => (path.includes(part) ? body(text, status) : undefined),
});
const changed = (part: string, change: (reply: Reply) => Partial<Reply>): Fault => ({
  change: (path, reply) => (path.includes(part) ? change(reply) : {}),
});
const without =
  (name: string) =>
  ({ headers }: Reply) => {
    headers.delete(name);
    return { headers };
  };

/** A proxy in front of the local cloud with a fault. */
async function proxyWith(fault: Fault) {
  const server = createServer((request, response) => {
    pass(request, response, fault).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function pass(request: IncomingMessage, response: ServerResponse, fault: Fault) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const path = request.url ?? '/';
  const given = fault.instead?.(path);
  const reply = given
    ? { status: 200, headers: new Headers(), body: Buffer.alloc(0), ...given }
    : await forward(request, path, Buffer.concat(chunks));
  const { status, headers, body: bytes } = { ...reply, ...fault.change?.(path, reply) };
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
    headers.delete(name);
  response.writeHead(status, Object.fromEntries(headers)).end(bytes);
}

async function forward(request: IncomingMessage, path: string, sent: Buffer): Promise<Reply> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const answer = await fetch(`${cloud.origin}${path}`, {
    method: request.method,
    headers: headers as Record<string, string>,
    ...(sent.length > 0 && { body: new Uint8Array(sent) }),
  });
  return {
    status: answer.status,
    headers: new Headers(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

async function outcomesWith(fault: Fault, more: Partial<SmokeInputs> = {}) {
  const { origin, close } = await proxyWith(fault);
  const mailTo: SmokeInputs['mailTo'] = (address, holds) =>
    eventually(
      'the mail',
      async () =>
        (await mailsIn(cloud.mailDir)).find(
          ({ to, text }) => to === address && text.includes(holds),
        )?.text,
      MAIL_SECONDS,
    );
  const inputs = {
    origin,
    permanentOwner,
    site: shop.origin,
    mailTo,
    sendReport,
    report: () => {},
    ...more,
  };
  const outcomes = await smoke(inputs);
  close();
  return outcomes.map(
    ({ name, result, detail }) => `${result}: ${name}${detail && ` (${detail})`}`,
  );
}

const failed = (line: string) => line.startsWith('failed');

test('a healthy deployment passes every step', async () => {
  const outcomes = await outcomesWith(none);
  expect(outcomes.filter((line) => !line.startsWith('passed'))).toEqual([]);
  expect(outcomes).toHaveLength(14);
});

/** Each deployment is broken in one way, and one step must fail. */
test.each<[string, Fault, RegExp, Partial<SmokeInputs>?]>([
  [
    'the bucket answers clip links',
    instead('/clip/', '<Error>AccessDenied</Error>', 403),
    /every page serves the app.* \(\/clip\/.* responded 403/,
  ],
  [
    'the policy of the pages is lost',
    changed('/login', without('content-security-policy')),
    /pages block third-party scripts/,
  ],
  [
    'config.json is the document',
    instead('/config.json', '<!doctype html>'),
    /the app is configured/,
  ],
  [
    'the authorizer is missing',
    { instead: (path) => (path === '/api/accounts/get-profile' ? body('{}') : undefined) },
    /the API rejects callers without a login/,
  ],
  [
    'the API fails for owners',
    instead('/record-sign-in', '{"message":"Internal Server Error"}', 500),
    /a new owner signs up/,
  ],
  [
    'emails are not sent',
    instead('/send-verification-email-token', '{"success":true}'),
    /a verification mail arrives/,
  ],
  [
    'live connections cannot be opened',
    changed('/config.json', ({ body: text }) =>
      body(text.toString().replace(/"liveUrl":"[^"]+"/, '"liveUrl":"ws://127.0.0.1:9"')),
    ),
    /the link reaches the open page live/,
  ],
  [
    'the page reader is down',
    instead('/check-integration', '{}', 500),
    /the website of the owner is connected/,
  ],
  [
    'the tag names a missing loader',
    changed('/get-integration', ({ body: text }) =>
      body(text.toString().replaceAll('/tracker/v1/loader.js', '/tracker/v1/loader-gone.js')),
    ),
    /the tag loads the tracker/,
  ],
  ['batches are rejected', instead('/record-events', '', 503), /a visit is recorded/],
  [
    'batches are acknowledged and dropped',
    instead('/record-events', '', 202),
    /a visit is recorded/,
  ],
  [
    'the report is not sent',
    none,
    /the report of the visit is mailed/,
    { sendReport: async () => {} },
  ],
  [
    'the permanent owner gets no more reports',
    instead('/api/emails/list-emails', '{"rows":[],"hasAny":false}'),
    /the permanent owner got a report/,
  ],
])('detects that %s', async (_, fault, noticed, more) => {
  const outcomes = await outcomesWith(fault, more);
  const found = outcomes.filter(failed);
  process.stdout.write(`${found.join('\n')}\n`);
  expect(found.join('\n')).toMatch(noticed);
});
