import { nodesAt } from '../events/page-nodes.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import type { NodeProperty } from './changed-properties.ts';
import { changedBy } from './property-changes.ts';

/** Attributes that forms and buttons get while the page waits for its server. */
const BUSY_ATTRIBUTES = new Set(['disabled', 'aria-disabled', 'aria-busy'].map(hashOf));
export const isBusyAttribute = ({ name }: NodeProperty): boolean => BUSY_ATTRIBUTES.has(name);

/**
 * Whether a mutation only sets or removes busy attributes that are both set and removed before the next click and
 * within the wait. Frameworks do this around every request, so it shows that a request was sent, not its result.
 */
export function isTemporaryBusyState(
  timeline: Timeline,
  row: number,
  click: ClickMoment,
  to: number,
): boolean {
  if (timeline.mutations.at(row, 4) > 0) return false;
  const changes = changedBy(timeline, row);
  if (changes.length === 0 || !changes.every(isBusyAttribute)) return false;
  const next = timeline.clicks.find(({ at }) => at > click.at);
  const allChanges = changesBetween(timeline, click.at, Math.min(to, next?.at ?? to));
  return changes.every(
    (change) => allChanges.filter((each) => isSameProperty(each, change)).length === 2,
  );
}

/**
 * Whether a mutation only made the clicked control busy, or ready again. If the request of the click failed, this is no
 * result, whether the control stays busy or not.
 */
export function isBusyControl(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const changes = changedBy(timeline, row);
  return (
    changes.some(isBusyAttribute) && changes.every(({ node }) => nodes?.isInside(node, click.node))
  );
}

const isSameProperty = (one: NodeProperty, other: NodeProperty) =>
  one.node === other.node && one.name === other.name;

function changesBetween(timeline: Timeline, from: number, to: number): NodeProperty[] {
  const { mutations } = timeline;
  const changes: NodeProperty[] = [];
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) > to) break;
    changes.push(...changedBy(timeline, row));
  }
  return changes;
}
