import { Trash2 } from 'lucide-react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import { Button } from '../../ui/button.tsx';
import { useDeleteConfirmation } from '../use-delete-confirmation.tsx';
import { useDeleteRecordings } from './use-recordings.ts';

const copy = recordings.select;

interface Props {
  selected: ReadonlySet<string>;
  onDone: () => void;
}

/** Deletes the selected recordings, after a confirmation. */
export function SelectionBar({ selected, onDone }: Props) {
  const { mutate, isPending } = useDeleteRecordings();
  const [askToDelete, dialog] = useDeleteConfirmation({
    title: copy.ask(selected.size),
    action: copy.remove,
    remove: () => mutate([...selected], { onSuccess: onDone }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-t-[inherit] border-b border-line bg-accent-soft px-4 py-2">
      <span role="status" className="font-medium">
        {copy.chosen(selected.size)}
      </span>
      <Button
        variant="danger"
        size="sm"
        busy={isPending && recordings.remove.busy}
        onClick={askToDelete}
      >
        <Trash2 />
        {copy.remove}
      </Button>
      <Button variant="ghost" size="sm" onClick={onDone}>
        {copy.clear}
      </Button>
      {dialog}
    </div>
  );
}
