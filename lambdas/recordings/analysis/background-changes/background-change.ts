import { signalRules } from '../../../contract/signal-rules.ts';
import type { Wait } from '../clicks/click-moment.ts';
import { isPointerState } from '../clicks/presses/pointer-state.ts';
import { canBeFeedback, feedbackOf } from '../clicks/presses/press-feedback.ts';
import { isMarkOfPress } from '../clicks/presses/pressed-page.ts';
import { isUndone } from '../clicks/presses/undone-presses.ts';
import { MUTATION } from '../events/columns.ts';
import type { Rows } from '../events/rows.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import type { NodeProperty } from '../page/changed-properties.ts';
import { addsText, changedBy } from '../page/mutations.ts';
import { isOnPageBehind } from '../pages-behind.ts';
import { isMarkOfSentField } from './checked-fields.ts';
import { isMarkOfClosedMenu } from './closed-menus.ts';
import { isMarkOfLeftField } from './left-field.ts';
import { isPageTimer } from './page-timers.ts';
import { contextOf, isStepOfCycle, isTick } from './periodic-changes.ts';
import { changesOnlyWithScrolls, isDuringScroll } from './scroll-linked.ts';

const { restlessChanges, restlessMs } = signalRules.dead;

/** Whether a table had so many changes just before a click that its later changes are no response. */
export function isConstantlyChanging(rows: Rows, clickAt: number): boolean {
  const from = rows.firstFrom(clickAt - restlessMs);
  return rows.firstFrom(clickAt) - from >= restlessChanges;
}

/**
 * Whether a mutation changes only properties that say nothing about a click, or every countdown would be a response to
 * a dead button.
 */
export function isBackgroundChange(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const { mutations } = timeline;
  const hasProperties = mutations.cell(row, MUTATION.propertiesLength) > 0;
  return hasProperties && responsesAmong(timeline, row, click).next().done === true;
}

/** The properties that a mutation changed, without those that say nothing about a click. */
export function* responsesAmong(
  timeline: Timeline,
  row: number,
  click: ClickMoment,
): Generator<NodeProperty> {
  const changed = changedBy(timeline, row);
  const at = timeline.mutations.timeOf(row);
  const isTextless = !addsText(
    timeline,
    row,
    (parent) => !isOnPageBehind(timeline, parent, at, click),
  );
  const isScrolling = isDuringScroll(timeline, at);
  for (const property of changed) {
    const isBackground =
      // The cheapest questions first: some pages change hundreds of times between a click and its response.
      isPointerState(property) ||
      isOnPageBehind(timeline, property.node, at, click) ||
      (isScrolling && changesOnlyWithScrolls(timeline, property, click.at)) ||
      isMark(timeline, property, at, click) ||
      isUndone(timeline, property, at, click) ||
      isPeriodic(timeline, property, at, click, changed) ||
      (isTextless && canBeFeedback(property) && feedbackOf(timeline, click).has(property.node));
    if (!isBackground) yield property;
  }
}

/** Whether a change marks the field that the press left, the pressed page, a checked field, or a menu that stays closed. */
const isMark = (
  timeline: Timeline,
  property: NodeProperty,
  at: number,
  click: ClickMoment,
): boolean =>
  isMarkOfLeftField(timeline, property, at, click) ||
  isMarkOfPress(timeline, property, at) ||
  isMarkOfSentField(timeline, property, at, click) ||
  isMarkOfClosedMenu(timeline, property, at, click);

/**
 * Whether a change comes from a clock, a countdown, a script animation or a timer: it follows four untriggered changes
 * in the three seconds before the click, continues a rhythm across it, is a step that is due, or happens on other pages
 * too. Triggered changes are left out, or the number of a stepper would pass for a clock.
 */
function isPeriodic(
  timeline: Timeline,
  property: NodeProperty,
  at: number,
  click: ClickMoment,
  changedTogether: readonly NodeProperty[],
): boolean {
  const context = contextOf(timeline, click.at);
  return (
    isTick(context, property, at) ||
    isStepOfCycle(context, property, at, changedTogether) ||
    isPageTimer(timeline, property, at, click.at)
  );
}

/** Whether all changes in this time happen by themselves, such as those of a clock that is out of sight. */
export function areAllBackground(timeline: Timeline, { click, from, to }: Wait): boolean {
  const rows = [...timeline.mutations.rowsBetween(from, to)];
  return rows.length > 0 && rows.every((row) => isBackgroundChange(timeline, row, click));
}
