import { cx } from 'class-variance-authority';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { Control } from './field.tsx';
import { controlClassName } from './field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
}
interface OptionGroup {
  readonly group: string;
  readonly options: readonly Option[];
}

interface Props extends Partial<Control> {
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly (Option | OptionGroup)[];
  name?: string;
  placeholder?: string;
  disabled?: boolean;
}

/** Selects one of several options. Radix resets typeahead after 1 s and scrolls one line per 50 ms (§9). */
export function Select({ options, placeholder, onBlur, name, ...rest }: Props) {
  const { value, onValueChange, disabled, ...control } = rest;
  return (
    <Radix.Root {...{ value, onValueChange, disabled, name }}>
      <Radix.Trigger
        {...control}
        onBlur={onBlur}
        className={cx(
          controlClassName,
          'flex min-h-10 cursor-pointer items-center justify-between gap-2 text-left [&>span]:truncate [&>.lucide]:text-ink-muted',
        )}
      >
        <Radix.Value placeholder={placeholder} />
        <ChevronDown />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-rise overflow-hidden rounded-lg border border-line bg-raised shadow-pop"
        >
          <Radix.ScrollUpButton className="grid place-items-center p-1">
            <ChevronUp />
          </Radix.ScrollUpButton>
          <Radix.Viewport className="p-1.5">
            {options.map((each) =>
              'group' in each ? (
                <Radix.Group key={each.group}>
                  <Radix.Label className="px-2.5 pt-2 pb-1 text-xs text-ink-subtle">
                    {each.group}
                  </Radix.Label>
                  {each.options.map(item)}
                </Radix.Group>
              ) : (
                item(each)
              ),
            )}
          </Radix.Viewport>
          <Radix.ScrollDownButton className="grid place-items-center p-1">
            <ChevronDown />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item = ({ value, label }: Option) => (
  <Radix.Item
    key={value}
    value={value}
    className="flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1.5 outline-none data-highlighted:bg-sunken dark:data-highlighted:bg-line [&>.lucide]:text-accent"
  >
    <Radix.ItemText>{label}</Radix.ItemText>
    <Radix.ItemIndicator asChild>
      <Check />
    </Radix.ItemIndicator>
  </Radix.Item>
);
