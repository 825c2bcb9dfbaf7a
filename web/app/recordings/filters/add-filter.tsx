import { ListFilterPlus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { Button } from '../../ui/button.tsx';
import { OptionList } from '../../ui/form/option-list.tsx';
import { Popover } from '../../ui/layout/popover.tsx';
import type { FilterKind } from './filter-kinds.ts';
import { FilterValue } from './filter-value.tsx';
import type { ChangeFilters } from './use-filters.ts';

interface Props {
  /** The filters that are not set. */
  kinds: readonly FilterKind[];
  change: ChangeFilters;
  ref: Ref<HTMLButtonElement>;
}

/** A menu of filters, then the value of the chosen one in the same place. A search finds values, too. */
export const AddFilter = ({ kinds, change, ref }: Props) => (
  <Popover
    label={copy.add}
    trigger={
      <Button ref={ref} variant="secondary" className="min-h-10 px-2.5! sm:px-3!">
        <ListFilterPlus />
        {copy.add}
      </Button>
    }
  >
    {(close) => (
      <Steps
        kinds={kinds}
        onChange={(name, value) => {
          change({ [name]: value });
          close();
        }}
      />
    )}
  </Popover>
);

interface StepsProps {
  kinds: readonly FilterKind[];
  onChange: (name: FilterKind['name'], value: string) => void;
}

function Steps({ kinds, onChange }: StepsProps) {
  const [kind, setKind] = useState<FilterKind>();
  if (kind) {
    return <FilterValue kind={kind} value="" onChange={(value) => onChange(kind.name, value)} />;
  }
  /** A filter, or one of its values: `device`, `device=phone`. */
  const choose = (chosen: string) => {
    const [name, ...rest] = chosen.split('=');
    const found = kinds.find((each) => each.name === name);
    if (!found) return;
    const [first] = (found.isSwitch && found.options) || [];
    if (rest.length > 0) onChange(found.name, rest.join('='));
    else if (first) onChange(found.name, first.value);
    else setKind(found);
  };
  return (
    <OptionList
      label={copy.add}
      search={{ hint: copy.search, noMatch: copy.noFilter }}
      options={kinds.map((each) => ({ value: each.name, label: each.label }))}
      further={kinds.flatMap(valuesOf)}
      onChoose={choose}
    />
  );
}

const valuesOf = ({ name, label: title, options = [], isSwitch }: FilterKind) =>
  isSwitch
    ? []
    : options.map(({ value, label }) => ({
        value: `${name}=${value}`,
        label: `${title}: ${label}`,
      }));
