import { useRef, useState } from 'react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { AddFilter } from './add-filter.tsx';
import { DateFilter } from './date-filter.tsx';
import { FilterChip } from './filter-chip.tsx';
import { chipTextOf, type FilterOptions, filterKinds } from './filter-kinds.ts';
import { OrderChoice } from './order-choice.tsx';
import { SaveSegment } from './save-segment.tsx';
import { useChipFocus } from './use-chip-focus.ts';
import { type ChangeFilters, type Filters, isNarrowed, noFilters } from './use-filters.ts';

interface Props {
  filters: Filters;
  change: ChangeFilters;
  options: FilterOptions;
}

/** Search, dates and order, which are always visible, and the other filters as chips. */
export function FilterBar({ filters, change, options }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const kinds = filterKinds(filters, options);
  /** The filter whose options are open. Its chip stays even without values until they are closed. */
  const [edited, setEdited] = useState<keyof Filters>();
  const active = kinds.flatMap((kind) => {
    const label = chipTextOf(kind, filters) ?? (kind.name === edited && { text: copy.any });
    return label ? [{ kind, ...label }] : [];
  });
  const unset = kinds.filter(
    (kind) => kind.options?.length !== 0 && !active.some((each) => each.kind === kind),
  );
  const names = active.map(({ kind }) => kind.name);
  const { list, enter } = useChipFocus(names, add);
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
          <AddFilter ref={add} {...{ filters, kinds, unset, change }} />
          <div className="max-sm:ml-auto">
            <OrderChoice order={filters.order} change={change} />
          </div>
        </div>
      </div>
      {(isNarrowed(filters) || edited) && (
        <div className="flex flex-wrap items-center gap-2">
          {active.length > 0 && (
            <ul ref={list} aria-label={copy.active} className="contents">
              {active.map(({ kind, ...label }) => (
                <li key={kind.name} className="max-w-full min-w-0" onFocus={() => enter(kind.name)}>
                  <FilterChip
                    {...{ kind, ...label }}
                    value={filters[kind.name]}
                    onChange={(value) => change({ [kind.name]: value })}
                    onRemove={() => {
                      // Safari does not focus a clicked button.
                      enter(kind.name);
                      change({ [kind.name]: noFilters[kind.name] });
                    }}
                    onOpenChange={(isOpen) => setEdited(isOpen ? kind.name : undefined)}
                  />
                </li>
              ))}
            </ul>
          )}
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              change({ ...noFilters, order: filters.order });
              add.current?.focus();
            }}
          >
            {copy.clear}
          </Button>
          <SaveSegment filters={filters} onSaved={() => add.current?.focus()} />
        </div>
      )}
    </search>
  );
}
