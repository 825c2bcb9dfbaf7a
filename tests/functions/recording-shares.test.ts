import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as deleteRecording } from '../../lambdas/recordings/erasure/delete-recording.lambda.ts';
import { handler as getSharedRecording } from '../../lambdas/recordings/sharing/get-shared-recording.lambda.ts';
import { handler as listShares } from '../../lambdas/recordings/sharing/list-recording-shares.lambda.ts';
import { handler as revokeShare } from '../../lambdas/recordings/sharing/revoke-recording-share.lambda.ts';
import { shareStore } from '../../lambdas/recordings/sharing/share.store.ts';
import { handler as shareRecording } from '../../lambdas/recordings/sharing/share-recording.lambda.ts';
import { closedVisit } from '../factories/connected-owner.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';
import { rawAnswer, rawEvent } from '../factories/raw-event.ts';

const owner = { id: randomUUID() };
let sessionId: string;
beforeAll(async () => {
  ({ sessionId } = await closedVisit(owner.id, new Date(Date.now() - 3_600_000)));
});

const wanted = { note: ' Watch the coupon field ', days: '7', startMs: 12_000 };
const share = async (more: object = {}, caller = owner) =>
  answerOf(await shareRecording(httpEvent({ sessionId, ...wanted, ...more }, caller)));
const open = async (token: string) => {
  const { headers, statusCode, body } = rawAnswer(
    await getSharedRecording(rawEvent('GET', `/m/recording/${token}`)),
  );
  return { headers, status: statusCode, body: JSON.parse(body) };
};
const active = async (caller = owner) =>
  answerOf(await listShares(getEvent({ query: { sessionId } as never }, caller))).body.shares;
const revoke = async (shareId: string, caller = owner) =>
  answerOf(await revokeShare(httpEvent({ sessionId, shareId }, caller)));

test('a shared link opens the recording without a login, with its note and start position', async () => {
  const { body } = await share();
  const opened = await open(body.share.token);
  expect(opened).toMatchObject({
    status: 200,
    body: {
      note: 'Watch the coupon field',
      start_ms: 12_000,
      recording: { session_id: sessionId },
      parts: expect.any(Array),
    },
  });
  expect(opened.body).not.toHaveProperty('previous');
  expect(opened.headers).toMatchObject({ 'cache-control': 'private, no-store' });
});

test('a revoked link opens nothing, and the other links to the recording still work', async () => {
  const [one, other] = [(await share()).body.share, (await share()).body.share];
  expect((await revoke(one.id)).body).toEqual({ success: true });
  expect((await open(one.token)).status).toBe(410);
  expect((await open(other.token)).status).toBe(200);
  const ids = (await active()).map(({ id }: { id: string }) => id);
  expect(ids).toContain(other.id);
  expect(ids).not.toContain(one.id);
});

test('a recording past its retention cannot be shared, even if it is not deleted yet', async () => {
  const kept = await closedVisit(owner.id, new Date(Date.now() - 400 * 86_400_000));
  const answer = await share({ sessionId: kept.sessionId });
  expect(answer).toMatchObject({ status: 404, body: { type: '/problems/recording-gone' } });
});

test('an expired link opens nothing and is not listed', async () => {
  const { body } = await share({ days: '1' });
  const key = { ownerId: owner.id, sessionId, shareId: body.share.id };
  const shares = shareStore(table.connect(process.env as never));
  const stored = await shares.find(key);
  expect(stored).toBeDefined();
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  if (!stored) throw new Error('no link');
  await shares.remove(stored);
  await shares.add({ ...stored, expiresAt }, () => {});
  expect((await open(body.share.token)).status).toBe(410);
  expect((await active()).map(({ id }: { id: string }) => id)).not.toContain(body.share.id);
});

test('another owner can neither share, list nor revoke', async () => {
  const outsider = { id: randomUUID() };
  expect((await share({}, outsider)).status).toBe(404);
  const { body } = await share();
  expect(await active(outsider)).toEqual([]);
  await revoke(body.share.id, outsider);
  expect((await open(body.share.token)).status).toBe(200);
});

test.each(['', 'x', 'eyJvIjoiYSJ9.x'])('a forged token "%s" opens nothing', async (token) => {
  expect((await open(token)).status).toBe(410);
});

test.each([{ days: '365' }, { note: 'x'.repeat(501) }, { startMs: -1 }])(
  'rejects a share that the form cannot create: %o',
  async (more) => {
    expect((await share(more)).status).toBe(400);
  },
);

test('deleting a recording revokes its links', async () => {
  const other = await closedVisit(owner.id, new Date(Date.now() - 7_200_000));
  const { body } = await share({ sessionId: other.sessionId });
  await deleteRecording(httpEvent({ sessionId: other.sessionId }, owner));
  expect((await open(body.share.token)).status).toBe(410);
});
