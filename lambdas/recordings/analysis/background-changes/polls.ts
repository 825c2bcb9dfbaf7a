/** Requests that a page sends again and again by itself, and what changes with their responses. */
import { countBefore, timesBetween } from '../events/binary-search.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { Timeline } from '../events/timeline.ts';
import { MAX_PERIOD_MS } from './rhythm.ts';

/** How many requests before it, at one distance, show that a request comes from a timer … */
const POLLS_BEFORE = 3;
/** … whose ticks vary by at most this much. */
const POLL_DRIFT_MS = 60;
const POLL_MS = { min: 1_000, max: 60_000 };
/** A page may send thousands of requests; the last ones are enough. */
const POLLS_INSPECTED = 200;
/** Times are rounded. */
const ROUNDING_MS = 10;

/** The sorted times at which requests were sent. Built once: a page may poll a server for hours. */
export const sentTimes = perTimeline(({ reactions }): readonly number[] =>
  reactions
    .filter(({ kind }) => kind === 'request-start')
    .map(({ at }) => at)
    .sort((one, other) => one - other),
);

/** A server that holds a request until there is news holds it at least this long … */
const HELD_MS = 3_000;
/** … and the page sends the next one this soon after the response. */
const NEXT_MS = 100;

/** When held requests were sent, by the times of their responses. */
const heldRequests = perTimeline(({ reactions }) => {
  const held = reactions.filter(
    ({ kind, durationMs }) => kind === 'request' && durationMs >= HELD_MS,
  );
  const sent = new Map(held.map(({ at, durationMs }) => [at + durationMs, at]));
  return { sent, ends: [...sent.keys()].sort((one, other) => one - other) };
});

/** When the held request was sent whose response came just before this time. */
function heldUntil(timeline: Timeline, at: number): number | undefined {
  const { sent, ends } = heldRequests(timeline);
  const [end] = timesBetween(ends, at - NEXT_MS, at + ROUNDING_MS);
  return end === undefined ? undefined : sent.get(end);
}

/**
 * Whether it follows on a held request, in a row of at least three: the first one of a row may belong to a click, and two are
 * a coincidence.
 */
function isHeldAgain(timeline: Timeline, startedAt: number): boolean {
  const before = heldUntil(timeline, startedAt);
  if (before === undefined) return false;
  if (heldUntil(timeline, before) !== undefined) return true;
  return sentTimes(timeline).some((at) => {
    const previous = heldUntil(timeline, at);
    return previous !== undefined && Math.abs(previous - startedAt) <= ROUNDING_MS;
  });
}

/** Whether a request that started at this time continues a series, such as a poll for news. */
export const isPoll = (timeline: Timeline, startedAt: number): boolean =>
  isRegular(timeline, startedAt) || isHeldAgain(timeline, startedAt);

/** Whether it comes from a timer. */
function isRegular(timeline: Timeline, startedAt: number): boolean {
  const sent = sentTimes(timeline);
  const starts = sent.slice(0, countBefore(sent, startedAt)).slice(-POLLS_INSPECTED);
  const hasStart = (time: number) =>
    timesBetween(starts, time - POLL_DRIFT_MS, time + POLL_DRIFT_MS).length > 0;
  return starts.some((before) => {
    const period = startedAt - before;
    if (period < POLL_MS.min || period > POLL_MS.max) return false;
    return Array.from({ length: POLLS_BEFORE - 1 }, (_, n) => before - (n + 1) * period).every(
      hasStart,
    );
  });
}

/** The response of a poll is shown this soon after its request was sent. */
const SHOWN_MS = 500;
/** A change is compared with this many polls before it, as many as fit into the wait, and as many after it … */
const POLLS_COMPARED = 7;
/** … and comes from them if at least this many of them changed the same. */
const MIN_POLLS = 3;
/** A page that sends more requests in the time of one period has one near any time. */
const MAX_REQUESTS = 10;

/**
 * Whether a change came with a request of a regular series that started before the click, and whose other responses changed
 * the same. If it comes with a request from before the click, or the property also changed without one, this may be the
 * response to the click. `changes` are the times of all changes of the property, in order.
 */
export function isPolledChange(
  timeline: Timeline,
  changes: readonly number[],
  at: number,
  clickAt: number,
): boolean {
  const sent = sentTimes(timeline);
  const sentNear = (time: number) => timesBetween(sent, time - POLL_DRIFT_MS, time + POLL_DRIFT_MS);
  const changesWith = (sentAt: number) =>
    timesBetween(changes, sentAt, sentAt + SHOWN_MS).length > 0;
  /** The times, one step apart, until the first one without a request: a click's own request is in no series. */
  const seriesFrom = (own: number, step: number) => {
    const times = Array.from({ length: POLLS_COMPARED }, (_, n) => own + (n + 1) * step);
    const end = times.findIndex((time) => sentNear(time).length === 0);
    return end < 0 ? times : times.slice(0, end);
  };
  const isOfSeries = (own: number, period: number) => {
    const polls = [...seriesFrom(own, -period), ...seriesFrom(own, period)];
    const changed = polls.filter((time) => sentNear(time).some(changesWith));
    return changed.length >= MIN_POLLS && changed.some((time) => time < clickAt);
  };
  const comesWithPoll = (change: number) => {
    const owns = timesBetween(sent, Math.max(clickAt, change - SHOWN_MS), change);
    if (owns.length > MAX_REQUESTS) return false;
    return owns.some((own) => {
      const earlier = timesBetween(sent, own - MAX_PERIOD_MS, own - POLL_MS.min);
      return (
        earlier.length <= MAX_REQUESTS && earlier.some((before) => isOfSeries(own, own - before))
      );
    });
  };
  const since = timesBetween(changes, clickAt, at);
  return since.at(-1) === at && since.every(comesWithPoll);
}
