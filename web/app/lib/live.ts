import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage, Subject } from '../../../lambdas/contract/live.ts';
import { authState, onAuthState, session } from './auth.ts';
import { config } from './config.ts';
import { openLiveConnection } from './live-connection.ts';

/** Gets the change of a subject, or undefined after a reconnection, when anything may have changed. */
type Listener = (message: LiveMessage | undefined) => void;

const NAME = 'reveille-live';
const listeners = new Set<Listener>();
const notifyListeners: Listener = (message) => {
  for (const listener of listeners) listener(message);
};
let disconnect: (() => void) | undefined;

/** Calls the listener for every change of the account until the returned function is called. */
function watch(listener: Listener): () => void {
  listeners.add(listener);
  disconnect ??= connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    disconnect?.();
    disconnect = undefined;
  };
}

/** Calls `onChange` when something of the subject has changed, and after every connection, when something may have. */
export function useLive(subject: Subject, onChange: (hasChanged: boolean) => void): void {
  const onMessage = useEffectEvent((message: LiveMessage | undefined) => {
    if (!message || message.subject === subject) onChange(!!message);
  });
  useEffect(() => watch((message) => onMessage(message)), []);
}

/**
 * Opens one connection per browser: the tab that holds the lock keeps it and broadcasts messages to the other tabs. When the
 * tab closes, the next one takes over. A browser without locks has one connection per tab.
 */
function connect(): () => void {
  const others = new BroadcastChannel(NAME);
  others.onmessage = ({ data }: MessageEvent<LiveMessage | undefined>) => notifyListeners(data);
  const controller = new AbortController();
  const lead = (released: Promise<void>) => {
    const close = keepConnected((message) => {
      notifyListeners(message);
      others.postMessage(message);
    });
    return released.finally(close);
  };
  const released = new Promise<void>((resolve) =>
    controller.signal.addEventListener('abort', () => resolve()),
  );
  if (navigator.locks) {
    const { signal } = controller;
    // Rejects if aborted while waiting for the lock; then there is nothing to release.
    navigator.locks.request(NAME, { signal }, () => lead(released)).catch(() => undefined);
  } else {
    void lead(released);
  }
  return () => {
    controller.abort();
    others.close();
  };
}

/** Keeps a connection while a user is signed in; reconnects for another account. */
function keepConnected(onMessage: Listener): () => void {
  let ownerId: string | undefined;
  let close: (() => void) | undefined;
  const setOwner = (next: string | undefined) => {
    if (next === ownerId) return;
    ownerId = next;
    close?.();
    const options = { url, onOpen: () => onMessage(undefined), onMessage };
    close = next === undefined ? undefined : openLiveConnection(options);
  };
  const unsubscribe = onAuthState((state) => setOwner(state.user?.id));
  setOwner(authState().user?.id);
  return () => {
    unsubscribe();
    close?.();
  };
}

async function url(): Promise<string | undefined> {
  const [{ liveUrl }, current] = await Promise.all([config(), session()]);
  return current && `${liveUrl}?token=${encodeURIComponent(current.accessToken)}`;
}
