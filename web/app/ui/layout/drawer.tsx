import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { Button } from '../button.tsx';
import { useModalFocus } from './modal-focus.ts';

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** A modal drawer that slides in from the right. */
export function Drawer({ isOpen, onOpenChange, label, head, children }: Props) {
  const focus = useModalFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay" />
        <Radix.Content
          {...focus}
          className="fixed inset-y-0 right-0 z-41 w-[min(20rem,88vw)] animate-slide overflow-y-auto border-l border-line bg-raised p-3 shadow-dialog outline-none"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <div className="flex items-start justify-between gap-3 px-2.5 pt-2 pb-2.5">
            {head}
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={general.closeMenu}>
                <X />
              </Button>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
