import type { FormEvent } from 'react';
import { myData } from '../../../lambdas/contract/copy/my-data.ts';
import { EMAIL_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { useUser } from '../lib/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { useDeletionRequest } from './use-my-data.ts';

const copy = myData.deletion.dialog;

/** Says what goes, and has the address typed: the mail that follows is the second question. */
export function DeleteAccountDialog({ close }: { close: () => void }) {
  const { email } = useUser();
  const { mutate, isPending } = useDeletionRequest(close);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    mutate(String(typed.get('email')).trim());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={copy.title}
      lead={copy.lead}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ul className="grid list-disc gap-1 pl-5">
          {copy.gone.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <TextField
          label={copy.email}
          hint={copy.emailHint(email)}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX_CHARACTERS}
        />
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button variant="danger" type="submit" busy={isPending && copy.submitting}>
            {copy.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
