import { cx } from 'class-variance-authority';
import type { TableProps } from './table.tsx';

interface WideTableProps extends TableProps {
  className?: string;
  /** All rows with the header, where only some of them are in the page. */
  rows?: number;
}

/** A table too wide for blocks: it scrolls sideways, by keyboard too, and stays a table on a phone. */
export function WideTable({ caption, className, rows, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className="overflow-x-auto rounded-[inherit]">
      <table
        aria-rowcount={rows}
        className={cx('w-full border-separate border-spacing-0 text-left', className)}
      >
        {children}
      </table>
    </section>
  );
}
