import { useEffect, useEffectEvent } from 'react';
import type { Subject } from '../../lambdas/contract/live.ts';

const listeners = new Set<(subject: Subject | undefined) => void>();

/** Replaces `web/app/lib/live.ts`: the test sends the notifications. */
export const notify = (subject: Subject): void => {
  for (const listener of listeners) listener(subject);
};

/** Opens the connection. */
export const connect = (): void => {
  for (const listener of listeners) listener(undefined);
};

export function useLive(subject: Subject, onChange: (hasChanged: boolean) => void): void {
  const onSubject = useEffectEvent((changedSubject: Subject | undefined) => {
    const hasChanged = changedSubject !== undefined;
    if (!hasChanged || changedSubject === subject) onChange(hasChanged);
  });
  useEffect(() => {
    const listener = (changedSubject: Subject | undefined) => onSubject(changedSubject);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
