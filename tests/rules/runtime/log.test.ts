import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { errorFields } from '../../../lambdas/runtime/error-fields.ts';
import { processorTimeOf } from '../../processor-time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** Node's parse error for an invalid HTTP response, which contains the whole response. */
async function parseErrorOf(answer: string): Promise<Error> {
  const server = createServer((socket) => socket.end(answer)).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const error = await new Promise<Error>((done) => {
    request({ port, host: '127.0.0.1' }).on('error', done).end();
  });
  server.close();
  return error;
}

test('a website’s invalid response of 60 kB becomes a log line of less than 3 kB', async () => {
  const error = await parseErrorOf(
    `HTTP/1.1 200 OK\r\nset-cookie: canary\r\n bad\u0000${'x'.repeat(60_000)}`,
  );
  expect(JSON.stringify(error).length).toBeGreaterThan(60_000);
  const line = JSON.stringify(errorFields(new Error('unreadable', { cause: error })));
  expect(line.length).toBeLessThan(3_000);
  expect(line).not.toMatch(/canary|rawPacket/);
  expect(line).toContain('HPE_');
});

test('of several errors that are thrown as one, the first is logged as the cause', () => {
  const errors = [new TypeError('the first'), new Error('the second')];
  const { message, cause } = errorFields(new AggregateError(errors, '2 report schedules failed'));
  expect({ message, cause: cause?.message }).toEqual({
    message: '2 report schedules failed',
    cause: 'the first',
  });
  const withCause = new AggregateError(errors, 'failed', { cause: new Error('the cause') });
  expect(errorFields(withCause).cause?.message).toBe('the cause');
  expect(errorFields(new AggregateError([])).cause).toBeUndefined();
});

test('a message of 60 kB without blanks is masked in bounded time', () => {
  const mask = () => errorFields(new Error(`Failed: ${'x'.repeat(60_000)}`));
  expect(processorTimeOf(mask, 500)).toBeLessThan(500);
  expect(mask().message).toBe('Failed: …');
});

test.each([0, 5, 11])('no address is logged in part where a long message is cut (%i)', (at) => {
  const addresses = `${' '.repeat(at)}${'maya.lindqvist@harborlane.example,'.repeat(60)}`;
  expect(errorFields(new Error(addresses)).message).not.toMatch(/maya|lind|harbor/);
});

test('no email address and no search query reaches the log', () => {
  const rejection = Object.assign(
    new Error(
      'Email address is not verified. The following identities failed the check: Maya <maya.o’neil+x@harborlane.co.uk>, müller@bücher.de',
    ),
    {
      code: 'MessageRejected',
      $metadata: { httpStatusCode: 400, requestId: 'service-1' },
      raw: { email: 'maya@harborlane.co.uk', request_log_url: 'https://x' },
      headers: { authorization: 'canary' },
    },
  );
  const outer = new Error('GET https://shop.example/account?token=canary#secret failed', {
    cause: rejection,
  });
  const line = JSON.stringify(errorFields(outer));
  expect(line).not.toMatch(/harborlane|bücher|canary|#secret/);
  expect(errorFields(outer)).toMatchObject({
    message: 'GET https://shop.example/account?… failed',
    cause: { code: 'MessageRejected', status: 400, serviceRequestId: 'service-1' },
  });
});

test('an error that is its own cause, and a thrown non-error, are logged as well', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorFields(error)).toMatchObject({ cause: { cause: { message: 'round' } } });
  expect(errorFields('text of ann@example.com')).toEqual({
    name: 'string',
    message: 'text of …@…',
  });
});

test('every line of an invocation carries its id, and is written before the handler returns', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  vi.stubEnv('POWERTOOLS_DEV', 'true');
  const written: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void written.push(String(line)));
  }
  vi.resetModules();
  const { handle } = await import('../../../lambdas/runtime/handle.ts');
  const { invocation } = await import('../../../lambdas/runtime/function.ts');
  const { log } = await import('../../../lambdas/runtime/log.ts');
  const z = await import('zod/mini');
  const fn = { trigger: invocation(z.object({})), uses: [] } as const;
  const handler = handle(fn, {}, async () => {
    log.warn('before');
    await Promise.resolve();
    log.error('failed', { error: new Error('why') });
    return {};
  });
  await handler({}, { awsRequestId: 'request-1' });
  const lines = written.map((line) => JSON.parse(line));
  expect(lines.map(({ message, request_id }) => [message, request_id])).toEqual([
    ['before', 'request-1'],
    ['failed', 'request-1'],
  ]);
  expect(lines[1].error).toMatchObject({ name: 'Error', message: 'why' });
});
