import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { useRecording } from '../../../web/app/recordings/list/use-recordings.ts';
import { loadedRecording, recordingRow } from '../../factories/recording-row.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { eventually } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

test('only the recording that is open stays in memory, which may have megabytes of events', async () => {
  provider.emit({ is: 'signed-in', user: ANN });
  server.respond(getRecording, loadedRecording(recordingRow()));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  for (const id of ['s1', 's2', 's1']) {
    const opened = renderHook(() => useRecording(id), { wrapper });
    await eventually(() => expect(opened.result.current.data).toBeDefined());
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    opened.unmount();
  }
  expect(server.requestsTo(getRecording)).toHaveLength(3);
});
