import { once } from 'node:events';
import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speech } from '../../../lambdas/adapters/speech.ts';

/** Polly on the loopback interface: it speaks HTTP/2 and can drop connections. */
const server = createServer();
let sessions: ServerHttp2Session[] = [];
let dropped = 0;
server.on('session', (session) => sessions.push(session));
server.on('request', async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (dropped > 0) {
    dropped -= 1;
    request.stream.session?.destroy();
    return;
  }
  const { OutputFormat } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  response.end(OutputFormat === 'json' ? '{"time":7,"type":"ssml","value":"0"}\n' : 'ID3');
});

beforeEach(async () => {
  sessions = [];
  dropped = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_POLLY', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const session of sessions) session.destroy();
  await new Promise((closed) => server.close(closed));
});

const speak = () => speech.connect({ SPEECH_VOICE: 'Joanna' }).speak('<speak>Hi</speak>');

test('leaves no connection to the voice open after the audio was read [INS-04]', async () => {
  const spoken = await speak();
  expect(new TextDecoder().decode(spoken?.voice)).toBe('ID3');
  expect(spoken?.marks).toEqual([{ name: '0', atMs: 7 }]);
  const open = sessions.filter(({ closed, destroyed }) => !closed && !destroyed);
  await Promise.all(open.map((session) => once(session, 'close')));
  expect(sessions).toHaveLength(2);
});

test('repeats a request on a new connection when the voice drops the first one [INS-04]', async () => {
  dropped = 1;
  const spoken = await speak();
  expect(new TextDecoder().decode(spoken?.voice)).toBe('ID3');
  expect(sessions).toHaveLength(3);
});
