import { myData } from '../../../lambdas/contract/copy/my-data.ts';
import { EMAIL_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { TextField } from '../ui/form/field.tsx';
import { useFieldErrors } from '../ui/form/field-errors.ts';
import { Consequences, FormDialog } from '../ui/form/form-dialog.tsx';
import { useDeletionRequest } from './use-my-data.ts';

const { dialog: copy, otherAddress } = myData.deletion;
const wrongAddress = { email: `${otherAddress.title}. ${otherAddress.detail}` };

/** Lists what is deleted and asks for the email address. An email then asks for confirmation. */
export function DeleteAccountDialog({ close }: { close: () => void }) {
  const { email } = useUser();
  const { ref, errors, setErrors } = useFieldErrors();
  const onOtherAddress = () => setErrors({ ...wrongAddress });
  const { mutate, isPending } = useDeletionRequest(onOtherAddress);
  const submit = (typed: FormData) => {
    const address = String(typed.get('email')).trim();
    if (address === '') return onOtherAddress();
    setErrors({});
    mutate(address, { onSuccess: close });
  };
  return (
    <FormDialog copy={copy} formRef={ref} {...{ close, isPending }} onSubmit={submit} isDangerous>
      <Consequences lines={copy.gone} />
      <TextField
        label={copy.email}
        hint={copy.emailHint(email)}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_CHARACTERS}
      />
    </FormDialog>
  );
}
