import {
  LIVE_HEARTBEAT_MS,
  LIVE_RECONNECT_DELAYS_MS,
  LIVE_RECONNECT_JITTER,
  LIVE_TIMEOUT_MS,
} from '../../../lambdas/contract/limits.ts';
import { HEARTBEAT, HEARTBEAT_REPLY, LiveMessage } from '../../../lambdas/contract/live.ts';

interface Options {
  /** The URL of the connection with its token; undefined when signed out. */
  readonly url: () => Promise<string | undefined>;
  /** Called on every connection; messages sent in between were missed. */
  readonly onOpen: () => void;
  readonly onMessage: (message: LiveMessage) => void;
}

/**
 * Keeps one connection open until the returned function is called. Reconnects with increasing delays, and with jitter, so
 * that pages which an outage disconnected together do not reconnect together. A connection that does
 * not open, or does not respond to its heartbeat in time, counts as lost even if the browser has not noticed (§9).
 */
export function openLiveConnection({ url, onOpen, onMessage }: Options): () => void {
  let socket: WebSocket | undefined;
  let isStopped = false;
  let losses = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const after = (ms: number, run: () => void) => {
    timers.push(setTimeout(run, ms));
  };
  const clearTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const reconnect = (lost: WebSocket | undefined) => {
    if (isStopped || lost !== socket) return; // an earlier connection, which was already replaced
    clearTimers();
    socket = undefined;
    lost?.close();
    const delay = LIVE_RECONNECT_DELAYS_MS[losses++] ?? LIVE_RECONNECT_DELAYS_MS.at(-1) ?? 0;
    after(delay * (1 + Math.random() * LIVE_RECONNECT_JITTER), open);
  };
  const sendHeartbeat = (current: WebSocket) => {
    current.send(HEARTBEAT);
    after(LIVE_TIMEOUT_MS, () => reconnect(current));
  };
  const listen = (current: WebSocket) => {
    after(LIVE_TIMEOUT_MS, () => reconnect(current));
    current.onopen = () => {
      losses = 0;
      clearTimers();
      after(LIVE_HEARTBEAT_MS, () => sendHeartbeat(current));
      onOpen();
    };
    current.onmessage = ({ data }) => {
      if (data === HEARTBEAT_REPLY) {
        clearTimers();
        after(LIVE_HEARTBEAT_MS, () => sendHeartbeat(current));
        return;
      }
      const message = messageIn(String(data));
      if (message) onMessage(message);
    };
    current.onclose = () => reconnect(current);
  };
  const open = () => {
    url().then(
      (currentUrl) => {
        if (isStopped || currentUrl === undefined) return;
        socket = new WebSocket(currentUrl);
        listen(socket);
      },
      () => reconnect(undefined),
    );
  };
  open();
  return () => {
    isStopped = true;
    clearTimers();
    socket?.close();
  };
}

/** Undefined for any other message, which is from a newer server. */
function messageIn(data: string): LiveMessage | undefined {
  try {
    return LiveMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
