import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { recordingFilters } from '../../../../lambdas/contract/copy/recording-list.ts';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import { deviceClasses } from '../../../../lambdas/contract/digest.ts';
import {
  recordingLengths,
  recordingOrders,
  recordingSources,
} from '../../../../lambdas/contract/recording-filter.ts';
import { signalKinds } from '../../../../lambdas/contract/signal.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import type { Option } from '../../ui/form/select.tsx';
import { countryName } from './country-name.ts';
import { Choice, type Named, Period } from './filter-choices.tsx';
import {
  allButSearch,
  type ChangeFilters,
  countOf,
  type Filters,
  furtherNames,
} from './use-filters.ts';

const copy = recordingFilters;

/** Filter values that occur in the sessions that were read. */
interface Offers {
  readonly countries: readonly string[];
  readonly browsers: readonly string[];
  readonly tags: readonly string[];
}
interface Props {
  filters: Filters;
  change: ChangeFilters;
  offers: Offers;
}

export function FilterBar({ filters, change, offers }: Props) {
  /** On a phone all filters but the search are behind the button, and closed, so that rows come first. */
  const [isPhone] = useState(() => window.matchMedia('(width < 40rem)').matches);
  const active = countOf(filters, isPhone ? allButSearch : furtherNames);
  const [isOpen, setIsOpen] = useState(active > 0 && !isPhone);
  const folded = isOpen ? '' : 'max-sm:hidden';
  const id = useId();
  const choice = (name: Named, options: readonly Option[]) => (
    <Choice
      {...{ name, options }}
      value={filters[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  /** A value of the URL that no session has stays selectable, so that it can be removed. */
  const offered = (name: Named, values: readonly string[], label = (value: string) => value) =>
    (values.length > 0 || filters[name]) &&
    choice(
      name,
      [...new Set([...values, filters[name]].filter(Boolean))].map((value) => ({
        value,
        label: label(value),
      })),
    );
  return (
    <search className="mb-4 grid gap-3">
      <div className="grid items-start gap-3 max-sm:*:first:-order-2 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[minmax(12rem,1fr)_11rem_13rem_12rem_auto]">
        <SearchField
          label={copy.page}
          placeholder={copy.pageHint}
          value={filters.page}
          onChange={(page) => change({ page })}
        />
        <div className={folded}>
          <Period {...{ filters, change }} />
        </div>
        <div className={folded}>
          {choice(
            'signal',
            signalKinds.map((value) => ({ value, label: recordings.signals[value] })),
          )}
        </div>
        <div className={folded}>
          {choice(
            'order',
            recordingOrders.slice(1).map((value) => ({ value, label: copy.orders[value] })),
          )}
        </div>
        <Button
          variant="secondary"
          className="min-h-10 justify-self-start max-sm:-order-1"
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
        className="grid gap-3 not-hidden:grid sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
      >
        <SearchField
          label={copy.clicked}
          placeholder={copy.clickedHint}
          value={filters.clicked}
          onChange={(clicked) => change({ clicked })}
        />
        <SearchField
          label={copy.entry}
          placeholder={copy.entryHint}
          value={filters.entry}
          onChange={(entry) => change({ entry })}
        />
        {choice(
          'source',
          recordingSources.map((value) => ({ value, label: recordings.sources[value] })),
        )}
        {choice('visits', [
          { value: 'new', label: copy.onlyFirst },
          { value: 'returning', label: copy.onlyReturning },
        ])}
        {choice(
          'device',
          deviceClasses.map((value) => ({ value, label: recordings.devices[value] })),
        )}
        {offered('browser', offers.browsers)}
        {offered('country', offers.countries, countryName)}
        {choice(
          'seconds',
          recordingLengths.map((value) => ({ value, label: copy.lengths[value] })),
        )}
        {choice('errors', [{ value: 'yes', label: copy.withErrors }])}
        {choice('watched', [
          { value: 'no', label: copy.onlyNew },
          { value: 'yes', label: copy.onlyWatched },
        ])}
        {choice('starred', [{ value: 'yes', label: copy.onlyStarred }])}
        {choice('live', [{ value: 'yes', label: copy.onlyLive }])}
        {offered('tag', offers.tags)}
      </div>
    </search>
  );
}
