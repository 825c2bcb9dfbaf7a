import { CircleAlert, Eye } from 'lucide-react';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../lambdas/contract/recordings.ts';
import { dateIn } from '../lib/dates.ts';
import { clock } from '../lib/local-date.ts';
import { Link } from '../lib/router/router.tsx';
import { rowLinkLook, Table, Tbody, Td, Th, Thead, Tr } from '../ui/table.tsx';
import { hasTrouble, wordsOf } from './row-words.ts';

const copy = recordings.list;

export function RecordingTable({ rows, zone }: { rows: readonly RecordingRow[]; zone: string }) {
  return (
    <Table caption={copy.caption}>
      <Thead>
        <tr>
          <Th>{copy.when}</Th>
          <Th>{copy.happened}</Th>
          <Th>{copy.entry}</Th>
          <Th>{copy.device}</Th>
          <Th>{copy.length}</Th>
        </tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Row key={row.session_id} row={row} zone={zone} />
        ))}
      </Tbody>
    </Table>
  );
}

function Row({ row, zone }: { row: RecordingRow; zone: string }) {
  const { facts } = row;
  return (
    <Tr isLink>
      <Td className="whitespace-nowrap">
        <Link to={`/recordings/${encodeURIComponent(row.session_id)}`} className={rowLinkLook}>
          {dateIn(zone, row.started_at, 'moment')}
        </Link>
        {row.watched && (
          <span className="ml-2 inline-flex align-middle text-ink-subtle" title={copy.watched}>
            <Eye />
            <span className="sr-only">{copy.watched}</span>
          </span>
        )}
      </Td>
      <Td className={hasTrouble(row) ? '' : 'text-ink-muted'}>
        <span className="inline-flex items-start gap-1.5">
          {hasTrouble(row) && <CircleAlert className="mt-0.75 shrink-0 text-important-mark" />}
          {wordsOf(row)}
        </span>
      </Td>
      <Td label={copy.entry} className="wrap-anywhere text-ink-muted">
        {facts?.entry_page}
        {facts && facts.pages > 1 && (
          <span className="block whitespace-nowrap text-ink-subtle">
            {copy.further(facts.pages - 1)}
          </span>
        )}
      </Td>
      <Td label={copy.device} className="whitespace-nowrap text-ink-muted">
        {facts && `${recordings.devices[facts.device]}, ${facts.browser}`}
      </Td>
      <Td label={copy.length} className="text-ink-muted tabular-nums">
        {facts && clock(facts.duration_ms)}
      </Td>
    </Tr>
  );
}
