import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { Field, Input, type TextFieldProps } from './field.tsx';

/**
 * A password with a button that shows it. Only the type of the field changes, so password managers and autofill keep working.
 * Submitting hides it again, because browsers store and suggest what was typed into other kinds of fields.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { label, isLabelHidden, hint, error, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...input}
            ref={field}
            type={isShown ? 'text' : 'password'}
            // A shown password is not prose.
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="pr-11"
          />
          <ShowButton
            label={label}
            isShown={isShown}
            controls={control.id}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}

interface ShowButtonProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  label: string;
  isShown: boolean;
  controls: string;
}

/** Text instead of `aria-label`, so that only the field is labeled as the password. */
function ShowButton({ label, isShown, controls, onClick }: ShowButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-controls={controls}
      onClick={onClick}
      className="absolute inset-y-0 right-0 grid w-10 cursor-pointer place-items-center rounded-md text-ink-muted hover:text-ink"
    >
      {isShown ? <EyeOff /> : <Eye />}
      <span className="sr-only">{general.showPassword(label)}</span>
    </button>
  );
}
