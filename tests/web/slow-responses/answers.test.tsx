import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerIssue, type Verdict } from '../../../lambdas/contract/issue-answer.ts';
import { IssueAnswers } from '../../../web/app/reports/issue/issue-answers.tsx';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const issue = { fingerprint: 'a', title: 'Apply didn’t respond' };
const pressed = (name: string) => screen.getByRole('button', { name }).ariaPressed;

/** Answers whose saving ends when the test says so. */
function show() {
  provider.emit({ is: 'signed-in', user: ANN });
  const saved: Verdict[] = [];
  const responses: PromiseWithResolvers<void>[] = [];
  server.respond(answerIssue, async ({ verdict, isSaid }) => {
    const response = Promise.withResolvers<void>();
    responses.push(response);
    await response.promise;
    if (isSaid) saved.push(verdict);
    const answer = { fingerprint: 'a', useful: false, mark: null };
    return { answer, appliesFrom: null };
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IssueAnswers issue={issue} date="2026-11-20" answer={undefined} />
    </QueryClientProvider>,
  );
  return { saved, responses };
}

test('a clicked verdict is shown at once, without an effect until it is saved', async () => {
  const { responses } = show();
  await click('Fixed');
  await eventually(() => expect(responses).toHaveLength(1));
  expect(pressed('Fixed')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a second verdict is saved after the first one', async () => {
  const { responses, saved } = show();
  await click('Not a problem');
  await eventually(() => expect(responses).toHaveLength(1));
  await click('Fixed');
  expect([pressed('Not a problem'), pressed('Fixed')]).toEqual(['false', 'true']);
  expect(responses).toHaveLength(1);
  responses[0]?.resolve();
  await eventually(() => expect(responses).toHaveLength(2));
  responses[1]?.resolve();
  await eventually(() => expect(saved).toEqual(['not-a-problem', 'fixed']));
});

test('a verdict that could not be saved shows no effect', async () => {
  show();
  server.loseConnection(answerIssue);
  await click('Fixed');
  await eventually(() => expect(pressed('Fixed')).toBe('false'));
  expect(screen.getByRole('status').textContent).toBe('');
});
