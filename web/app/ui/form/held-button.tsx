import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Button } from '../button.tsx';

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A button that what it does disables. A browser would drop its focus then, so while it has the focus it only ignores
 * clicks, and it is disabled when it is left.
 */
export function HeldButton({ disabled, ...rest }: ComponentProps<typeof Button>) {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = disabled && hasFocus;
  return (
    <Button
      {...rest}
      disabled={disabled && !hasFocus}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      {...(isHeld && { variant: 'held', 'aria-disabled': true, onClick: ignore })}
    />
  );
}
