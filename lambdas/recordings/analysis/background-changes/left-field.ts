import { pressOf } from '../clicks/presses/press-time.ts';
import { BLUR } from '../events/columns.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { CLASS, type NodeProperty, STYLE, VALIDITY } from '../page/changed-properties.ts';
import { nodesAt } from '../page/nodes-at.ts';

/** Marks are set this many levels above a field at most. */
const LEVELS = 6;
const LOOKS = new Set([CLASS, VALIDITY, STYLE]);

/**
 * Whether a change before the click only shows that the press took the focus from a field. Form libraries mark the
 * field and its surroundings as focused and, from then on, as visited, and the field as valid. Elements that also
 * contain the clicked control do not count, because the control may have changed them. Nor do styles that may show a
 * message beside the field.
 */
export function isMarkOfLeftField(
  timeline: Timeline,
  { node, name, isColor }: NodeProperty,
  at: number,
  click: ClickMoment,
): boolean {
  if (!LOOKS.has(name) || at > click.at || click.node <= 0) return false;
  let around = leftFieldOf(timeline, click);
  if (name === STYLE && !isColor && node !== around) return false;
  const nodes = around && nodesAt(timeline, click.at);
  if (!nodes) return false;
  for (let level = 0; around && level <= LEVELS; level += 1, around = nodes.parentOf(around)) {
    if (nodes.isInside(click.node, around)) return false;
    if (nodes.isInside(node, around)) return true;
  }
  return false;
}

/** The element from which the press of a click took the focus. */
function leftFieldOf(timeline: Timeline, click: ClickMoment): number | undefined {
  const { blurs } = timeline;
  const row = blurs.firstFrom(pressOf(timeline, click));
  if (row < blurs.length && blurs.timeOf(row) <= click.at) return blurs.cell(row, BLUR.node);
  const before = fieldClickedBefore(timeline, click);
  // Within a shadow root, no event reports that a field loses the focus.
  return before && blurs.firstTime(before.at, click.at) === undefined ? before.node : undefined;
}

/** The click before this one, if it was into a text field. */
export function fieldClickedBefore(
  { clicks }: Timeline,
  { at, order }: ClickMoment,
): ClickMoment | undefined {
  const before = lastUntil(clicks, { at, order: order - 1 });
  return before?.editable ? before : undefined;
}
