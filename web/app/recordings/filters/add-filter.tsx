import { ListFilterPlus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { Button } from '../../ui/button.tsx';
import { OptionList } from '../../ui/form/option-list.tsx';
import { Popover } from '../../ui/layout/popover.tsx';
import type { FilterKind } from './filter-kinds.ts';
import { FilterValue } from './filter-value.tsx';
import type { ChangeFilters, Filters } from './use-filters.ts';

interface Props {
  filters: Filters;
  kinds: readonly FilterKind[];
  /** The kinds that are not set. */
  unset: readonly FilterKind[];
  change: ChangeFilters;
  ref: Ref<HTMLButtonElement>;
}

/** A menu of filters, then the values of the selected one in the same place. The search also finds values. */
export const AddFilter = ({ ref, ...rest }: Props) => (
  <Popover
    label={copy.add}
    trigger={
      <Button
        ref={ref}
        variant="secondary"
        className="min-h-10 px-2.5! max-[22.5rem]:[&>.lucide]:hidden sm:px-3!"
      >
        <ListFilterPlus />
        {copy.add}
      </Button>
    }
  >
    {(close) => <Steps {...rest} close={close} />}
  </Popover>
);

interface StepsProps extends Omit<Props, 'ref'> {
  close: () => void;
}

function Steps({ filters, kinds, unset, change, close }: StepsProps) {
  const [selected, setSelected] = useState<FilterKind['name']>();
  const kind = kinds.find(({ name }) => name === selected);
  if (kind) {
    return (
      <FilterValue
        kind={kind}
        value={filters[kind.name]}
        onChange={(value) => {
          change({ [kind.name]: value });
          if (typeof value === 'string') close();
        }}
      />
    );
  }
  const add = (name: FilterKind['name'], value: string) => {
    const before = filters[name];
    change({ [name]: typeof before === 'string' ? value : [...before, value] });
    close();
  };
  /** `option`: a filter, or one of its values: `device`, `device=phone`. */
  const select = (option: string) => {
    const [name, ...rest] = option.split('=');
    const found = kinds.find((each) => each.name === name);
    if (!found) return;
    const [first] = (found.isSwitch && found.options) || [];
    if (rest.length > 0) add(found.name, rest.join('='));
    else if (first) add(found.name, first.value);
    else setSelected(found.name);
  };
  return (
    <OptionList
      label={copy.add}
      search={{ hint: copy.search, noMatch: copy.noFilter }}
      options={unset.map((each) => ({ value: each.name, label: each.label }))}
      searchOnlyOptions={kinds
        .filter((each) => each.counted || unset.includes(each))
        .flatMap((each) => unsetValues(each, filters))}
      onSelect={select}
    />
  );
}

const unsetValues = ({ name, label: title, options = [], isSwitch }: FilterKind, of: Filters) =>
  options
    .filter(({ value }) => !isSwitch && !of[name].includes(value))
    .map(({ value, label }) => ({ value: `${name}=${value}`, label: `${title}: ${label}` }));
