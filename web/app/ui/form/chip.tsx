import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** Says to screen readers what the button removes. */
  remove: string;
  onRemove: () => void;
  /** A button with `chipButtonClassName`, or text with `chipTextClassName` where nothing can be changed. */
  children: ReactNode;
}

/** A value that was set: it can be removed, and changed where it is a button. */
export const Chip = ({ remove, onRemove, children }: Props) => (
  <span className="inline-flex max-w-full rounded-md border border-accent-line bg-accent-soft text-ui text-ink">
    {children}
    <button
      type="button"
      aria-label={remove}
      onClick={onRemove}
      className="grid w-8 shrink-0 cursor-pointer place-items-center rounded-r-md border-l border-accent-line text-ink-muted hover:bg-surface hover:text-ink"
    >
      <X />
    </button>
  </span>
);

export const chipButtonClassName =
  'min-h-7.5 min-w-0 cursor-pointer truncate rounded-l-md px-2.5 hover:bg-surface aria-expanded:bg-surface';
export const chipTextClassName = 'min-h-7.5 content-center truncate px-2.5 font-medium';
