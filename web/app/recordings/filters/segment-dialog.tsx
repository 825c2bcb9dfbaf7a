import { recordingSegments } from '../../../../lambdas/contract/copy/recording-segments.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useFieldErrors } from '../../ui/form/field-errors.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';

const copy = recordingSegments;

interface Props {
  /** The current name of a segment that is being renamed. */
  name?: string;
  /** Names of other segments. */
  taken?: readonly string[];
  isPending: boolean;
  close: () => void;
  onSave: (name: string) => void;
}

export function SegmentDialog({ name: currentName, taken = [], isPending, close, onSave }: Props) {
  const { ref, errors, setErrors } = useFieldErrors();
  const submit = (typed: FormData) => {
    const name = String(typed.get('name') ?? '').trim();
    if (name === currentName) return close();
    const error = taken.includes(name) ? copy.taken.detail : !name && copy.nameNeeded;
    setErrors(error ? { name: error } : {});
    if (!error) onSave(name);
  };
  return (
    <FormDialog
      copy={currentName === undefined ? copy.dialog : copy.renaming}
      formRef={ref}
      {...{ close, isPending }}
      onSubmit={submit}
    >
      <TextField
        label={copy.name}
        name="name"
        error={errors.name}
        defaultValue={currentName}
        required
        maxLength={60}
      />
    </FormDialog>
  );
}
