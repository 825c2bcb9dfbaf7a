import { useEffect } from 'react';
import type { Subject } from '../../lambdas/contract/live.ts';

const listeners = new Set<(subject: Subject) => void>();

/** Replaces `web/app/lib/live.ts`: rings when the test says so. */
export const ring = (subject: Subject): void => {
  for (const hear of listeners) hear(subject);
};

export function useLive(subject: Subject, changed: () => void): void {
  useEffect(() => {
    const hear = (rung: Subject) => rung === subject && changed();
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, [subject, changed]);
}
