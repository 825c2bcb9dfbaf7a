import { useId, useState } from 'react';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { SHARE_NOTE_MAX, shareDays } from '../../../lambdas/contract/recording-shares.ts';
import { formatDuration } from '../lib/time/local-date.ts';
import { Button } from '../ui/button.tsx';
import { Field, Textarea } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { Dialog, DialogActions } from '../ui/layout/dialog.tsx';
import { ActiveLinks } from './active-links.tsx';
import { useShares } from './use-shares.ts';

const copy = recordings.share;
type Days = (typeof shareDays)[number];

interface Props {
  sessionId: string;
  atMs: number;
  onClose: () => void;
}

/** Creates a link that opens this recording without a login, and revokes existing links. */
export function ShareDialog({ sessionId, atMs, onClose }: Props) {
  const { shares, create, revoke } = useShares(sessionId);
  const [note, setNote] = useState('');
  const [days, setDays] = useState<Days>('7');
  const [startsHere, setStartsHere] = useState(atMs > 0);
  const checkbox = useId();
  const submit = () => create.mutate({ note, days, startMs: startsHere ? atMs : 0 });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      lead={copy.lead}
    >
      <Field label={copy.note} hint={copy.noteHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={SHARE_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Field label={copy.expires}>
        {(control) => (
          <Select
            {...control}
            value={days}
            onValueChange={(next) => setDays(shareDays.find((each) => each === next) ?? days)}
            options={shareDays.map((value) => ({ value, label: copy.days[value] }))}
          />
        )}
      </Field>
      {atMs > 0 && (
        <label htmlFor={checkbox} className="flex items-center gap-2">
          <input
            id={checkbox}
            type="checkbox"
            checked={startsHere}
            onChange={(event) => setStartsHere(event.target.checked)}
            className="size-4 accent-(--color-accent)"
          />
          {copy.startsAt(formatDuration(atMs))}
        </label>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
        <Button busy={create.isPending && copy.creating} onClick={submit}>
          {copy.create}
        </Button>
      </DialogActions>
      {shares.length > 0 && <ActiveLinks shares={shares} revoke={revoke} />}
    </Dialog>
  );
}
