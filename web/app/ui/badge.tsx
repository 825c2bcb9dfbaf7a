import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const look = cva(
  'inline-flex items-center gap-1.25 rounded-full border px-2 py-px text-xs/4.5 font-medium whitespace-nowrap [&>.lucide]:size-3 [&>.lucide]:stroke-[2.25]',
  {
    variants: {
      tone: {
        neutral: 'border-minor-line bg-minor-soft text-minor',
        positive: 'border-positive-line bg-positive-soft text-positive',
        warning: 'border-warning-line bg-warning-soft text-warning',
        critical: 'border-critical-line bg-critical-soft text-critical',
        accent: 'border-accent-line bg-accent-soft text-accent',
        solid:
          'border-accent bg-accent text-[0.6875rem] font-semibold tracking-caps text-on-accent',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A state as icon plus word, never as colour alone. */
export function Badge({ tone, children }: VariantProps<typeof look> & { children: ReactNode }) {
  return <span className={look({ tone })}>{children}</span>;
}
