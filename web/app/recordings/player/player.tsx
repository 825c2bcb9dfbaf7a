import { Link as LinkIcon, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import { copyToClipboard } from '../../lib/clipboard.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { useOpenedPart } from '../../lib/loading/use-opened-part.ts';
import { useNavigate, useNavigationState, useSearchParams } from '../../lib/router/router.tsx';
import { formatDuration } from '../../lib/time/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { type useRecording, useReportWatched } from '../list/use-recordings.ts';
import type { Playback } from '../playback/playback.ts';
import { prefetchParts } from '../playback/prefetch-parts.ts';
import { Legend } from '../timeline/legend.tsx';
import { useMoments } from '../timeline/use-moments.ts';
import { NextRecording } from './next-recording.tsx';
import { playerSettings, rememberPlayerSettings } from './player-settings.ts';
import { recordingLoader } from './recording-loader.ts';
import { ReplayAndEvents } from './replay-and-events.tsx';
import { usePlayback, usePlaybackState } from './use-playback.ts';

const copy = recordingPlayer;
const ShareDialog = lazyPart(() => import('../share-dialog.tsx').then((m) => m.ShareDialog));
type RecordingDetails = NonNullable<ReturnType<typeof useRecording>['data']>;
export const recordingPath = (sessionId: string) => `/recordings/${encodeURIComponent(sessionId)}`;

/** Replay, event list and the actions of a recording, with autoplay of the next one. */
export function Player({ details }: { details: RecordingDetails }) {
  const { recording, previous, following } = details;
  const go = useNavigate();
  const startMs = (Number(useSearchParams().get('t')) || 0) * 1000;
  const length = recording.facts?.duration_ms ?? recording.lasted_ms;
  const [loader] = useState(() => recordingLoader(details));
  const source = { parts: details.parts, ...loader };
  const playback = usePlayback(source, startMs, length, playerSettings());
  useEffect(
    () => prefetchParts(playback, details.parts, loader),
    [playback, details.parts, loader],
  );
  const moments = useMoments(details, playback);
  const [playsNext, setPlaysNext] = useState(() => playerSettings().playsNext);
  const actions = useRef<HTMLDivElement>(null);
  const sharing = useOpenedPart<{ atMs: number }>();
  const share = () => {
    playback.pause(); // otherwise it keeps playing behind the dialog
    sharing.open({ atMs: playback.getState().atMs });
  };
  const isPlaying = usePlaybackState(playback, ({ status }) => status === 'playing');
  const hasEnded = usePlaybackState(playback, ({ status }) => status === 'ended');
  useReportWatched(recording, isPlaying);
  usePlayOnArrival(playback);
  const copyLink = () => copyLinkTo(recording.session_id, playback);
  const changePlaysNext = (isOn: boolean) => {
    setPlaysNext(isOn);
    rememberPlayerSettings({ playsNext: isOn });
  };
  /** Turns autoplay off. Focuses its switch, because the clicked button was removed. */
  const cancelAutoplay = () => {
    changePlaysNext(false);
    actions.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <ReplayAndEvents
        playback={playback}
        moments={moments}
        pageActions={{
          ...(previous && { previous: () => go(recordingPath(previous)) }),
          ...(following && { following: () => go(recordingPath(following)) }),
          'copy-link': copyLink,
        }}
      />
      {hasEnded && playsNext && following && (
        <NextRecording
          onPlay={() => go(recordingPath(following), { state: { playback: 'autoplay' } })}
          onCancel={cancelAutoplay}
        />
      )}
      <div ref={actions} className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Legend />
        <div className="flex flex-wrap items-center gap-4">
          <Switch isOn={playsNext} onChange={changePlaysNext}>
            {copy.playsNext}
          </Switch>
          <Button variant="secondary" onClick={share}>
            <Share2 />
            {recordings.share.action}
          </Button>
          <CopyLink playback={playback} onCopy={copyLink} />
        </div>
      </div>
      {sharing.opened && (
        <ShareDialog
          sessionId={recording.session_id}
          atMs={sharing.opened.atMs}
          onClose={sharing.close}
          onFailure={sharing.onFailure}
        />
      )}
    </>
  );
}

/** Plays without a click if the previous recording ended and opened this one. */
function usePlayOnArrival(playback: Playback): void {
  const isAutoplay = useNavigationState('playback') === 'autoplay';
  useEffect(() => {
    if (isAutoplay) playback.play();
  }, [isAutoplay, playback]);
}

function copyLinkTo(sessionId: string, playback: Playback): void {
  const seconds = Math.floor(playback.getState().atMs / 1000);
  const url = `${window.location.origin}${recordingPath(sessionId)}?t=${seconds}`;
  void copyToClipboard(url, copy.copied, copy.copyFailed);
}

function CopyLink({ playback, onCopy }: { playback: Playback; onCopy: () => void }) {
  const at = usePlaybackState(playback, ({ atMs }) => formatDuration(atMs));
  return (
    <Button variant="secondary" onClick={onCopy}>
      <LinkIcon />
      {copy.copyLink(at)}
    </Button>
  );
}
