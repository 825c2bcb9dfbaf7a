import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/layout/dialog.tsx';
import type { Connection } from './use-connection.ts';

/** Asks for confirmation, because recording stops immediately. */
export function DisconnectButton({ connection }: { connection: Connection }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { domain, disconnect, isDisconnecting } = connection;
  const confirm = () => {
    setIsConfirming(false);
    disconnect();
  };
  return (
    <>
      <Button
        variant="danger"
        busy={isDisconnecting && copy.disconnect.busy}
        onClick={() => setIsConfirming(true)}
      >
        <Unplug />
        {copy.actions.disconnect}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title={copy.disconnect.title(displayDomain(domain))}
        lead={copy.disconnect.lead}
      >
        <DialogActions>
          <Button variant="secondary" onClick={() => setIsConfirming(false)}>
            {copy.disconnect.keep}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {copy.disconnect.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
