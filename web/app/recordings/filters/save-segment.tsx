import { BookmarkPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { recordingSegments } from '../../../../lambdas/contract/copy/recording-segments.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
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
  const [isNaming, setIsNaming] = useState(false);
  const query = queryStringOf(filters);
  const isSaved = [...builtIn, ...segments].some((each) => each.query === query);
  useEffect(() => {
    if (!isSaved || !isNaming) return;
    setIsNaming(false);
    onSaved();
  }, [isSaved, isNaming, onSaved]);
  if (isSaved) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsNaming(true)}>
        <BookmarkPlus />
        {copy.save}
      </Button>
      {isNaming && (
        <SegmentDialog
          isPending={save.isPending}
          close={() => setIsNaming(false)}
          onSave={(name) => save.mutate({ name, query })}
        />
      )}
    </>
  );
}
