import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface Props {
  trigger: ReactNode;
  label: string;
  onOpenChange?: (isOpen: boolean) => void;
  children: (close: () => void) => ReactNode;
}

/** A small panel below its button, in the same landmark. Esc or a click outside closes it and returns the focus. */
export function Popover({ trigger, label, onOpenChange, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="start"
        sideOffset={4}
        collisionPadding={12}
        aria-label={label}
        className="z-30 max-h-(--radix-popover-content-available-height) w-66 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-sm text-ink shadow-pop outline-none"
      >
        {children(() => change(false))}
      </Radix.Content>
    </Radix.Root>
  );
}
