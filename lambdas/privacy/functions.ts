import * as z from 'zod/mini';
import * as accounts from '../contract/accounts.ts';
import { SWEEP_MINUTES } from '../contract/limits.ts';
import { http, lambda, queue, schedule } from '../runtime/function.ts';

export const exportMyData = lambda({
  trigger: http(accounts.exportMyData),
  uses: ['table', 'bucket'],
  timeoutSeconds: 29,
  memoryMb: 1_024,
});
export const requestDeletion = lambda({
  trigger: http(accounts.requestDeletion),
  uses: ['table', 'mail', 'signing'],
});
export const deleteAccount = lambda({
  trigger: http(accounts.deleteAccount),
  uses: ['table', 'signing', 'account-deletions'],
});
export const eraseAccount = lambda({
  trigger: queue('account-deletions', z.object({ ownerId: z.uuid() }), {
    worstSeconds: 300,
    concurrency: 5,
  }),
  uses: ['table', 'bucket', 'stripe', 'mail', 'user-removal'],
  timeoutSeconds: 300,
});
export const sweepDeletions = lambda({
  trigger: schedule(SWEEP_MINUTES),
  uses: ['table', 'account-deletions'],
  timeoutSeconds: 60,
});
