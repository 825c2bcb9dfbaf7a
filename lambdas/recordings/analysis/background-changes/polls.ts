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

/** The sorted times at which requests were sent. Built once: a page may poll a server for hours. */
export const sentTimes = perTimeline(({ reactions }): readonly number[] =>
  reactions
    .filter(({ kind }) => kind === 'request-start')
    .map(({ at }) => at)
    .sort((one, other) => one - other),
);

/** Whether a request that started at this time continues a regular series, such as a poll for news. */
export function isPoll(timeline: Timeline, startedAt: number): boolean {
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
