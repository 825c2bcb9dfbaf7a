import { useRef } from 'react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { AddFilter } from './add-filter.tsx';
import { DateFilter } from './date-filter.tsx';
import { FilterChip } from './filter-chip.tsx';
import { filterKinds, type Offers, valueLabel } from './filter-kinds.ts';
import { OrderChoice } from './order-choice.tsx';
import { SaveSegment } from './save-segment.tsx';
import { type ChangeFilters, type Filters, isNarrowed, noFilters } from './use-filters.ts';

interface Props {
  filters: Filters;
  change: ChangeFilters;
  offers: Offers;
}

/** Search, dates and order, which are always there, and the other filters as chips. */
export function FilterBar({ filters, change, offers }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const kinds = filterKinds(filters, offers);
  const active = kinds.flatMap((kind) => {
    const words = valueLabel(kind, filters);
    return words ? [{ kind, words }] : [];
  });
  const others = kinds.filter(
    (kind) => kind.options?.length !== 0 && !active.some((each) => each.kind === kind),
  );
  /** The button that was clicked disappears with what it removes. */
  const remove = (removed: Partial<Filters>) => {
    change(removed);
    add.current?.focus();
  };
  return (
    <search className="mb-4 grid grid-cols-1 gap-2.5">
      <div className="flex flex-wrap gap-2">
        <div className="grow basis-48 max-sm:basis-full">
          <SearchField
            label={copy.page}
            placeholder={copy.pageHint}
            value={filters.page}
            onChange={(page) => change({ page })}
          />
        </div>
        <div className="flex min-w-0 gap-2 max-sm:w-full">
          <DateFilter {...{ filters, change }} />
          <AddFilter ref={add} kinds={others} change={change} />
          <div className="max-sm:ml-auto">
            <OrderChoice order={filters.order} change={change} />
          </div>
        </div>
      </div>
      {isNarrowed(filters) && (
        <div className="flex flex-wrap items-center gap-2">
          {active.length > 0 && (
            <ul aria-label={copy.active} className="contents">
              {active.map(({ kind, words }) => (
                <li key={kind.name} className="max-w-full min-w-0">
                  <FilterChip
                    {...{ kind, words }}
                    value={filters[kind.name]}
                    onChange={(value) => (value ? change : remove)({ [kind.name]: value })}
                  />
                </li>
              ))}
            </ul>
          )}
          <Button
            variant="ghost"
            size="sm"
            onClick={() => remove({ ...noFilters, order: filters.order })}
          >
            {copy.clear}
          </Button>
          <SaveSegment filters={filters} />
        </div>
      )}
    </search>
  );
}
