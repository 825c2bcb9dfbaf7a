import { expect, test } from 'vitest';
import { feedbackRequest, helpRequest } from '../../lambdas/support/feedback.ts';
import { supportMail } from '../../lambdas/support/support.mail.tsx';

test('feedback cannot put anything but text into the mail', async () => {
  const request = feedbackRequest('<script>alert("1")</script>', 'ann@example.com');
  const { html, replyTo } = await supportMail(request, 'Reveille');
  expect(html).not.toMatch(/<script|"1"/);
  expect(replyTo).toBe('ann@example.com');
});

test('a name cannot begin a header of its own', () => {
  const ticket = { name: 'Ann\r\nBcc: all@example.com', email: 'ann@example.com', message: 'Hi' };
  expect(helpRequest(ticket).subject).not.toMatch(/[\r\n]/);
});
