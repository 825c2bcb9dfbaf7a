import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { invocation, schedule, stream, userPool } from '../../../lambdas/runtime/function.ts';
import { log } from '../../../lambdas/runtime/log.ts';
import { triggerAdapters } from '../../../lambdas/runtime/trigger-adapters.ts';

afterEach(() => vi.restoreAllMocks());

const error = new Error('the table is gone');
const fails = () => Promise.reject(error);
const event = { Records: [] };

test.each([
  ['schedule', () => triggerAdapters.schedule(schedule(5), {}, fails, {})],
  ['stream', () => triggerAdapters.stream(stream({ items: ['PROFILE'] }), event, fails, {})],
  ['user pool', () => triggerAdapters['user-pool'](userPool('pre-sign-up'), {}, fails, {})],
])(
  'a failed %s function logs an error, which an alarm counts, and still fails',
  async (_, invoke) => {
    const lines = vi.spyOn(log, 'error').mockImplementation(() => {});
    await expect(invoke()).rejects.toThrow(error);
    expect(lines.mock.calls).toEqual([['invocation failed', { error }]]);
  },
);

test('a rejected sign-up and a failure that the calling function logs are not errors', async () => {
  const lines = vi.spyOn(log, 'error').mockImplementation(() => {});
  const rejects = () => Promise.reject(new Error('already-registered'));
  const signUp = triggerAdapters['user-pool'](userPool('pre-sign-up'), {}, rejects, {});
  await expect(signUp).rejects.toThrow('already-registered');
  const read = triggerAdapters.invocation(invocation(z.object({})), {}, fails, {});
  await expect(read).rejects.toThrow(error);
  expect(lines).not.toHaveBeenCalled();
});
