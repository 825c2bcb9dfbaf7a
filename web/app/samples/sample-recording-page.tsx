import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { samples } from '../../../lambdas/contract/copy/samples.ts';
import { BackLink } from '../lib/back-link.tsx';
import { usePage } from '../lib/page.ts';
import { PlayerOutline } from '../recordings/player/player-outline.tsx';
import { ReplayAndEvents } from '../recordings/player/replay-and-events.tsx';
import { usePlayback } from '../recordings/player/use-playback.ts';
import { Legend } from '../recordings/timeline/legend.tsx';
import { useMoments } from '../recordings/timeline/use-moments.ts';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SampleNote } from './sample-note.tsx';
import type { SampleVisit } from './sample-visit.ts';
import { sourceOf, useSampleVisit } from './use-sample-visit.ts';

const copy = samples.recording;

/** A recording to try the player with, before the owner's website has one. */
export function SampleRecordingPage() {
  usePage('sampleRecording');
  const query = useSampleVisit();
  return (
    <Page>
      <BackLink to="/recordings" label={samples.backToRecordings} />
      <Loaded
        query={query}
        title={pages.sampleRecording.title}
        loading={copy.loading}
        outline={<PlayerOutline label={copy.loading} />}
        errorTextOf={() => ({ title: copy.failed, isFinal: false })}
      >
        {(visit) => <SamplePlayer visit={visit} />}
      </Loaded>
    </Page>
  );
}

function SamplePlayer({ visit }: { visit: SampleVisit }) {
  const { facts, pages: visited, marks, events } = visit;
  const playback = usePlayback(sourceOf(visit), 0, facts.duration_ms);
  const moments = useMoments({ recording: { facts }, pages: visited, marks, events }, playback);
  return (
    <>
      <PageTitle title={pages.sampleRecording.title} lead={samples.report.site} />
      <SampleNote texts={copy} />
      <ReplayAndEvents playback={playback} moments={moments} />
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <Legend />
        <p className="text-ui text-ink-subtle">{recordings.clip.masked}</p>
      </div>
    </>
  );
}
