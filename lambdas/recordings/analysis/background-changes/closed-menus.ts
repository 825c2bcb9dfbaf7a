import { type ClickMoment, documentAt, type Timeline } from '../events/timeline.ts';
import { changesOf } from '../page/change-times.ts';
import { EXPANDED, EXPANSION, type NodeProperty } from '../page/changed-properties.ts';
import { nodesAt } from '../page/nodes-at.ts';

/**
 * Whether a change only marks a menu as closed that was not open: libraries close all menus on a click outside them. A
 * control that contains the clicked node may have been open since the page loaded.
 */
export function isMarkOfClosedMenu(
  timeline: Timeline,
  { node, name }: NodeProperty,
  at: number,
  click: ClickMoment,
): boolean {
  if (name !== EXPANSION || nodesAt(timeline, click.at)?.isInside(click.node, node) !== false)
    return false;
  const from = documentAt(timeline, at)?.at ?? 0;
  return changesOf(timeline, { node, name: EXPANDED }, from, at).length === 0;
}
