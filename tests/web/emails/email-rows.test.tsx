import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listEmails } from '../../../lambdas/contract/emails.ts';
import { getIntegration } from '../../../lambdas/contract/websites.ts';
import { emailRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, open } from '../app.tsx';
import { answerWith, rows, TOM, twoRecipients } from './list.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(twoRecipients);

test('an empty list of emails offers connecting a website to those who have none', async () => {
  answerWith([], false);
  server.respond(getIntegration, { integration: null, pending: null });
  const { unmount } = open('/emails');
  await screen.findByText('No email logs found');
  const main = within(screen.getByRole('main'));
  const way = await main.findByRole('link', { name: 'Connect website' });
  expect(way.getAttribute('href')).toBe('/connection');
  unmount();
  server.loseConnection(getIntegration);
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
  open('/emails');
  await screen.findByText('No email logs found');
  expect(within(screen.getByRole('main')).queryByText('Connect website')).toBeNull();
});

test('recipients of one report share its subject and date, and each has a row with a status [MAILS-10]', async () => {
  const older = emailRow({ id: `20261119-${TOM}`, to: TOM, subject: 'An older report' });
  answerWith([...rows, older]);
  open('/emails');
  await screen.findByText('To 2 people');
  const [, first, second, third] = screen.getAllByRole('row');
  const shown = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('td') ?? [])].map(
      (cell) => cell.querySelector('.sr-only') === null && cell.textContent,
    );
  expect(shown(first)).toEqual([
    `To 2 people${ANN.email}`,
    'Delivered',
    rows[0]?.subject,
    expect.any(String),
  ]);
  expect(shown(second)).toEqual([TOM, 'Bounced', false, false]);
  expect(shown(third)).toEqual([TOM, 'Delivered', 'An older report', expect.any(String)]);
  const ways = within(second as HTMLElement).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    `/emails/${encodeURIComponent(`20261120-${TOM}`)}`,
  ]);
});

test('a subject never breaks within a count', async () => {
  answerWith([emailRow({ subject: 'Day 3: “Pay” fails with an error, 6 of 19 affected' })]);
  open('/emails');
  const subject = await screen.findByRole('link', { name: /^Day 3: “Pay”/ });
  expect(subject.textContent).toContain('error, 6\u00a0of\u00a019 affected');
});

test('a filtered list does not count hidden recipients', async () => {
  open('/emails?search=apply');
  await screen.findByText(TOM);
  expect(screen.queryByText('To 2 people')).toBeNull();
});

/** An observer that reports at once, as on a busy browser, that the end was hidden and became visible. */
function reportEndAtOnce() {
  function Observer(this: object, seen: (entries: { isIntersecting: boolean }[]) => void) {
    const observe = () => seen([{ isIntersecting: false }, { isIntersecting: true }]);
    return Object.assign(this, { observe, disconnect: () => {} });
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}

test('older emails load near the end of the list, from the cursor of the last page [CALL-27]', async () => {
  reportEndAtOnce();
  const older = emailRow({ id: `20261101-${TOM}`, to: TOM, subject: 'An older report' });
  server.respond(listEmails, (query) =>
    query?.cursor ? { rows: [older], hasAny: true } : { rows, hasAny: true, cursor: '20261119' },
  );
  open('/emails');
  await screen.findByText('An older report');
  const queries = server.requestsTo(listEmails).map(({ body }) => body);
  expect(queries).toEqual([undefined, { cursor: '20261119' }]);
  expect(screen.queryByText('Loading older emails')).toBeNull();
});

test('older emails that fail to load can be retried, and the others stay', async () => {
  reportEndAtOnce();
  let isLost = true;
  const older = emailRow({ id: `20261101-${TOM}`, to: TOM, subject: 'An older report' });
  server.respond(listEmails, (query) => {
    if (!query?.cursor) return { rows, hasAny: true, cursor: '20261119' };
    if (isLost) throw new TypeError('Failed to fetch');
    return { rows: [older], hasAny: true };
  });
  open('/emails');
  await screen.findByText('Older emails couldn’t be loaded.');
  screen.getByText(TOM);
  isLost = false;
  await click('Try again');
  await screen.findByText('An older report');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of ten thousand rows, only those near the viewport are in the DOM', async () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    emailRow({ id: `${place + 1}-${TOM}`, to: TOM, subject: `Report ${place}` }),
  );
  answerWith(many);
  open('/emails');
  await screen.findByText('Report 0');
  // The virtual list is loaded lazily.
  await eventually(() =>
    expect(screen.getAllByRole('link', { name: /^Report/ }).length).toBeLessThan(100),
  );
});
