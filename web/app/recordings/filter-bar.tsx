import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { deviceClasses, signalKinds } from '../../../lambdas/contract/digest.ts';
import { SEARCH_PAUSE_MS } from '../../../lambdas/contract/limits.ts';
import {
  recordingLengths,
  recordingOrders,
  recordingPeriods,
} from '../../../lambdas/contract/recordings.ts';
import { Button } from '../ui/button.tsx';
import { Field, SearchInput } from '../ui/field.tsx';
import { type Option, Select } from '../ui/select.tsx';
import { type Change, countOf, type Filters, furtherNames } from './use-filters.ts';

const copy = recordings.filters;
/** A select has no empty value of its own. */
const ALL = 'all';

interface Props {
  filters: Filters;
  change: Change;
  /** Where the sessions came from, as far as they were looked through. */
  countries: readonly string[];
}

export function FilterBar({ filters, change, countries }: Props) {
  const active = countOf(filters, furtherNames);
  const [isOpen, setIsOpen] = useState(active > 0);
  const id = useId();
  const choice = (name: keyof Filters, options: readonly Option[]) => (
    <Choice
      {...{ name, options }}
      value={filters[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <search className="mb-4 grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(12rem,1fr)_10rem_15rem_12rem_auto]">
        <Words name="page" value={filters.page} onChange={(page) => change({ page })} />
        {choice(
          'days',
          recordingPeriods.map((value) => ({ value, label: copy.periods[value] })),
        )}
        {choice(
          'signal',
          signalKinds.map((value) => ({ value, label: recordings.signals[value] })),
        )}
        {choice(
          'order',
          recordingOrders.slice(1).map((value) => ({ value, label: copy.orders[value] })),
        )}
        <Button
          variant="secondary"
          className="min-h-10 justify-self-start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal />
          {copy.more(active)}
        </Button>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="grid gap-3 not-hidden:grid sm:grid-cols-2 lg:grid-cols-3"
      >
        <Words name="entry" value={filters.entry} onChange={(entry) => change({ entry })} />
        {choice(
          'device',
          deviceClasses.map((value) => ({ value, label: recordings.devices[value] })),
        )}
        {choice(
          'seconds',
          recordingLengths.map((value) => ({ value, label: copy.lengths[value] })),
        )}
        {choice('errors', [{ value: 'yes', label: copy.withErrors }])}
        {choice('watched', [
          { value: 'no', label: copy.onlyNew },
          { value: 'yes', label: copy.onlyWatched },
        ])}
        {(countries.length > 0 || filters.country) &&
          choice(
            'country',
            [...new Set([...countries, filters.country].filter(Boolean))].map((value) => ({
              value,
              label: countryName(value),
            })),
          )}
      </div>
    </search>
  );
}

/** What stands there while nothing is chosen. */
const nothing: Readonly<Record<string, string>> = {
  days: copy.periods.all,
  signal: copy.anySignal,
  order: copy.orders.newest,
  device: copy.anyDevice,
  seconds: copy.lengths.all,
  errors: copy.anyErrors,
  watched: copy.anyWatched,
  country: copy.anyCountry,
};

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);

interface ChoiceProps {
  name: keyof Filters;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

const Choice = ({ name, value, options, onChange }: ChoiceProps) => (
  <Field label={copy[name] as string} isLabelHidden>
    {(control) => (
      <Select
        {...control}
        value={options.some((each) => each.value === value) ? value : ALL}
        onValueChange={(next) => onChange(next === ALL ? '' : next)}
        options={[{ value: ALL, label: nothing[name] ?? '' }, ...options]}
      />
    )}
  </Field>
);

interface WordsProps {
  name: 'page' | 'entry';
  value: string;
  onChange: (value: string) => void;
}

/** Follows the keys at once and the server a moment later; an address that changed elsewhere wins. */
function Words({ name, value, onChange }: WordsProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const later = setTimeout(() => onChange(typed), SEARCH_PAUSE_MS);
    return () => clearTimeout(later);
  }, [typed, value, onChange]);
  return (
    <Field label={copy[name]} isLabelHidden>
      {(control) => (
        <SearchInput
          {...control}
          icon={<Search />}
          placeholder={name === 'page' ? copy.pageHint : copy.entryHint}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
}
