import { type FormEvent, useState } from 'react';
import { myData } from '../../../lambdas/contract/copy/my-data.ts';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { useWebsiteErasure } from './use-my-data.ts';

const copy = myData.erasure.dialog;

/** Has the website's address typed: it says which one, and that it is meant. */
export function DeleteRecordingsDialog({ close }: { close: () => void }) {
  const { mutate, isPending } = useWebsiteErasure(close);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    const domain = domainOf(String(typed.get('domain')));
    setIsWrong(!domain);
    if (domain) mutate(domain);
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
          {copy.follows.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <TextField
          label={copy.domain}
          hint={copy.domainHint}
          error={isWrong ? copy.notAnAddress : undefined}
          name="domain"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
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
