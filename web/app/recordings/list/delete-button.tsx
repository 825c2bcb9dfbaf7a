import { Trash2 } from 'lucide-react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import { Button } from '../../ui/button.tsx';
import { useDeleteConfirmation } from '../use-delete-confirmation.tsx';
import { useDeleteRecording } from './use-recordings.ts';

const copy = recordings.remove;

export function DeleteButton({ sessionId }: { sessionId: string }) {
  const { remove, isPending } = useDeleteRecording(sessionId);
  const [askToDelete, dialog] = useDeleteConfirmation({
    title: copy.title,
    action: copy.confirm,
    remove,
  });
  return (
    <>
      <Button variant="danger" busy={isPending && copy.busy} onClick={askToDelete}>
        <Trash2 />
        {copy.action}
      </Button>
      {dialog}
    </>
  );
}
