import { cx } from 'class-variance-authority';
import { memo } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import type { EmailRow } from '../../../lambdas/contract/emails.ts';
import { Link } from '../lib/router/router.tsx';
import { dateIn } from '../lib/time/dates.ts';
import { withWholeCounts } from '../lib/time/non-breaking.ts';
import { rowLinkClassName, Td, Tr } from '../ui/table.tsx';
import type { InGroup } from './email-groups.ts';
import { EmailStatusBadge } from './email-status.tsx';

export interface Rows {
  rows: readonly EmailRow[];
  zone: string;
  /** The list as it is searched now: the way back from the mail. */
  list: string;
  /** All rows of each report are in the list, none is filtered away. */
  isWhole: boolean;
}

interface RowProps extends Omit<Rows, 'rows'>, InGroup {
  row: EmailRow;
  /** The place in the whole list, by which the window knows how high the row turned out. */
  index: number;
  measure?: (element: HTMLElement | null) => void;
}

/**
 * On a phone the subject comes first, the status beside it. What the first row of a report says is only read aloud on
 * the others. Scrolling renders only the rows that come.
 */
export const EmailTableRow = memo((props: RowProps) => {
  const { row, zone, index, measure, list, isWhole, readers, isContinued } = props;
  const isFirst = readers > 0;
  const isAlone = readers === 1;
  const subject = withWholeCounts(row.subject);
  /** Rows of one report are closer, without a line between them. */
  const near = cx(isContinued && 'border-b-0!', !isFirst && 'pt-0!');
  return (
    <Tr
      isLink
      ref={measure}
      data-index={index}
      className={cx('max-md:grid! max-md:grid-cols-[1fr_auto] max-md:gap-x-3', near)}
    >
      <Td
        className={cx(
          'wrap-anywhere text-ink-muted max-md:text-ui',
          isAlone ? 'max-md:col-span-full' : 'align-bottom!',
          near,
        )}
      >
        {isWhole && readers > 1 && (
          <span className="block text-ui text-ink-subtle">{emails.readers(readers)}</span>
        )}
        {row.to}
      </Td>
      <Td className={cx(isAlone ? 'max-md:-order-1' : 'align-bottom!', near)}>
        <EmailStatusBadge status={row.status} />
      </Td>
      <Td className={cx(isFirst && 'max-md:-order-2', readers > 1 && 'max-md:col-span-full', near)}>
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
          readers > 1 && 'max-md:-order-1',
          near,
        )}
      >
        <span className={isFirst ? undefined : 'sr-only'}>
          {dateIn(zone, row.created_at, 'moment')}
        </span>
      </Td>
    </Tr>
  );
});
