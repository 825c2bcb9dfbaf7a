import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A placeholder in the place and size of a line or box that is loading; the text about it belongs next to it. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('block animate-breathe rounded-sm bg-sunken dark:bg-line', className)}
  />
);

interface OutlineProps {
  /** What loads, for eye and ear, in a line of their own. */
  words: ReactNode;
  /** Before the words. */
  title?: ReactNode;
  wordsClassName?: string;
  className?: string;
  children: ReactNode;
}

/** The shape of what is loading, so that nothing moves when it comes. A quick answer comes before it is seen. */
export const Outline = ({ words, title, wordsClassName, className, children }: OutlineProps) => (
  <div data-loading className="animate-appear">
    {title}
    {/* Outside of what is busy: a busy region may keep its status from a screen reader. */}
    <p role="status" className={cx('text-ink-muted', wordsClassName)}>
      {words}
    </p>
    <div aria-busy="true" className={className}>
      {children}
    </div>
  </div>
);

/** The outline of a page's title, with the words in the place of its lead. */
export const TitleOutline = (props: OutlineProps) => (
  <Outline
    title={<Skeleton className="h-8 w-4/5 max-w-80" />}
    wordsClassName="mt-1 mb-6"
    {...props}
  />
);
