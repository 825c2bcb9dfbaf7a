import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import { TAGS_PER_RECORDING } from '../../../../lambdas/contract/recordings.ts';
import { Field, Textarea, TextField } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useAnnotate } from './use-annotate.ts';

const copy = recordings.marks;

const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim().slice(0, 40))
    .filter(Boolean)
    .slice(0, TAGS_PER_RECORDING);

interface Props {
  recording: Pick<RecordingRow, 'session_id' | 'note' | 'tags'>;
  close: () => void;
}

/** The owner's note and tags of one recording. */
export function MarksDialog({ recording, close }: Props) {
  const { mutate, isPending } = useAnnotate();
  const save = (typed: FormData) =>
    mutate(
      {
        sessionId: recording.session_id,
        note: String(typed.get('note') ?? ''),
        tags: tagsIn(String(typed.get('tags') ?? '')),
      },
      { onSuccess: close },
    );
  return (
    <FormDialog copy={copy.dialog} {...{ close, isPending }} onSubmit={save}>
      <Field label={copy.note} hint={copy.noteHint}>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={3}
            maxLength={1_000}
            defaultValue={recording.note}
          />
        )}
      </Field>
      <TextField
        label={copy.tags}
        hint={copy.tagsHint}
        name="tags"
        defaultValue={recording.tags.join(', ')}
      />
    </FormDialog>
  );
}
