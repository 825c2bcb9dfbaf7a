import { signalRules } from '../../../contract/signal-rules.ts';
import { fieldClickedBefore } from '../background-changes/left-field.ts';
import { outcomeOf } from '../clicks/click-outcome.ts';
import { expectsResponse, isPointerLeaving } from '../clicks/expected-response.ts';
import { lifts } from '../clicks/presses/lifts.ts';
import { enteredAtOf, isFilledIn, startedAtOf } from '../events/field-moment.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { repeatsRejection } from '../forms/rejected/repeated-rejections.ts';
import { controlTraits, type Detector, type Finding, whereClicked } from './finding.ts';

const { dead, missed } = signalRules;
/**
 * Clicks on something that looks interactive, after which nothing happened (dead) or only much later (slow).
 * Consecutive clicks on one control are one signal with a count.
 */
export const deadClicks: Detector = (timeline) => {
  const found: (Finding & { readonly identity: string; readonly isDoubtful: boolean })[] = [];
  for (const { click, slow } of deadOrSlowClicks(timeline)) {
    const before = found.at(-1);
    if (before?.identity === click.identity && click.at - (before.until ?? 0) <= dead.afterMs) {
      const both = { ...before, until: click.at, count: (before.count ?? 1) + 1 };
      found[found.length - 1] = slow ? both : { ...both, slow: undefined };
      continue;
    }
    found.push({
      kind: 'dead-click',
      ...whereClicked(timeline, click),
      until: click.at,
      count: 1,
      identity: click.identity,
      ...controlTraits(click),
      ...(click.missed && { missed: true }),
      ...(click.covered && { covered: true }),
      ...(click.moved && { moved: true }),
      ...(click.disabled && { disabled: true }),
      ...(slow && { slow: true }),
      ...(repeatsUnseen(timeline, click) && { unseen: true }),
      isDoubtful: click.missed || click.disabled || click.moved || lifts(timeline, click),
    });
  }
  return found
    .filter((each) => !each.isDoubtful || isRepeated(timeline, each))
    .map(({ identity, isDoubtful, ...finding }) => finding);
};

/**
 * Whether the click before it on the same control got a response that is still out of sight: a message above the window
 * that names a field does not change when the form is sent again.
 */
function repeatsUnseen(timeline: Timeline, { identity, at }: ClickMoment): boolean {
  const before = lastUntil(timeline.clicks, { at, order: Number.NEGATIVE_INFINITY });
  if (before?.identity !== identity || at - before.at > dead.afterMs) return false;
  const outcome = outcomeOf(timeline, before);
  const isUnseen = typeof outcome !== 'string' && outcome.unseen === true;
  return isUnseen && timeline.scrolls.firstTime(before.at + dead.scrollMs, at) === undefined;
}

/**
 * Whether a doubtful click was repeated. A single click next to a small control may not be aimed at it, and a single
 * click on a disabled button may be a test. A button that moved because a field showed its message may be clicked
 * again after the field is corrected.
 */
function isRepeated(timeline: Timeline, { identity, at, moved }: Repeatable): boolean {
  if (moved && isTypedBeforeNext(timeline, identity, at)) return false;
  return clicksAround(timeline, { identity, at }) >= missed.clicks;
}
type Repeatable = Pick<ClickMoment, 'identity' | 'at'> & Pick<Finding, 'moved'>;

/** Whether a field was filled in between this click and the next one on the same control. */
function isTypedBeforeNext({ clicks, fields }: Timeline, identity: string, at: number): boolean {
  const next = clicks.find((each) => each.identity === identity && each.at > at);
  return fields.some(
    (field) => isFilledIn(field) && field.at > at && startedAtOf(field) < (next?.at ?? 0),
  );
}

/** How often a control was clicked from one wait before this time to one wait after it. */
const clicksAround = (
  { clicks }: Timeline,
  { identity, at }: Pick<ClickMoment, 'identity' | 'at'>,
): number =>
  clicks.filter((each) => each.identity === identity && Math.abs(each.at - at) <= dead.afterMs)
    .length;

/**
 * Clicks with a successful request but no visible response: dead if the same control visibly responds to other visitors.
 * Also clicks whose response was outside the visible area, if the visitor clicked again.
 */
export const quietClicks: Detector = (timeline) =>
  timeline.clicks.flatMap((click) => {
    if (!expectsResponse(timeline, click) || click.missed) return [];
    const outcome = outcomeOf(timeline, click);
    if (typeof outcome === 'string' || !outcome.quiet) return [];
    if (outcome.unseen && clicksAround(timeline, click) < 2) return [];
    return [
      {
        kind: 'dead-click',
        ...whereClicked(timeline, click),
        count: 1,
        ...controlTraits(click),
        ...(outcome.unseen && { unseen: true }),
        ...(sendsEntry(timeline, click) && { entered: true }),
      },
    ];
  });

/** Whether the visitor clicked a text field, typed into it, and then clicked this control, which saves something. */
function sendsEntry(timeline: Timeline, click: ClickMoment): boolean {
  const { fields, reactions } = timeline;
  const before = fieldClickedBefore(timeline, click);
  if (!before) return false;
  const isEntered = fields.some(
    (field) =>
      isFilledIn(field) &&
      field.isTyped &&
      !field.search &&
      isBetween(enteredAtOf(field), before, click),
  );
  const until = { at: click.at + dead.requestMs };
  return isEntered && reactions.some(({ at, saves }) => saves && isBetween(at, click, until));
}
const isBetween = (at: number, from: { readonly at: number }, to: { readonly at: number }) =>
  at >= from.at && at <= to.at;

interface DeadOrSlowClick {
  readonly click: ClickMoment;
  readonly slow: boolean;
}

/** Every dead or slow click, for the heatmap. */
export const deadOrSlowClicks = (timeline: Timeline): readonly DeadOrSlowClick[] =>
  timeline.clicks.flatMap((click): DeadOrSlowClick[] => {
    if (!expectsResponse(timeline, click)) return [];
    const outcome = outcomeOf(timeline, click);
    if (outcome === 'none')
      return repeatsRejection(timeline, click) ? [] : [{ click, slow: false }];
    if (typeof outcome === 'string' || outcome.quiet) return [];
    const isSlow = outcome.afterMs > dead.slowMs && !isPointerLeaving(timeline, click, outcome);
    return isSlow ? [{ click, slow: true }] : [];
  });
