import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface TableProps {
  /** Read to a screen reader. */
  caption: string;
  children: ReactNode;
}

/** Put it into an unpadded `Card`. Below 768 px every row becomes a block; see `Td`. */
export function Table({ caption, children }: TableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

const thClassName =
  'border-b border-line bg-sunken px-4 py-2 text-ui font-medium whitespace-nowrap text-ink-muted first:rounded-tl-[calc(var(--radius-lg)-1px)] last:rounded-tr-[calc(var(--radius-lg)-1px)]';

export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return <th scope="col" className={cx(thClassName, className)} {...rest} />;
}

interface SortableProps {
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  children: ReactNode;
}

export function SortableTh({ direction, onSort, children }: SortableProps) {
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[
    direction ?? 'none'
  ];
  return (
    <th scope="col" className={thClassName} {...(direction && { 'aria-sort': direction })}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'inline-flex min-h-6 cursor-pointer items-center gap-1 py-0.5 [&>.lucide]:size-3.5',
          direction ? 'text-ink [&>.lucide]:text-accent' : '[&>.lucide]:text-ink-subtle',
        )}
      >
        {children}
        <Icon />
      </button>
    </th>
  );
}

/** Visible only to screen readers where rows are blocks. */
export function Thead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={cx('max-md:sr-only', className)} {...rest} />;
}

export function Tbody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={cx('max-md:block', className)} {...rest} />;
}

interface TrProps extends ComponentProps<'tr'> {
  isLink?: boolean;
}

/** `isLink`: the link with `rowLinkClassName` covers the whole row. */
export function Tr({ isLink, className, ...rest }: TrProps) {
  return (
    <tr
      className={cx(
        'relative border-line max-md:block max-md:border-b max-md:px-4 max-md:py-3 max-md:last:border-b-0',
        isLink && 'hover:[&>td]:bg-sunken',
        className,
      )}
      {...rest}
    />
  );
}

/** `label` is the column's name, shown before the value where rows are blocks. */
export function Td({ label, className, ...rest }: ComponentProps<'td'> & { label?: string }) {
  return (
    <td
      data-label={label}
      className={cx(
        'border-line px-4 py-3 align-middle md:in-[tr:not(:last-child)]:border-b max-md:block max-md:px-0 max-md:py-0.5',
        label &&
          "max-md:before:mr-1 max-md:before:text-ui max-md:before:text-ink-subtle max-md:before:content-[attr(data-label)_'_']",
        className,
      )}
      {...rest}
    />
  );
}

/** Classes of the only link in a `Tr isLink`, which then covers the row. */
export const rowLinkClassName =
  'font-medium text-inherit no-underline after:absolute after:inset-0 hover:no-underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring';
