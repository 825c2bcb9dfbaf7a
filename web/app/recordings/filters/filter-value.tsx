import type { FormEvent } from 'react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { FILTER_TEXT_MAX_CHARACTERS } from '../../../../lambdas/contract/recording-filter.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { OptionList } from '../../ui/form/option-list.tsx';
import type { FilterKind } from './filter-kinds.ts';

/** Lists that do not fit a popover at a glance get a search. */
const SEARCHED_FROM = 8;

interface Props {
  kind: FilterKind;
  value: string;
  onChange: (value: string) => void;
}

/** Chooses or types the value of one filter. */
export const FilterValue = ({ kind: { label, options }, value, onChange }: Props) =>
  options ? (
    <OptionList
      {...{ label, options, value }}
      search={options.length < SEARCHED_FROM ? undefined : { hint: label, noMatch: copy.noValue }}
      onChoose={onChange}
    />
  ) : (
    <TextValue {...{ label, value, onChange }} />
  );

interface TextProps extends Omit<Props, 'kind'> {
  label: string;
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
