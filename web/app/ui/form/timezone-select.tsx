import { useMemo } from 'react';
import { timezoneGroups } from '../../lib/time/timezones.ts';
import { Field, type FieldProps } from './field.tsx';
import { Select } from './select.tsx';

interface Props extends Omit<FieldProps, 'children'> {
  value: string;
  onValueChange: (zone: string) => void;
}

/** Selects a time zone of the specification, or the detected one. */
export function TimezoneSelect({ value, onValueChange, ...field }: Props) {
  const options = useMemo(() => timezoneGroups(value, new Date()), [value]);
  return (
    <Field {...field}>
      {(control) => <Select {...control} {...{ value, onValueChange, options }} />}
    </Field>
  );
}
