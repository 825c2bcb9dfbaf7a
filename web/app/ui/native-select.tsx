import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { controlLook } from './field.tsx';

type Props = ComponentPropsWithoutRef<'select'>;

/** The browser's own list, for choices by the thousand: a `Select` would build every one of them when it opens. */
export const NativeSelect = forwardRef<HTMLSelectElement, Props>(function NativeSelect(props, ref) {
  const { className, ...rest } = props;
  return (
    <div className="relative [&>.lucide]:pointer-events-none [&>.lucide]:absolute [&>.lucide]:top-1/2 [&>.lucide]:right-3 [&>.lucide]:-translate-y-1/2 [&>.lucide]:text-ink-muted">
      <select
        className={cx(
          controlLook,
          'min-h-10 cursor-pointer appearance-none truncate pr-9',
          className,
        )}
        {...rest}
        ref={ref}
      />
      <ChevronDown />
    </div>
  );
});
