import { myData } from '../../../lambdas/contract/copy/my-data.ts';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';
import { TextField } from '../ui/form/field.tsx';
import { useFieldErrors } from '../ui/form/field-errors.ts';
import { Consequences, FormDialog } from '../ui/form/form-dialog.tsx';
import { useWebsiteErasure } from './use-my-data.ts';

const copy = myData.erasure.dialog;

/** Asks for the website's domain as a confirmation. */
export function DeleteRecordingsDialog({ close }: { close: () => void }) {
  const { mutate, isPending } = useWebsiteErasure();
  const { ref, errors, setErrors } = useFieldErrors();
  const submit = (typed: FormData) => {
    const domain = domainOf(String(typed.get('domain')));
    setErrors(domain ? {} : { domain: copy.notAnAddress });
    if (domain) mutate(domain, { onSuccess: close });
  };
  return (
    <FormDialog copy={copy} formRef={ref} {...{ close, isPending }} onSubmit={submit} isDangerous>
      <Consequences lines={copy.follows} />
      <TextField
        label={copy.domain}
        hint={copy.domainHint}
        error={errors.domain}
        name="domain"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  );
}
