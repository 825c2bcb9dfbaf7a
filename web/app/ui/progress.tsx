import { cx } from 'class-variance-authority';

/** How full something is, of 100 (§9). Never above it, and orange when full: a full plan is not an error. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  const percent = max > 0 ? Math.min(100, Math.round((value / max) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
    >
      <div
        className={cx(
          'h-full rounded-full forced-color-adjust-none',
          percent >= 100 ? 'bg-important-mark' : 'bg-accent',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
