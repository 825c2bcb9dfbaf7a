import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { recordingPlayer } from '../../../lambdas/contract/copy/recording-player.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { Evidence } from '../../../lambdas/contract/report-issue.ts';
import { isExpectedProblem } from '../lib/problem.ts';
import { Link } from '../lib/router/router.tsx';
import { useRecording } from '../recordings/list/use-recordings.ts';
import { clipSource } from '../recordings/playback/clip-source.ts';
import type { Source } from '../recordings/playback/playback.ts';
import { ReplayOutline } from '../recordings/player/player-outline.tsx';
import { recordingLoader } from '../recordings/player/recording-loader.ts';
import { Replay } from '../recordings/player/replay.tsx';
import { usePlayOnce } from '../recordings/player/use-play-once.ts';
import { usePlayback } from '../recordings/player/use-playback.ts';
import { evidencePath } from '../reports/sessions-link.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/state.tsx';

const copy = recordingPlayer;

interface EvidenceClipProps {
  evidence: Evidence;
  title: string;
  /** Set if the user opened the clip, because on a phone it may be below its button or above its list. */
  scrollsIntoView?: boolean;
}

/** Plays a clip of an issue in its card, with a link to the whole recording. */
export function EvidenceClip({ scrollsIntoView = false, ...clip }: EvidenceClipProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollsIntoView) box.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollsIntoView]);
  return (
    <div ref={box} className="grid min-w-0 scroll-mb-4 grid-cols-1 content-start">
      <LoadedClip {...clip} />
    </div>
  );
}

function LoadedClip({ evidence, title }: Omit<EvidenceClipProps, 'scrollsIntoView'>) {
  const { data, error, refetch } = useRecording(evidence.session_id);
  if (error) {
    return isExpectedProblem(error) ? (
      <ErrorState title={error.message} lead={error.detail} />
    ) : (
      <ErrorState
        title={copy.cannot}
        lead={copy.notLoaded}
        action={<Button onClick={() => void refetch()}>{general.broken.again}</Button>}
      />
    );
  }
  if (!data) return <ReplayOutline label={copy.loading} />;
  return (
    <ClipReplay
      source={{ parts: data.parts, ...recordingLoader(data) }}
      span={evidence}
      title={title}
      recordingPath={evidencePath(evidence)}
    />
  );
}

interface ClipProps {
  source: Source;
  span: Pick<Evidence, 'start_ms' | 'end_ms'>;
  title: string;
  /** The path of the whole recording. */
  recordingPath: string;
}

/** Plays automatically, with a timeline of just the clip; clicking play at its end replays it. */
export function ClipReplay({ source, span, title, recordingPath }: ClipProps) {
  const playback = usePlayback(clipSource(source, span), 0, span.end_ms - span.start_ms);
  usePlayOnce(playback);
  return (
    <section
      aria-label={recordings.clip.of(title)}
      className="grid grid-cols-1 content-start gap-2"
    >
      <Replay playback={playback} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ui text-ink-subtle">{recordings.clip.masked}</p>
        <Button asChild variant="secondary" size="sm">
          <Link to={recordingPath}>
            <Play />
            {recordings.clip.whole}
          </Link>
        </Button>
      </div>
    </section>
  );
}
