import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClassName } from './field.tsx';

/** A native select for thousands of options, all of which a `Select` would render when it opens. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative [&>.lucide]:pointer-events-none [&>.lucide]:absolute [&>.lucide]:top-1/2 [&>.lucide]:right-3 [&>.lucide]:-translate-y-1/2 [&>.lucide]:text-ink-muted">
      <select
        className={cx(
          controlClassName,
          'min-h-10 cursor-pointer appearance-none truncate pr-9',
          className,
        )}
        {...rest}
      />
      <ChevronDown />
    </div>
  );
}
