import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listEmails } from '../../../lambdas/contract/emails.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, fill, open, user } from '../app.tsx';
import { answerWith, rows, TOM, twoRecipients } from './list.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(twoRecipients);

const lastRequest = () => server.requestsTo(listEmails).at(-1)?.body;

test('an email row has recipient, status, subject and the sent time in the user’s zone [MAILS-01, MAILS-08, MAILS-12]', async () => {
  open('/emails');
  await screen.findByRole('heading', { level: 1, name: 'Emails' });
  await screen.findByText(TOM);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['To', 'Status', 'Subject', 'Sent']);
  const cells = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells.slice(1)).toEqual([
    ['To 2 peopleann@example.com', 'Delivered', rows[0]?.subject, 'Nov 20, 2026 9:00 AM'],
    [TOM, 'Bounced', rows[0]?.subject, 'Nov 20, 2026 9:00 AM'],
  ]);
});

test('a row opens its email [MAILS-09]', async () => {
  const { history } = open('/emails');
  const [, second] = await screen.findAllByRole('link', { name: rows[0]?.subject ?? '' });
  if (second) await user.click(second);
  await eventually(() =>
    expect(history.now().pathname).toBe(`/emails/${encodeURIComponent(`20261120-${TOM}`)}`),
  );
});

test('the filters offer the specified choices, with the user marked [MAILS-03, MAILS-05, MAILS-06, CALL-30]', async () => {
  open('/emails');
  const offered = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name }));
    const texts = (await screen.findAllByRole('option')).map((each) => each.textContent);
    await user.keyboard('{Escape}');
    return texts;
  };
  expect(await offered('Date')).toEqual(['All time', 'Last 3 days', 'Last 7 days', 'Last 30 days']);
  await eventually(async () =>
    expect(await offered('Team member')).toEqual(['All team members', `${ANN.email} (You)`, TOM]),
  );
});

test('the server filters by search and selection, and the URL keeps both across a reload [MAILS-02, MAILS-04, MAILS-07]', async () => {
  const { history, unmount } = open('/emails');
  await fill('Search emails', 'apply');
  await eventually(() => expect(lastRequest()).toEqual({ search: 'apply' }));
  const choose = async (name: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Date', 'Last 7 days');
  await choose('Team member', TOM);
  const expected = { search: 'apply', days: '7', recipient: TOM };
  await eventually(() => expect(lastRequest()).toEqual(expected));
  const { pathname, search } = history.now();
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(expected);

  unmount();
  server.requests = [];
  open(`${pathname}${search}`);
  await eventually(() => expect(lastRequest()).toEqual(expected));
  const field = await screen.findByLabelText<HTMLInputElement>('Search emails');
  expect(field.value).toBe('apply');
  expect(screen.getByRole('combobox', { name: 'Date' }).textContent).toBe('Last 7 days');
  await choose('Date', 'All time');
  await choose('Team member', 'All team members');
  await eventually(() => expect(lastRequest()).toEqual({ search: 'apply' }));
});

test('a recipient who has left the team is still shown as the filter', async () => {
  open('/emails?recipient=gone%40example.com');
  const filter = await screen.findByRole('combobox', { name: 'Team member' });
  await eventually(() => expect(filter.textContent).toBe('gone@example.com'));
});

test('going back from an email returns to the filtered list', async () => {
  const { history } = open('/emails?search=apply');
  const [first] = await screen.findAllByRole('link', { name: rows[0]?.subject ?? '' });
  if (first) await user.click(first);
  const back = await screen.findByRole('link', { name: 'Back to emails' });
  expect(back.getAttribute('href')).toBe('/emails?search=apply');
  history.back();
  const field = await screen.findByLabelText<HTMLInputElement>('Search emails');
  expect(field.value).toBe('apply');
});

test('the page shows that the emails are loading [MAILS-14]', async () => {
  server.respond(listEmails, () => new Promise<never>(() => {}));
  open('/emails');
  await screen.findByText('Loading email logs...');
});

test.each([
  [
    'a rejection with its message',
    () => server.reject(listEmails, 'too-many-requests'),
    'Please wait a moment and try again.',
  ],
  [
    'a failure in the specification’s',
    () => server.loseConnection(listEmails),
    'An unexpected error occurred',
  ],
])('a list that cannot be read shows why: %s [MAILS-15, MAILS-16]', async (_, fail, message) => {
  fail();
  open('/emails');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Error loading email logs')).toBeTruthy();
  expect(within(alert).getByText(message)).toBeTruthy();
  answerWith(rows);
  await click('Try again');
  await screen.findByText(TOM);
});

test('no emails at all and no matching emails have different messages [MAILS-17, MAILS-18]', async () => {
  answerWith([], false);
  const { unmount } = open('/emails');
  await screen.findByText('No email logs found');
  expect(screen.queryByLabelText('Search emails')).toBeNull();
  unmount();
  answerWith([]);
  const { history } = open('/emails?search=nonsense');
  await screen.findByText('No emails match your search criteria');
  answerWith(rows);
  await click('Clear filters');
  await screen.findByText(TOM);
  await eventually(() => expect(history.now().search).toBe(''));
});

test('after a website was connected a dialog shows the next steps once [MAILS-19, MAILS-20, MAILS-21]', async () => {
  localStorage.setItem(`showSuccessModal_${ANN.id}`, 'true');
  const { unmount } = open('/emails');
  const dialog = await screen.findByRole('dialog', { name: 'Your Website is Connected!' });
  within(dialog).getByText(
    'Your first analytics report will arrive tomorrow at 9:00 AM in your inbox.',
  );
  await click('Got it!');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  open('/emails');
  await screen.findByText(TOM);
  expect(screen.queryByRole('dialog')).toBeNull();
});
