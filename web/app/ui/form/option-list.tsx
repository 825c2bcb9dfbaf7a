import { cx } from 'class-variance-authority';
import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { menuItemClassName } from '../layout/menu-item.ts';
import { SearchInput } from './field.tsx';
import { keyInList } from './option-keys.ts';
import type { Option } from './select.tsx';

interface Props {
  label: string;
  options: readonly Option[];
  /** An array if several may be selected; choosing an option then toggles it. */
  value?: string | readonly string[];
  onSelect: (value: string) => void;
  /** Adds a search field: its placeholder, and the text if nothing matches. */
  search?: { readonly hint: string; readonly noMatch: string } | undefined;
  /** Options that only a search finds. */
  searchOnlyOptions?: readonly Option[];
}

/** Selects one or several options in a popover. The focus stays in the search field or the list, and keys move a highlight. */
export function OptionList({
  label,
  options,
  value,
  onSelect,
  search,
  searchOnlyOptions = [],
}: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isMultiple = typeof value === 'object';
  const isSelected = (option: Option) => [value].flat().includes(option.value);
  const selected = options.findIndex(isSelected);
  const [at, setAt] = useState(Math.max(0, selected));
  const shown = typed.trim() ? matching(typed, [...options, ...searchOnlyOptions]) : options;
  useEffect(() => {
    // On a touch screen, a focused field brings up the keyboard, which hides the options.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const first = isTouch ? list.current : (input.current ?? list.current);
    first?.focus({ preventScroll: true });
  }, []);
  useEffect(() => reveal(list.current, at), [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const labels = shown.map((each) => each.label);
    const next = keyInList(event.key, at, labels, search !== undefined);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== 'choose') return setAt(next);
    const option = shown[at];
    if (option) onSelect(option.value);
  };
  const active = shown[at] && `${id}-${at}`;
  return (
    <>
      {search ? (
        <div className="pb-1.5">
          <SearchInput
            ref={input}
            icon={<Search />}
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={active}
            autoComplete="off"
            placeholder={search.hint}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value);
              setAt(0);
            }}
          />
        </div>
      ) : (
        <p aria-hidden="true" className="px-2.5 pt-1 pb-1.5 text-xs text-ink-subtle">
          {label}
        </p>
      )}
      {shown.length === 0 && search && (
        <p role="status" className="px-2.5 py-1.75 text-ink-subtle">
          {search.noMatch}
        </p>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        {...(isMultiple && { 'aria-multiselectable': true })}
        tabIndex={search ? -1 : 0}
        {...(!search && { 'aria-activedescendant': active, onKeyDown })}
        className="relative max-h-76 overflow-y-auto rounded-sm outline-none"
      >
        {shown.map((each, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to what has the focus, the field or the list
          <div
            key={each.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={isSelected(each)}
            data-highlighted={index === at || undefined}
            onPointerMove={() => setAt(index)}
            onClick={() => onSelect(each.value)}
            className={menuItemClassName}
          >
            {isMultiple && <Box isChecked={isSelected(each)} />}
            <span className="min-w-0 grow wrap-anywhere">{each.label}</span>
            {!isMultiple && isSelected(each) && <Check />}
          </div>
        ))}
      </div>
    </>
  );
}

/** Looks like a checkbox; `aria-selected` of the option gives the state. */
const Box = ({ isChecked }: { isChecked: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'grid size-4 shrink-0 place-items-center rounded-xs border',
      isChecked ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface',
    )}
  >
    {isChecked && <Check className="size-3!" />}
  </span>
);

/** The options whose label contains every typed word. */
function matching(typed: string, options: readonly Option[]): readonly Option[] {
  const words = typed.toLowerCase().trim().split(/\s+/);
  return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** Scrolls only the list, not the page behind the popover. */
function reveal(list: HTMLElement | null, at: number): void {
  const option = list?.children[at];
  if (!list || !(option instanceof HTMLElement)) return;
  const top = option.offsetTop;
  const bottom = top + option.offsetHeight;
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, bottom - list.clientHeight));
}
