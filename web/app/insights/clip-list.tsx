import { Play } from 'lucide-react';
import { useState } from 'react';
import { issueCards } from '../../../lambdas/contract/copy/issues.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { Evidence } from '../../../lambdas/contract/report-issue.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { localDate } from '../lib/time/local-date.ts';
import { Alert } from '../ui/alert.tsx';
import { PageLoader } from '../ui/loader.tsx';

const EvidenceClip = lazyPart(() => import('./evidence-clip.tsx').then((m) => m.EvidenceClip));

interface Props {
  title: string;
  clips: readonly { readonly day: string; readonly evidence: Evidence }[];
}

/** Every clip of an issue; one plays at a time. */
export function ClipList({ title, clips }: Props) {
  const [playing, setPlaying] = useState(0);
  const shown = clips[playing];
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
      {shown && (
        <EvidenceClip
          key={`${shown.evidence.session_id} ${shown.evidence.start_ms}`}
          evidence={shown.evidence}
          title={title}
          waiting={<PageLoader words={recordings.clip.loading} />}
          missing={<Alert tone="critical">{recordings.clip.failed}</Alert>}
        />
      )}
      <ol className="grid content-start gap-1">
        {clips.map(({ day, evidence }, place) => (
          <li key={`${day} ${evidence.session_id} ${evidence.start_ms}`}>
            <button
              type="button"
              aria-current={place === playing ? 'true' : undefined}
              onClick={() => setPlaying(place)}
              className="flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5 text-left hover:bg-sunken aria-[current]:bg-accent-soft"
            >
              <Play className="shrink-0 text-ink-subtle" />
              <span>
                {issueCards.clip(place + 1, clips.length)}
                <span className="block text-ui text-ink-subtle">{localDate(day, 'day')}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
