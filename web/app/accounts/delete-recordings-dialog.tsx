import { useState } from 'react';
import { myData } from '../../../lambdas/contract/copy/my-data.ts';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';
import { TextField } from '../ui/form/field.tsx';
import { Consequences, FormDialog } from '../ui/form/form-dialog.tsx';
import { useWebsiteErasure } from './use-my-data.ts';

const copy = myData.erasure.dialog;

/** Asks for the website's address, as a confirmation. */
export function DeleteRecordingsDialog({ close }: { close: () => void }) {
  const { mutate, isPending } = useWebsiteErasure(close);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (typed: FormData) => {
    const domain = domainOf(String(typed.get('domain')));
    setIsWrong(!domain);
    if (domain) mutate(domain);
  };
  return (
    <FormDialog words={copy} close={close} isPending={isPending} onSubmit={submit} isDangerous>
      <Consequences lines={copy.follows} />
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
    </FormDialog>
  );
}
