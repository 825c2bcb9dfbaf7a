import { expect, test } from 'vitest';
import { feedbackRequest, helpRequest } from '../../lambdas/support/feedback.ts';
import { supportMail } from '../../lambdas/support/support.mail.tsx';

test('feedback can put only text into the email', async () => {
  const request = feedbackRequest('<script>alert("1")</script>', 'ann@example.com');
  const { html, replyTo } = await supportMail(request, 'Reveille');
  expect(html).not.toMatch(/<script|"1"/);
  expect(replyTo).toBe('ann@example.com');
});

test('a name cannot inject a header', () => {
  const ticket = { name: 'Ann\r\nBcc: all@example.com', email: 'ann@example.com', message: 'Hi' };
  expect(helpRequest(ticket).subject).not.toMatch(/[\r\n]/);
});

test('a ticket is named by its sender, or by the address if the name is empty', () => {
  const ticket = { email: 'ann@example.com', message: 'Hi' };
  const subjectFrom = (name: string) => helpRequest({ ...ticket, name }).subject;
  expect(subjectFrom(' Ann  Archer ')).toContain('Ann Archer');
  expect(subjectFrom('Ann Archer')).not.toContain('ann@example.com');
  expect(subjectFrom(' ')).toContain('ann@example.com');
});

test('direction marks and invisible characters do not reach support', () => {
  const hidden = '\u202e\u2066\u200b\u00ad\ufeff\u{e0041}\u0007';
  const ticket = {
    name: `Ann${hidden}`,
    email: 'ann@example.com',
    message: `It${hidden} broke\r\nTwice\tnow`,
  };
  expect(helpRequest(ticket)).toMatchObject({
    subject: helpRequest({ ...ticket, name: 'Ann' }).subject,
    message: 'It broke\nTwice\tnow',
  });
  expect(feedbackRequest(`No${hidden}`, 'ann@example.com').message).toBe('No');
  expect(() => feedbackRequest(hidden, 'ann@example.com')).toThrow();
});

test('letters of every script and emoji pass', () => {
  const message = 'شكرا, 谢谢, ขอบคุณ, köszönöm 👍🏽';
  expect(feedbackRequest(message, 'ann@example.com').message).toBe(message);
});
