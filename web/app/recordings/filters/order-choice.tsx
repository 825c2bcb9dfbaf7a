import { ArrowDownUp } from 'lucide-react';
import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { recordingOrders } from '../../../../lambdas/contract/recording-filter.ts';
import { OptionList } from '../../ui/form/option-list.tsx';
import { Popover } from '../../ui/layout/popover.tsx';
import { BarButton } from './bar-button.tsx';
import type { ChangeFilters } from './use-filters.ts';

interface Props {
  order: string;
  change: ChangeFilters;
}
const [newest] = recordingOrders;

export function OrderChoice({ order, change }: Props) {
  const value = recordingOrders.find((each) => each === order) ?? newest;
  return (
    <Popover
      label={copy.order}
      trigger={
        <BarButton label={copy.order} value={copy.orders[value]} icon={<ArrowDownUp />} isShort />
      }
    >
      {(close) => (
        <OptionList
          label={copy.order}
          value={value}
          options={recordingOrders.map((each) => ({ value: each, label: copy.orders[each] }))}
          onSelect={(next) => {
            change({ order: next === newest ? '' : next });
            close();
          }}
        />
      )}
    </Popover>
  );
}
