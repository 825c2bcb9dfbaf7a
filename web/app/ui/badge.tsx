import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const variants = cva(
  'inline-flex items-center gap-1.25 border px-2 py-px text-xs/4.5 font-medium [&>.lucide]:size-3 [&>.lucide]:stroke-[2.25]',
  {
    variants: {
      tone: {
        neutral: 'border-minor-line bg-minor-soft text-minor',
        positive: 'border-positive-line bg-positive-soft text-positive',
        warning: 'border-warning-line bg-warning-soft text-warning',
        important: 'border-important-line bg-important-soft text-important',
        critical: 'border-critical-line bg-critical-soft text-critical',
        accent: 'border-accent-line bg-accent-soft text-accent',
        solid:
          'border-accent bg-accent text-[0.6875rem] font-semibold tracking-caps text-on-accent',
      },
      /** For text of a website, which may be long: wraps instead of widening its column. */
      wraps: { true: 'rounded-2xl wrap-anywhere', false: 'rounded-full whitespace-nowrap' },
    },
    defaultVariants: { tone: 'neutral', wraps: false },
  },
);

/** A state as icon plus word, never as color alone. */
export function Badge({
  tone,
  wraps,
  children,
}: VariantProps<typeof variants> & { children: ReactNode }) {
  return <span className={variants({ tone, wraps })}>{children}</span>;
}
