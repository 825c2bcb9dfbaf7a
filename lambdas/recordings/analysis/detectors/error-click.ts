import { signalRules } from '../../../contract/signal-rules.ts';
import { isAfter } from '../clicks/placed.ts';
import { type ClickMoment, lastUntil, pageAt, type Timeline } from '../events/timeline.ts';
import { type Failure, failuresIn } from '../failures.ts';
import { pathAt } from '../page-visits.ts';
import { senderOf } from '../rejections.ts';
import { isLeftWaiting } from './dead-click.ts';
import { type Detector, type Finding, traitsOf } from './finding.ts';

const { withinMs } = signalRules.errorClick;

/**
 * A click that the site answered with an error or a failed request, however late that failed, on the page where it was
 * made. What fails on its own, on a timer, answers nothing, even when it happens to follow a click; what another website
 * fails to answer, and what the page's scripts caught and logged, counts only where nothing else was shown.
 */
export const errorClicks: Detector = (timeline) => {
  const found = new Map<number, Finding>();
  const causes = failuresIn(timeline);
  const unprompted = new Map<string, number>();
  for (const cause of causes) {
    const { about } = cause;
    if (!clickBefore(timeline, cause)) unprompted.set(about, (unprompted.get(about) ?? 0) + 1);
  }
  for (const cause of causes) {
    const { at, about, isDoubtful } = cause;
    const click = clickBefore(timeline, cause);
    if (!click || found.has(click.order) || (unprompted.get(about) ?? 0) >= 2) continue;
    if (isDoubtful && !isLeftWaiting(timeline, click)) continue;
    found.set(click.order, {
      kind: 'error-click',
      at: click.at,
      until: at,
      page: pathAt(timeline, click),
      element: click.element,
      box: click.box,
      about,
      ...traitsOf(click),
    });
  }
  return [...found.values()];
};

/** The click shortly before the failure, or the one that sent a request which took longer. */
function clickBefore(timeline: Timeline, { at, startedAt }: Failure): ClickMoment | undefined {
  const last = lastUntil(timeline.clicks, at);
  const click = last && at - last.at <= withinMs ? last : senderOf(timeline, startedAt);
  if (!click || click.disabled) return undefined;
  if (click.editable && hasTyped(timeline, click, startedAt)) return undefined;
  // Behind a change of the page the new page failed: the click did what it should.
  const page = pageAt(timeline, click)?.page;
  const isLeft = timeline.pages.some(
    (next) =>
      isAfter(next, click) && next.at <= startedAt && next.kind !== 'hash' && next.page !== page,
  );
  return isLeft ? undefined : click;
}

/** What fails while a visitor types into a field answers the typing, not the click that went there. */
const hasTyped = ({ fields }: Timeline, click: ClickMoment, until: number): boolean =>
  fields.some(({ at, idleMs, inputMs, field }) => {
    const beganAt = at - idleMs - inputMs;
    const isTyped = inputMs > 0 || idleMs > 0;
    return (
      isTyped &&
      field.selector === click.element.selector &&
      beganAt >= click.at &&
      beganAt <= until
    );
  });
