import { type FormEvent, type Ref, useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { type FormErrors, useFieldErrors } from '../ui/form/field-errors.ts';

type Values = Record<string, string>;

interface Form {
  readonly ref: Ref<HTMLFormElement>;
  readonly errors: FormErrors;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form whose inputs keep their own text: nothing typed is ever lost, and a page that must be light (§ weight of the
 * login) needs no library for it. Heavier forms use react-hook-form. `send` checks, acts, and returns what is wrong.
 */
export function useForm(send: (values: Values) => Promise<FormErrors>): Form {
  const { ref, errors, setErrors } = useFieldErrors();
  const [isBusy, setIsBusy] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values: Values = {};
    for (const [name, value] of new FormData(event.currentTarget)) values[name] = String(value);
    setIsBusy(true);
    send(values)
      .catch(() => ({ form: general.unexpected.detail })) // for instance the checks' own code, gone with a deployment
      .then(setErrors)
      .finally(() => setIsBusy(false));
  };
  return { ref, errors, isBusy, onSubmit };
}
