import { recordingFilters as copy } from '../../../../lambdas/contract/copy/recording-list.ts';
import { Chip, chipButtonClassName, chipTextClassName } from '../../ui/form/chip.tsx';
import { Popover } from '../../ui/layout/popover.tsx';
import type { FilterKind } from './filter-kinds.ts';
import { FilterValue } from './filter-value.tsx';

interface Props {
  kind: FilterKind;
  value: string;
  /** The value in words. */
  words: string;
  onChange: (value: string) => void;
}

/** A filter that is set. A click on it changes its value; one without a choice can only be removed. */
export function FilterChip({ kind, value, words, onChange }: Props) {
  const name = kind.isSwitch ? words : `${kind.label}: ${words}`;
  return (
    <Chip remove={copy.remove(name)} onRemove={() => onChange('')}>
      {kind.isSwitch ? (
        <span className={chipTextClassName}>{words}</span>
      ) : (
        <Popover
          label={kind.label}
          trigger={
            <button type="button" className={chipButtonClassName} title={name}>
              <span className="text-ink-muted">{kind.label}:</span>{' '}
              <span className="font-medium">{words}</span>
            </button>
          }
        >
          {(close) => (
            <FilterValue
              {...{ kind, value }}
              onChange={(next) => {
                onChange(next);
                close();
              }}
            />
          )}
        </Popover>
      )}
    </Chip>
  );
}
