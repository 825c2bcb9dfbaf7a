import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/layout/dialog.tsx';

const copy = recordings.remove;

interface Props {
  readonly title: string;
  readonly action: string;
  readonly close: () => void;
  readonly confirm: () => void;
}

/** Confirms a deletion, which cannot be undone. */
export const DeleteDialog = ({ title, action, close, confirm }: Props) => (
  <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} title={title} lead={copy.lead}>
    <DialogActions>
      <Button variant="secondary" onClick={close}>
        {copy.keep}
      </Button>
      <Button variant="danger" onClick={confirm}>
        {action}
      </Button>
    </DialogActions>
  </Dialog>
);
