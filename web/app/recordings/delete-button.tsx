import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { useDeleteRecording } from './use-recordings.ts';

const copy = recordings.remove;

/** Asks first: nothing brings a recording back. */
export function DeleteButton({ sessionId }: { sessionId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteRecording(sessionId);
  const confirm = () => {
    setIsAsking(false);
    mutate();
  };
  return (
    <>
      <Button variant="danger" busy={isPending && copy.busy} onClick={() => setIsAsking(true)}>
        <Trash2 />
        {copy.action}
      </Button>
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title={copy.title} lead={copy.lead}>
        <DialogActions>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            {copy.keep}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {copy.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
