import { useEffect, useRef } from 'react';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { Evidence } from '../../../lambdas/contract/reports.ts';
import { hasWords } from '../lib/problem.ts';
import { Link } from '../lib/router/router.tsx';
import { Replay } from '../recordings/replay.tsx';
import { usePlayback, usePlaybackState } from '../recordings/use-playback.ts';
import { partLoader, useRecording } from '../recordings/use-recordings.ts';
import { PageLoader } from '../ui/loader.tsx';
import { ErrorState } from '../ui/state.tsx';

const copy = recordings.player;
type Found = NonNullable<ReturnType<typeof useRecording>['data']>;

/** The seconds that prove an issue, played where the issue stands; the whole recording is a link away. */
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
  return (
    <section aria-label={recordings.clip.of(title)} className="grid gap-2">
      <Stretch found={data} {...evidence} />
    </section>
  );
}

/** Plays automatically and stops at the end of the evidence; clicking play continues. */
function Stretch({ found, start_ms, end_ms }: { found: Found } & Evidence) {
  const { recording, parts } = found;
  const source = { parts, load: partLoader(found) };
  const playback = usePlayback(source, start_ms, recording.facts?.duration_ms ?? end_ms);
  const status = usePlaybackState(playback, (state) => state.status);
  const isPastEnd = usePlaybackState(playback, ({ atMs }) => atMs >= end_ms);
  const hasBegun = useRef(false);
  const isOver = useRef(false);
  useEffect(() => {
    if (status === 'paused' && !hasBegun.current) {
      hasBegun.current = true;
      playback.toggle();
    }
    if (status === 'playing' && isPastEnd && !isOver.current) {
      isOver.current = true;
      playback.toggle();
    }
  }, [playback, status, isPastEnd]);
  const seconds = Math.floor(start_ms / 1000);
  return (
    <>
      <Replay playback={playback} />
      <p className="flex flex-wrap justify-between gap-2 text-ui text-ink-subtle">
        {recordings.clip.masked}
        <Link to={`/recordings/${encodeURIComponent(recording.session_id)}?t=${seconds}`}>
          {recordings.clip.whole}
        </Link>
      </p>
    </>
  );
}
