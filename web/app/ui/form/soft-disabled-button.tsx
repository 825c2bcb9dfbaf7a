import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Button } from '../button.tsx';

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A button that its action disables. A disabled button would lose the focus, so while it has the focus it is only
 * `aria-disabled` and ignores clicks; it becomes disabled on blur.
 */
export function SoftDisabledButton({ disabled, ...rest }: ComponentProps<typeof Button>) {
  const [hasFocus, setHasFocus] = useState(false);
  const isSoftDisabled = disabled && hasFocus;
  return (
    <Button
      {...rest}
      disabled={disabled && !hasFocus}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      {...(isSoftDisabled && { variant: 'soft-disabled', 'aria-disabled': true, onClick: ignore })}
    />
  );
}
