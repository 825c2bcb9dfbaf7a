import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sendShareInstructions } from '../../lambdas/contract/websites.ts';
import { DOMAIN } from '../factories/integration.ts';
import { server } from '../fakes/server.ts';
import { click, fill } from './app.tsx';
import { openShare, prepareConnection } from './connection.ts';
import { textOf } from './form.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareConnection();

test('shares the instructions by mail, then clears and closes [CONN-31, CONN-33, CONN-34, CALL-41]', async () => {
  await openShare();
  await fill('Email address', '  dev@agency.example ');
  await click('Send instructions');
  await screen.findByText('Instructions Sent!');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requestsTo(sendShareInstructions)).toMatchObject([
    {
      body: {
        toEmail: 'dev@agency.example',
        subject: 'Setup instructions for the Reveille tracking script',
        message: `Hello, could you add this script to ${DOMAIN}? The steps are below. Thank you, Ann`,
      },
    },
  ]);
  await click('Share instructions');
  expect(await textOf('Email address')).toBe('');
});

test('sends nothing without an address [CONN-32]', async () => {
  await openShare();
  await fill('Email address', '   ');
  await click('Send instructions');
  await screen.findByText('Email Required');
  screen.getAllByText('Please enter an email address to send the instructions to.');
  expect(server.requestsTo(sendShareInstructions)).toEqual([]);
});

test('an address that the email service rejects shows an error at its field [CONN-35]', async () => {
  server.reject(sendShareInstructions, 'mail-rejected');
  await openShare();
  await fill('Email address', 'dev@agency.example');
  await click('Send instructions');
  await screen.findByText('Send Failed');
  const field = screen.getByLabelText('Email address');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(await textOf('Email address')).toBe('dev@agency.example');
});

test('an email that failed to send shows an error and keeps the typed text [CONN-35]', async () => {
  server.loseConnection(sendShareInstructions);
  await openShare();
  await fill('Email address', 'dev@agency.example');
  await click('Send instructions');
  await screen.findByText('Send Failed');
  screen.getByText('Failed to send instructions. Please try again.');
  expect(await textOf('Email address')).toBe('dev@agency.example');
});
