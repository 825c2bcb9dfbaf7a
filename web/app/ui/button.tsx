import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, cloneElement, isValidElement, type MouseEvent } from 'react';
import { Spinner } from './loader.tsx';

const variants = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap no-underline transition duration-(--duration-fast) ease-calm hover:no-underline active:translate-y-px disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-disabled disabled:shadow-none',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent shadow-xs hover:bg-accent-hover active:bg-accent-press',
        secondary:
          'border-line bg-surface text-ink shadow-xs hover:border-line-strong hover:bg-sunken',
        ghost:
          'border-transparent text-ink hover:bg-sunken aria-expanded:bg-sunken disabled:border-transparent disabled:bg-transparent',
        /** Looks disabled (`soft-disabled-button.tsx`). */
        'soft-disabled': 'border-line bg-sunken text-ink-disabled',
        danger: 'border-critical-line bg-surface text-critical hover:bg-critical-soft',
      },
      size: {
        sm: 'min-h-8 px-2.5 py-1 text-ui',
        md: 'min-h-9 px-3.5 py-1.5 text-sm',
        lg: 'min-h-11 px-4.5 py-2.5 text-base',
        icon: 'size-9',
        'icon-sm': 'size-8',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

interface Props extends ComponentProps<'button'>, VariantProps<typeof variants> {
  /** Applies the classes to the only child, which is usually a link. */
  asChild?: boolean;
  /**
   * The label while busy ("Processing..."); otherwise false. A busy button keeps its focus and ignores clicks. A button that
   * can be busy ignores the second click of a double click, which may come before the page shows that it is busy.
   */
  busy?: string | false | undefined;
}

export function Button(props: Props) {
  const { variant, size, asChild, busy, className, children, ...rest } = props;
  const classes = variants({ variant, size, className });
  if (asChild && isValidElement(children)) {
    return cloneElement(children, { className: classes, ...rest } as object);
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>) =>
    busy || (busy === false && event.detail > 1) ? event.preventDefault() : rest.onClick?.(event);
  return (
    <button
      type="button"
      className={classes}
      {...rest}
      {...(busy && { 'aria-disabled': true })}
      onClick={onClick}
    >
      {busy && <Spinner />}
      {busy || children}
    </button>
  );
}
