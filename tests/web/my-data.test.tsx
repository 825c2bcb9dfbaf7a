import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount, exportMyData, requestDeletion } from '../../lambdas/contract/accounts.ts';
import { deleteWebsiteRecordings } from '../../lambdas/contract/recordings.ts';
import { provider } from '../fakes/auth.ts';
import { fetch as served, server } from '../fakes/server.ts';
import { click, eventually, fill, open, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));
const saved = vi.hoisted(() => [] as [text: string, name: string][]);
vi.mock('../../web/app/lib/download.ts', () => ({
  saveFile: async (content: Blob, name: string) => saved.push([await content.text(), name]),
}));

beforeEach(() => {
  saved.length = 0;
  signedIn();
});

test('an owner exports everything as a file', async () => {
  const url = 'https://bucket.example/exports/1.json';
  server.respond(exportMyData, { url, name: 'reveille-2026-11-21.json' });
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input === url ? Promise.resolve(new Response('{"profile":{}}')) : served(input, init),
  );
  open('/profile');
  await click('Export my data');
  await screen.findByText('Export ready');
  expect(saved).toEqual([['{"profile":{}}', 'reveille-2026-11-21.json']]);
});

test('a failed export shows an error, and one above the limit shows why', async () => {
  server.loseConnection(exportMyData);
  open('/profile');
  await click('Export my data');
  await screen.findByText('Export failed');
  server.reject(exportMyData, 'export-limit');
  await click('Export my data');
  await screen.findByText('Export limit reached');
  expect(saved).toEqual([]);
});

async function submitDeletion(typed: string) {
  open('/profile');
  await click('Delete account...');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(2);
  await fill('Type your email address to continue', typed);
  await click('Email me the link');
}

test('text that is not an address deletes nothing and shows an error', async () => {
  await openDeletionDialog('my shop');
  await screen.findByText('This isn’t a website address.');
  expect(server.requestsTo(deleteWebsiteRecordings)).toEqual([]);
});

async function openDeletionDialog(typed: string) {
  open('/profile');
  await click('Delete recordings...');
  await screen.findByRole('dialog', { name: 'Delete all recordings of a website?' });
  await fill('Type the website address to confirm', typed);
  await click('Delete recordings');
}

test.each([
  [{ deleted: 7, left: false }, '7 recordings deleted'],
  [{ deleted: 0, left: false }, 'Nothing to delete'],
  [{ deleted: 50, left: true }, 'Deleting recordings'],
])(
  'an owner erases a website’s recordings by typing its address, with one call: %j',
  async (answer, title) => {
    server.respond(deleteWebsiteRecordings, { success: true, ...answer });
    await openDeletionDialog(' https://www.Old-Shop.example/cart ');
    await screen.findByText(title);
    const deletedDomains = server.requestsTo(deleteWebsiteRecordings).map(({ body }) => body);
    expect(deletedDomains).toEqual([{ domain: 'old-shop.example' }]);
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('an invalid website address erases nothing, nor does closing the dialog', async () => {
  await openDeletionDialog('shop');
  await screen.findByText('This isn’t a website address.');
  await click('Cancel');
  expect(server.requestsTo(deleteWebsiteRecordings)).toEqual([]);
});

test('a partial deletion of recordings is reported, and the dialog stays open', async () => {
  server.loseConnection(deleteWebsiteRecordings);
  await openDeletionDialog('shop.example');
  await screen.findByText('Some recordings couldn’t be deleted. Please try again.');
  screen.getByRole('dialog');
});

test('deleting an account starts with an email to the typed address', async () => {
  server.respond(requestDeletion, { success: true });
  await submitDeletion(' ann@example.com ');
  await screen.findByText('Check your email');
  expect(server.requestsTo(requestDeletion)[0]?.body).toEqual({ email: 'ann@example.com' });
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(deleteAccount)).toEqual([]);
});

test('another address is rejected with a message, and the dialog stays', async () => {
  server.reject(requestDeletion, 'deletion-address');
  await submitDeletion('tom@example.com');
  await screen.findByText(/^This isn’t your email address/);
  screen.getByRole('dialog');
});

test('the emailed link alone deletes nothing; its button deletes and signs out', async () => {
  server.respond(deleteAccount, { success: true });
  open('/delete-account?token=a.b');
  await screen.findByRole('heading', { level: 1, name: 'Delete your account?' });
  expect(server.requestsTo(deleteAccount)).toEqual([]);
  await click('Delete my account');
  await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' });
  expect(server.requestsTo(deleteAccount)).toMatchObject([{ body: { token: 'a.b' } }]);
  await eventually(() => expect(provider.callNames()).toContain('clearSession'));
});

test.each([
  ['deletion-unknown', 'This link doesn’t work'],
  ['deletion-expired', 'This link has expired'],
] as const)('a rejected link (%s) shows why and links to the profile', async (code, message) => {
  server.reject(deleteAccount, code);
  open('/delete-account?token=a.b');
  await click('Delete my account');
  await screen.findByText(message);
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveProperty(
    'pathname',
    '/profile',
  );
  expect(provider.callNames()).not.toContain('clearSession');
});

test.each([
  ['too-many-requests', 'Please wait a moment and try again.'],
  ['unexpected', 'Your account couldn’t be deleted. Please try again.'],
] as const)(
  'a temporary error (%s) is shown next to the button, which works again',
  async (code, message) => {
    server.reject(deleteAccount, code);
    open('/delete-account?token=a.b');
    await click('Delete my account');
    await eventually(() => expect(screen.getByRole('alert').textContent).toContain(message));
    screen.getByRole('heading', { level: 1, name: 'Delete your account?' });
    server.respond(deleteAccount, { success: true });
    await click('Delete my account');
    await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' });
  },
);

test('a link without a token is reported at once; a lost connection can be retried', async () => {
  const { unmount } = open('/delete-account');
  await screen.findByText('This link doesn’t work');
  unmount();
  server.loseConnection(deleteAccount);
  open('/delete-account?token=a.b');
  await click('Delete my account');
  await screen.findByText('Your account couldn’t be deleted. Please try again.');
  screen.getByRole('button', { name: 'Delete my account' });
});
