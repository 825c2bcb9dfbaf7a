import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { Chip, chipButtonClassName, chipTextClassName } from '../../ui/form/chip.tsx';
import { Popover } from '../../ui/layout/popover.tsx';
import type { ChipText, FilterKind } from './filter-kinds.ts';
import { FilterValue } from './filter-value.tsx';
import type { Filters } from './use-filters.ts';

type Value = Filters[keyof Filters];
interface Props extends ChipText {
  kind: FilterKind;
  value: Value;
  onChange: (value: Value) => void;
  onRemove: () => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** An active filter. Clicking it changes its value; a switch can only be removed. */
export function FilterChip({ kind, value, text, summary, onChange, onRemove, ...rest }: Props) {
  const name = kind.isSwitch ? text : `${kind.label}: ${text}`;
  return (
    <Chip remove={copy.remove(name)} onRemove={onRemove}>
      {kind.isSwitch ? (
        <span className={chipTextClassName}>{text}</span>
      ) : (
        <Popover
          label={kind.label}
          {...rest}
          trigger={
            <button
              type="button"
              className={chipButtonClassName}
              title={name}
              {...(summary && { 'aria-label': `${summary}: ${text}` })}
            >
              {!summary && (
                <>
                  <span className="text-ink-muted">{kind.label}:</span>{' '}
                </>
              )}
              <span className="font-medium">{summary ?? text}</span>
            </button>
          }
        >
          {(close) => (
            <FilterValue
              {...{ kind, value }}
              onChange={(next) => {
                onChange(next);
                if (typeof next === 'string') close();
              }}
            />
          )}
        </Popover>
      )}
    </Chip>
  );
}
