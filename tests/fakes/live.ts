import { useEffect, useEffectEvent } from 'react';
import type { Subject } from '../../lambdas/contract/live.ts';

const listeners = new Set<(subject: Subject) => void>();

/** Replaces `web/app/lib/live.ts`: the test sends the notifications. */
export const notify = (subject: Subject): void => {
  for (const listener of listeners) listener(subject);
};

export function useLive(subject: Subject, changed: () => void): void {
  const onSubject = useEffectEvent((changedSubject: Subject) => {
    if (changedSubject === subject) changed();
  });
  useEffect(() => {
    const listener = (changedSubject: Subject) => onSubject(changedSubject);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
