import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { Button } from '../button.tsx';
import { useModalFocus } from './modal-focus.ts';

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  lead?: ReactNode;
  /** Fields, then the actions in a `DialogActions`. */
  children: ReactNode;
}

/** A modal dialog: traps the focus, closes on Esc, returns the focus. */
export function Dialog({ isOpen, onOpenChange, title, lead, children }: Props) {
  const focus = useModalFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-auto bg-overlay p-4">
          <Radix.Content
            {...focus}
            className="relative grid w-full max-w-120 animate-rise-slow gap-4 rounded-xl border border-line bg-raised p-6 shadow-dialog outline-none"
          >
            <Radix.Title className="pr-8 text-lg font-semibold tracking-tight">{title}</Radix.Title>
            {lead && <Radix.Description className="text-ink-muted">{lead}</Radix.Description>}
            {children}
            <Radix.Close asChild>
              <Button
                variant="ghost"
                size="icon-sm"
                className="absolute top-3 right-3"
                aria-label={general.close}
              >
                <X />
              </Button>
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-2">{children}</div>;
}
