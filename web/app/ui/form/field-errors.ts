import { useEffect, useRef, useState } from 'react';

/** What is wrong, by the field's name. `form` is above all fields. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** The first wrong field gets the focus: a screen reader reads its error, a keyboard is where it is needed. */
export function useFieldErrors() {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { ref, errors, setErrors };
}
