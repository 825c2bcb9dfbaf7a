import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { parseSessionRequest } from '../../lambdas/recordings/admission/session-request.ts';
import { eventually } from '../../lib/smoke/inputs.ts';
import { recordVisit } from '../../lib/smoke/visit.ts';
import { firstEvents } from '../factories/batch.ts';
import { batchIn } from '../factories/wire.ts';
import { whileClockRuns } from '../fakes/smoke-deployment.ts';

afterEach(() => vi.unstubAllGlobals());

interface Responses {
  readonly session?: object;
  readonly status?: number;
}
/** Sends the visit to a server with these responses. Returns the body of each request by path. */
async function visit({ session, status = 202 }: Responses = {}) {
  const admitted = { admitted: true, ticket: 'ticket', next_seq: 0 };
  const sent = new Map<string, Buffer>();
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string | Buffer }) => {
    const { pathname } = new URL(address);
    sent.set(pathname.replace('/functions/v1/', ''), Buffer.from(body));
    return pathname.endsWith('start-session')
      ? Response.json(session ?? admitted)
      : new Response(null, { status });
  });
  await recordVisit('https://app.example', 'https://shop.example', 'ann');
  return sent;
}
const empty = Buffer.alloc(0);

test('the visit of a smoke test asks for a session and sends the first events of a page', async () => {
  const sent = await visit();
  expect(parseSessionRequest(sent.get('start-session') ?? empty)).toMatchObject({
    host: 'shop.example',
    visitor_id: 'shop.example-ann',
  });
  const { events, seq, last } = batchIn(sent.get('record-events') ?? empty);
  expect({ seq, last }).toEqual({ seq: 0, last: true });
  const [meta, snapshot, page] = firstEvents('shop.example');
  expect(events).toMatchObject([
    { type: meta?.type, data: { href: 'https://shop.example/' } },
    { type: snapshot?.type, data: snapshot?.data },
    { type: page?.type, data: { tag: 'rv:page', payload: { page: '/', kind: 'load' } } },
  ]);
});

test.each<[string, Responses, string]>([
  ['the session', { session: { admitted: false, reason: 'limit' } }, 'limit'],
  ['the events', { status: 500 }, 'record-events responded 500'],
])('a smoke test fails if the server rejects %s of its visit', async (_, responses, message) => {
  await expect(visit(responses)).rejects.toThrow(message);
});

test.each([
  [19_000, 'found'],
  [20_000, 'the mail did not arrive within 20 s'],
])('a smoke test waits 20 seconds for what appears after %i ms', async (ms, outcome) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const appears = Date.now() + ms;
  const found = eventually('the mail', async () => (Date.now() < appears ? undefined : 'found'));
  expect(await whileClockRuns(found.catch((error: Error) => error.message))).toBe(outcome);
});
