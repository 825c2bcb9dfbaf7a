import { cx } from 'class-variance-authority';

/** A progress bar in percent (§9), at most 100. It is orange when full, because a full plan is not an error. */
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
