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

interface Props {
  className?: string;
  words?: string;
  /** All that its page has: the words are the page's heading. */
  isPage?: boolean;
}

/** The sunrise of a page that is on its way; `Outline` where the shape of what comes is known. */
export function PageLoader({ className, words = general.loading, isPage = false }: Props) {
  const Words = isPage ? 'h1' : 'p';
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
      <Words className="mt-2 text-ink-muted">{words}</Words>
    </div>
  );
}

/** Until the page's frame is there, too. */
export const WholePageLoader = () => (
  <main>
    <PageLoader isPage className="min-h-dvh" />
  </main>
);
