import { perClick } from '../../events/per-timeline.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../../events/timeline.ts';
import { classBefore } from '../../page/change-times.ts';
import { type NodeProperty, TEXT } from '../../page/changed-properties.ts';
import { addsText, changedBy } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { PageNodes } from '../../page/page-nodes.ts';
import { sendsRequest } from '../click-requests.ts';
import { type ControlChanges, changesIn } from '../control-changes.ts';
import {
  type ClassChange,
  isReleasedEachTime,
  isSetWhilePressed,
  isStyledWhilePressed,
  pressesAround,
} from './press-release.ts';
import { nextClick, pressOf } from './press-time.ts';
import { slowRipplesOf } from './slow-ripples.ts';
import { isUndone } from './undone-presses.ts';

/** A change this soon after a press may be the page's response, recorded with the next set of changes. */
const RESPONSE_MS = 250;
/** Class names of a control with visual feedback: released and pressed. A third one is a change of state. */
const FEEDBACK_CLASS_NAMES = 2;

/** The nodes of a control whose changes around a series of presses are only visual feedback. */
type Feedback = ReadonlySet<number>;
const NONE: Feedback = new Set();

/** Changed text is always the page's response. */
export const canBeFeedback = ({ name }: NodeProperty): boolean => name !== TEXT;

/**
 * Nodes of the clicked control whose changes are only visual feedback, such as a ripple or a loading state that ends
 * without a request or a result: class names and busy attributes that are restored within a second, attributes that it
 * has only while pressed, and nodes without text that are removed again. Buttons of some libraries show it even if they
 * do nothing. Quick presses are evaluated together, because the feedback of one ends during the next.
 */
export const feedbackOf = perClick((timeline, click): Feedback => {
  const short = click.node > 0 ? findFeedback(timeline, click) : NONE;
  return short.size > 0 ? short : slowRipplesOf(timeline, click);
});

/**
 * Whether a mutation is only visual feedback of a later click, such as the pressed look of the control that the visitor
 * tries next: it is no response to an earlier click.
 */
export function isFeedbackOfLaterClick(
  timeline: Timeline,
  row: number,
  click: ClickMoment,
): boolean {
  const { clicks, mutations } = timeline;
  const at = mutations.timeOf(row);
  const later = lastUntil(clicks, at) ?? click;
  const changed = changedBy(timeline, row);
  const isFeedbackOf = (each: ClickMoment | undefined) =>
    each !== undefined &&
    each.at > click.at &&
    at >= pressOf(timeline, each) &&
    changed.every(
      (change) =>
        (canBeFeedback(change) && feedbackOf(timeline, each).has(change.node)) ||
        isUndone(timeline, change, at, each),
    );
  return (
    changed.length > 0 &&
    !addsText(timeline, row) &&
    (isFeedbackOf(later) || isFeedbackOf(nextClick(timeline, later)))
  );
}

function findFeedback(timeline: Timeline, click: ClickMoment): Feedback {
  const presses = pressesAround(timeline, click);
  const nodes = nodesAt(timeline, click.at);
  const changes = nodes && changesIn(timeline, click, presses, nodes);
  if (!changes || changes.nodes.size === 0) return NONE;
  const wasBusy = changes.busyChanges.size > 0;
  if (wasBusy && (isStillBusy(changes) || sendsRequest(timeline, click))) return NONE;
  if (leavesNodes(changes, nodes)) return NONE;
  const styles = [...changes.styleChanges.values()];
  if (!styles.every((each) => isStyledWhilePressed(each, presses.all))) return NONE;
  const attributes = [...changes.attributeChanges.values()];
  if (!attributes.every((each) => isSetWhilePressed(each, presses.all))) return NONE;
  const classNames = [...changes.classChanges].map(([node, names]) => ({
    names,
    before: classBefore(timeline, nodes, node, presses.first),
  }));
  const isReleased =
    classNames.length > 0 &&
    classNames.every(({ names, before }) => isReleasedEachTime(names, presses.all, before));
  const isLate = changes.lastAt - presses.last > RESPONSE_MS;
  const isHeld = styles.length > 0 || attributes.length > 0;
  if (!wasBusy && !isReleased && !isLate && !isHeld) return NONE;
  return classNames.every(isRestored) ? changes.nodes : NONE;
}

const isStillBusy = ({ busyChanges }: ControlChanges): boolean =>
  [...busyChanges.values()].some((count) => count % 2 !== 0);

const isRestored = ({ names, before }: { names: readonly ClassChange[]; before: number }) =>
  names.at(-1)?.className === before &&
  new Set([before, ...names.map(({ className }) => className)]).size <= FEEDBACK_CLASS_NAMES;

/** Whether nodes of the control that the presses added or removed were not restored. */
const leavesNodes = (changes: ControlChanges, nodes: PageNodes): boolean =>
  [...changes.balance].some(([node, sum]) =>
    sum > 0 ? !isRippleContainer(nodes, changes.balance, node) : sum < 0 && !changes.isNew(node),
  );

/** Whether this node is a container of ripples: the first press added it and it stays, but its content was removed. */
const isRippleContainer = (
  nodes: PageNodes,
  balance: ReadonlyMap<number, number>,
  holder: number,
) =>
  [...balance].some(([node, sum]) => node !== holder && sum === 0 && nodes.isInside(node, holder));
