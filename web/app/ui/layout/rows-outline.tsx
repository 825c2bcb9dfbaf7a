import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Outline, Skeleton } from '../skeleton.tsx';

interface Props {
  /** The height of a row, as a block on a phone and as a table row. */
  rowClassName: string;
  count: number;
}

const cells = ['w-2/5', 'w-4/5', 'w-3/5', 'w-1/3'];

const Rows = ({ rowClassName, count }: Props) =>
  Array.from({ length: count }, (_, row) => (
    <div
      key={row}
      className={cx(
        'grid content-start gap-x-4 gap-y-2.5 border-line px-4 pt-4.5 not-last:border-b md:grid-cols-4',
        rowClassName,
      )}
    >
      {cells.map((width, cell) => (
        <Skeleton key={width} className={cx('h-3', cells[(row + cell) % cells.length])} />
      ))}
    </div>
  ));

const headClassName = 'h-8.75 border-b border-line bg-sunken';

/** A placeholder for a table: four columns, or a block of lines per row on a phone. */
export const RowsOutline = (props: Props) => (
  <>
    <div className={cx('max-md:hidden', headClassName)} />
    <Rows {...props} />
  </>
);

/** The same with the label in the table head, or in the first row on a phone, which shows no head. */
export const TableOutline = ({ label, ...rows }: Props & { label: ReactNode }) => (
  <Outline
    label={label}
    labelClassName={cx(
      'flex items-center gap-2 rounded-t-[calc(var(--radius-lg)-1px)] px-4 text-ui max-md:-mb-8.75 max-md:border-0! max-md:bg-transparent!',
      headClassName,
    )}
    className="max-md:[&>:first-child>*]:invisible"
  >
    <Rows {...rows} />
  </Outline>
);
