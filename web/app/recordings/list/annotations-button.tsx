import { StickyNote } from 'lucide-react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { useOpenedPart } from '../../lib/loading/use-opened-part.ts';
import { Button } from '../../ui/button.tsx';

const AnnotationsDialog = lazyPart(() =>
  import('./annotations-dialog.tsx').then((m) => m.AnnotationsDialog),
);

export function AnnotationsButton({ recording }: { recording: RecordingRow }) {
  const { opened, open, close, onFailure } = useOpenedPart<true>();
  return (
    <>
      <Button variant="secondary" onClick={() => open(true)}>
        <StickyNote />
        {recordings.annotations.edit}
      </Button>
      {opened && <AnnotationsDialog {...{ recording, close, onFailure }} />}
    </>
  );
}
