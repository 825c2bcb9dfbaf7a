import { LiveMessage } from '../../lambdas/contract/live.ts';
import { eventually } from './inputs.ts';

export interface LiveConnection {
  /** Waits for a message about a subject. */
  readonly waitFor: (subject: string) => Promise<void>;
  readonly close: () => void;
}

export async function listen(liveUrl: string, token: string): Promise<LiveConnection> {
  const received = new Set<string>();
  const socket = new WebSocket(`${liveUrl}?token=${encodeURIComponent(token)}`);
  socket.addEventListener('message', ({ data }) => {
    const message = LiveMessage.safeParse(parsed(String(data)));
    if (message.success) received.add(message.data.subject);
  });
  await new Promise<void>((opened, failed) => {
    socket.addEventListener('open', () => opened());
    socket.addEventListener('error', () => failed(new Error('the live connection does not open')));
  });
  return {
    waitFor: async (subject) => {
      await eventually(
        `the live update about ${subject}`,
        async () => received.has(subject) || undefined,
      );
    },
    close: () => socket.close(),
  };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the reply to a heartbeat
  }
};
