import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { memo, useRef } from 'react';
import type { AdminUser } from '../../../lambdas/contract/admin.ts';
import { admin } from '../../../lambdas/contract/copy/admin.ts';
import { dateIn } from '../lib/time/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { SortableTh, Th, WideTable } from '../ui/table.tsx';
import { byLetters, byWords, fullName, isConnected } from './user-list.ts';

const copy = admin.columns;
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, AdminUser>();

/** What is empty is undefined here and comes last, whichever way the column is sorted (OPEN-27). */
const words = (id: string, header: string, textOf: (user: AdminUser) => string) =>
  helper.accessor((user) => textOf(user) || undefined, {
    id,
    header,
    sortFn: (a, b, column) => byWords(a.getValue(column), b.getValue(column)),
    sortUndefined: 'last',
  });
/** ISO 8601 instants sort by character code. */
const instant = (id: string, header: string, textOf: (user: AdminUser) => string | null) =>
  helper.accessor((user) => textOf(user) ?? undefined, {
    id,
    header,
    sortFn: (a, b, column) => byLetters(a.getValue(column), b.getValue(column)),
    sortUndefined: 'last',
  });
const columns = helper.columns([
  words('name', copy.name, fullName),
  words('email', copy.email, ({ email }) => email),
  words('company', copy.company, ({ company }) => company),
  words('job_role', copy.jobRole, ({ job_role }) => job_role),
  words('website', copy.website, ({ website }) => website),
  instant('created_at', copy.created, ({ created_at }) => created_at),
  instant('last_login', copy.lastLogin, ({ last_login }) => last_login),
  helper.display({ id: 'status', header: copy.status }),
]);
/** In percent, so that rows which come and go while one scrolls do not move the columns. */
const widths = [12, 18, 13.5, 10.5, 14, 10.5, 10, 11.5];
const ROW_PX = 45;

interface Props {
  users: AdminUser[];
  zone: string;
}

/** Only the rows near the screen are built: ten thousand scroll like ten. */
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
          return user && <Row key={user.id} user={user} zone={zone} place={index + 2} />;
        })}
        <Gap rows={after} />
      </tbody>
    </WideTable>
  );
}

const Row = memo(({ user, zone, place }: { user: AdminUser; zone: string; place: number }) => (
  <tr aria-rowindex={place} className="group">
    <Cell text={fullName(user)} className="font-medium" />
    <Cell text={user.email} />
    <Cell text={user.company} />
    <Cell text={user.job_role} />
    <Cell text={user.website} />
    <Cell text={dateIn(zone, user.created_at, 'day')} className="text-ink-muted tabular-nums" />
    <Cell
      text={user.last_login ? dateIn(zone, user.last_login, 'day') : ''}
      className="text-ink-muted tabular-nums"
    />
    <td className={cellLook}>
      {isConnected(user) ? (
        <Badge tone="positive">
          <Check />
          {admin.connected}
        </Badge>
      ) : (
        <Badge>{admin.notConnected}</Badge>
      )}
    </td>
  </tr>
));

const cellLook = 'h-11 border-b border-line px-4 py-2 group-last:border-b-0';

/** Longer than its column it is cut, and whole under the pointer. */
const Cell = ({ text, className }: { text: string; className?: string }) => (
  <td className={cx(cellLook, 'truncate', className)} title={text || undefined}>
    {text || admin.nothing}
  </td>
);

const Gap = ({ rows }: { rows: number }) =>
  rows > 0 && (
    <tr>
      <td colSpan={columns.length} style={{ height: rows * ROW_PX }} />
    </tr>
  );
