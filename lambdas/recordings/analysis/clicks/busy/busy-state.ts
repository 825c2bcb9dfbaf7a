import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import {
  CHILDREN,
  CLASS,
  type NodeProperty,
  REQUESTING,
  STYLE,
  TEXT,
} from '../../page/changed-properties.ts';
import { changedBy, changesNodes } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { Wait } from '../click-moment.ts';

/** Attributes of what a page loads again; Turbo and Symfony's live components set `busy`. */
const BUSY_REGION = new Set(['aria-busy', 'busy'].map(hashOf));
/** Attributes that forms and buttons get while the page waits for its server. */
const BUSY_ATTRIBUTES = new Set([
  ...BUSY_REGION,
  ...['disabled', 'aria-disabled', 'inert'].map(hashOf),
  REQUESTING,
]);
export const isBusyAttribute = ({ name }: NodeProperty): boolean => BUSY_ATTRIBUTES.has(name);

/**
 * Whether a mutation only sets or removes busy attributes, which is all that a request without a response shows. The
 * class of the clicked control may change as well, because links and some buttons are disabled by a class.
 */
export function isOnlyBusy(timeline: Timeline, row: number, clicked?: number): boolean {
  if (changesNodes(timeline, row)) return false;
  const changes = changedBy(timeline, row);
  const isOwnClass = ({ node, name }: NodeProperty) => name === CLASS && node === clicked;
  return (
    changes.some(isBusyAttribute) &&
    changes.every((each) => isBusyAttribute(each) || isOwnClass(each))
  );
}

/** Whether a mutation only marks what sent a request, as htmx does before each one. */
export const isOnlyRequesting = (timeline: Timeline, row: number): boolean =>
  !changesNodes(timeline, row) &&
  changedBy(timeline, row).length > 0 &&
  changedBy(timeline, row).every(({ name }) => name === REQUESTING);

/** Whether a mutation only marks a part of the page as busy, and shows a loader in it by attributes. */
export function isOnlyBusyRegion(timeline: Timeline, row: number, { at }: ClickMoment): boolean {
  const changes = changedBy(timeline, row);
  const regions = changes.filter(({ name }) => BUSY_REGION.has(name)).map(({ node }) => node);
  const isInRegion = ({ node, name }: NodeProperty) =>
    name !== TEXT && regions.some((region) => nodesAt(timeline, at)?.isInside(node, region));
  return (
    !changesNodes(timeline, row) && regions.length > 0 && changes.every((each) => isInRegion(each))
  );
}

/**
 * Whether a mutation only sets or removes busy attributes that are both set and removed before the next click and
 * within the wait. Frameworks do this around every request, so it shows that a request was sent, not its result.
 */
export function isTemporaryBusyState(
  timeline: Timeline,
  row: number,
  { click, to }: Wait,
): boolean {
  if (!isOnlyBusy(timeline, row)) return false;
  const changes = changedBy(timeline, row);
  const next = timeline.clicks.find(({ at }) => at > click.at);
  const allChanges = changesBetween(timeline, click.at, Math.min(to, next?.at ?? to));
  return changes.every(
    (change) => allChanges.filter((each) => isSameProperty(each, change)).length === 2,
  );
}

/**
 * Whether a mutation only disables buttons, or marks what contains the clicked one, such as its form, as sent: no node or
 * text, no class or style.
 */
export function isMarkedAsSent(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const changes = changedBy(timeline, row);
  return (
    changes.length > 0 &&
    changes.every(
      (each) =>
        isBusyAttribute(each) ||
        OF_FORMS.has(each.name) ||
        (!VISIBLE.has(each.name) && nodes?.isInside(click.node, each.node) === true),
    )
  );
}
/** Attributes of forms and fields that no visitor sees. */
const OF_FORMS = new Set(['autocomplete', 'action', 'method', 'target', 'enctype'].map(hashOf));
const VISIBLE = new Set([CHILDREN, TEXT, CLASS, STYLE]);

/** Whether a mutation only marks what contains the clicked button as sent, and disables nothing: visitors see no change. */
export const isHiddenMark = (timeline: Timeline, row: number, click: ClickMoment): boolean =>
  isMarkedAsSent(timeline, row, click) && !changedBy(timeline, row).some(isBusyAttribute);

/** Whether all that a page did after a click was to disable buttons. */
export function isOnlyDisabled(timeline: Timeline, click: ClickMoment, to: number): boolean {
  const { mutations, reactions, changes } = timeline;
  let isDisabled = false;
  for (const row of mutations.rowsBetween(click.at, to)) {
    if (!isMarkedAsSent(timeline, row, click)) return false;
    isDisabled ||= changedBy(timeline, row).some(isBusyAttribute);
  }
  return (
    isDisabled &&
    changes.firstTime(click.at + 1, to) === undefined &&
    !reactions.some(({ kind, at }) => kind !== 'focus' && at >= click.at && at <= to)
  );
}

const isSameProperty = (one: NodeProperty, other: NodeProperty) =>
  one.node === other.node && one.name === other.name;

const changesBetween = (timeline: Timeline, from: number, to: number): NodeProperty[] =>
  [...timeline.mutations.rowsBetween(from, to)].flatMap((row) => changedBy(timeline, row));
