/** Failed requests that a site works without. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { hasRequestBetween, requestSentAt } from '../clicks/click-requests.ts';
import { perTimeline } from '../events/per-timeline.ts';
import {
  type ClickMoment,
  loadedPageAt,
  type RequestMoment,
  type Timeline,
} from '../events/timeline.ts';
import { pathAt } from '../page-visits.ts';
import { clickThatSent } from './sending-click.ts';

const { dead } = signalRules;

/** Browsers request these files from every site; a missing one is harmless. */
const BROWSER_REQUESTED = /^\/(favicon\.ico|apple-touch-icon[\w-]*\.png)$/;
/**
 * Files for installing a page, for searching it from the browser, for working offline and for debugging: the page looks
 * and works the same without them.
 */
const OPTIONAL =
  /(^|\/)(manifest\.json|[\w-]+\.webmanifest|browserconfig\.xml|opensearch\.xml|(sw|[\w-]*service-?worker|ngsw-worker|firebase-messaging-sw|onesignalsdk\w*)\.js)$|\.map$|^\/\.well-known\/(appspecific\/|traffic-advice$)/i;

export const isHarmless = (timeline: Timeline, request: RequestMoment): boolean =>
  BROWSER_REQUESTED.test(request.path) ||
  (!request.isCall && OPTIONAL.test(request.path)) ||
  isStream(timeline, request) ||
  isWithoutAddress(timeline, request) ||
  isServerProbe(timeline, request);

const STREAM = /\.(m3u8|mpd)(\?|$)/;

/**
 * Whether a video names a stream that most browsers cannot play themselves, so that a player's script does. Not if clicks
 * on the same control made it fail again and again, and no request followed that loads the stream in another way.
 */
function isStream(timeline: Timeline, { path, isCall, at }: RequestMoment): boolean {
  if (isCall || !STREAM.test(path)) return false;
  const sender = clickThatSent(timeline, at);
  const isRetried = sender && (clicksOnStreams(timeline).get(keyOf(sender, path))?.size ?? 0) > 1;
  return !isRetried || hasRequestBetween(timeline, sender.at, sender.at + dead.requestMs);
}

const keyOf = ({ node }: ClickMoment, path: string): string => `${node} ${path}`;

/** The times of the clicks that made a stream fail, by their control and the stream. A player may request it for hours. */
const clicksOnStreams = perTimeline((timeline): ReadonlyMap<string, ReadonlySet<number>> => {
  const times = new Map<string, Set<number>>();
  for (const { path, isCall, at } of timeline.requests) {
    const sender = isCall || !STREAM.test(path) ? undefined : clickThatSent(timeline, at);
    if (!sender) continue;
    const key = keyOf(sender, path);
    times.set(key, (times.get(key) ?? new Set()).add(sender.at));
  }
  return times;
});

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
