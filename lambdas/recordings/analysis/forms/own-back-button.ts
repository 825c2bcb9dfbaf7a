/** The Back button of a form of several pages that has no form element, so that no submit is recorded. */

import { withoutPositions } from '../element.ts';
import { enteredAtOf, isFilledIn } from '../events/field-moment.ts';
import {
  type ClickMoment,
  type FieldMoment,
  lastUntil,
  type PageMoment,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';
import { placeOf } from '../page/node-place.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { isButton } from './form-buttons.ts';
import { isNavigation } from './form-steps.ts';

/**
 * Whether a button led from one step to the next, and a button in the same place led back. Either the form was filled
 * in on one of the steps, or the first step was filled in and the visitor then corrected something.
 */
export function isOwnBackButton(
  timeline: Timeline,
  [from, there, back, next]: readonly [PageMoment, PageMoment, PageMoment, PageMoment | undefined],
): boolean {
  const forward = stepButton(timeline, from, there);
  const backward = stepButton(timeline, there, back);
  if (!forward || !backward) return false;
  const steps = [from.page, there.page];
  return isSameRow(timeline, forward, backward)
    ? timeline.fields.some((field) => {
        const at = enteredAtOf(field);
        const isStep = at <= back.at && steps.includes(pageAt(timeline, at)?.page ?? '');
        return isStep && isOfForm(field);
      })
    : isFilledBetween(timeline, from.at, there.at) &&
        isFilledBetween(timeline, back.at, next?.at ?? Infinity);
}

/** The button outside the navigation that led from one page to another. */
function stepButton({ clicks }: Timeline, from: PageMoment, to: PageMoment) {
  const click = lastUntil(clicks, to.at);
  const isOfStep = click && click.at >= from.at && isButton(click) && !isNavigation(click);
  return isOfStep ? click : undefined;
}

const isOfForm = (field: FieldMoment): boolean => isFilledIn(field) && !field.search;
const isFilledBetween = ({ fields }: Timeline, since: number, until: number): boolean =>
  fields.some((field) => {
    const enteredAt = enteredAtOf(field);
    return isOfForm(field) && enteredAt >= since && enteredAt <= until;
  });

const rowOf = ({ element }: ClickMoment): string =>
  withoutPositions(element.selector.slice(0, Math.max(0, element.selector.lastIndexOf(' > '))));
/** A number for the place of the element around a control. */
const placeAround = (timeline: Timeline, { node, at }: ClickMoment): number => {
  const nodes = nodesAt(timeline, at);
  return nodes ? placeOf(nodes, nodes.parentOf(node) ?? 0) : 0;
};
/** Whether two controls are in the same place, by their selectors or, if these are ids, by the classes around them. */
function isSameRow(timeline: Timeline, one: ClickMoment, other: ClickMoment): boolean {
  if (rowOf(one) !== '' && rowOf(one) === rowOf(other)) return true;
  const place = placeAround(timeline, one);
  return place !== 0 && place === placeAround(timeline, other);
}
