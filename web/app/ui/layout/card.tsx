import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'section'> {
  isPadded?: boolean;
}

export function Card({ isPadded = true, className, ...rest }: Props) {
  return (
    <section
      className={cx(
        'rounded-lg border border-line bg-surface shadow-card',
        isPadded && 'p-5 md:p-6',
        className,
      )}
      {...rest}
    />
  );
}
