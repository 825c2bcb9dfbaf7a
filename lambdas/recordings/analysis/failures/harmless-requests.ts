/** Failed requests that a site works without. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { hasRequestBetween, requestSentAt } from '../clicks/click-requests.ts';
import { loadedPageAt, type RequestMoment, type Timeline } from '../events/timeline.ts';
import { pathAt } from '../page-visits.ts';
import { clickThatSent } from './sending-click.ts';

const { dead } = signalRules;

/** Browsers request these files from every site; a missing one is harmless. */
const BROWSER_REQUESTED = /^\/(favicon\.ico|apple-touch-icon[\w-]*\.png)$/;

export const isHarmless = (timeline: Timeline, request: RequestMoment): boolean =>
  BROWSER_REQUESTED.test(request.path) ||
  isStream(timeline, request) ||
  isWithoutAddress(timeline, request) ||
  isServerProbe(timeline, request);

/**
 * Whether a video names a stream that most browsers cannot play themselves, so that a player's script does. Not if clicks
 * on the same control made it fail again and again, and no request followed that loads the stream in another way.
 */
function isStream(timeline: Timeline, request: RequestMoment): boolean {
  const { path, isCall } = request;
  if (isCall || !/\.(m3u8|mpd)(\?|$)/.test(path)) return false;
  const senders = timeline.requests
    .filter((each) => !each.isCall && each.path === path)
    .map((each) => clickThatSent(timeline, each.at));
  const sender = clickThatSent(timeline, request.at);
  const isRetried =
    sender && senders.some((each) => each?.node === sender.node && each.at !== sender.at);
  return !isRetried || hasRequestBetween(timeline, sender.at, sender.at + dead.requestMs);
}

/**
 * Whether an element such as `<img src="">` has no address yet: the browser resolves it to the page or its base URL and
 * requests nothing.
 */
const isWithoutAddress = (
  timeline: Timeline,
  { at, path, status, isCall }: RequestMoment,
): boolean => status === 0 && !isCall && (path === '/' || path === pathAt(timeline, at));

/** The responses of a server that does not support a method. */
const UNSUPPORTED: readonly number[] = [404, 405, 501];

/**
 * Whether a script asked what the server supports, for example with OPTIONS, before the visitor did anything: the server
 * has the page at this address, so it can only lack the method. Ids and values of parameters are not recorded, so with them
 * the page and the request may have different addresses.
 */
function isServerProbe(timeline: Timeline, request: RequestMoment): boolean {
  const { path, status, isCall, hasQuery } = request;
  if (!isCall || !UNSUPPORTED.includes(status)) return false;
  const sentAt = requestSentAt(timeline, request);
  const page = loadedPageAt(timeline, sentAt);
  const { clicks, submits, fields, keys } = timeline;
  return (
    page?.page === path &&
    !hasQuery &&
    !/[?:]/.test(page.address + path) &&
    ![...clicks, ...submits, ...fields, ...keys].some(({ at }) => at >= page.at && at <= sentAt)
  );
}
