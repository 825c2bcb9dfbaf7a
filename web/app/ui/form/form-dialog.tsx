import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../layout/dialog.tsx';

interface Props {
  copy: {
    readonly title: string;
    readonly lead: string;
    readonly cancel: string;
    readonly submit: string;
    readonly submitting: string;
  };
  close: () => void;
  /** Whether a submission is pending; meanwhile the form cannot be submitted again. */
  isPending: boolean;
  onSubmit: (typed: FormData) => void;
  /** The form in which `useFieldErrors` finds the first invalid field. */
  formRef?: Ref<HTMLFormElement>;
  /** Whether the action cannot be undone. */
  isDangerous?: boolean;
  /** Fields whose names are keys of the submitted FormData. */
  children: ReactNode;
}

/** A dialog with a few fields. It stays open, with the typed values, until its opener closes it. */
export function FormDialog(props: Props) {
  const { copy, close, isPending, onSubmit, formRef, isDangerous, children } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={copy.title}
      lead={copy.lead}
    >
      <form ref={formRef} noValidate onSubmit={submit} className="grid gap-4">
        {children}
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button
            {...(isDangerous && { variant: 'danger' })}
            type="submit"
            busy={isPending && copy.submitting}
          >
            {copy.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The consequences of submitting, one per line. */
export const Consequences = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid list-disc gap-1 pl-5">
    {lines.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);
