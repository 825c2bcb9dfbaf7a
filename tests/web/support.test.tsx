import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendFeedback, sendHelpTicket } from '../../lambdas/contract/support.ts';
import { openLiveChat } from '../../web/app/lib/support/live-chat.ts';
import { openSupport } from '../../web/app/lib/support/support-dialog.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));
beforeEach(() => {
  signedIn();
  server.respond(sendFeedback, { success: true });
  server.respond(sendHelpTicket, { success: true });
});
async function openDialog(mode: 'feedback' | 'help') {
  open('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  act(() => openSupport(mode));
  return screen.findByRole('dialog');
}

test.each([
  ['feedback', 'Share Feedback', 'Send feedback'],
  ['help', 'Get Help', 'Send'],
] as const)(
  'in %s mode the dialog is titled %s and has a text area and a button [HELP-01, HELP-02]',
  async (mode, title, button) => {
    const dialog = within(await openDialog(mode));
    dialog.getByRole('heading', { name: title });
    expect(dialog.getByRole('textbox').tagName).toBe('TEXTAREA');
    expect(dialog.getByRole('button', { name: button })).toHaveProperty('type', 'submit');
  },
);

test.each(['', '   \n '])(
  'blank text is rejected in the form and not sent: %j [HELP-03]',
  async (text) => {
    await openDialog('feedback');
    if (text) await fill('Your feedback', text);
    await click('Send feedback');
    await screen.findByText('Please enter your feedback');
    screen.getAllByText('Feedback content cannot be empty');
    expect(server.requestsTo(sendFeedback)).toEqual([]);
  },
);

test('feedback is sent, thanked for, and the dialog closes [HELP-04]', async () => {
  await openDialog('feedback');
  await fill('Your feedback', ' More light ');
  await click('Send feedback');
  await screen.findByText('Feedback sent');
  screen.getByText('Thank you for your feedback!');
  expect(server.requestsTo(sendFeedback)).toMatchObject([{ body: { feedback: 'More light' } }]);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a help request includes the sender [HELP-05, CALL-47]', async () => {
  await openDialog('help');
  await fill('Your message', 'No report came.');
  await click('Send');
  await screen.findByText('Help request sent');
  screen.getByText("Thank you! We'll get back to you soon.");
  expect(server.requestsTo(sendHelpTicket)[0]?.body).toEqual({
    name: 'Ann Archer',
    email: 'ann@example.com',
    subject: 'Get Help',
    message: 'No report came.',
  });
});

test.each([
  ['feedback', 'Your feedback', 'Send feedback'],
  ['help', 'Your message', 'Send'],
] as const)(
  'a failed submit in %s mode shows an error and keeps the text [HELP-06]',
  async (mode, label, button) => {
    server.loseConnection(sendFeedback);
    server.loseConnection(sendHelpTicket);
    await openDialog(mode);
    await fill(label, 'Many careful words');
    await click(button);
    await screen.findByText('Submission failed');
    screen.getByText('There was a problem submitting your feedback. Please try again.');
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'Many careful words');
  },
);

test('an unavailable email service shows the same error [HELP-06]', async () => {
  server.reject(sendFeedback, 'mail-unavailable');
  await openDialog('feedback');
  await fill('Your feedback', 'Many careful words');
  await click('Send feedback');
  await screen.findByText('Submission failed');
  screen.getByText('There was a problem submitting your feedback. Please try again.');
});

test('requesting a missing chat shows a message and opens the help form instead [HELP-08]', async () => {
  open('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  await act(() => openLiveChat());
  await screen.findByText('Chat unavailable');
  screen.getByText('Live chat is currently unavailable. Please try again in a moment.');
  await screen.findByRole('dialog', { name: 'Get Help' });
});
