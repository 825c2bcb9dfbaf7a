import { type FormEvent, useState } from 'react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { FILTER_TEXT_MAX_CHARACTERS } from '../../../../lambdas/contract/recording-filter.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { OptionList } from '../../ui/form/option-list.tsx';
import type { FilterKind } from './filter-kinds.ts';
import type { Filters } from './use-filters.ts';

/** Lists that do not fit a popover at a glance get a search. */
const SEARCHED_FROM = 8;

type Value = Filters[keyof Filters];
interface Props {
  kind: FilterKind;
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses or types the value of one filter, or chooses several. */
export function FilterValue({ kind: { label, options }, value, onChange }: Props) {
  // The address follows in a transition: a second choice must not start from what it was.
  const [chosen, setChosen] = useState(value);
  if (!options) return <TextValue {...{ label, onChange }} value={String(value)} />;
  const choose = (option: string) => {
    const next = typeof chosen === 'string' ? option : toggled(chosen, option);
    setChosen(next);
    onChange(next);
  };
  return (
    <OptionList
      {...{ label, options }}
      value={chosen}
      search={options.length < SEARCHED_FROM ? undefined : { hint: label, noMatch: copy.noValue }}
      onChoose={choose}
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
