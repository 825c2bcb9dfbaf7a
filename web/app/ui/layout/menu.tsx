import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuItemClassName } from './menu-item.ts';

interface Props {
  trigger: ReactNode;
  label: string;
  head?: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A menu below its button, in the same landmark, with arrow keys, typeahead and Esc. */
export function Menu({ trigger, label, head, defaultOpen, children }: Props) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={4}
        aria-label={label}
        className="z-30 min-w-60 max-w-80 animate-rise rounded-lg border border-line bg-raised p-1.5 shadow-pop outline-none"
      >
        {head && <div className="px-2.5 pt-2 pb-2.5">{head}</div>}
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

interface ItemProps {
  /** The menu stays open if this takes time. */
  onSelect?: () => Promise<void> | void;
  children: ReactNode;
}

/** An entry of a menu; its only child is the link or button. */
export function MenuItem({ onSelect, children }: ItemProps) {
  const select = (event: Event) => onSelect?.() && event.preventDefault();
  return (
    <Radix.Item asChild onSelect={select} className={menuItemClassName}>
      {children}
    </Radix.Item>
  );
}

export const MenuSeparator = () => <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
