import { cx } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

interface Props extends ComponentPropsWithoutRef<'section'> {
  isPadded?: boolean;
}

export const Card = forwardRef<HTMLElement, Props>(function Card(props, ref) {
  const { isPadded = true, className, ...rest } = props;
  return (
    <section
      className={cx(
        'rounded-lg border border-line bg-surface shadow-card',
        isPadded && 'p-5 md:p-6',
        className,
      )}
      {...rest}
      ref={ref}
    />
  );
});
