import { signalRules } from '../../../../contract/signal-rules.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../../events/timeline.ts';
import { classBefore } from '../../page/change-times.ts';
import { CHILDREN, CLASS, type NodeProperty, STYLE, TEXT } from '../../page/changed-properties.ts';
import { changedBy } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import {
  type AttributeChange,
  type ClassChange,
  isReleasedEachTime,
  isSetWhilePressed,
  isStyledWhilePressed,
} from './press-release.ts';
import { nextClick, nextPress, pressOf } from './press-time.ts';

const { feedbackMs } = signalRules.dead;

/**
 * Whether a change only marks what contains the clicked node, such as the body, while it is pressed: libraries keep a long
 * press from selecting text, or wait for a drag.
 */
export function isMarkOfPress(timeline: Timeline, property: NodeProperty, at: number): boolean {
  const { node, name } = property;
  if (name === TEXT || name === CHILDREN) return false;
  const click = clickPressedAt(timeline, at);
  const nodes = click && nodesAt(timeline, click.at);
  if (!nodes || node === click.node || !nodes.isInside(click.node, node)) return false;
  const press = { at: pressOf(timeline, click), clickAt: click.at };
  const end = Math.min(click.at + feedbackMs, nextPress(timeline, click) ?? Infinity);
  const changes = changesBefore(timeline, property, press.at, end);
  if (name === STYLE) return isStyledWhilePressed(changes, [press]);
  if (name !== CLASS) return isSetWhilePressed(changes, [press]);
  return isReleasedEachTime(changes, [press], classBefore(timeline, nodes, node, press.at));
}

/** The click that was pressed at this time, or else the last one. */
function clickPressedAt(timeline: Timeline, at: number): ClickMoment | undefined {
  const next = nextClick(timeline, { at, order: Infinity });
  return next && pressOf(timeline, next) <= at ? next : lastUntil(timeline.clicks, at);
}

function changesBefore(
  timeline: Timeline,
  { node, name }: NodeProperty,
  from: number,
  end: number,
): (ClassChange & AttributeChange)[] {
  const { mutations } = timeline;
  return [...mutations.rowsBefore(from, end)].flatMap((row) =>
    changedBy(timeline, row)
      .filter((each) => each.node === node && each.name === name)
      .map(({ className, isRemoved = false }) => ({
        at: mutations.timeOf(row),
        className,
        isRemoved,
      })),
  );
}
