import { Eye, StickyNote } from 'lucide-react';
import { recordingList } from '../../../../lambdas/contract/copy/recording-list.ts';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import { Link } from '../../lib/router/router.tsx';
import { formatInstant } from '../../lib/time/dates.ts';
import { formatDuration } from '../../lib/time/local-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { rowLinkClassName, Table, Tbody, Td, Th, Thead, Tr } from '../../ui/table.tsx';
import { RowThumbnail } from '../row/row-thumbnail.tsx';
import { SessionSummary } from '../row/session-summary.tsx';
import { StarButton } from '../row/star-button.tsx';
import { deviceOf, VisitCell } from '../row/visit-cell.tsx';

const copy = recordingList;

interface Props {
  rows: readonly RecordingRow[];
  zone: string;
  selected: ReadonlySet<string>;
  onSelect: (sessionId: string, isSelected: boolean) => void;
}

export function RecordingTable({ rows, ...rest }: Props) {
  return (
    <Table caption={copy.caption}>
      <Thead>
        <tr>
          <Th className="w-0 pr-0!">
            <span className="sr-only">{recordings.annotations.starred}</span>
          </Th>
          <Th className="md:max-lg:w-32">{copy.when}</Th>
          <Th>{copy.happened}</Th>
          <Th className="md:w-48 lg:w-72">{copy.visit}</Th>
          <Th className="md:max-xl:hidden">{copy.device}</Th>
          <Th>{copy.length}</Th>
        </tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Row key={row.session_id} row={row} {...rest} />
        ))}
      </Tbody>
    </Table>
  );
}

type RowProps = Omit<Props, 'rows'> & { row: RecordingRow };

function Row({ row, zone, selected, onSelect }: RowProps) {
  const { facts, session_id: sessionId } = row;
  const moment = formatInstant(zone, row.started_at, 'moment');
  return (
    <Tr isLink>
      <Td className="pr-0! align-top max-md:float-right">
        <span className="relative z-10 flex items-center gap-1">
          <input
            type="checkbox"
            aria-label={recordings.select.one(moment)}
            checked={selected.has(sessionId)}
            onChange={({ target }) => onSelect(sessionId, target.checked)}
            className="size-4 cursor-pointer accent-(--color-accent)"
          />
          <StarButton row={row} />
        </span>
      </Td>
      <Td className="align-top lg:whitespace-nowrap">
        <Link to={`/recordings/${encodeURIComponent(sessionId)}`} className={rowLinkClassName}>
          {moment}
        </Link>
        {(row.watched || row.note) && (
          <span className="mt-1 flex gap-2 text-ink-subtle">
            {row.watched && (
              <span title={copy.watched}>
                <Eye />
                <span className="sr-only">{copy.watched}</span>
              </span>
            )}
            {row.note && (
              <span title={row.note}>
                <StickyNote />
                <span className="sr-only">{row.note}</span>
              </span>
            )}
          </span>
        )}
        {row.tags.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {row.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
      </Td>
      <Td className="align-top">
        <span className="flex items-start gap-3">
          <RowThumbnail row={row} />
          <SessionSummary row={row} />
        </span>
      </Td>
      {facts && <VisitCell facts={facts} />}
      {facts ? (
        <Td
          label={copy.device}
          className="align-top whitespace-nowrap text-ink-muted md:max-xl:hidden"
        >
          {deviceOf(facts)}
        </Td>
      ) : (
        <Td colSpan={3} className="max-md:hidden" />
      )}
      {facts && (
        <Td label={copy.length} className="align-top text-ink-muted tabular-nums">
          {formatDuration(facts.duration_ms)}
        </Td>
      )}
    </Tr>
  );
}
