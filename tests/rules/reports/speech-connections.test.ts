import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { speech } from '../../../lambdas/adapters/speech.ts';

/** Polly on the loopback interface, which can drop connections. */
const server = createServer();
let connections: Socket[] = [];
let dropped = 0;
/** What happens when the first half of the audio was sent; undefined if all of it is sent. */
let halfway: ((connection: Socket) => void) | undefined;
server.on('connection', (connection) => connections.push(connection));
server.on('request', async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (dropped > 0) {
    dropped -= 1;
    request.socket.destroy();
    return;
  }
  const { OutputFormat } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  if (halfway && OutputFormat === 'mp3') {
    response.write('ID');
    setTimeout(halfway, 50, request.socket);
    return;
  }
  response.end(OutputFormat === 'json' ? '{"time":7,"type":"ssml","value":"0"}\n' : 'ID3');
});

beforeEach(async () => {
  connections = [];
  dropped = 0;
  halfway = undefined;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_POLLY', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const connection of connections) connection.destroy();
  await new Promise((closed) => server.close(closed));
});

const speak = () => speech.connect({ SPEECH_VOICE: 'Joanna' }).speak('<speak>Hi</speak>');

test('leaves no connection to the voice open after the audio was read [INS-04]', async () => {
  const spoken = await speak();
  expect(new TextDecoder().decode(spoken?.voice)).toBe('ID3');
  expect(spoken?.marks).toEqual([{ name: '0', atMs: 7 }]);
  const open = connections.filter(({ closed }) => !closed);
  await Promise.all(open.map((connection) => once(connection, 'close')));
  expect(connections).toHaveLength(2);
});

test('repeats a request on a new connection when the voice drops the first one [INS-04]', async () => {
  dropped = 1;
  const spoken = await speak();
  expect(new TextDecoder().decode(spoken?.voice)).toBe('ID3');
  expect(connections).toHaveLength(3);
});

test.each<[string, (timeout: AbortController, connection: Socket) => void]>([
  ['the deadline passes', (timeout) => timeout.abort()],
  ['the voice closes the connection', (_, connection) => connection.destroy()],
  ['the connection breaks', (_, connection) => connection.resetAndDestroy()],
])(
  'audio of which half arrives until %s is no audio [INS-04]',
  async (_, end) => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    onTestFinished(() => void vi.restoreAllMocks());
    halfway = (stream) => end(timeout, stream);
    await expect(speak()).rejects.toThrow();
  },
  5_000,
);
