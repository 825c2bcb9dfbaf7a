import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { signing } from '../../lambdas/adapters/signing.ts';
import { purposes } from '../../lambdas/contract/mail-links.ts';
import { SHARE_PURPOSE } from '../../lambdas/contract/recording-shares.ts';
import { TICKET_PURPOSE } from '../../lambdas/recordings/admission/session-ticket.ts';
import { triggeredBy } from '../../lib/deployables.ts';
import { fromEdge } from '../factories/http-event.ts';
import { type SeededRandom, seededRandom } from '../fakes/seeded-random.ts';

const REQUESTS = 40;
const OWNER = '7f1f9d6c-1111-4222-8333-944455556666';
const SESSION = '019aa000-0000-7000-8000-000000000000';
const ODD = [
  '',
  ' ',
  '\u0000',
  '%',
  '../..',
  '🦊',
  '\ud800',
  '{"a":1}',
  'x'.repeat(3_000),
  '__proto__',
];
const NUMBERS = [0, -1, 0.5, 1e21, Number.MAX_SAFE_INTEGER, -1e9];

/** Signed tokens whose account, report or session does not exist, and texts that are no tokens. */
let tokens: readonly string[] = [];
beforeAll(async () => {
  const { seal } = signing.connect(process.env as never);
  const payloads = [OWNER, 'x', ''].flatMap((o) =>
    NUMBERS.map((i) => ({
      ...{ o, i, d: '2026-11-20', w: '2026-11-19T05:00:00.000Z', r: 'ab'.repeat(8) },
      ...{ s: SESSION, x: 4e12, v: 'visitor', f: '', p: 'all', m: 100, k: 30, t: i },
    })),
  );
  const links = [...Object.values(purposes), SHARE_PURPOSE, TICKET_PURPOSE];
  const signed = await Promise.all(
    links.map(async (purpose) => {
      const { sign } = await seal(purpose);
      return payloads.flatMap((each) => [sign(each), sign({ ...each, i: String(each.i), s: 'x' })]);
    }),
  );
  tokens = [...signed.flat(), ...ODD, 'a.b', 'a.b.c', '.'];
});

/** A request as API Gateway passes it on, with odd values wherever a client can send them. */
function oddRequest(random: SeededRandom, methods: readonly string[], path: string) {
  const text = () => random.pick([...tokens, ...ODD]);
  const fields = { visitor_id: text(), visitor: text(), host: text(), page: text(), referrer: '' };
  const bodies = [
    ...[undefined, '', 'null', '[]', '{', '"x"', text()],
    JSON.stringify({ ...fields, sent_at: random.pick(NUMBERS), session_id: text() }),
    Buffer.from(text()).toString('base64'),
  ];
  const method = random.pick(methods);
  return {
    rawPath: path,
    requestContext: { http: { method, sourceIp: '203.0.113.7' } },
    headers: {
      ...fromEdge(random.pick(['203.0.113.7', '::1', '2001:db8::1%eth0', ''])),
      ...(random.chance(0.5) && { origin: random.pick(['https://acme.example', 'null', text()]) }),
      ...(random.chance(0.5) && { 'stripe-signature': text() }),
      'content-type': random.pick([
        'text/plain',
        'application/octet-stream',
        'application/json',
        '',
      ]),
      'user-agent': text(),
    },
    pathParameters: { token: random.pick(tokens) },
    queryStringParameters: {
      ticket: random.pick(tokens),
      v: text(),
      rhythm: text(),
      again: text(),
    },
    body: random.pick(bodies),
    isBase64Encoded: random.chance(0.5),
  };
}

/** What a client may get: a problem document, or a page for people who followed a link. */
const TYPES = /^(application\/problem\+json|text\/html)/;

test.each(triggeredBy('raw').map(({ id, ...each }) => [id, each] as const))(
  '%s answers no odd request with 5xx, and names what is wrong',
  async (id, { entry, fn: { trigger } }) => {
    const { handler } = await import(resolve(import.meta.dirname, '../..', entry));
    const random = seededRandom(id.length);
    const wrong: object[] = [];
    for (let n = 0; n < REQUESTS; n += 1) {
      const request = oddRequest(random, trigger.methods, trigger.path);
      const { statusCode, headers, body } = await handler(request);
      const isNamed = statusCode < 400 || TYPES.test(String(headers['content-type']));
      if (statusCode >= 500 || !isNamed) wrong.push({ statusCode, body, request });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);
