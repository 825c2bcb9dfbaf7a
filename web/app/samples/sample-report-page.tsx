import { Play, Triangle, X } from 'lucide-react';
import { useState } from 'react';
import { issueCards } from '../../../lambdas/contract/copy/issues.ts';
import { samples } from '../../../lambdas/contract/copy/samples.ts';
import { BackLink } from '../lib/back-link.tsx';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { FocusPoints } from '../reports/focus-points.tsx';
import { DeveloperNotes } from '../reports/issue/developer-notes.tsx';
import { ReportHead } from '../reports/report-head.tsx';
import { SummaryQuote } from '../reports/summary-quote.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { SampleNote } from './sample-note.tsx';

const copy = samples.report;
/** Loaded on demand, because the player is larger than the report. */
const SampleClip = lazyPart(() => import('./sample-clip.tsx').then((m) => m.SampleClip));

/** A sample report of the demo shop, for owners without a report. */
export function SampleReportPage() {
  usePage('sampleReport');
  return (
    <Page width="report">
      <BackLink to="/emails" label={samples.backToReports} />
      <SampleNote texts={copy} />
      <article className="grid grid-cols-1 gap-5">
        <ReportHead title={copy.title} intro={copy.intro}>
          <p>{copy.day}</p>
          <p className="break-words">{copy.site}</p>
        </ReportHead>
        <h2 className="mt-5 font-voice text-2xl font-bold">{issueCards.title}</h2>
        <section className="grid grid-cols-1 gap-3">
          <div className="flex items-center gap-2 text-critical">
            <Triangle className="fill-current" aria-hidden="true" />
            <h3 className="text-lg font-semibold">{issueCards.critical.name}</h3>
            <span className="text-ink-muted">{issueCards.critical.label}</span>
          </div>
          <SampleIssue />
        </section>
        <FocusPoints points={copy.focus} />
        <div className="grid gap-4 md:grid-cols-3">
          {copy.numbers.map(([name, value, detail]) => (
            <Card key={name}>
              <h2 className="font-semibold text-ink-muted">{name}</h2>
              <p className="mt-1 text-xl font-semibold tabular-nums">{value}</p>
              <p className="text-ink-muted">{detail}</p>
            </Card>
          ))}
        </div>
        <SummaryQuote>{copy.quote}</SummaryQuote>
      </article>
    </Page>
  );
}

function SampleIssue() {
  const { title, description, suggestion, developer, loading, failed } = copy.issue;
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h4 className="text-xl font-semibold tracking-tight text-balance">{title}</h4>
      <p>{description}</p>
      <div className="rounded-md bg-sunken px-3.5 py-3">
        <b className="mb-0.5 block text-ui">{issueCards.suggestion}</b>
        {suggestion}
      </div>
      <p>
        <Button aria-expanded={isPlaying} onClick={() => setIsPlaying(!isPlaying)}>
          {isPlaying ? <X /> : <Play />}
          {isPlaying ? issueCards.closeClip : issueCards.watch(CLIP_SECONDS)}
        </Button>
      </p>
      {isPlaying && (
        <SampleClip
          fallback={<PageLoader label={loading} />}
          errorFallback={<Alert tone="critical">{failed}</Alert>}
        />
      )}
      <DeveloperNotes notes={developer} link={undefined} />
    </Card>
  );
}

/** From five seconds before the first click on "Apply" to seven after the last. */
const CLIP_SECONDS = 12;
