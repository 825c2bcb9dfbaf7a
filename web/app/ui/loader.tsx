import { cx } from 'class-variance-authority';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { Sunrise } from './logo.tsx';

/** The ring of a busy button or of a line of text; always with words beside it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-ring rounded-full border-2 border-current/25 border-t-current"
    />
  );
}

/** The sunrise of a page that is on its way; `Outline` where the shape of what comes is known. */
export function PageLoader({
  className,
  words = general.loading,
}: {
  className?: string;
  words?: string;
}) {
  return (
    <div
      role="status"
      data-loading
      className={cx(
        'grid animate-appear place-content-center justify-items-center p-12',
        className,
      )}
    >
      <Sunrise className="size-14 text-accent" isRising />
      <p className="mt-2 text-ink-muted">{words}</p>
    </div>
  );
}
