import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, inject, onTestFinished, test } from 'vitest';
import { handler as complete } from '../../lambdas/accounts/complete-profile.lambda.ts';
import { handler as sendToken } from '../../lambdas/accounts/send-verification-email-token.lambda.ts';
import { verificationTokenStore } from '../../lambdas/accounts/verification/verification-token.store.ts';
import { handler as verify } from '../../lambdas/accounts/verify-email-token.lambda.ts';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import { connectionStore } from '../../lambdas/live/connection.store.ts';
import { handler as pushChanges } from '../../lambdas/live/push-changes.lambda.ts';
import { batchStore } from '../../lambdas/recordings/batch/batch.store.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { eventFrom, newNetwork } from '../factories/caller.ts';
import { httpEvent } from '../factories/http-event.ts';
import { mailTo, tokenIn } from '../factories/mailbox.ts';
import { logIn, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const store = table.connect(process.env as never);
const tokens = verificationTokenStore(store);
const sessions = sessionStore(store);
const batches = batchStore({ table: store, bucket: bucket.connect(process.env as never) });
const step = {
  first_name: 'A',
  last_name: 'B',
  company: 'C',
  job_role: 'D',
  timezone: 'Asia/Tokyo',
};

/** An open page that records its messages. */
async function listen(token: string) {
  const socket = new WebSocket(`${cloud.outputs.LIVE_URL}?token=${token}`);
  const received: { subject: string; change: string }[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    received.push(data === 'pong' ? data : JSON.parse(data));
    for (const wake of waiting) wake();
  });
  await once(socket, 'open');
  /** Resolves when the page has received this message. */
  const waitForMessage = (subject: string, change?: string) =>
    new Promise<void>((done) => {
      const look = () => {
        const fits = received.some(
          (each) => each.subject === subject && (!change || each.change === change),
        );
        if (fits) done();
      };
      waiting.add(look);
      look();
    });
  return { socket, received, waitForMessage };
}
const ownerWithPage = async () => {
  const owner = await newOwner(cloud);
  return { owner, page: await listen((await logIn(owner)).accessToken) };
};

test('two open pages are notified when a link is inserted and used [CALL-26] [STATE-15] [STATE-17]', async () => {
  const owner = await newOwner(cloud);
  const { accessToken } = await logIn(owner);
  const pages = [await listen(accessToken), await listen(accessToken)];
  await sendToken(eventFrom(newNetwork(), { email: owner.email, userId: owner.id }));
  await Promise.all(pages.map(({ waitForMessage }) => waitForMessage('verification', 'insert')));
  await verify(httpEvent({ token: tokenIn(await mailTo(owner.email)) }));
  await Promise.all(pages.map(({ waitForMessage }) => waitForMessage('verification', 'update')));
  for (const { socket } of pages) socket.close();
});

test('a page is notified when a link is deleted [STATE-16]', async () => {
  const { owner, page } = await ownerWithPage();
  const link = { ownerId: owner.id, address: owner.email, expiresAt: '2099-01-01T00:00:00.000Z' };
  const [used, other] = [1, 2].map(() => ({
    ...link,
    tokenId: randomUUID(),
    fingerprint: randomUUID(),
  }));
  if (!used || !other) throw new Error('two links are needed');
  await tokens.add(other);
  await tokens.forgetOthers(used);
  await page.waitForMessage('verification', 'delete');
  page.socket.close();
});

test('a page receives only changes of its owner’s profile [CALL-22]', async () => {
  const { owner, page } = await ownerWithPage();
  const outsider = await newOwner(cloud);
  await complete(httpEvent(step, outsider));
  await complete(httpEvent(step, owner));
  await page.waitForMessage('profile');
  const inserts = page.received.filter(
    ({ subject, change }) => subject === 'profile' && change === 'insert',
  );
  expect(inserts).toHaveLength(1);
  page.socket.close();
});

test('notifies an open page when a recording starts and is closed, but not of its batches', async () => {
  const { owner, page } = await ownerWithPage();
  const startedAt = new Date();
  const sessionId = sessionIdAt(startedAt, randomBytes(10));
  const key = { ownerId: owner.id, sessionId };
  const at = startedAt.toISOString();
  const facts = { domain: 'shop.example', visitor: 'v', userAgent: '', referrer: '' };
  const visit = { ...key, startedAt: at, ...facts, keepDays: 30, bytes: 10 };
  await sessions.create(visit, startedAt);
  await page.waitForMessage('recordings', 'insert');
  const received = () =>
    page.received.filter(({ subject }) => subject === 'recordings').map(({ change }) => change);
  for (const _ of [1, 2, 3]) await sessions.recordBatch(key, { bytes: 1, isItem: true }, startedAt);
  const batch = { seq: 1, shift: 0, receivedAt: startedAt };
  expect(await batches.add(key, batch, Buffer.from('{}'), 30)).toMatchObject({ isItem: true });
  // The stream keeps the order of changes: messages after the batches arrive after them.
  const expiresAt = '2099-01-01T00:00:00.000Z';
  const link = { tokenId: randomUUID(), fingerprint: randomUUID(), expiresAt };
  await tokens.add({ ...link, ownerId: owner.id, address: owner.email });
  await page.waitForMessage('verification', 'insert');
  expect(received()).toEqual(['insert']);
  await sessions.startClosing(key, at, startedAt);
  await sessions.quarantine(key, 'It is a test.', startedAt);
  await page.waitForMessage('recordings', 'update');
  expect(received()).toEqual(['insert', 'update']);
  page.socket.close();
});

test('responds to heartbeats and to nothing else', async () => {
  const { page } = await ownerWithPage();
  const answer = once(page.socket, 'message');
  page.socket.send('something else');
  page.socket.send('ping');
  const [{ data }] = await answer;
  expect(data).toBe('pong');
  page.socket.close();
});

test.each(['nonsense', ''])('opens no connection without a login: "%s"', async (token) => {
  const socket = new WebSocket(`${cloud.outputs.LIVE_URL}?token=${token}`);
  await once(socket, 'error');
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
});

test('opens no connection with an ID token', async () => {
  const { idToken } = await logIn(await newOwner(cloud));
  const socket = new WebSocket(`${cloud.outputs.LIVE_URL}?token=${idToken}`);
  await once(socket, 'error');
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
});

test('a closed connection is removed, and the others are still notified', async () => {
  const ownerId = randomUUID();
  const connections = connectionStore(table.connect(process.env as never));
  const ids = ['gone-1', 'busy-1', 'open-1'].map((id) => `${id}-${randomUUID()}`);
  for (const id of ids) await connections.add(ownerId, id, new Date(Date.now() - 60_000));
  const service = mockClient(ApiGatewayManagementApiClient);
  onTestFinished(() => void service.restore());
  service.on(PostToConnectionCommand).resolves({});
  const [gone, busy] = ids;
  service
    .on(PostToConnectionCommand, { ConnectionId: gone })
    .rejects(new GoneException({ message: 'gone', $metadata: {} }));
  service.on(PostToConnectionCommand, { ConnectionId: busy }).rejects(new Error('throttled'));
  const Keys = { PK: { S: `OWNER#${ownerId}` }, SK: { S: 'PROFILE' } };
  await pushChanges({ Records: [{ eventName: 'MODIFY', dynamodb: { Keys } }] });
  const notified = service.commandCalls(PostToConnectionCommand).map(({ args }) => args[0].input);
  service.restore();
  expect(notified.map(({ ConnectionId }) => ConnectionId).sort()).toEqual([...ids].sort());
  const left = (await connections.of(ownerId)).map(({ connectionId }) => connectionId);
  expect(left.sort()).toEqual(ids.slice(1).sort());
});

test('a connection that is still opening is kept, although API Gateway does not know it yet', async () => {
  const ownerId = randomUUID();
  const connections = connectionStore(table.connect(process.env as never));
  const connectionId = `opening-${randomUUID()}`;
  await connections.add(ownerId, connectionId, new Date());
  const service = mockClient(ApiGatewayManagementApiClient);
  onTestFinished(() => void service.restore());
  service
    .on(PostToConnectionCommand)
    .rejects(new GoneException({ message: 'gone', $metadata: {} }));
  const Keys = { PK: { S: `OWNER#${ownerId}` }, SK: { S: 'PROFILE' } };
  await pushChanges({ Records: [{ eventName: 'MODIFY', dynamodb: { Keys } }] });
  expect(service.commandCalls(PostToConnectionCommand)).toHaveLength(1);
  service.restore();
  expect(await connections.of(ownerId)).toHaveLength(1);
});
