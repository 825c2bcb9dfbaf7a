import { myData } from '../../../lambdas/contract/copy/my-data.ts';
import { EMAIL_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { TextField } from '../ui/form/field.tsx';
import { Consequences, FormDialog } from '../ui/form/form-dialog.tsx';
import { useDeletionRequest } from './use-my-data.ts';

const copy = myData.deletion.dialog;

/** Lists what is deleted and asks for the address; an email then asks for confirmation. */
export function DeleteAccountDialog({ close }: { close: () => void }) {
  const { email } = useUser();
  const { mutate, isPending } = useDeletionRequest(close);
  const submit = (typed: FormData) => mutate(String(typed.get('email')).trim());
  return (
    <FormDialog words={copy} close={close} isPending={isPending} onSubmit={submit} isDangerous>
      <Consequences lines={copy.gone} />
      <TextField
        label={copy.email}
        hint={copy.emailHint(email)}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_CHARACTERS}
      />
    </FormDialog>
  );
}
