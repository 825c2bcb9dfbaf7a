import { Star } from 'lucide-react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import { useAnnotate } from '../list/use-annotate.ts';

export function StarButton({ row: { session_id: sessionId, starred } }: { row: RecordingRow }) {
  const { mutate, isPending, variables } = useAnnotate(sessionId);
  const isStarred = isPending ? variables.starred === true : starred;
  return (
    <button
      type="button"
      aria-pressed={isStarred}
      aria-label={isStarred ? recordings.annotations.unstar : recordings.annotations.star}
      onClick={() => mutate({ sessionId, starred: !isStarred })}
      className="grid size-7 cursor-pointer place-items-center rounded-md text-ink-subtle hover:bg-sunken aria-pressed:text-warning-icon aria-pressed:[&>svg]:fill-current"
    >
      <Star />
    </button>
  );
}
