import { useSyncExternalStore } from 'react';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { notifyProblem } from '../notify.ts';

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

/** Called if the dialog's code cannot be loaded; otherwise the click would seem to do nothing. */
export function onSupportFailure(): void {
  closeSupport();
  notifyProblem(general.partFailed);
}

export const useOpenSupport = (): SupportMode | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
