/** What a click asked the site's server. */
import { signalRules } from '../../../contract/signal-rules.ts';
import type { Timeline } from '../events/timeline.ts';

const { dead } = signalRules;
/** Durations are rounded. */
const SENT_EARLY_MS = 10;

/** A request that a click set off, and that went well before the wait was over. */
export function firstRequest({ reactions }: Timeline, from: number, to: number, clickAt: number) {
  return reactions.find(
    ({ kind, at, durationMs }) =>
      kind === 'request' && at >= from && at <= clickAt + dead.requestMs && at + durationMs <= to,
  )?.at;
}

/** A request that a click set off, and that failed before the wait was over. */
export const isRefused = (
  { requests }: Timeline,
  from: number,
  to: number,
  clickAt: number,
): boolean =>
  requests.some(({ at, durationMs }) => {
    const sentAt = at - durationMs;
    return sentAt >= from - SENT_EARLY_MS && sentAt <= clickAt + dead.requestMs && at <= to;
  });
