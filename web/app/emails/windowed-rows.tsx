import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Tbody } from '../ui/table.tsx';
import { groupPosition } from './email-groups.ts';
import { EmailTableRow, type Rows } from './email-table-row.tsx';

/** The estimate until a row is measured. */
const ROW_PX = 47;

/** Renders only the rows near the viewport. Loaded on demand, because short lists do not need it. */
export function WindowedRows({ rows, zone, list, hasAllRows, end }: Rows & { end: ReactNode }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useListTop(body);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 20,
    // A row without layout measures 0, and rows of height 0 would all be rendered.
    measureElement: (...measured) => measureElement(...measured) || ROW_PX,
    scrollMargin,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtual.getTotalSize() + scrollMargin - (items.at(-1)?.end ?? scrollMargin);
  return (
    <Tbody ref={body}>
      {before > 0 && <Gap height={before} />}
      {items.map(({ index }) => {
        const row = rows[index];
        if (!row) return null;
        const measure = virtual.measureElement;
        const group = groupPosition(rows, index);
        return (
          <EmailTableRow
            key={row.id}
            {...{ row, zone, index, measure, list, hasAllRows, ...group }}
          />
        );
      })}
      {after > 0 && <Gap height={after} />}
      {end}
    </Tbody>
  );
}

/** The top of the rows on the page. */
function useListTop(body: RefObject<HTMLTableSectionElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + scrollY);
  }, [body]);
  return top;
}

const Gap = ({ height }: { height: number }) => (
  <tr>
    <td colSpan={4} style={{ height }} />
  </tr>
);
