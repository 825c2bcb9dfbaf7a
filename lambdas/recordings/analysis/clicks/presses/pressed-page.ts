import { signalRules } from '../../../../contract/signal-rules.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../../events/timeline.ts';
import { classBefore } from '../../page/change-times.ts';
import { CLASS, type NodeProperty } from '../../page/changed-properties.ts';
import { changedBy } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import { type ClassChange, isReleasedEachTime } from './press-release.ts';
import { nextClick, nextPress, pressOf } from './press-time.ts';

const { feedbackMs } = signalRules.dead;

/**
 * Whether a change only marks what contains the clicked node, such as the body, while it is pressed: libraries keep a long
 * press from selecting text, or wait for a drag.
 */
export function isMarkOfPress(
  timeline: Timeline,
  { node, name }: NodeProperty,
  at: number,
): boolean {
  if (name !== CLASS) return false;
  const click = clickPressedAt(timeline, at);
  const nodes = click && nodesAt(timeline, click.at);
  if (!nodes || node === click.node || !nodes.isInside(click.node, node)) return false;
  const press = { at: pressOf(timeline, click), clickAt: click.at };
  const end = Math.min(click.at + feedbackMs, nextPress(timeline, click) ?? Infinity);
  const before = classBefore(timeline, nodes, node, press.at);
  return isReleasedEachTime(classesOf(timeline, node, press.at, end), [press], before);
}

/** The click that was pressed at this time, or else the last one. */
function clickPressedAt(timeline: Timeline, at: number): ClickMoment | undefined {
  const next = nextClick(timeline, { at, order: Infinity });
  return next && pressOf(timeline, next) <= at ? next : lastUntil(timeline.clicks, at);
}

function classesOf(timeline: Timeline, node: number, from: number, end: number): ClassChange[] {
  const names: ClassChange[] = [];
  for (const row of timeline.mutations.rowsBefore(from, end))
    for (const { node: changed, name, className } of changedBy(timeline, row))
      if (changed === node && name === CLASS)
        names.push({ at: timeline.mutations.timeOf(row), className });
  return names;
}
