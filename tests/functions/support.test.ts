import { randomUUID } from 'node:crypto';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, inject, onTestFinished, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler } from '../../lambdas/support/send-feedback.lambda.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { mailWhere } from '../factories/mailbox.ts';
import { newAddress } from '../factories/owner.ts';

async function owner() {
  const { id, email } = { id: randomUUID(), email: newAddress() };
  await profileStore(table.connect(process.env as never)).createOnce({ id, email }, new Date());
  return { id, email };
}

test('emails an owner’s message to the support address [CALL-46]', async () => {
  const from = await owner();
  const answer = await handler(httpEvent({ feedback: ' More <light>! ' }, from));
  expect(answerOf(answer)).toEqual({ status: 200, body: { success: true } });
  const mail = await mailWhere(({ subject }) => subject.includes(from.email));
  expect(mail).toMatchObject({ to: inject('cloud').outputs.SUPPORT_ADDRESS });
  expect(mail.text).toContain('\nMore <light>!\n');
});

test('rejects blank feedback [HELP-03]', async () => {
  const { status, body } = answerOf(await handler(httpEvent({ feedback: '  ' }, await owner())));
  expect([status, body.title]).toEqual([422, 'Please enter your feedback']);
});

test('does not reveal to a caller why SES failed [HELP-06]', async () => {
  const broken = mockClient(SESClient);
  onTestFinished(() => void broken.restore());
  broken.on(SendRawEmailCommand).rejects(new Error('Throttling: rate exceeded'));
  const { status, body } = answerOf(await handler(httpEvent({ feedback: 'Hello' }, await owner())));
  broken.restore();
  expect(status).toBe(503);
  expect(JSON.stringify(body)).not.toContain('Throttling');
});
