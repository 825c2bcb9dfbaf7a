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
 * A form with uncontrolled inputs, which keep what was typed. Used by pages that must be small, such as the login; larger
 * forms use react-hook-form. `send` validates, submits, and returns the errors. It opens no other page once `isShown` is
 * false, because the user opened one meanwhile.
 */
export function useForm(
  send: (values: Values, isShown: () => boolean) => Promise<FormErrors>,
): Form {
  const { ref, errors, setErrors } = useFieldErrors();
  const [isBusy, setIsBusy] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values: Values = {};
    const form = event.currentTarget;
    for (const [name, value] of new FormData(form)) values[name] = String(value);
    setIsBusy(true);
    send(values, () => form.isConnected)
      .catch(() => ({ form: general.unexpected.detail })) // for example, validation code that a deployment removed
      .then(setErrors)
      .finally(() => setIsBusy(false));
  };
  return { ref, errors, isBusy, onSubmit };
}
