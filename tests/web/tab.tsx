import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';

/** The location and history of a tab, without a browser. */
export interface TabHistory {
  readonly start: Partial<Location>;
  now(): Location;
  go(to: string): void;
  back(): void;
  onChange(listener: () => void): void;
}

export function tabAt(path: string, state?: unknown): TabHistory & { onLocation: OnLocation } {
  const { pathname, search, hash } = new URL(path, 'http://tab.invalid');
  let mounted: { location: Location; go: NavigateFunction } | undefined;
  const listeners = new Set<() => void>();
  const current = () => {
    if (!mounted) throw new Error('The tab is not open yet');
    return mounted;
  };
  return {
    start: { pathname, search, hash, state },
    now: () => current().location,
    go: (to) => act(() => void current().go(to)),
    back: () => act(() => void current().go(-1)),
    onChange: (listener) => void listeners.add(listener),
    onLocation: (location, go) => {
      const isElsewhere = mounted !== undefined && mounted.location !== location;
      mounted = { location, go };
      if (isElsewhere) for (const listener of listeners) listener();
    },
  };
}

type OnLocation = (location: Location, go: NavigateFunction) => void;

export const Tab = ({
  history,
  children,
}: {
  history: ReturnType<typeof tabAt>;
  children: ReactNode;
}) => (
  <MemoryRouter initialEntries={[history.start]}>
    <LocationListener onLocation={history.onLocation} />
    {children}
  </MemoryRouter>
);

function LocationListener({ onLocation }: { onLocation: OnLocation }) {
  const location = useLocation();
  const navigate = useNavigate();
  onLocation(location, navigate);
  return null;
}
