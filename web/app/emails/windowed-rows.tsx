import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Tbody } from '../ui/table.tsx';
import { inGroup } from './email-groups.ts';
import { EmailTableRow, type Rows } from './email-table-row.tsx';

/** The estimate until the first row is measured. */
const ROW_PX = 47;

/** The rows near the screen, with room for all the others. Lists that need no window load without it. */
export function WindowedRows({ rows, zone, list, isWhole, end }: Rows & { end: ReactNode }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { scrollMargin, rowPx } = usePlace(body);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    overscan: 20,
    // A row that is not laid out measures nothing, and a window over rows of no height would want them all.
    measureElement: (...measured) => measureElement(...measured) || rowPx,
    scrollMargin,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? 0) - scrollMargin);
  return (
    <Tbody ref={body}>
      {before > 0 && <Gap height={before} />}
      {items.map(({ index }) => {
        const row = rows[index];
        if (!row) return null;
        const measure = virtual.measureElement;
        const group = inGroup(rows, index);
        return (
          <EmailTableRow key={row.id} {...{ row, zone, index, measure, list, isWhole, ...group }} />
        );
      })}
      {after > 0 && <Gap height={after} />}
      {end}
    </Tbody>
  );
}

/** Where the rows begin on the page, and how high one is: a window that guesses right has nothing to correct. */
function usePlace(body: RefObject<HTMLTableSectionElement | null>) {
  const [place, setPlace] = useState({ scrollMargin: 0, rowPx: ROW_PX });
  useLayoutEffect(() => {
    const { current } = body;
    if (!current) return;
    const row = current.querySelector<HTMLElement>('[data-index]');
    const scrollMargin = current.getBoundingClientRect().top + scrollY;
    setPlace({ scrollMargin, rowPx: row?.offsetHeight || ROW_PX });
  }, [body]);
  return place;
}

const Gap = ({ height }: { height: number }) => (
  <tr>
    <td colSpan={4} style={{ height }} />
  </tr>
);
