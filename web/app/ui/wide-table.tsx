import { cx } from 'class-variance-authority';
import type { TableProps } from './table.tsx';

interface WideTableProps extends TableProps {
  className?: string;
  /** The number of all rows including the header, if only some of them are rendered. */
  rows?: number;
}

/** A wide table, which scrolls sideways (also by keyboard) and stays a table on a phone. */
export function WideTable({ caption, className, rows, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className="scroll-x rounded-[inherit]">
      <table
        aria-rowcount={rows}
        className={cx('w-full border-separate border-spacing-0 text-left', className)}
      >
        {children}
      </table>
    </section>
  );
}
