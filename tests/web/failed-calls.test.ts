import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS } from '../../lambdas/contract/limits.ts';
import { sendFeedback, sendHelpTicket } from '../../lambdas/contract/support.ts';
import { call } from '../../web/app/lib/api.ts';
import { ANN, provider } from '../fakes/auth.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));

beforeEach(() => {
  provider.reset();
  provider.emit({ is: 'signed-in', user: ANN });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ticket = { name: 'Ann', email: ANN.email, subject: 'Get Help' as const, message: 'Help' };
const calls = [
  ['feedback', () => call(sendFeedback, { feedback: 'More light' })],
  ['a help ticket', () => call(sendHelpTicket, ticket)],
] as const;
const responseWith = (body: string, status: number) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

test.each(calls)(
  '%s that is rejected fails with its status and response [CALL-48]',
  async (_, send) => {
    responseWith('<h1>Bad gateway</h1>', 502);
    await expect(send()).rejects.toThrow('Error 502: <h1>Bad gateway</h1>');
    responseWith('{"type":"/problems/unexpected","title":"Error","status":500}', 500);
    await expect(send()).rejects.toThrow('Error 500: Error');
  },
);

test('a rejection keeps its message, and a long page is cut', async () => {
  const [, send] = calls[0];
  const title = 'Please enter your feedback';
  responseWith(JSON.stringify({ type: '/problems/feedback-empty', title, status: 422 }), 422);
  await expect(send()).rejects.toMatchObject({ message: title, code: 'feedback-empty' });
  responseWith('x'.repeat(10_000), 500);
  await expect(send()).rejects.toMatchObject({ message: `Error 500: ${'x'.repeat(200)}` });
});

/** Stubs a server that never responds; aborted requests fail. */
const silent = () =>
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, fail) => {
        if (signal?.aborted) fail(signal.reason);
        signal?.addEventListener('abort', () => fail(signal.reason));
      }),
  );

test('a call without a response fails after its timeout', async () => {
  silent();
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const sent = call(sendFeedback, { feedback: 'More light' });
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledExactlyOnceWith(CALL_TIMEOUT_MS));
  clock.abort(new DOMException('too late', 'TimeoutError'));
  await expect(sent).rejects.toThrow('too late');
});

test('a call that its page no longer needs is canceled', async () => {
  silent();
  const page = new AbortController();
  const sent = call(sendFeedback, { feedback: 'More light' }, page.signal);
  page.abort(new Error('superseded'));
  await expect(sent).rejects.toThrow('superseded');
});
