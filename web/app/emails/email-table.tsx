import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import type { EmailRow } from '../../../lambdas/contract/emails.ts';
import { dateIn } from '../lib/dates.ts';
import { Link, useLocation } from '../lib/router/router.tsx';
import { rowLinkLook, Table, Tbody, Td, Th, Thead, Tr } from '../ui/table.tsx';
import { EmailStatusBadge } from './email-status.tsx';

const copy = emails.columns;
/** Up to here a browser is quicker with all rows than with a window over them. */
const ALL_AT_ONCE = 200;
/** Until the first row says how high rows are here. */
const ROW_PX = 47;

interface Props {
  rows: readonly EmailRow[];
  zone: string;
  /** Asks for the next page; undefined at the end. */
  more: (() => void) | undefined;
}

export function EmailTable({ rows, zone, more }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isWindowed = rows.length > ALL_AT_ONCE;
  const { scrollMargin, rowPx } = usePlace(body, isWindowed);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    overscan: 20,
    enabled: isWindowed,
    // A row that is not laid out measures nothing, and a window over rows of no height would want them all.
    measureElement: (...measured) => measureElement(...measured) || rowPx,
    scrollMargin,
  });
  const measure = isWindowed ? virtual.measureElement : undefined;
  const list = `/emails${useLocation().search}`;
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = isWindowed ? virtual.getTotalSize() - ((items.at(-1)?.end ?? 0) - scrollMargin) : 0;
  const shown = isWindowed ? items.map(({ index }) => index) : rows.map((_, index) => index);
  return (
    <Table caption={copy.caption}>
      <Thead>
        <tr>
          <Th className="md:w-1/4">{copy.to}</Th>
          <Th className="md:w-32">{copy.status}</Th>
          <Th>{copy.subject}</Th>
          <Th className="md:w-52">{copy.sent}</Th>
        </tr>
      </Thead>
      <Tbody ref={body}>
        {before > 0 && <Gap height={before} />}
        {shown.map((index) => {
          const row = rows[index];
          if (!row) return null;
          return <Row key={row.id} {...{ row, zone, index, measure, list }} />;
        })}
        {after > 0 && <Gap height={after} />}
        {more && <Sentinel onSeen={more} key={rows.length} />}
      </Tbody>
    </Table>
  );
}

/** Where the rows begin on the page, and how high one is: a window that guesses right has nothing to correct. */
function usePlace(body: RefObject<HTMLTableSectionElement | null>, isWindowed: boolean) {
  const [place, setPlace] = useState({ scrollMargin: 0, rowPx: ROW_PX });
  useLayoutEffect(() => {
    const { current } = body;
    if (!isWindowed || !current) return;
    const row = current.querySelector<HTMLElement>('[data-index]');
    const scrollMargin = current.getBoundingClientRect().top + scrollY;
    setPlace({ scrollMargin, rowPx: row?.offsetHeight || ROW_PX });
  }, [body, isWindowed]);
  return place;
}

interface RowProps {
  row: EmailRow;
  zone: string;
  /** The place in the whole list, by which the window knows how high the row turned out. */
  index: number;
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** The list as it is searched now: the way back from the mail. */
  list: string;
}

/** On a phone the subject comes first, the status beside it. Scrolling renders only the rows that come. */
const Row = memo(({ row, zone, index, measure, list }: RowProps) => {
  return (
    <Tr
      isLink
      ref={measure}
      data-index={index}
      className="max-md:grid! max-md:grid-cols-[1fr_auto] max-md:gap-x-3"
    >
      <Td className="text-ink-muted max-md:col-span-full max-md:text-ui">{row.to}</Td>
      <Td className="max-md:-order-1">
        <EmailStatusBadge status={row.status} />
      </Td>
      <Td className="max-md:-order-2">
        <Link to={`/emails/${encodeURIComponent(row.id)}`} state={{ list }} className={rowLinkLook}>
          {row.subject}
        </Link>
      </Td>
      <Td className="whitespace-nowrap text-ink-muted tabular-nums max-md:col-span-full max-md:text-ui">
        {dateIn(zone, row.created_at, 'moment')}
      </Td>
    </Tr>
  );
});

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
    // A busy page hears of several changes at once: the first of them may still have been out of sight.
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && onSeen(),
      { rootMargin: '600px' },
    );
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
