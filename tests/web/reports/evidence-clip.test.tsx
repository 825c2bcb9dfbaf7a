import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { recordingPlayer as copy } from '../../../lambdas/contract/copy/recording-player.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { ClipList } from '../../../web/app/insights/clip-list.tsx';
import { EvidenceClip } from '../../../web/app/insights/evidence-clip.tsx';
import { Queries } from '../../../web/app/lib/query.tsx';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually } from '../app.tsx';
import { Tab, tabAt } from '../tab.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const evidence = { session_id: 's1', start_ms: 1_000, end_ms: 9_000 };
function show(element: ReactNode) {
  provider.emit({ is: 'signed-in', user: ANN });
  render(
    <Queries>
      <Tab history={tabAt('/')}>{element}</Tab>
    </Queries>,
  );
}
const showClip = (props: { scrollsIntoView?: boolean } = {}) =>
  show(<EvidenceClip evidence={evidence as never} title="Apply" {...props} />);

test('a clip whose recording was deleted says so', async () => {
  server.reject(getRecording, 'recording-gone');
  showClip();
  await screen.findByText('This recording is gone');
  expect(screen.queryByText(copy.notLoaded)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a clip that could not be loaded says what to do, and can be loaded again', async () => {
  server.loseConnection(getRecording);
  showClip();
  await screen.findByText(copy.cannot);
  screen.getByText(copy.notLoaded);
  const loading = Promise.withResolvers<never>();
  server.respond(getRecording, () => loading.promise);
  await click('Try again');
  await waitFor(() => expect(screen.queryByText(copy.cannot)).toBeNull());
  loading.reject(new TypeError('Failed to fetch'));
  await screen.findByText(copy.cannot);
  server.reject(getRecording, 'recording-gone');
  await click('Try again');
  await screen.findByText('This recording is gone');
});

test('a clip that the user opens scrolls into view, and one that the page shows does not', () => {
  using scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  server.loseConnection(getRecording);
  showClip();
  expect(scroll).not.toHaveBeenCalled();
  showClip({ scrollsIntoView: true });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});

test('a clip that the user selects from a list scrolls into view, and the first one does not', async () => {
  using scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  server.reject(getRecording, 'recording-gone');
  const clipOf = (session_id: string) => ({
    day: '2026-11-19',
    evidence: { ...evidence, session_id },
  });
  show(<ClipList title="Apply" clips={['s1', 's2'].map(clipOf) as never} />);
  await screen.findByText('This recording is gone');
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  await eventually(() => expect(scroll).toHaveBeenCalledOnce());
});
