import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import type { EmailRow } from '../../../lambdas/contract/emails.ts';
import { dateIn } from '../lib/dates.ts';
import { Link } from '../lib/router/router.tsx';
import { rowLinkLook, Table, Tbody, Td, Th, Thead, Tr } from '../ui/table.tsx';
import { EmailStatusBadge } from './email-status.tsx';

const copy = emails.columns;
/** Up to here a browser is quicker with all rows than with a window over them. */
const ALL_AT_ONCE = 200;
const ROW_PX = 49;

interface Props {
  rows: readonly EmailRow[];
  zone: string;
  /** Asks for the next page; undefined at the end. */
  more: (() => void) | undefined;
}

export function EmailTable({ rows, zone, more }: Props) {
  const top = useRef<HTMLTableSectionElement>(null);
  const isWindowed = rows.length > ALL_AT_ONCE;
  const window = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 20,
    enabled: isWindowed,
    scrollMargin: top.current?.offsetTop ?? 0,
  });
  const items = window.getVirtualItems();
  const [first, last] = isWindowed
    ? [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
    : [0, rows.length - 1];
  const before = isWindowed ? (items[0]?.start ?? 0) - window.options.scrollMargin : 0;
  const after = isWindowed ? window.getTotalSize() - (last + 1) * ROW_PX : 0;
  return (
    <Table caption={copy.caption}>
      <Thead>
        <tr>
          <Th>{copy.to}</Th>
          <Th>{copy.status}</Th>
          <Th>{copy.subject}</Th>
          <Th>{copy.sent}</Th>
        </tr>
      </Thead>
      <Tbody ref={top}>
        {before > 0 && <Gap height={before} />}
        {rows.slice(first, last + 1).map((row) => (
          <Row key={row.id} row={row} zone={zone} />
        ))}
        {after > 0 && <Gap height={after} />}
        {more && <Sentinel onSeen={more} key={rows.length} />}
      </Tbody>
    </Table>
  );
}

/** On a phone the subject comes first, the status beside it. */
function Row({ row, zone }: { row: EmailRow; zone: string }) {
  return (
    <Tr isLink className="max-md:grid! max-md:grid-cols-[1fr_auto] max-md:gap-x-3">
      <Td className="text-ink-muted max-md:col-span-full max-md:text-ui">{row.to}</Td>
      <Td className="max-md:-order-1">
        <EmailStatusBadge status={row.status} />
      </Td>
      <Td className="max-md:-order-2">
        <Link to={`/emails/${encodeURIComponent(row.id)}`} className={rowLinkLook}>
          {row.subject}
        </Link>
      </Td>
      <Td className="whitespace-nowrap text-ink-muted tabular-nums max-md:col-span-full max-md:text-ui">
        {dateIn(zone, row.created_at, 'moment')}
      </Td>
    </Tr>
  );
}

const Gap = ({ height }: { height: number }) => (
  <tr>
    <td colSpan={4} style={{ height }} />
  </tr>
);

/** Calls once when it comes near the screen. */
function Sentinel({ onSeen }: { onSeen: () => void }) {
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), {
      rootMargin: '600px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <tr ref={ref}>
      <td colSpan={4} className="px-4 py-3 text-center text-ink-muted">
        {emails.loadingMore}
      </td>
    </tr>
  );
}
