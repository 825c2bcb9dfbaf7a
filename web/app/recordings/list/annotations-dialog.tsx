import { useState } from 'react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import { TAGS_PER_RECORDING } from '../../../../lambdas/contract/recordings.ts';
import { Field, Textarea, TextField } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useAnnotate } from './use-annotate.ts';

const copy = recordings.annotations;

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
export function AnnotationsDialog({ recording, close }: Props) {
  const { mutate, isPending } = useAnnotate(recording.session_id);
  /** What the fields started with: the recording may be loaded again while the dialog is open. */
  const [before] = useState(recording);
  /** Sends only what changed, so that it does not replace what others have saved meanwhile. */
  const save = (typed: FormData) => {
    const note = String(typed.get('note') ?? '');
    const tags = tagsIn(String(typed.get('tags') ?? ''));
    const areTagsChanged = tags.join() !== before.tags.join();
    mutate(
      {
        sessionId: before.session_id,
        ...(note !== before.note && { note }),
        ...(areTagsChanged && { tags, tagsBefore: before.tags }),
      },
      { onSuccess: close },
    );
  };
  return (
    <FormDialog copy={copy.dialog} {...{ close, isPending }} onSubmit={save}>
      <Field label={copy.note} hint={copy.noteHint}>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={3}
            maxLength={1_000}
            defaultValue={before.note}
          />
        )}
      </Field>
      <TextField
        label={copy.tags}
        hint={copy.tagsHint}
        name="tags"
        defaultValue={before.tags.join(', ')}
      />
    </FormDialog>
  );
}
