import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { Queries } from '../../../web/app/lib/query.tsx';
import { Playback } from '../../../web/app/recordings/playback/playback.ts';
import { Stage } from '../../../web/app/recordings/player/stage.tsx';
import { SceneClip } from '../../../web/app/video/scene-clip.tsx';
import { loadedRecording, recordingRow } from '../../factories/recording-row.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { eventually } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const withoutParts = loadedRecording(recordingRow(), { events: [] });

beforeEach(() => {
  provider.emit({ is: 'signed-in', user: ANN });
  server.respond(getRecording, withoutParts);
});
afterEach(() => void vi.restoreAllMocks());

interface Shown {
  readonly isShown?: boolean;
  readonly isPlaying?: boolean;
  readonly offsetMs?: number;
  readonly seeks?: number;
}
/** The clip from 4 s to 16 s of a recording, at a time of its scene. */
function clip() {
  const [onHold, onBroken] = [vi.fn(), vi.fn()];
  const at = ({ isShown = true, isPlaying = true, offsetMs = 0, seeks = 0 }: Shown = {}) => (
    <Queries>
      <SceneClip
        clip={{ session_id: 's1', start_ms: 4_000, end_ms: 16_000 }}
        clock={{ isPlaying, seeks }}
        {...{ offsetMs, isShown, onHold, onBroken }}
      />
    </Queries>
  );
  return { at, onHold, onBroken };
}

test('a missing recording stops the video only once its scene is shown', async () => {
  server.reject(getRecording, 'recording-gone');
  const { at, onBroken } = clip();
  const { rerender } = render(at({ isShown: false }));
  await eventually(() => expect(server.requestsTo(getRecording)).toHaveLength(1));
  expect(onBroken).not.toHaveBeenCalled();
  rerender(at());
  await eventually(() => expect(onBroken).toHaveBeenCalled());
});

test('the video waits for the recording of its scene, and stops if there is nothing to play', async () => {
  const { at, onHold, onBroken } = clip();
  render(at());
  expect(onHold.mock.calls).toEqual([[true]]);
  await eventually(() => expect(onBroken).toHaveBeenCalledOnce());
  expect(onHold.mock.calls).toEqual([[true], [true]]);
});

test('a recording plays, pauses and seeks with the video, up to the end of its clip', async () => {
  const [play, pause, seek] = (['play', 'pause', 'seek'] as const).map((name) =>
    vi.spyOn(Playback.prototype, name).mockImplementation(() => {}),
  );
  const { at } = clip();
  const { rerender } = render(at({ offsetMs: 11_999 }));
  await eventually(() => expect(play).toHaveBeenCalledOnce());
  expect(pause).not.toHaveBeenCalled();
  rerender(at({ offsetMs: 12_000 }));
  expect(pause).toHaveBeenCalledOnce();
  rerender(at({ isPlaying: false }));
  rerender(at({ isShown: false }));
  expect([play?.mock.calls.length, pause?.mock.calls.length]).toEqual([1, 1]);
  seek?.mockClear();
  rerender(at({ isPlaying: false, offsetMs: 2_000, seeks: 1 }));
  expect(seek?.mock.calls).toEqual([[6_000]]);
});

test('a recorded page fills its box, but never exceeds its original size', () => {
  let resize: (width: number, height: number) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (entries: { contentRect: object }[]) => void) {
        resize = (width, height) => report([{ contentRect: { width, height } }]);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const close = vi.fn();
  const state = { status: 'paused', size: { width: 1_200, height: 800 } };
  const playback = { getState: () => state, onChange: () => () => {}, mount: () => close };
  const { getByRole, unmount } = render(<Stage playback={playback as never} onRetry={() => {}} />);
  const page = () => getByRole('img');
  const sizes = () => [
    page().style.scale,
    page().parentElement?.style.width,
    page().parentElement?.style.height,
  ];
  expect(sizes()).toEqual(['0', '0px', '0px']);
  for (const [room, shown] of [
    [
      [600, 600],
      ['0.5', '600px', '400px'],
    ],
    [
      [1_200, 200],
      ['0.25', '300px', '200px'],
    ],
    [
      [2_400, 2_400],
      ['1', '1200px', '800px'],
    ],
  ] as const) {
    act(() => resize(room[0], room[1]));
    expect(sizes()).toEqual(shown);
  }
  unmount();
  expect([disconnect.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  vi.unstubAllGlobals();
});
