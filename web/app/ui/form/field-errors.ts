import { useEffect, useRef, useState } from 'react';

/** Error messages by field name. `form` is shown above all fields. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** Focuses the first invalid field, so that screen readers read its error and the user can correct it. */
export function useFieldErrors() {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { ref, errors, setErrors };
}
