import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import { TextField } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';

const copy = recordings.segments;

interface Props {
  isPending: boolean;
  close: () => void;
  onSave: (name: string) => void;
}

export const SegmentDialog = ({ isPending, close, onSave }: Props) => (
  <FormDialog
    words={copy.dialog}
    {...{ close, isPending }}
    onSubmit={(typed) => {
      const name = String(typed.get('name') ?? '').trim();
      if (name) onSave(name);
    }}
  >
    <TextField label={copy.name} name="name" required maxLength={60} />
  </FormDialog>
);
