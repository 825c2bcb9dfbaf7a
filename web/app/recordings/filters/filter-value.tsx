import { type FormEvent, useState } from 'react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { FILTER_TEXT_MAX_CHARACTERS } from '../../../../lambdas/contract/recording-filter.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { OptionList } from '../../ui/form/option-list.tsx';
import type { FilterKind } from './filter-kinds.ts';
import type { Filters } from './use-filters.ts';

/** Lists of at least this many options get a search field. */
const SEARCHED_FROM = 8;

type Value = Filters[keyof Filters];
interface Props {
  kind: FilterKind;
  value: Value;
  onChange: (value: Value) => void;
}

/** Selects one or several values of a filter, or types its value. */
export function FilterValue({ kind: { label, options }, value, onChange }: Props) {
  // The URL changes in a transition, so a second selection must not start from its old value.
  const [selected, setSelected] = useState(value);
  if (!options) return <TextValue {...{ label, onChange }} value={String(value)} />;
  const select = (option: string) => {
    const next = typeof selected === 'string' ? option : toggled(selected, option);
    setSelected(next);
    onChange(next);
  };
  return (
    <OptionList
      {...{ label, options }}
      value={selected}
      search={options.length < SEARCHED_FROM ? undefined : { hint: label, noMatch: copy.noValue }}
      onSelect={select}
    />
  );
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function TextValue({ label, value, onChange }: TextProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(String(new FormData(event.currentTarget).get('text') ?? '').trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 p-1.5">
      <TextField
        label={label}
        hint={copy.contains}
        name="text"
        defaultValue={value}
        maxLength={FILTER_TEXT_MAX_CHARACTERS}
        autoComplete="off"
        ref={(field) => field?.focus({ preventScroll: true })}
      />
      <Button type="submit" size="sm" className="justify-self-end">
        {copy.apply}
      </Button>
    </form>
  );
}
