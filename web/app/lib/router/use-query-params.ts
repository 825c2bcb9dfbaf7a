import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from './router.tsx';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What a page shows, as its address says: a reload, a shared link and the way back keep it. Nothing said is ''. */
export function useQueryParams<Name extends string>(
  path: string,
  names: readonly Name[],
): [Values<Name>, (changed: Partial<Values<Name>>) => void] {
  const params = useSearchParams();
  const go = useNavigate();
  // The router renders a new address in a transition: a change that comes before must not start from the old one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changed: Partial<Values<Name>>) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries<string | undefined>(changed)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      const query = next.toString();
      go(query ? `${path}?${query}` : path, { replace: true });
    },
    [go, path],
  );
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  return [values as Values<Name>, change];
}
