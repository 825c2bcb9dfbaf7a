import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A placeholder with the size of a line or box that is loading. Put a text about it next to it. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('block animate-breathe rounded-sm bg-sunken dark:bg-line', className)}
  />
);

interface OutlineProps {
  /** What is loading, in a separate line that screen readers announce. */
  label: ReactNode;
  /** Shown above the label. */
  title?: ReactNode;
  labelClassName?: string;
  className?: string;
  children: ReactNode;
}

/** A placeholder with the shape of the content, so that the layout does not shift. Appears with a delay, so that a quick response replaces it unseen. */
export const Outline = ({ label, title, labelClassName, className, children }: OutlineProps) => (
  <div data-loading className="animate-appear">
    {title}
    {/* Outside of the busy region, because screen readers may ignore a status inside it. */}
    <p role="status" className={cx('text-ink-muted', labelClassName)}>
      {label}
    </p>
    <div aria-busy="true" className={className}>
      {children}
    </div>
  </div>
);

/** A placeholder for a page's title, with the label in place of its lead. */
export const TitleOutline = (props: OutlineProps) => (
  <Outline
    title={<Skeleton className="h-8 w-4/5 max-w-80" />}
    labelClassName="mt-1 mb-6"
    {...props}
  />
);
