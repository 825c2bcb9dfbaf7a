import { cx } from 'class-variance-authority';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { Sunrise } from './logo.tsx';

/** A spinner for a busy button or a line of text, always next to a label. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-ring rounded-full border-2 border-current/25 border-t-current"
    />
  );
}

interface Props {
  className?: string;
  label?: string;
  /** Whether it is the whole page, so that the label is the heading. */
  isPage?: boolean;
}

/** The loader of a page. Use `Outline` if the shape of the content is known. */
export function PageLoader({ className, label = general.loading, isPage = false }: Props) {
  const Label = isPage ? 'h1' : 'p';
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
      <Label className="mt-2 text-ink-muted">{label}</Label>
    </div>
  );
}

/** The loader while the layout is loading, too. */
export const WholePageLoader = () => (
  <main>
    <PageLoader isPage className="min-h-dvh" />
  </main>
);
