import { pressOf } from '../clicks/presses/press-time.ts';
import { BLUR } from '../events/columns.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { CLASS, type NodeProperty, VALIDITY } from '../page/changed-properties.ts';
import { nodesAt } from '../page/nodes-at.ts';

/** Marks are set this many levels above a field at most. */
const LEVELS = 6;

/**
 * Whether a change before the click only shows that the press took the focus from a field. Form libraries mark the
 * field and its surroundings as focused and, from then on, as visited, and the field as valid. Elements that also
 * contain the clicked control do not count, because the control may have changed them.
 */
export function isMarkOfLeftField(
  timeline: Timeline,
  { node, name }: NodeProperty,
  at: number,
  click: ClickMoment,
): boolean {
  const { blurs } = timeline;
  if ((name !== CLASS && name !== VALIDITY) || at > click.at || click.node <= 0) return false;
  const row = blurs.firstFrom(pressOf(timeline, click));
  if (row >= blurs.length || blurs.timeOf(row) > click.at) return false;
  const nodes = nodesAt(timeline, click.at);
  let around: number | undefined = blurs.cell(row, BLUR.node);
  for (let level = 0; around && level <= LEVELS; level += 1, around = nodes?.parentOf(around)) {
    if (nodes?.isInside(click.node, around)) return false;
    if (nodes?.isInside(node, around)) return true;
  }
  return false;
}
