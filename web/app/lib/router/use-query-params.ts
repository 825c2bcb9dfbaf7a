import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from './router.tsx';

type Values<Name extends string, List extends string> = Readonly<
  Record<Name, string> & Record<List, readonly string[]>
>;

/**
 * State of a page in its URL, so that a reload, a shared link and the back button keep it. A missing parameter is ''. A
 * parameter of `lists` may occur several times; the order of its values has no meaning.
 */
export function useQueryParams<Name extends string, List extends string = never>(
  path: string,
  names: readonly Name[],
  lists: readonly List[] = [],
): [Values<Name, List>, (changed: Partial<Values<Name, List>>) => void] {
  const params = useSearchParams();
  const go = useNavigate();
  // The router renders a new URL in a transition, so another change must not start from the rendered URL.
  const latest = useRef(params);
  const shownPath = useRef<string>(undefined);
  useEffect(() => {
    latest.current = params;
    shownPath.current = window.location.pathname;
  }, [params]);
  const change = useCallback(
    (changed: Partial<Values<Name, List>>) => {
      // Another page is opening; a debounced change must not return to this one.
      if (window.location.pathname !== shownPath.current) return;
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries<string | readonly string[] | undefined>(changed))
        set(next, name, [value ?? ''].flat());
      latest.current = next;
      go({ pathname: path, search: next.toString() }, { replace: true });
    },
    [go, path],
  );
  const values = Object.fromEntries<string | readonly string[]>([
    ...names.map((name) => [name, params.get(name) ?? ''] as const),
    ...lists.map((name) => [name, distinct(params.getAll(name))] as const),
  ]);
  return [values as Values<Name, List>, change];
}

/** Sets all values of a parameter; the first one keeps the parameter's position. */
function set(params: URLSearchParams, name: string, values: readonly string[]): void {
  const [first, ...others] = distinct(values);
  if (first) params.set(name, first);
  else params.delete(name);
  for (const value of others) params.append(name, value);
}

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean).sort();
