import { cx } from 'class-variance-authority';
import { general } from '../../../lambdas/contract/copy/general.ts';

interface SunriseProps {
  className?: string;
  isRising?: boolean;
}

/** A sun and its ring above the horizon: the logo's symbol, and the loader. */
export function Sunrise({ className, isRising = false }: SunriseProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="M7.6 15.4a4.4 4.4 0 0 1 8.8 0z"
        fill="currentColor"
        className={cx(isRising && 'animate-sunrise motion-reduce:animate-none')}
      />
      <path
        d="M3.4 15.4a8.6 8.6 0 0 1 17.2 0M1.6 19.6h20.8"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}

/** Put it in a link: to `/` in the app, to the marketing site elsewhere. A name without room wraps, which hides it. */
export function Logo() {
  return (
    <span className="inline-flex h-8 flex-wrap gap-x-2 align-top overflow-hidden text-[1.0625rem] leading-8 font-[650] tracking-tighter text-ink">
      <Sunrise className="h-8 w-6 text-accent" />
      <span>{general.product}</span>
    </span>
  );
}
