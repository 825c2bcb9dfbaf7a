import { useState } from 'react';
import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import { useNavigate } from '../lib/router/router.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/layout/dialog.tsx';

/** Confirms that recording has started. The page then opens the emails, even if the dialog stays open. */
export function CompleteDialog({ isOpen }: { isOpen: boolean }) {
  const navigate = useNavigate();
  const [isClosed, setIsClosed] = useState(false);
  return (
    <Dialog
      isOpen={isOpen && !isClosed}
      onOpenChange={(open) => setIsClosed(!open)}
      title={copy.complete.title}
      lead={copy.complete.lead}
    >
      <DialogActions>
        <Button onClick={() => navigate('/emails')}>{copy.complete.go}</Button>
      </DialogActions>
    </Dialog>
  );
}
