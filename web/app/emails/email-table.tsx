import { type ReactNode, useEffect, useRef } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { useLocation } from '../lib/router/router.tsx';
import { Table, Tbody, Th, Thead } from '../ui/table.tsx';
import { groupPosition } from './email-groups.ts';
import { EmailTableRow, type Rows } from './email-table-row.tsx';

const copy = emails.columns;
/** Up to this number of rows, rendering all is faster than virtualizing. */
const ALL_AT_ONCE = 200;

const WindowedRows = lazyPart(() => import('./windowed-rows.tsx').then((m) => m.WindowedRows));

interface Props extends Omit<Rows, 'list'> {
  /** Loads the next page; undefined at the end. */
  more: (() => void) | undefined;
}

export function EmailTable({ more, ...props }: Props) {
  const rows = { ...props, list: `/emails${useLocation().search}` };
  const end: ReactNode = more && <Sentinel onVisible={more} key={rows.rows.length} />;
  // Also the fallback while the virtualized list loads, so it must not render thousands of rows.
  const first = (
    <Tbody>
      {rows.rows.slice(0, ALL_AT_ONCE).map((row, index) => (
        <EmailTableRow
          key={row.id}
          {...{ row, index }}
          {...groupPosition(rows.rows, index)}
          zone={rows.zone}
          list={rows.list}
          hasAllRows={rows.hasAllRows}
        />
      ))}
      {end}
    </Tbody>
  );
  return (
    <Table caption={copy.caption}>
      <Thead>
        <tr>
          <Th className="md:w-48 lg:w-1/4">{copy.to}</Th>
          <Th className="md:w-0 lg:w-32">{copy.status}</Th>
          <Th>{copy.subject}</Th>
          <Th className="md:w-32 lg:w-52">{copy.sent}</Th>
        </tr>
      </Thead>
      {rows.rows.length > ALL_AT_ONCE ? (
        <WindowedRows {...rows} end={end} fallback={first} />
      ) : (
        first
      )}
    </Table>
  );
}

/** Calls `onVisible` when it comes near the viewport. */
function Sentinel({ onVisible }: { onVisible: () => void }) {
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    // A busy page gets several entries at once, of which the first may still have been out of view.
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && onVisible(),
      { rootMargin: '600px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onVisible]);
  return (
    <tr ref={ref}>
      <td colSpan={4} className="px-4 py-3 text-center text-ink-muted">
        {emails.loadingMore}
      </td>
    </tr>
  );
}
