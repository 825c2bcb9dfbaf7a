import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** The accessible name of the remove button. */
  remove: string;
  onRemove: () => void;
  /** A button with `chipButtonClassName`, or text with `chipTextClassName` if the value cannot be changed. */
  children: ReactNode;
}

/** A set value with a remove button. */
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
