import { memo } from 'react';
import type { EmailRow } from '../../../lambdas/contract/emails.ts';
import { Link } from '../lib/router/router.tsx';
import { dateIn } from '../lib/time/dates.ts';
import { rowLinkClassName, Td, Tr } from '../ui/table.tsx';
import { EmailStatusBadge } from './email-status.tsx';

export interface Rows {
  rows: readonly EmailRow[];
  zone: string;
  /** The list as it is searched now: the way back from the mail. */
  list: string;
}

interface RowProps extends Omit<Rows, 'rows'> {
  row: EmailRow;
  /** The place in the whole list, by which the window knows how high the row turned out. */
  index: number;
  measure?: (element: HTMLElement | null) => void;
}

/** On a phone the subject comes first, the status beside it. Scrolling renders only the rows that come. */
export const EmailTableRow = memo(({ row, zone, index, measure, list }: RowProps) => {
  return (
    <Tr
      isLink
      ref={measure}
      data-index={index}
      className="max-md:grid! max-md:grid-cols-[1fr_auto] max-md:gap-x-3"
    >
      <Td className="wrap-anywhere text-ink-muted max-md:col-span-full max-md:text-ui">{row.to}</Td>
      <Td className="max-md:-order-1">
        <EmailStatusBadge status={row.status} />
      </Td>
      <Td className="max-md:-order-2">
        <Link
          to={`/emails/${encodeURIComponent(row.id)}`}
          state={{ list }}
          className={rowLinkClassName}
        >
          {row.subject}
        </Link>
      </Td>
      <Td className="text-ink-muted lg:whitespace-nowrap tabular-nums max-md:col-span-full max-md:text-ui">
        {dateIn(zone, row.created_at, 'moment')}
      </Td>
    </Tr>
  );
});
