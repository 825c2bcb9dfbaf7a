import { useTable } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { AdminUser } from '../../../lambdas/contract/admin.ts';
import { admin } from '../../../lambdas/contract/copy/admin.ts';
import { SortableTh, Th } from '../ui/table.tsx';
import { WideTable } from '../ui/wide-table.tsx';
import { columns, features } from './user-columns.ts';
import { UserRow } from './user-row.tsx';

const copy = admin.columns;
/** Column widths in percent, so that rows rendered during scrolling do not move the columns. */
const widths = [11.5, 17.5, 13.5, 10.5, 13.5, 11, 11, 11.5];
const ROW_PX = 45;

interface Props {
  users: AdminUser[];
  zone: string;
}

/** Renders only the rows near the viewport, so that ten thousand rows scroll smoothly. */
export function UsersTable({ users, zone }: Props) {
  const table = useTable({
    features,
    columns,
    data: users,
    getRowId: ({ id }) => id,
    initialState: { sorting: [{ id: 'created_at', desc: true }] },
  });
  const { rows } = table.getRowModel();
  const top = useRef<HTMLTableSectionElement>(null);
  const window = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 20,
    scrollMargin: top.current?.offsetTop ?? 0,
  });
  const shown = window.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const after = rows.length - 1 - (shown.at(-1)?.index ?? -1);
  return (
    <WideTable caption={copy.caption} className="min-w-304 table-fixed" rows={rows.length + 1}>
      <colgroup>
        {widths.map((width, place) => (
          <col key={columns[place]?.id} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {table.getFlatHeaders().map(({ column }) => {
            const title = column.columnDef.header as string;
            if (!column.getCanSort()) return <Th key={column.id}>{title}</Th>;
            const direction = column.getIsSorted();
            return (
              <SortableTh
                key={column.id}
                direction={direction ? `${direction}ending` : undefined}
                onSort={() => column.toggleSorting(direction === 'asc')}
              >
                {title}
              </SortableTh>
            );
          })}
        </tr>
      </thead>
      <tbody ref={top}>
        <Gap rows={first} />
        {shown.map(({ index }) => {
          const user = rows[index]?.original;
          return user && <UserRow key={user.id} user={user} zone={zone} place={index + 2} />;
        })}
        <Gap rows={after} />
      </tbody>
    </WideTable>
  );
}

const Gap = ({ rows }: { rows: number }) =>
  rows > 0 && (
    <tr>
      <td colSpan={columns.length} style={{ height: rows * ROW_PX }} />
    </tr>
  );
