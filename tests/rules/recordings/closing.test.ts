import { expect, test } from 'vitest';
import type { Bucket } from '../../../lambdas/adapters/bucket.ts';
import { CLOSING_INTERRUPTIONS } from '../../../lambdas/contract/limits.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { recordingStore } from '../../../lambdas/recordings/recording.store.ts';
import { close } from '../../../lambdas/recordings/session/closing.protocol.ts';
import { type Session, sessionIdAt } from '../../../lambdas/recordings/session/session.ts';
import { batchOf, packed } from '../../factories/batch.ts';
import { START } from '../../factories/recording.ts';
import { type FakeBucket, fakeBucket } from '../../fakes/bucket.ts';
import { closingSessions } from '../../fakes/closing-sessions.ts';

const startedAt = new Date(START);
const session: Session = {
  ownerId: 'owner-1',
  sessionId: sessionIdAt(startedAt, new Uint8Array(10)),
  startedAt: startedAt.toISOString(),
  lastSeenAt: startedAt.toISOString(),
  domain: 'shop.example',
  visitor: 'visitor-1',
  userAgent: '',
  referrer: '',
  state: 'open',
  loads: 1,
  bytes: 0,
  keepDays: 30,
};
const minutes = (count: number) => new Date(START + count * 60_000);
const at = (ms: number, type: number, data: unknown) => ({ type, timestamp: START + ms, data });
const page = (...children: object[]) => [
  at(0, 4, { href: 'https://shop.example/', width: 800, height: 600 }),
  at(1, 2, {
    node: {
      id: 1,
      type: 0,
      childNodes: [{ id: 2, type: 2, tagName: 'html', childNodes: children }],
    },
    initialOffset: { left: 0, top: 0 },
  }),
];
const change = (ms: number, data: object) => at(ms, 3, data);

async function stored(...batches: (readonly RecordedEvent[])[]): Promise<FakeBucket> {
  const bucket = fakeBucket();
  for (const [seq, events] of batches.entries()) {
    const body = packed(batchOf(events, seq, { sent_at: START }));
    const batch = { seq, shift: 0, receivedAt: startedAt };
    await recordingStore(bucket).addBatch(session, batch, body, session.keepDays);
  }
  return bucket;
}

function closing(bucket: Bucket, from: Session = session) {
  const { sessions, item } = closingSessions(from);
  const tallied: string[] = [];
  const tally = { add: async (_: string, what: string) => void tallied.push(what) };
  const run = (now: Date) => close(session, { sessions, bucket, tally }, now);
  return { run, item, tallied };
}

const failing = (bucket: Bucket, error: Error, method: 'get' | 'putOnce'): Bucket => ({
  ...bucket,
  [method]: async () => {
    throw error;
  },
});
const answered = (httpStatusCode: number, name = 'SomeException') =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode } });

test.each([
  ['a resize that is no size', { source: 4, width: 'wide', height: null }],
  ['a rule of a style sheet that is no rule', { source: 8, id: 2, adds: [{ rule: 7 }] }],
  ['a selection that is no list', { source: 14, ranges: { start: 1 } }],
  ['adopted sheets that are a number', { source: 15, id: 2, styleIds: 5, styles: 'x' }],
  [
    'a style change that is a number',
    { source: 0, attributes: [{ id: 2, attributes: { style: 7 } }] },
  ],
])('a recording with %s is closed', async (_, data) => {
  const bucket = await stored([...page(), change(10, data)]);
  const { run, item } = closing(bucket);
  await run(minutes(31));
  expect(item()).toMatchObject({ state: 'closed' });
});

test('a page whose elements hang thousands deep is closed and cut to a depth that can be shown', async () => {
  const deep = Array.from({ length: 4 }, (_, batch) =>
    Array.from({ length: 2_000 }, (_, place) => {
      const id = 3 + batch * 2_000 + place;
      const node = { id, type: 2, tagName: 'div', attributes: {}, childNodes: [] };
      const adds = [{ parentId: id - 1, nextId: null, node }];
      return change(10 + id, { source: 0, texts: [], attributes: [], removes: [], adds });
    }),
  );
  const later = change(90_000, { source: 0, texts: [], attributes: [], removes: [], adds: [] });
  const { run, item } = closing(await stored(page(), ...deep, [later]));
  await run(minutes(31));
  expect(item()).toMatchObject({ state: 'closed' });
});

test.each([
  ['table or bucket fails', answered(503)],
  ['table or bucket throttles', answered(400, 'ProvisionedThroughputExceededException')],
  ['rights are missing', answered(403, 'AccessDenied')],
  ['connection breaks', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
])('an outage counts as no attempt: when the %s, closing is postponed', async (_, error) => {
  const bucket = await stored(page());
  const down = closing(failing(bucket, error, 'get'));
  for (const minute of [31, 100, 200, 400, 800]) await down.run(minutes(minute));
  expect(down.item()).toMatchObject({ state: 'closing', closings: 0 });
  const up = closing(bucket, down.item());
  await up.run(minutes(2_000));
  expect(up.item()).toMatchObject({ state: 'closed' });
});

test('a closing that was postponed is not tried again before its time', async () => {
  const { run, item } = closing(failing(await stored(page()), answered(503), 'get'));
  await run(minutes(31));
  const before = item();
  await run(minutes(32));
  expect(item()).toEqual(before);
});

test('a recording that is interrupted for days is set aside, so the retries end', async () => {
  const { run, item, tallied } = closing(failing(await stored(page()), answered(503), 'get'));
  let rounds = 0;
  while (item().state !== 'set-aside' && rounds < 200) {
    rounds += 1;
    await run(new Date(Date.parse(item().retryAt ?? startedAt.toISOString()) + 60_000));
  }
  expect(rounds).toBe(CLOSING_INTERRUPTIONS + 1);
  expect(Date.parse(item().retryAt ?? '') - START).toBeGreaterThan(3 * 86_400_000);
  expect(tallied).toEqual(['set-aside']);
});

test('a mistake of ours while a recording is read is no outage: it is set aside at once', async () => {
  const { run, item, tallied } = closing(
    failing(await stored(page()), new TypeError('positions?.at is not a function'), 'get'),
  );
  await run(minutes(31));
  expect(item()).toMatchObject({ state: 'set-aside' });
  expect(tallied).toEqual(['set-aside']);
});

test('a store that rejects the recording itself counts as an attempt, and the third sets it aside', async () => {
  const rejected = answered(400, 'InvalidArgument');
  const { run, item } = closing(failing(await stored(page()), rejected, 'putOnce'));
  for (const minute of [31, 36, 41]) await expect(run(minutes(minute))).rejects.toThrow();
  await run(minutes(46));
  expect(item()).toMatchObject({ state: 'set-aside' });
});

test('a closed recording’s batches go without a second list of them, the unreadable ones too', async () => {
  const bucket = await stored(page(), [change(2_000, { source: 3, id: 1, x: 0, y: 1 })]);
  const broken = { seq: 2, shift: 0, receivedAt: startedAt };
  await recordingStore(bucket).addBatch(session, broken, Buffer.from('broken'), session.keepDays);
  let lists = 0;
  const counting: Bucket = {
    ...bucket,
    list: (prefix) => {
      lists += 1;
      return bucket.list(prefix);
    },
  };
  const scene = closing(counting);
  await scene.run(minutes(31));
  expect(scene.item().state).toBe('closed');
  expect([...bucket.objects.keys()].filter((key) => key.startsWith('batches/'))).toEqual([]);
  expect(lists).toBe(1);
});

test('a table that fails while a recording’s digest is written postpones the closing, and the next one ends it', async () => {
  const bucket = await stored(page());
  const { sessions, item } = closingSessions(session);
  const tally = { add: async () => {} };
  const down = {
    ...sessions,
    close: async () => {
      throw answered(400, 'ProvisionedThroughputExceededException');
    },
  };
  await close(session, { sessions: down, bucket, tally }, minutes(31));
  expect(item()).toMatchObject({ state: 'closing', closings: 0 });
  await close(session, { sessions, bucket, tally }, minutes(60));
  expect(item()).toMatchObject({ state: 'closed' });
});

test('the event list of a closed recording holds the events of all its batches in order', async () => {
  const error = (ms: number, message: string) =>
    at(ms, 5, { tag: 'rv:error', payload: { message, file: '', line: 0 } });
  const bucket = await stored(page(), [error(100, 'first')], [error(2_000, 'second')]);
  const { run, item } = closing(bucket);
  await run(minutes(31));
  expect(await recordingStore(bucket).eventList(item())).toMatchObject([
    { kind: 'error', label: 'first', at_ms: 100 },
    { kind: 'error', label: 'second', at_ms: 2_000 },
  ]);
});
