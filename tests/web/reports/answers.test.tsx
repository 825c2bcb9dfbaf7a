import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerIssue } from '../../../lambdas/contract/issue-answer.ts';
import { useAnswer } from '../../../web/app/reports/issue/use-answer.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const answerTo = (fingerprint: string, mark: 'fixed' | null = null) => ({
  ...{ fingerprint, useful: false, mark },
});

test('an answer is added to loaded reports while others are loading', async () => {
  provider.emit({ is: 'signed-in', user: ANN });
  server.respond(answerIssue, { answer: answerTo('a', 'fixed'), appliesFrom: null });
  const client = new QueryClient();
  client.setQueryData(['report', '2026-11-20'], { answers: [answerTo('a'), answerTo('b')] });
  client.getQueryCache().build(client, { queryKey: ['report', '2026-11-19'] });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useAnswer('2026-11-20', 'a'), { wrapper });
  await act(() => result.current.mutateAsync({ verdict: 'fixed', isSaid: true }));
  const answersOf = (date: string) => client.getQueryData<object>(['report', date]);
  expect(answersOf('2026-11-20')).toEqual({ answers: [answerTo('b'), answerTo('a', 'fixed')] });
  expect(answersOf('2026-11-19')).toBeUndefined();
});
