import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type EmailRow, listEmails } from '../../../lambdas/contract/emails.ts';
import { listTeamMembers } from '../../../lambdas/contract/team.ts';
import { emailRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/emails/email-filters.tsx';
import '../../../web/app/emails/emails-page.tsx';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { eventually, fill, open, press, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const TOM = 'tom@archer.example';
const rows = [emailRow(), emailRow({ id: `20261120-${TOM}`, to: TOM, status: 'Bounced' })];
const answerWith = (found: EmailRow[], hasAny = true) =>
  server.answer(listEmails, { rows: found, hasAny });
const asked = () => server.askedFor(listEmails).at(-1)?.body;

beforeEach(() => {
  signedIn();
  answerWith(rows);
  const member = {
    id: 'tom',
    user_id: ANN.id,
    email: TOM,
    job_role: 'Manager',
    date_added: '2026-11-04T12:00:00Z',
  };
  server.answer(listTeamMembers, { members: [member], owner_since: '2026-11-02T12:00:00Z' });
});

test('a mail is a row with recipient, true status, subject and the time it was sent in the reader’s zone [MAILS-01, MAILS-08, MAILS-12]', async () => {
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
    ['ann@example.com', 'Delivered', rows[0]?.subject, 'Nov 20, 2026 9:00 AM'],
    [TOM, 'Bounced', rows[0]?.subject, 'Nov 20, 2026 9:00 AM'],
  ]);
});

test('a row opens its mail [MAILS-09]', async () => {
  const { history } = open('/emails');
  const [, second] = await screen.findAllByRole('link', { name: rows[0]?.subject ?? '' });
  if (second) await user.click(second);
  expect(history.now().pathname).toBe(`/emails/${encodeURIComponent(`20261120-${TOM}`)}`);
});

test('the filters offer the specification’s choices, the reader marked [MAILS-03, MAILS-05, MAILS-06, CALL-30]', async () => {
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

test('what is searched and chosen is asked of the server and stands in the address, so that a reload keeps it [MAILS-02, MAILS-04, MAILS-07]', async () => {
  const { history, unmount } = open('/emails');
  await fill('Search emails', 'apply');
  await eventually(() => expect(asked()).toEqual({ search: 'apply' }));
  const choose = async (name: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Date', 'Last 7 days');
  await choose('Team member', TOM);
  const wanted = { search: 'apply', days: '7', recipient: TOM };
  await eventually(() => expect(asked()).toEqual(wanted));
  const { pathname, search } = history.now();
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(wanted);

  unmount();
  server.asked = [];
  open(`${pathname}${search}`);
  await eventually(() => expect(asked()).toEqual(wanted));
  const field = await screen.findByLabelText<HTMLInputElement>('Search emails');
  expect(field.value).toBe('apply');
  expect(screen.getByRole('combobox', { name: 'Date' }).textContent).toBe('Last 7 days');
});

test('the way back from a mail leads to the list as it was searched', async () => {
  const { history } = open('/emails?search=apply');
  const [first] = await screen.findAllByRole('link', { name: rows[0]?.subject ?? '' });
  if (first) await user.click(first);
  const back = await screen.findByRole('link', { name: 'Back to emails' });
  expect(back.getAttribute('href')).toBe('/emails?search=apply');
  history.back();
  const field = await screen.findByLabelText<HTMLInputElement>('Search emails');
  expect(field.value).toBe('apply');
});

test('while the logs are on their way the page says so [MAILS-14]', async () => {
  server.answer(listEmails, () => new Promise<never>(() => {}));
  open('/emails');
  await screen.findByText('Loading email logs...');
});

test.each([
  [
    'a refusal in its own words',
    () => server.refuse(listEmails, 'too-many-requests'),
    'Please wait a moment and try again.',
  ],
  [
    'a failure in the specification’s',
    () => server.lose(listEmails),
    'An unexpected error occurred',
  ],
])('a list that cannot be read says why: %s [MAILS-15, MAILS-16]', async (_, fail, words) => {
  fail();
  open('/emails');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Error loading email logs')).toBeTruthy();
  expect(within(alert).getByText(words)).toBeTruthy();
  answerWith(rows);
  await press('Try again');
  await screen.findByText(TOM);
});

test('no logs at all, and no logs that fit, read differently [MAILS-17, MAILS-18]', async () => {
  answerWith([], false);
  const { unmount } = open('/emails');
  await screen.findByText('No email logs found');
  expect(screen.queryByLabelText('Search emails')).toBeNull();
  unmount();
  answerWith([]);
  const { history } = open('/emails?search=nonsense');
  await screen.findByText('No emails match your search criteria');
  answerWith(rows);
  await press('Clear filters');
  await screen.findByText(TOM);
  expect(history.now().search).toBe('');
});

test('without any log the way to a website is offered to those who have none', async () => {
  answerWith([], false);
  const { unmount } = open('/emails');
  const main = within(await screen.findByRole('main'));
  const way = await main.findByRole('link', { name: 'Connect website' });
  expect(way.getAttribute('href')).toBe('/connection');
  unmount();
  localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
  open('/emails');
  await screen.findByText('No email logs found');
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
});

/** A browser with everything on its screen. */
function allIsSeen() {
  function Observer(this: object, seen: (entries: { isIntersecting: boolean }[]) => void) {
    const observe = () => seen([{ isIntersecting: true }]);
    return Object.assign(this, { observe, disconnect: () => {} });
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}

test('older emails come as one nears the end, from where the last page ended [CALL-27]', async () => {
  allIsSeen();
  const older = emailRow({ id: `20261101-${TOM}`, to: TOM, subject: 'An older report' });
  server.answer(listEmails, (question) =>
    question?.cursor ? { rows: [older], hasAny: true } : { rows, hasAny: true, cursor: '20261119' },
  );
  open('/emails');
  await screen.findByText('An older report');
  const questions = server.askedFor(listEmails).map(({ body }) => body);
  expect(questions).toEqual([undefined, { cursor: '20261119' }]);
  expect(screen.queryByText('Loading older emails')).toBeNull();
});

test('older emails that cannot be loaded leave the others where they are, and can be asked for again', async () => {
  allIsSeen();
  let isLost = true;
  const older = emailRow({ id: `20261101-${TOM}`, to: TOM, subject: 'An older report' });
  server.answer(listEmails, (question) => {
    if (!question?.cursor) return { rows, hasAny: true, cursor: '20261119' };
    if (isLost) throw new TypeError('Failed to fetch');
    return { rows: [older], hasAny: true };
  });
  open('/emails');
  await screen.findByText('Older emails could not be loaded.');
  screen.getByText(TOM);
  isLost = false;
  await press('Try again');
  await screen.findByText('An older report');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a website was connected a dialog says what comes next, once [MAILS-19, MAILS-20, MAILS-21]', async () => {
  localStorage.setItem(`showSuccessModal_${ANN.id}`, 'true');
  const { unmount } = open('/emails');
  const dialog = await screen.findByRole('dialog', { name: 'Your Website is Connected!' });
  within(dialog).getByText(
    'Your first analytics report will arrive tomorrow at 9:00 AM in your inbox.',
  );
  await press('Got it!');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  open('/emails');
  await screen.findByText(TOM);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of ten thousand rows only those near the screen are in the page', async () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    emailRow({ id: `${place + 1}-${TOM}`, to: TOM, subject: `Report ${place}` }),
  );
  answerWith(many);
  open('/emails');
  await screen.findByText('Report 0');
  expect(screen.getAllByRole('link', { name: /^Report/ }).length).toBeLessThan(100);
});
