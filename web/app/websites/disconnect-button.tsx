import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/layout/dialog.tsx';
import type { Connection } from './use-connection.ts';

/** Asks first: recording stops at once. */
export function DisconnectButton({ connection }: { connection: Connection }) {
  const [isAsking, setIsAsking] = useState(false);
  const { domain, disconnect, isDisconnecting } = connection;
  const confirm = () => {
    setIsAsking(false);
    disconnect();
  };
  return (
    <>
      <Button
        variant="danger"
        busy={isDisconnecting && copy.disconnect.busy}
        onClick={() => setIsAsking(true)}
      >
        <Unplug />
        {copy.actions.disconnect}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={copy.disconnect.title(domain)}
        lead={copy.disconnect.lead}
      >
        <DialogActions>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
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
