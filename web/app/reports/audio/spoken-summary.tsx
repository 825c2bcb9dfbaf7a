import { Play } from 'lucide-react';
import { insights } from '../../../../lambdas/contract/copy/insights.ts';
import type { NarrationChapter } from '../../../../lambdas/contract/narration.ts';
import type { ReportRow } from '../../../../lambdas/contract/reports.ts';
import { useNarration } from '../../lib/narration.ts';
import { Link } from '../../lib/router/router.tsx';
import { formatDuration } from '../../lib/time/local-date.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { Wave } from './wave.tsx';

const copy = insights.audio;

/** The day in about a minute: as audio if a voice is configured, as text, and as a video. */
export function SpokenSummary({ report }: { report: ReportRow }) {
  const { data: narration, isPending, refetch } = useNarration(report.date);
  const { chapters = [], audio } = narration ?? {};
  const totalMs = chapters.flatMap(({ sentences }) => sentences).at(-1)?.end_ms ?? 0;
  return (
    <Card className="grid gap-3 print:hidden">
      {audio ? (
        <AudioPlayer {...{ audio, chapters, totalMs }} onRetry={() => refetch()} />
      ) : (
        <StaticPlayer
          length={totalMs > 0 ? formatDuration(totalMs) : isPending ? '' : copy.length}
        />
      )}
      {narration && (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-ui">
          <Script chapters={chapters} />
          <Link to={`/daily-video?video=${report.date}`}>{copy.video}</Link>
        </div>
      )}
    </Card>
  );
}

/** The specification's static player (§2), which plays nothing. */
function StaticPlayer({ length }: { length: string }) {
  return (
    <div className="flex items-center gap-4">
      <button
        type="button"
        disabled
        aria-label={copy.play}
        className="grid size-10 shrink-0 place-items-center rounded-full border border-line bg-sunken text-ink-disabled"
      >
        <Play />
      </button>
      <div className="min-w-0 grow basis-56 md:shrink-0">
        <h2 className="font-medium">{copy.title}</h2>
        <p className="text-ui text-ink-muted">{copy.none}</p>
      </div>
      <Wave share={0} />
      <span className="text-ui text-ink-subtle tabular-nums">{length}</span>
    </div>
  );
}

function Script({ chapters }: { chapters: readonly NarrationChapter[] }) {
  return (
    <details className="min-w-0 grow basis-80">
      <summary className="cursor-pointer text-ink-muted">{copy.script}</summary>
      <div className="mt-2 grid max-w-168 gap-2.5 text-sm wrap-anywhere">
        {chapters.map(({ title, sentences }) => (
          <p key={title}>{sentences.map(({ text }) => text).join(' ')}</p>
        ))}
      </div>
    </details>
  );
}
