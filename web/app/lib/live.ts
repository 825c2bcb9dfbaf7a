import { useEffect } from 'react';
import type { LiveMessage, Subject } from '../../../lambdas/contract/live.ts';
import { authState, onAuthState, session, userIn } from './auth.ts';
import { config } from './config.ts';
import { openLine } from './live-line.ts';

/** A change of a subject, or undefined when the line was down and anything may have changed. */
type Listener = (message: LiveMessage | undefined) => void;

const NAME = 'reveille-live';
const listeners = new Set<Listener>();
const notifyListeners: Listener = (message) => {
  for (const listener of listeners) listener(message);
};
let leave: (() => void) | undefined;

/** Calls the listener for every change of the account until the returned function is called. */
function watch(listener: Listener): () => void {
  listeners.add(listener);
  leave ??= join();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    leave?.();
    leave = undefined;
  };
}

/** Calls `changed` when something of the given subject has changed, and after every reconnection. */
export function useLive(subject: Subject, changed: () => void): void {
  useEffect(
    () =>
      watch((message) => {
        if (message === undefined || message.subject === subject) changed();
      }),
    [subject, changed],
  );
}

/**
 * One socket for a whole browser: the tab that holds the lock keeps the line and repeats what it hears to the others;
 * when it closes, the next in the queue takes over. A browser without locks has one socket a tab.
 */
function join(): () => void {
  const others = new BroadcastChannel(NAME);
  others.onmessage = ({ data }: MessageEvent<LiveMessage | undefined>) => notifyListeners(data);
  const left = new AbortController();
  const lead = (release: Promise<void>) => {
    const close = keepLine((message) => {
      notifyListeners(message);
      others.postMessage(message);
    });
    return release.finally(close);
  };
  const until = new Promise<void>((done) => left.signal.addEventListener('abort', () => done()));
  if (navigator.locks) {
    const { signal } = left;
    // Rejected when it is aborted while still waiting: then there is nothing to give back.
    navigator.locks.request(NAME, { signal }, () => lead(until)).catch(() => undefined);
  } else {
    void lead(until);
  }
  return () => {
    left.abort();
    others.close();
  };
}

/** A connection while signed in; each account gets its own. */
function keepLine(hear: Listener): () => void {
  let ownerId: string | undefined;
  let hangUp: (() => void) | undefined;
  const follow = (next: string | undefined) => {
    if (next === ownerId) return;
    ownerId = next;
    hangUp?.();
    const ends = { address, onOpen: () => hear(undefined), onMessage: hear };
    hangUp = next === undefined ? undefined : openLine(ends);
  };
  const end = onAuthState((state) => follow(userIn(state)?.id));
  follow(userIn(authState())?.id);
  return () => {
    end();
    hangUp?.();
  };
}

async function address(): Promise<string | undefined> {
  const [{ liveUrl }, current] = await Promise.all([config(), session()]);
  return current && `${liveUrl}?token=${encodeURIComponent(current.accessToken)}`;
}
