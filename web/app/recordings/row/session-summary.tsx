import { recordingList } from '../../../../lambdas/contract/copy/recording-list.ts';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import { Badge } from '../../ui/badge.tsx';
import { badgesOf, summaryOf } from './row-summary.ts';

const copy = recordingList;

export function SessionSummary({ row }: { row: RecordingRow }) {
  const { badges, moreCount } = badgesOf(row);
  if (row.live) return <Badge tone="positive">{copy.live}</Badge>;
  if (badges.length === 0) return <span className="text-ink-muted">{summaryOf(row)}</span>;
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {badges.map(({ text, isSevere }) => (
        <Badge key={text} tone={isSevere ? 'critical' : 'warning'} wraps>
          {text}
        </Badge>
      ))}
      {moreCount > 0 && (
        <span className="text-ui text-ink-subtle">{recordings.words.further(moreCount)}</span>
      )}
    </span>
  );
}
