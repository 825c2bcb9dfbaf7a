import { expect, test } from 'vitest';
import { rateStore } from '../../lambdas/accounts/rate/rate.store.ts';
import { problemDocument } from '../../lambdas/contract/problem.ts';
import { SUPPORT_RATES } from '../../lambdas/contract/rates.ts';
import { feedbackRequest } from '../../lambdas/support/feedback.ts';
import { sendToSupport } from '../../lambdas/support/send-to-support.protocol.ts';
import { fakeMailer } from '../fakes/mailer.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-29T09:00:00Z');
const nextHour = new Date('2026-11-29T10:00:00Z');

test('support gets at most 300 messages per hour from all senders', async () => {
  const { table } = memoryTable();
  const { mail, sent } = fakeMailer();
  const send = (from: string, now: Date) =>
    sendToSupport(feedbackRequest('Hello', from), { mail, table }, now);
  for (let count = 1; count < 300; count += 1)
    await rateStore(table).consume('everyone', SUPPORT_RATES, NOW);
  await send('ann@example.com', NOW);
  await expect(send('bob@example.com', NOW)).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(problemDocument('too-many-requests').status).toBe(429);
  expect(sent).toHaveLength(1);
  await send('bob@example.com', nextHour);
  expect(sent).toHaveLength(2);
});
