import { cx } from 'class-variance-authority';
import { memo } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import type { EmailRow } from '../../../lambdas/contract/emails.ts';
import { Link } from '../lib/router/router.tsx';
import { formatInstant } from '../lib/time/dates.ts';
import { withNonBreakingCounts } from '../lib/time/non-breaking.ts';
import { rowLinkClassName, Td, Tr } from '../ui/table.tsx';
import type { GroupPosition } from './email-groups.ts';
import { EmailStatusBadge } from './email-status.tsx';

export interface Rows {
  rows: readonly EmailRow[];
  zone: string;
  /** The path of the list with its filters, for the back link of the email page. */
  list: string;
  /** Whether the list contains all rows of each report, because no filter hides any. */
  hasAllRows: boolean;
}

interface RowProps extends Omit<Rows, 'rows'>, GroupPosition {
  row: EmailRow;
  /** The index in the whole list, by which the virtualizer measures the row. */
  index: number;
  measure?: (element: HTMLElement | null) => void;
}

/**
 * On a phone the subject comes first with the status beside it. Rows after the first of a report show subject and date only
 * to screen readers. Memoized, so that scrolling renders only new rows.
 */
export const EmailTableRow = memo((props: RowProps) => {
  const { row, zone, index, measure, list, hasAllRows, recipients, isContinued } = props;
  const isFirst = recipients > 0;
  const isAlone = recipients === 1;
  const subject = withNonBreakingCounts(row.subject);
  /** Rows of one report are closer, without a line between them. */
  const groupClassName = cx(isContinued && 'border-b-0!', !isFirst && 'pt-0!');
  return (
    <Tr
      isLink
      ref={measure}
      data-index={index}
      className={cx('max-md:grid! max-md:grid-cols-[1fr_auto] max-md:gap-x-3', groupClassName)}
    >
      <Td
        className={cx(
          'wrap-anywhere text-ink-muted max-md:text-ui',
          isAlone ? 'max-md:col-span-full' : 'align-bottom!',
          groupClassName,
        )}
      >
        {hasAllRows && recipients > 1 && (
          <span className="block text-ui text-ink-subtle">{emails.recipients(recipients)}</span>
        )}
        {row.to}
      </Td>
      <Td className={cx(isAlone ? 'max-md:-order-1' : 'align-bottom!', groupClassName)}>
        <EmailStatusBadge status={row.status} />
      </Td>
      <Td
        className={cx(
          'max-md:wrap-anywhere',
          isFirst && 'max-md:-order-2',
          recipients > 1 && 'align-top max-md:col-span-full',
          groupClassName,
        )}
      >
        <Link
          to={`/emails/${encodeURIComponent(row.id)}`}
          state={{ list }}
          className={rowLinkClassName}
        >
          {isFirst ? subject : <span className="sr-only">{subject}</span>}
        </Link>
      </Td>
      <Td
        className={cx(
          'text-ink-muted lg:whitespace-nowrap tabular-nums max-md:text-ui',
          isFirst && 'max-md:col-span-full',
          recipients > 1 && 'align-top max-md:-order-1',
          groupClassName,
        )}
      >
        <span className={isFirst ? undefined : 'sr-only'}>
          {formatInstant(zone, row.created_at, 'moment')}
        </span>
      </Td>
    </Tr>
  );
});
