import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveConnection } from '../../web/app/lib/live-connection.ts';

const SECOND = 1_000;

/** A WebSocket that records its calls; the test acts as the server. */
class Socket {
  static readonly all: Socket[] = [];
  readonly sent: string[] = [];
  readonly at = Date.now();
  isClosed = false;
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
}
const newest = () => {
  const socket = Socket.all.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};

let messages: unknown[];
let closeConnection: () => void;
const connect = async (address: string | undefined = 'wss://live') => {
  messages = [];
  closeConnection = openLiveConnection({
    url: async () => address,
    onOpen: () => messages.push('open'),
    onMessage: (message) => messages.push(message),
  });
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('WebSocket', Socket);
  Socket.all.length = 0;
});
afterEach(() => {
  closeConnection();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('reconnects after 1, 2, 5 and 10 s and then every 10 s [CONST-06]', async () => {
  await connect();
  for (let loss = 0; loss < 6; loss++) {
    newest().onclose();
    await vi.advanceTimersByTimeAsync(10 * SECOND);
  }
  const opened = Socket.all.map(({ at }) => at / SECOND);
  expect(opened).toEqual([0, 1, 12, 25, 40, 50, 60]);
});

test('pages that lose their connection at the same time do not all reconnect at the same time', async () => {
  const reconnections: number[] = [];
  for (const random of [0, 0.5, 0.999]) {
    vi.mocked(Math.random).mockReturnValue(random);
    await connect();
    const lost = Date.now();
    const sockets = Socket.all.length;
    newest().onclose();
    await vi.advanceTimersByTimeAsync(1.5 * SECOND);
    expect(Socket.all).toHaveLength(sockets + 1);
    reconnections.push(newest().at - lost);
    closeConnection();
  }
  expect(reconnections).toEqual([1_000, 1_250, 1_499]);
});

test('a connection that was established starts again with the shortest wait', async () => {
  await connect();
  newest().onclose();
  await vi.advanceTimersByTimeAsync(1 * SECOND);
  newest().onopen();
  newest().onclose();
  await vi.advanceTimersByTimeAsync(1 * SECOND);
  expect(Socket.all).toHaveLength(3);
});

test('gives up a socket that has not opened within 10 s [CONST-07]', async () => {
  await connect();
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(newest().isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(1 * SECOND);
  expect(Socket.all).toHaveLength(2);
});

test('sends a heartbeat every 30 s while it gets responses [CONST-08]', async () => {
  await connect();
  newest().onopen();
  for (let beat = 1; beat <= 3; beat++) {
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(newest().sent).toHaveLength(beat);
    newest().onmessage({ data: 'pong' });
  }
  expect(Socket.all).toHaveLength(1);
});

test('a heartbeat without a response in 10 s is a lost connection [CONST-07]', async () => {
  await connect();
  newest().onopen();
  await vi.advanceTimersByTimeAsync(39 * SECOND);
  expect(Socket.all[0]?.isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect([Socket.all[0]?.isClosed, Socket.all.length]).toEqual([true, 2]);
});

test('forwards changes, reports a reconnection, and ignores unknown messages', async () => {
  await connect();
  newest().onopen();
  newest().onmessage({ data: '{"subject":"verification","change":"update"}' });
  newest().onmessage({ data: '{"subject":"from the future","change":"update"}' });
  newest().onmessage({ data: 'not JSON' });
  expect(messages).toEqual(['open', { subject: 'verification', change: 'update' }]);
});

test('sends nothing after it was stopped', async () => {
  await connect();
  newest().onopen();
  closeConnection();
  newest().onclose();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect([Socket.all.length, newest().isClosed]).toEqual([1, true]);
});

test('opens no connection when signed out', async () => {
  await connect('');
  closeConnection();
  messages = [];
  closeConnection = openLiveConnection({
    url: async () => undefined,
    onOpen: () => {},
    onMessage: () => {},
  });
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(Socket.all).toHaveLength(1);
});
