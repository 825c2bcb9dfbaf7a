import { useState } from 'react';
import { recordingFilters } from '../../../../lambdas/contract/copy/recording-list.ts';
import { recordingPeriods } from '../../../../lambdas/contract/recording-filter.ts';
import { Field, Input } from '../../ui/form/field.tsx';
import { type Option, Select } from '../../ui/form/select.tsx';
import type { ChangeFilters, Filters } from './use-filters.ts';

const copy = recordingFilters;
/** Radix selects do not allow an empty value. */
const ALL = 'all';
const CUSTOM = 'custom';

/** A period before now, or two dates. */
export function Period({ filters, change }: { filters: Filters; change: ChangeFilters }) {
  const isCustom = filters.from !== '' || filters.to !== '';
  const [asksDates, setAsksDates] = useState(isCustom);
  const options = [
    ...recordingPeriods.map((value) => ({ value: value as string, label: copy.periods[value] })),
    { value: CUSTOM, label: copy.custom },
  ];
  return (
    <div className="grid content-start gap-2">
      <Choice
        name="days"
        options={options}
        value={asksDates || isCustom ? CUSTOM : filters.days}
        onChange={(value) => {
          setAsksDates(value === CUSTOM);
          if (value === CUSTOM) change({ days: '' });
          else change({ days: value, from: '', to: '' });
        }}
      />
      {(asksDates || isCustom) &&
        (['from', 'to'] as const).map((name) => (
          <Field key={name} label={copy[name]}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={filters[name]}
                {...(name === 'to' && filters.from && { min: filters.from })}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
    </div>
  );
}

/** Shown while nothing is selected. */
const nothing = {
  days: copy.periods.all,
  signal: copy.anySignal,
  order: copy.orders.newest,
  device: copy.anyDevice,
  seconds: copy.lengths.all,
  errors: copy.anyErrors,
  watched: copy.anyWatched,
  country: copy.anyCountry,
  browser: copy.anyBrowser,
  source: copy.anySource,
  visits: copy.anyVisits,
  starred: copy.anyStarred,
  live: copy.anyLive,
  tag: copy.anyTag,
};
export type Named = keyof typeof nothing;

interface ChoiceProps {
  name: Named;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

export const Choice = ({ name, value, options, onChange }: ChoiceProps) => (
  <Field label={copy[name]} isLabelHidden>
    {(control) => (
      <Select
        {...control}
        value={options.some((each) => each.value === value) ? value : ALL}
        onValueChange={(next) => onChange(next === ALL ? '' : next)}
        options={[{ value: ALL, label: nothing[name] }, ...options]}
      />
    )}
  </Field>
);
