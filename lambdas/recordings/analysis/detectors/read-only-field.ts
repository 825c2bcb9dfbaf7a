import { isCancelLabel } from '../../../contract/rules/words/cancel-labels.ts';
import { signalRules } from '../../../contract/signal-rules.ts';
import { isUnanswered, visibleResponseAt } from '../clicks/click-outcome.ts';
import { enteredAtOf, isFilledIn } from '../events/field-moment.ts';
import { type ClickMoment, pageAt, type Timeline } from '../events/timeline.ts';
import { READ_ONLY } from '../page/element-traits.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { type Detector, whereClicked } from './finding.ts';

const { dead } = signalRules;
/** Someone may click the field of a calendar again that is open already, but not so often. */
const IGNORED_CLICKS = 3;
/** Clicks this close together may select the text of the field, such as a link to share: two its word, three all of it. */
const SELECTING_CLICKS = 3;
const SELECTING_MS = 500;

/**
 * A field that its visitor cannot type into, because a calendar or a list fills it in, and that ignores clicks: what it
 * opens is missing or behind something else. Clicks on other fields have no visible response.
 */
export const readOnlyFields: Detector = (timeline) =>
  rowsOfClicks(timeline).flatMap((clicks) => {
    const ignored = withoutSelecting(clicks).filter((click) => isUnanswered(timeline, click));
    const [first] = ignored;
    const last = clicks.at(-1);
    if (!first || !last || ignored.length < IGNORED_CLICKS) return [];
    if (!isUnanswered(timeline, last)) return [];
    if (goesOn(timeline, last)) return [];
    const where = whereClicked(timeline, first);
    return [{ kind: 'dead-click', ...where, until: last.at, count: ignored.length }];
  });

/** Clicks on one such field, without another click between. */
function rowsOfClicks(timeline: Timeline): ClickMoment[][] {
  const rows: ClickMoment[][] = [];
  let before: ClickMoment | undefined;
  for (const click of timeline.clicks) {
    const isNext =
      before?.node === click.node &&
      click.at - before.at <= dead.afterMs &&
      pageAt(timeline, before) === pageAt(timeline, click);
    if (isNext) rows.at(-1)?.push(click);
    else rows.push([click]);
    before = click;
  }
  return rows.filter(([click]) => click && isReadOnly(timeline, click));
}

/** A double or triple click counts as one. */
function withoutSelecting(clicks: readonly ClickMoment[]): ClickMoment[] {
  let quick = 0;
  return clicks.filter(({ at }, index) => {
    const before = clicks[index - 1];
    quick = before && at - before.at <= SELECTING_MS ? quick + 1 : 0;
    return quick === 0 || quick >= SELECTING_CLICKS;
  });
}

const isReadOnly = (timeline: Timeline, { editable, at, node }: ClickMoment): boolean =>
  editable && nodesAt(timeline, at)?.isWithin(node, READ_ONLY) === true;

/** Whether the visitor went on on the page: chose something, or filled in another field. */
function goesOn(timeline: Timeline, last: ClickMoment): boolean {
  const page = pageAt(timeline, last);
  const isLater = (at: number) => at > last.at && pageAt(timeline, at) === page;
  const next = timeline.clicks.find(({ at }) => isLater(at));
  return (
    (next !== undefined &&
      !isCancelLabel(next.element.label) &&
      visibleResponseAt(timeline, next) !== undefined) ||
    timeline.fields.some((field) => isFilledIn(field) && isLater(enteredAtOf(field)))
  );
}
