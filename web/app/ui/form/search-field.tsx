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
 * Debounced: the field follows every key, `onChange` a pause. `value` lags behind what was typed, so a value that this
 * field sent itself never overwrites newer keys; any other value came from outside and wins.
 */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const echo = sent.current.indexOf(value);
    if (echo >= 0) sent.current.splice(0, echo + 1);
    else setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      sent.current.push(typed);
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
