import { recordingPlayer } from '../../../lambdas/contract/copy/recording-player.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { Evidence } from '../../../lambdas/contract/report-issue.ts';
import { hasWords } from '../lib/problem.ts';
import { Link } from '../lib/router/router.tsx';
import { recordingLoader, useRecording } from '../recordings/list/use-recordings.ts';
import type { Source } from '../recordings/playback/playback.ts';
import { Replay } from '../recordings/player/replay.tsx';
import { usePlayOnce } from '../recordings/player/use-play-once.ts';
import { usePlayback } from '../recordings/player/use-playback.ts';
import { PageLoader } from '../ui/loader.tsx';
import { ErrorState } from '../ui/state.tsx';

const copy = recordingPlayer;

/** The seconds that prove an issue, played in its card, with a link to the whole recording. */
export function EvidenceClip({ evidence, title }: { evidence: Evidence; title: string }) {
  const { data, error } = useRecording(evidence.session_id);
  if (error) {
    return (
      <ErrorState
        title={hasWords(error) ? error.message : copy.cannot}
        lead={hasWords(error) ? error.detail : copy.notLoaded}
      />
    );
  }
  if (!data) return <PageLoader words={copy.loading} />;
  const { recording, parts } = data;
  const { start_ms, end_ms } = evidence;
  const path = `/recordings/${encodeURIComponent(recording.session_id)}`;
  return (
    <ClipReplay
      source={{ parts, load: recordingLoader(data) }}
      span={{ start_ms, end_ms }}
      totalMs={recording.facts?.duration_ms ?? end_ms}
      title={title}
      wholeAt={`${path}?t=${Math.floor(start_ms / 1000)}`}
    />
  );
}

interface ClipProps {
  source: Source;
  span: Pick<Evidence, 'start_ms' | 'end_ms'>;
  totalMs: number;
  title: string;
  /** Where the whole recording is played. */
  wholeAt: string;
}

/** Plays automatically and stops at the end of the evidence; clicking play continues. */
export function ClipReplay({ source, span, totalMs, title, wholeAt }: ClipProps) {
  const playback = usePlayback(source, span.start_ms, totalMs);
  usePlayOnce(playback, { endMs: span.end_ms });
  return (
    <section
      aria-label={recordings.clip.of(title)}
      className="grid grid-cols-1 content-start gap-2"
    >
      <Replay playback={playback} />
      <p className="flex flex-wrap justify-between gap-2 text-ui text-ink-subtle">
        {recordings.clip.masked}
        <Link to={wholeAt}>{recordings.clip.whole}</Link>
      </p>
    </section>
  );
}
