import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_PAUSE_MS } from '../../../../lambdas/contract/limits.ts';
import { Field, SearchInput } from './field.tsx';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A debounced search field: `onChange` is called after a pause. `value` lags behind the typed text, so a value that this field
 * emitted itself never overwrites newer text; any other value comes from outside and replaces it.
 */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const emitted = useRef<string[]>([]);
  useEffect(() => {
    const echo = emitted.current.indexOf(value);
    if (echo >= 0) emitted.current.splice(0, echo + 1);
    else setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      emitted.current.push(typed);
      onChange(typed);
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Field label={label} isLabelHidden>
      {(control) => (
        <SearchInput
          {...control}
          icon={<Search />}
          placeholder={placeholder}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
}
