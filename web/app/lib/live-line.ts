import {
  LIVE_HEARTBEAT_MS,
  LIVE_RECONNECT_DELAYS_MS,
  LIVE_TIMEOUT_MS,
} from '../../../lambdas/contract/limits.ts';
import { HEARTBEAT, HEARTBEAT_ANSWER, LiveMessage } from '../../../lambdas/contract/live.ts';

interface Ends {
  /** The address of the connection with its token; undefined when signed out. */
  readonly address: () => Promise<string | undefined>;
  /** Connected again: messages sent in between were missed. */
  readonly onOpen: () => void;
  readonly onMessage: (message: LiveMessage) => void;
}

/**
 * Keeps one connection open until it is stopped. A lost one is opened again, ever more patiently; one that does
 * not open, or does not answer its heartbeat in time, counts as lost although the browser has not noticed (§9).
 */
export function openLine({ address, onOpen, onMessage }: Ends): () => void {
  let socket: WebSocket | undefined;
  let isStopped = false;
  let losses = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const after = (ms: number, act: () => void) => {
    timers.push(setTimeout(act, ms));
  };
  const calm = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const lose = (lost: WebSocket | undefined) => {
    if (isStopped || lost !== socket) return; // an older one, whose end was already dealt with
    calm();
    socket = undefined;
    lost?.close();
    after(LIVE_RECONNECT_DELAYS_MS[losses++] ?? LIVE_RECONNECT_DELAYS_MS.at(-1) ?? 0, open);
  };
  const beat = (own: WebSocket) => {
    own.send(HEARTBEAT);
    after(LIVE_TIMEOUT_MS, () => lose(own));
  };
  const listen = (own: WebSocket) => {
    after(LIVE_TIMEOUT_MS, () => lose(own));
    own.onopen = () => {
      losses = 0;
      calm();
      after(LIVE_HEARTBEAT_MS, () => beat(own));
      onOpen();
    };
    own.onmessage = ({ data }) => {
      if (data === HEARTBEAT_ANSWER) {
        calm();
        after(LIVE_HEARTBEAT_MS, () => beat(own));
        return;
      }
      const message = messageIn(String(data));
      if (message) onMessage(message);
    };
    own.onclose = () => lose(own);
  };
  const open = () => {
    address().then(
      (to) => {
        if (isStopped || to === undefined) return;
        socket = new WebSocket(to);
        listen(socket);
      },
      () => lose(undefined),
    );
  };
  open();
  return () => {
    isStopped = true;
    calm();
    socket?.close();
  };
}

/** Anything else on the line is from a newer server and means nothing to this page. */
function messageIn(data: string): LiveMessage | undefined {
  try {
    return LiveMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
