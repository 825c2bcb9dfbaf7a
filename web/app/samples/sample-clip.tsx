import { samples } from '../../../lambdas/contract/copy/samples.ts';
import { ClipReplay } from '../insights/evidence-clip.tsx';
import { ReplayOutline } from '../recordings/player/player-outline.tsx';
import { ErrorState } from '../ui/state.tsx';
import { sourceOf, useSampleVisit } from './use-sample-visit.ts';

const copy = samples.report.issue;

/** The clip of the sample recording in which a button does not respond. */
export function SampleClip() {
  const { data, isError } = useSampleVisit();
  if (isError) return <ErrorState title={copy.failed} />;
  if (!data) return <ReplayOutline label={copy.loading} />;
  return (
    <ClipReplay
      source={sourceOf(data)}
      span={data.marks[0]}
      title={copy.title}
      recordingPath="/recordings/sample"
    />
  );
}
