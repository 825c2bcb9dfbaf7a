import { Play } from 'lucide-react';
import { useState } from 'react';
import { issuePage } from '../../../lambdas/contract/copy/issue-page.ts';
import { issueCards } from '../../../lambdas/contract/copy/issues.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { IssueClip } from '../../../lambdas/contract/issues.ts';
import { clipSeconds } from '../../../lambdas/contract/rules/clip-seconds.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { joinWithDots } from '../lib/time/dotted.ts';
import { formatLocalDate } from '../lib/time/local-date.ts';
import { nonBreaking } from '../lib/time/non-breaking.ts';
import { countryName } from '../recordings/list/country-name.ts';
import { Alert } from '../ui/alert.tsx';
import { PageLoader } from '../ui/loader.tsx';

const EvidenceClip = lazyPart(() => import('./evidence-clip.tsx').then((m) => m.EvidenceClip));

interface Props {
  title: string;
  clips: readonly { readonly day: string; readonly evidence: IssueClip }[];
}

/** All clips of an issue; one plays at a time. */
export function ClipList({ title, clips }: Props) {
  const [selected, setSelected] = useState<number>();
  const playing = selected ?? 0;
  const shown = clips[playing];
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_16rem]">
      {shown && (
        <EvidenceClip
          key={`${shown.evidence.session_id} ${shown.evidence.start_ms}`}
          evidence={shown.evidence}
          title={title}
          scrollsIntoView={selected !== undefined}
          fallback={<PageLoader label={recordings.clip.loading} />}
          errorFallback={<Alert tone="critical">{recordings.clip.failed}</Alert>}
        />
      )}
      <ol className="grid content-start gap-1">
        {clips.map(({ day, evidence }, index) => (
          <li key={`${day} ${evidence.session_id} ${evidence.start_ms}`}>
            <button
              type="button"
              aria-current={index === playing ? 'true' : undefined}
              onClick={() => setSelected(index)}
              className="flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5 text-left hover:bg-sunken aria-[current]:bg-accent-soft"
            >
              <Play className="shrink-0 text-ink-subtle" />
              <span>
                {nameOf(evidence, index, clips.length)}
                {detailsOf(evidence, formatLocalDate(day, 'day')).map((line) => (
                  <span key={line} className="block text-ui wrap-anywhere text-ink-subtle">
                    {line}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A visitor who leaves within this time probably left because of the problem. */
const LEFT_WITHIN_MS = 10_000;

/** "2. Phone, Safari · France": numbered, because two visitors may share device, browser and country. */
function nameOf({ visit }: IssueClip, index: number, count: number): string {
  if (!visit) return issueCards.clip(index + 1, count);
  const { device, browser, country } = visit;
  const visitor = `${recordings.devices[device]}, ${browser}`;
  return joinWithDots(`${index + 1}. ${visitor}`, country && nonBreaking(countryName(country)));
}

function detailsOf({ visit, ...clip }: IssueClip, day: string): string[] {
  const seconds = issuePage.clipSeconds(clipSeconds(clip));
  const length = joinWithDots(day, nonBreaking(seconds));
  if (!visit) return [length];
  const { page, stayed_ms } = visit;
  const end = stayed_ms < LEFT_WITHIN_MS ? issuePage.left : issuePage.stayed(stayed_ms);
  return [length, joinWithDots(page, nonBreaking(end))];
}
