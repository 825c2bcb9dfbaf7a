/** What a click asked the site's server. */
import { signalRules } from '../../../contract/signal-rules.ts';
import type { RequestMoment, Timeline } from '../events/timeline.ts';

const { dead } = signalRules;
/** Durations are rounded. */
const SENT_EARLY_MS = 10;

const LOADS = new Set(['load', 'reload', 'back-forward', 'restored']);
/** A document reports its requests alone, and may have sent the first ones before its recorder began. */
export function sentAt({ pages }: Timeline, { at, durationMs }: RequestMoment): number {
  const load = pages.findLast((page) => page.at <= at && LOADS.has(page.kind));
  return Math.max(load?.at ?? 0, at - durationMs);
}

/** A request that a click set off, and that went well before the wait was over. */
export function firstRequest({ reactions }: Timeline, from: number, to: number, clickAt: number) {
  return reactions.find(
    ({ kind, at, durationMs }) =>
      kind === 'request' && at >= from && at <= clickAt + dead.requestMs && at + durationMs <= to,
  )?.at;
}

/** A request that a click set off, and that failed before the wait was over. */
export const isRefused = (timeline: Timeline, from: number, to: number, clickAt: number): boolean =>
  timeline.requests.some((request) => {
    const sent = sentAt(timeline, request);
    return sent >= from - SENT_EARLY_MS && sent <= clickAt + dead.requestMs && request.at <= to;
  });
