import { useState } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { stored } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/layout/dialog.tsx';

const copy = emails.connected;

/** Shows once after a website was connected; closing it removes the stored flag (§3). */
export function ConnectedDialog() {
  const { id } = useUser();
  const flag = stored.showSuccessModalOf(id);
  const [isOpen, setIsOpen] = useState(() => flag.get() === 'true');
  const close = () => {
    flag.remove();
    setIsOpen(false);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={close} title={copy.title} lead={copy.lead}>
      <DialogActions>
        <Button onClick={close}>{copy.action}</Button>
      </DialogActions>
    </Dialog>
  );
}
