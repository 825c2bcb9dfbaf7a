import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sendHelpTicket } from '../../lambdas/contract/support.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

async function write() {
  await fill('Name', ' Ann ');
  await fill('Email', 'ann@example.com');
  await fill('Your message', 'The page is empty.');
  await click('Send');
}

test('anyone can send a message without an account [OPEN-02, HELP-05]', async () => {
  server.respond(sendHelpTicket, { success: true });
  open('/contact');
  await write();
  await screen.findByText('Help request sent');
  expect(server.requestsTo(sendHelpTicket)[0]?.body).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'Get Help',
    message: 'The page is empty.',
  });
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', '');
});

test('a message that failed to send stays in the form [HELP-06]', async () => {
  server.loseConnection(sendHelpTicket);
  open('/contact');
  await write();
  await screen.findByText('Submission failed');
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'The page is empty.');
});

test('a rejection shows its message', async () => {
  server.reject(sendHelpTicket, 'too-many-requests');
  open('/contact');
  await write();
  await screen.findByText('Too many requests');
  screen.getByText('Please wait a moment and try again.');
});

test('the first invalid field receives the focus', async () => {
  open('/contact');
  for (const label of ['Name', 'Email', 'Your message']) {
    await click('Send');
    await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    await fill(label, 'ann@example.com');
  }
});
