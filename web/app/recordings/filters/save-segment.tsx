import { BookmarkPlus } from 'lucide-react';
import { useEffect } from 'react';
import { recordingSegments } from '../../../../lambdas/contract/copy/recording-segments.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { useOpenedPart } from '../../lib/loading/use-opened-part.ts';
import { Button } from '../../ui/button.tsx';
import { type Filters, queryStringOf } from './use-filters.ts';
import { builtIn, useSegments } from './use-segments.ts';

const copy = recordingSegments;
const SegmentDialog = lazyPart(() => import('./segment-dialog.tsx').then((m) => m.SegmentDialog));

interface Props {
  filters: Filters;
  /** Called after saving, when the button is gone and the focus has to move. */
  onSaved: () => void;
}

/** Saves the current filters under a name, unless they already are a segment. */
export function SaveSegment({ filters, onSaved }: Props) {
  const { segments, save } = useSegments();
  const { opened, open, close, onFailure } = useOpenedPart<true>();
  const query = queryStringOf(filters);
  const isSaved = [...builtIn, ...segments].some((each) => each.query === query);
  useEffect(() => {
    if (!isSaved || !opened) return;
    close();
    onSaved();
  }, [isSaved, opened, close, onSaved]);
  if (isSaved) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => open(true)}>
        <BookmarkPlus />
        {copy.save}
      </Button>
      {opened && (
        <SegmentDialog
          {...{ close, onFailure }}
          isPending={save.isPending}
          onSave={(name) => save.mutate({ name, query })}
        />
      )}
    </>
  );
}
