import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';

type Values = Record<string, string>;
/** What is wrong, by the field's name. `form` is above all fields. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

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
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
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
  // The first wrong field gets the focus: a screen reader reads its error, a keyboard is where it is needed.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { ref, errors, isBusy, onSubmit };
}
