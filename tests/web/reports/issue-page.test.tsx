import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerIssue } from '../../../lambdas/contract/issue-answer.ts';
import { getIssue, type IssueHistory } from '../../../lambdas/contract/issues.ts';
import { server } from '../../fakes/server.ts';
import { click, open, signedIn } from '../app.tsx';
import '../../../web/app/insights/issue-page.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const issue: IssueHistory = {
  ...{ fingerprint: 'click-1', title: '“Apply” doesn’t respond', kind: 'dead-click' },
  ...{ page: '/cart', element: 'Apply', severity: 'critical', state: 'same' },
  ...{ first_seen: '2026-11-12', last_seen: '2026-11-19', days_seen: 3, days: [], reports: [] },
  ...{ description: '', suggestion: '' },
  answer: { fingerprint: 'click-1', useful: false, mark: null },
};
const show = (changes: Partial<IssueHistory>) => {
  signedIn();
  server.respond(getIssue, { issue: { ...issue, ...changes } });
  open('/issues/click-1');
};

test('an issue’s page takes the answer that it is fixed, for the newest report that names it', async () => {
  server.respond(answerIssue, {
    answer: { ...issue.answer, mark: 'fixed' },
    appliesFrom: '2026-11-22',
  });
  show({ answered_in: '2026-11-21' });
  await click('Fixed');
  await screen.findByText(/^Starting with the report of Nov 22, 2026, we’ll keep watching/);
  expect(server.requestsTo(answerIssue)[0]?.body).toEqual({
    ...{ date: '2026-11-21', fingerprint: 'click-1', verdict: 'fixed', isSaid: true },
  });
  const button = screen.getByRole('button', { name: 'Fixed' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test.each([
  [true, 'Came back'],
  [false, 'First seen'],
])('an issue’s page says since when the issue occurs (came back: %s)', async (came_back, label) => {
  show({ came_back });
  expect((await screen.findByText(label)).parentElement?.textContent).toContain('Nov 12, 2026');
});

test('an issue’s page without a report that names it takes no answer', async () => {
  show({});
  await screen.findByRole('heading', { level: 1, name: issue.title });
  expect(screen.queryByRole('button', { name: 'Fixed' })).toBeNull();
});

test('the table of an issue’s days has a name, and each row its day as a header', async () => {
  show({ days: [{ date: '2026-11-19', exposed: 9, affected: 3 }] });
  await screen.findByRole('heading', { level: 1, name: issue.title });
  screen.getByRole('table', { name: 'Visitors affected per day', hidden: true });
  screen.getByRole('rowheader', { name: 'Nov 19, 2026', hidden: true });
});
