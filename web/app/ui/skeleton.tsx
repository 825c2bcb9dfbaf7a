import { cx } from 'class-variance-authority';

/** A placeholder in the place and size of a line or box that is loading; the text about it belongs next to it. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('block animate-breathe rounded-sm bg-sunken dark:bg-line', className)}
  />
);
