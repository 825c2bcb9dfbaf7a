import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { getEmail, sendAgain } from '../../../lambdas/contract/emails.ts';
import { emailRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/emails/email-page.tsx';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, open, signedIn } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const copy = emails.detail;
type Email = z.input<typeof getEmail.reply>;
const row = emailRow();
const email = (overrides: Partial<Email> = {}): Email => ({
  ...row,
  sites_email_templates: '<html><body><h1>Good morning</h1></body></html>',
  sites_email_text: 'Good morning in plain text',
  sent_email_addresses: [row.to],
  date: '2026-11-20',
  opens: 3,
  clicks: 1,
  hits: [
    { kind: 'open', at: '2026-11-20T08:12:00.000Z' },
    { kind: 'click', at: '2026-11-20T08:14:00.000Z', to: 'clip' },
  ],
  ...overrides,
});
const openRow = () => open(`/emails/${encodeURIComponent(row.id)}`);

beforeEach(() => {
  signedIn();
  server.respond(getEmail, email());
});

test('an email shows its recipient, subject, time and status, and the recipient’s opens and clicks [MAIL-01, MAIL-02, MAIL-03]', async () => {
  openRow();
  await screen.findByRole('heading', { name: 'Email Analytics' });
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['To', 'ann@example.com'],
    ['Subject', row.subject],
    ['Sent', 'Nov 20, 2026 9:00 AM'],
    ['Status', 'Delivered'],
    ['Opens', '3'],
    ['Clicks', '1'],
  ]);
  const back = screen.getByRole('link', { name: 'Back to emails' });
  expect(back.getAttribute('href')).toBe('/emails');
  const hits = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(hits).toContain('Opened Nov 20, 2026 9:12 AM');
  expect(hits).toContain('Clicked through to a clip Nov 20, 2026 9:14 AM');
  expect(server.requestsTo(getEmail)[0]?.body).toEqual({ id: row.id });
});

test.each([
  ['a phone', false, ['Email content', 'To', 'Open the report']],
  ['a wide screen', true, ['To', 'Open the report', 'Email content']],
])('on %s the reading order equals the visual order', async (_, isWide, order) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ matches: isWide && media.includes('width'), media },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  }));
  openRow();
  const places = {
    'Email content': await screen.findByTitle('Email content'),
    To: screen.getByText('To'),
    'Open the report': screen.getByRole('link', { name: copy.report }),
  };
  const read = Object.entries(places).sort(([, a], [, b]) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(read.map(([name]) => name)).toEqual(order);
});

test('the content is in a sandboxed frame, or shown as plain text [MAIL-04]', async () => {
  openRow();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Email content');
  expect(screen.getByRole('heading', { name: 'Email Content' })).toBeTruthy();
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.srcdoc).toContain('Good morning');
  await click('Text version');
  await screen.findByText('Good morning in plain text');
  expect(screen.queryByTitle('Email content')).toBeNull();
});

test('a path without a log number is invalid and sends no request [MAIL-05]', async () => {
  open('/emails/abc-ann@example.com');
  await screen.findByRole('heading', { level: 1, name: 'Invalid Email ID' });
  screen.getByText('This address doesn’t belong to a sent email.');
  expect(server.requestsTo(getEmail)).toEqual([]);
});

test('an email without stored content, or not visible to this user, shows a message [MAIL-06]', async () => {
  server.respond(getEmail, email({ sites_email_templates: null, sites_email_text: null }));
  const { unmount } = openRow();
  await screen.findByText('No email content available');
  expect(screen.queryByTitle('Email content')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send it to me again' })).toBeNull();
  unmount();
  server.reject(getEmail, 'not-found');
  openRow();
  await screen.findByText('No email content available');
  expect(screen.queryByRole('heading', { name: 'Email Analytics' })).toBeNull();
});

test('the full report that opens is the one of this email’s date', async () => {
  openRow();
  const link = await screen.findByRole('link', { name: 'Open the full report' });
  expect(link.getAttribute('href')).toBe(`/daily-insights/${ANN.id}?date=2026-11-20`);
});

test('resending shows the recipient, or the error', async () => {
  server.respond(sendAgain, { success: true, to: ANN.email });
  openRow();
  await click('Send it to me again');
  await screen.findByText(`On its way to ${ANN.email}.`);
  expect(server.requestsTo(sendAgain)[0]?.body).toEqual({ id: row.id });
  server.loseConnection(sendAgain);
  await click('Send it to me again');
  await screen.findByText('The email couldn’t be sent again. Please try again.');
  await eventually(() => expect(server.requestsTo(sendAgain)).toHaveLength(2));
});

test('the preview shows its focus, which its frame cannot', async () => {
  openRow();
  const frame = await screen.findByTitle('Email content');
  expect(frame.style.outline).toBe('');
  frame.tabIndex = 0;
  frame.focus();
  fireEvent.blur(window);
  expect(frame.style.outline).toContain('2px');
  screen.getByRole('link', { name: 'Back to emails' }).focus();
  fireEvent.focus(window);
  expect(frame.style.outline).toBe('');
});

test('an email that could not be loaded is loaded again by its button', async () => {
  server.reject(getEmail, 'too-many-requests');
  openRow();
  await screen.findByText(copy.loadFailed);
  server.respond(getEmail, email());
  await click('Try again');
  await screen.findByRole('heading', { name: 'Email Analytics' });
});
