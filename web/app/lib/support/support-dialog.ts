import { useSyncExternalStore } from 'react';

export type SupportMode = 'feedback' | 'help';

let open: SupportMode | undefined;
const listeners = new Set<() => void>();

function set(mode: SupportMode | undefined): void {
  open = mode;
  for (const listener of listeners) listener();
}

/** Any page may open the support dialog; the shell shows it. */
export const openSupport = (mode: SupportMode): void => set(mode);
export const closeSupport = (): void => set(undefined);

export const useOpenSupport = (): SupportMode | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
