import { cx } from 'class-variance-authority';

/** Stands for a line or a box that is on its way, in its place and size; the words belong beside it. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('block animate-breathe rounded-sm bg-sunken dark:bg-line', className)}
  />
);
