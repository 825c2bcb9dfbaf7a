import { recordingSegments } from '../../../../lambdas/contract/copy/recording-segments.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useFieldErrors } from '../../ui/form/field-errors.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';

const copy = recordingSegments;

interface Props {
  /** The name so far, of a segment that is renamed. */
  name?: string;
  /** Names that it cannot have. */
  taken?: readonly string[];
  isPending: boolean;
  close: () => void;
  onSave: (name: string) => void;
}

export function SegmentDialog({ name: known, taken = [], isPending, close, onSave }: Props) {
  const { ref, errors, setErrors } = useFieldErrors();
  const submit = (typed: FormData) => {
    const name = String(typed.get('name') ?? '').trim();
    if (name === known) return close();
    const wrong = taken.includes(name) ? copy.taken.detail : !name && copy.nameNeeded;
    setErrors(wrong ? { name: wrong } : {});
    if (!wrong) onSave(name);
  };
  return (
    <FormDialog
      words={known === undefined ? copy.dialog : copy.renaming}
      formRef={ref}
      {...{ close, isPending }}
      onSubmit={submit}
    >
      <TextField
        label={copy.name}
        name="name"
        error={errors.name}
        defaultValue={known}
        required
        maxLength={60}
      />
    </FormDialog>
  );
}
