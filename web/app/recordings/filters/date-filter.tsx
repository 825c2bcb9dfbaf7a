import { Calendar } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { recordingPeriods } from '../../../../lambdas/contract/recording-filter.ts';
import { formatLocalDate } from '../../lib/time/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { OptionList } from '../../ui/form/option-list.tsx';
import { Popover } from '../../ui/layout/popover.tsx';
import { BarButton } from './bar-button.tsx';
import { type ChangeFilters, type Filters, isDate } from './use-filters.ts';

interface Props {
  filters: Filters;
  change: ChangeFilters;
}
/** The option for all time, which the URL expresses by no value. */
const ALL = 'all';
const CUSTOM = 'custom';
const periods = ([ALL, ...recordingPeriods] as const).map((value) => ({
  value: value as string,
  label: copy.periods[value] as string,
}));
const options = [...periods, { value: CUSTOM, label: copy.custom }];

/** Selects a period before now, or a range of dates. */
export function DateFilter({ filters, change }: Props) {
  const range = rangeLabel(filters);
  const period = periods.find(({ value }) => value === filters.days);
  return (
    <Popover
      label={copy.days}
      trigger={
        <BarButton
          label={copy.days}
          value={range ?? period?.label ?? copy.periods.all}
          icon={<Calendar />}
        />
      }
    >
      {(close) => (
        <Steps
          filters={filters}
          value={range ? CUSTOM : (period?.value ?? ALL)}
          onChange={(changed) => {
            change({ days: '', from: '', to: '', ...changed });
            close();
          }}
        />
      )}
    </Popover>
  );
}

interface StepsProps {
  filters: Filters;
  value: string;
  onChange: (changed: Partial<Filters>) => void;
}

/** The periods, then the dates in the same place, because a phone has no room for both below the button. */
function Steps({ filters, value, onChange }: StepsProps) {
  const [isCustom, setIsCustom] = useState(false);
  if (isCustom) return <Range filters={filters} onSubmit={onChange} />;
  return (
    <OptionList
      label={copy.days}
      {...{ options, value }}
      onSelect={(days) =>
        days === CUSTOM ? setIsCustom(true) : onChange({ days: days === ALL ? '' : days })
      }
    />
  );
}

interface RangeProps {
  filters: Filters;
  onSubmit: (range: Pick<Filters, 'from' | 'to'>) => void;
}

const focusIn = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

function Range({ filters, onSubmit }: RangeProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const dates = [typed.get('from'), typed.get('to')].map(String);
    // Two dates in the wrong order are still a range.
    const [from = '', to = ''] = dates.includes('') ? dates : dates.sort();
    onSubmit({ from, to });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={copy.custom}
      className="grid gap-2.5 px-2.5 pt-1 pb-2"
    >
      <p aria-hidden="true" className="text-xs text-ink-subtle">
        {copy.custom}
      </p>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={copy[name]}
          name={name}
          type="date"
          defaultValue={filters[name]}
          {...(name === 'from' && { ref: focusIn })}
        />
      ))}
      <Button type="submit" size="sm" className="justify-self-end">
        {copy.apply}
      </Button>
    </form>
  );
}

/** Nov 18 – 20, 2026; undefined without a valid date. */
function rangeLabel({ from, to }: Filters): string | undefined {
  const [first, last] = [from, to].map((date) => (isDate(date) ? date : undefined));
  if (first && last) {
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    return day.formatRange(Date.parse(first), Date.parse(last)).replaceAll('\u2009', ' ');
  }
  if (first) return copy.since(formatLocalDate(first, 'day'));
  return last && copy.until(formatLocalDate(last, 'day'));
}
