import { canCause } from '../clicks/causes.ts';
import { requestSentAt } from '../clicks/click-requests.ts';
import { enteredAtOf, isFilledIn } from '../events/field-moment.ts';
import { type ClickMoment, pageAt, type RequestMoment, type Timeline } from '../events/timeline.ts';
import { MISSING } from './error-pages.ts';

/** So many further attempts are inspected, which bounds the work for a page that fails all the time. */
const MAX_ATTEMPTS = 5;

/**
 * Whether a server responded that something does not exist, such as a coupon, and accepted what the visitor then entered and
 * sent with the same control: its address exists, so the response was about the entry.
 */
export function isAcceptedLater(
  timeline: Timeline,
  request: RequestMoment,
  sender: ClickMoment | undefined,
): boolean {
  const { at, path, status, isCall } = request;
  if (!sender || !isCall || !MISSING.includes(status)) return false;
  const page = pageAt(timeline, at);
  const isEnteredBy = (until: number) =>
    timeline.fields.some(
      (field) =>
        field.isTyped &&
        isFilledIn(field) &&
        enteredAtOf(field) > at &&
        enteredAtOf(field) <= until,
    );
  const fails = (click: ClickMoment) =>
    timeline.requests.some(
      (each) => each.path === path && canCause(click, requestSentAt(timeline, each)),
    );
  const succeeds = (click: ClickMoment) =>
    timeline.reactions.some((each) => each.kind === 'request' && canCause(click, each.at));
  const attempts: ClickMoment[] = [];
  for (const click of timeline.clicks) {
    if (attempts.length === MAX_ATTEMPTS) break;
    if (click.at > at && click.node === sender.node) attempts.push(click);
  }
  return attempts.some(
    (click) =>
      pageAt(timeline, click.at) === page &&
      isEnteredBy(click.at) &&
      succeeds(click) &&
      !fails(click),
  );
}
