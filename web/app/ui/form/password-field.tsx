import { useEffect, useRef, useState } from 'react';
import { accounts } from '../../../../lambdas/contract/copy/accounts.ts';
import { Field, Input, type TextFieldProps } from './field.tsx';

const { login } = accounts;

/**
 * A password with a button that shows it. Only the type of the field changes, so password managers and autofill keep working.
 * Submitting hides it again, because browsers store and suggest what was typed into other kinds of fields.
 */
export function PasswordField({ label, hint, error, ...input }: TextFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The form is removed together with the field.
  useEffect(() => field.current?.form?.addEventListener('submit', () => setIsShown(false)), []);
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <div className="relative">
          {/* Browsers send what is spell-checked to their servers. */}
          <Input
            {...control}
            {...input}
            ref={field}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-16"
          />
          <button
            type="button"
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 cursor-pointer px-3 text-ink-muted hover:text-ink"
          >
            {isShown ? login.hide : login.show}{' '}
            {/* Text instead of `aria-label`, so that only the field is labeled as the password. */}
            <span className="sr-only">{label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
