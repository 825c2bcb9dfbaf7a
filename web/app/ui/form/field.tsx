import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** Attributes that link a control to its label, hint and error. Spread them on the control. */
export interface Control {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** Only for filter bars, whose controls are understandable without a visible label. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A control with its label above and its hint or error below. */
export function Field({ label, isLabelHidden, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={cx('font-medium', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      {children({ id, 'aria-invalid': !!error, 'aria-describedby': described || undefined })}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-ui text-critical">
          <CircleAlert className="mt-0.5" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ui text-ink-subtle">
          {hint}
        </p>
      )}
    </div>
  );
}

export type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'children'>;

/** A field with one line of text. Also accepts `{...register('email')}`. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, ...input } = props;
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

/** The classes of all text controls. */
export const controlClassName =
  'w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-ink transition-colors duration-(--duration-fast) placeholder:text-ink-subtle hover:border-ink-subtle focus-visible:rounded-md focus-visible:border-ring focus-visible:-outline-offset-1 [&[readonly]]:border-line [&[readonly]]:bg-sunken [&[readonly]]:text-ink-muted disabled:border-line disabled:bg-sunken disabled:text-ink-muted aria-invalid:border-critical-mark';

type InputProps = ComponentProps<'input'>;

export function Input(props: InputProps) {
  const className = cx(controlClassName, 'min-h-10', props.className);
  return <input type="text" {...props} className={className} />;
}

export function Textarea(props: ComponentProps<'textarea'>) {
  const className = cx(controlClassName, 'resize-y leading-5.5', props.className);
  return <textarea {...props} className={className} />;
}

/** A search input with an icon; give it a hidden label through `Field`. */
export function SearchInput({ icon, ...rest }: InputProps & { icon: ReactNode }) {
  return (
    <div className="relative [&>.lucide]:pointer-events-none [&>.lucide]:absolute [&>.lucide]:top-1/2 [&>.lucide]:left-3 [&>.lucide]:-translate-y-1/2 [&>.lucide]:text-ink-subtle">
      {icon}
      <Input type="search" className="pl-9" {...rest} />
    </div>
  );
}
